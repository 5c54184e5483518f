; The installer: makensis -DVERSION=0.1.0 -DBINARY=weather-gage.exe -DICON=weather-gage.ico -DOUT=weather-gage-setup.exe installer.nsi
; For whoever is logged in, without the rights of an administrator. Battles and settings stay when it is removed.
Unicode true
!include MUI2.nsh

!define NAME "Weather Gage"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\weather-gage"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\weather-gage.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"

Section
    SetOutPath "$INSTDIR"
    File "/oname=weather-gage.exe" "${BINARY}"
    File "/oname=weather-gage.ico" "${ICON}"
    File "..\..\LICENSE-MIT"
    File "..\..\LICENSE-APACHE"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\weather-gage.exe" "" "$INSTDIR\weather-gage.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\weather-gage.ico"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    Delete "$INSTDIR\weather-gage.exe"
    Delete "$INSTDIR\weather-gage.ico"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "${KEY}"
SectionEnd
