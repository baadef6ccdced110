# What `cmake --install` puts where, and the Debian package that CPack makes of it.
include(CMakePackageConfigHelpers)

install(TARGETS charsleuth_core EXPORT charsleuth
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/charsleuth)
install(EXPORT charsleuth NAMESPACE charsleuth:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charsleuth)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/charsleuth-config.cmake.in
    ${CMAKE_BINARY_DIR}/charsleuth-config.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charsleuth)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/charsleuth-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/charsleuth-config.cmake ${CMAKE_BINARY_DIR}/charsleuth-config-version.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/charsleuth)

if(TARGET charsleuth-viewer)
    install(TARGETS charsleuth-viewer RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES ${CMAKE_CURRENT_LIST_DIR}/desktop/charsleuth.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(PROGRAMS ${CMAKE_CURRENT_LIST_DIR}/desktop/servicemenu.desktop # in a home folder only what may be run is trusted
        DESTINATION ${CMAKE_INSTALL_DATADIR}/kio/servicemenus RENAME charsleuth.desktop)
    install(FILES ${CMAKE_CURRENT_LIST_DIR}/desktop/nautilus.py
        DESTINATION ${CMAKE_INSTALL_DATADIR}/nautilus-python/extensions RENAME charsleuth.py)
    install(FILES ${CMAKE_CURRENT_LIST_DIR}/icons/charsleuth.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    install(DIRECTORY ${CMAKE_CURRENT_LIST_DIR}/samples/files/ DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth/samples)
endif()

if(TARGET charsleuth_c)
    install(TARGETS charsleuth_c EXPORT charsleuth
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    file(RELATIVE_PATH CHARSLEUTH_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /) # from the file to the prefix
    configure_file(plugin/c/charsleuth.pc.in charsleuth.pc @ONLY)
    install(FILES ${CMAKE_BINARY_DIR}/charsleuth.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
if(TARGET charsleuth_uchardet)
    # Not where the loader looks by itself: the system's own libuchardet stays what it is.
    install(TARGETS charsleuth_uchardet LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/charsleuth/uchardet NAMELINK_SKIP)
endif()
if(CHARSLEUTH_BUILD_PLUGINS)
    install(FILES plugin/shell/gitconfig DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth)
    install(PROGRAMS plugin/shell/lessopen plugin/shell/pre-commit plugin/shell/rg-pre
        DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth)
    install(FILES ${CMAKE_BINARY_DIR}/charsleuth.vsix DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth)
    install(FILES plugin/emacs/charsleuth.el DESTINATION ${CMAKE_INSTALL_DATADIR}/emacs/site-lisp)
    foreach(packages vim/vimfiles nvim/site)
        install(DIRECTORY plugin/vim/plugin plugin/vim/autoload plugin/vim/doc plugin/vim/lua
            DESTINATION ${CMAKE_INSTALL_DATADIR}/${packages}/pack/charsleuth/start/charsleuth)
    endforeach()
endif()

add_custom_target(uninstall COMMENT "Removing what was installed"
    COMMAND ${CMAKE_COMMAND} -DMANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt
        -P ${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME charsleuth)
set(CPACK_PACKAGE_CONTACT "The Charsleuth authors <charsleuth@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Finds out which character encoding a mystery file is in")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite) # a plugin, which no program links
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-cjk, qt6-translations-l10n")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)
include(CPack)
