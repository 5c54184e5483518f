a-b = C
