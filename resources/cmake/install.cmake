# What `cmake --install` puts where, by component: a component is a Debian package (packages.cmake).
include(CMakePackageConfigHelpers)

set(resources ${PROJECT_SOURCE_DIR}/resources)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/charsleuth)
if(CMAKE_INSTALL_PREFIX STREQUAL /usr) # as Debian has it
    set(zsh_completions vendor-completions)
    set(service_menus FILES)
else()
    set(zsh_completions site-functions)
    set(service_menus PROGRAMS) # in a home folder KDE trusts only what may be run
endif()

if(TARGET charsleuth)
    install(TARGETS charsleuth RUNTIME COMPONENT cli)
    install(FILES ${resources}/completions/charsleuth.bash RENAME charsleuth
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT cli)
    install(FILES ${resources}/completions/_charsleuth DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${zsh_completions} COMPONENT cli)
    install(FILES ${resources}/completions/charsleuth.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT cli)
    install(FILES ${resources}/completions/charsleuth.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli)
endif()

if(TARGET charsleuth-viewer)
    install(TARGETS charsleuth-viewer RUNTIME COMPONENT viewer)
    install(FILES ${resources}/completions/charsleuth-viewer.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT viewer)
    install(FILES ${resources}/desktop/charsleuth.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT viewer)
    install(FILES ${resources}/desktop/charsleuth.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT viewer)
    install(${service_menus} ${resources}/desktop/servicemenu.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/kio/servicemenus RENAME charsleuth.desktop COMPONENT viewer)
    install(FILES ${resources}/desktop/nautilus.py
        DESTINATION ${CMAKE_INSTALL_DATADIR}/nautilus-python/extensions RENAME charsleuth.py COMPONENT viewer)
    install(FILES ${resources}/icons/charsleuth.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT viewer)
    install(DIRECTORY ${resources}/samples/files/ DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth/samples COMPONENT viewer)
endif()

# charsleuth::core for C++ programs: headers and the shared library, which has all that the headers name. The archive is
# as large as everything else together, and its user would have to know the libraries that it leans on.
set(core charsleuth_core)
if(CHARSLEUTH_ONE_LIBRARY AND TARGET charsleuth_c)
    add_library(charsleuth_core_headers INTERFACE)
    get_target_property(headers charsleuth_core HEADER_SET)
    target_sources(charsleuth_core_headers INTERFACE FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_compile_features(charsleuth_core_headers INTERFACE cxx_std_20)
    target_link_libraries(charsleuth_core_headers INTERFACE charsleuth_c)
    set_target_properties(charsleuth_core_headers PROPERTIES EXPORT_NAME core)
    set(core charsleuth_core_headers)
endif()
install(TARGETS ${core} EXPORT charsleuth
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/charsleuth COMPONENT development)
install(EXPORT charsleuth NAMESPACE charsleuth:: DESTINATION ${package_folder} COMPONENT development)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/charsleuth-config.cmake.in
    ${PROJECT_BINARY_DIR}/charsleuth-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/charsleuth-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/charsleuth-config.cmake ${PROJECT_BINARY_DIR}/charsleuth-config-version.cmake
    DESTINATION ${package_folder} COMPONENT development)

if(TARGET charsleuth_c)
    install(TARGETS charsleuth_c EXPORT charsleuth
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
    file(RELATIVE_PATH CHARSLEUTH_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /) # from the file to the prefix
    configure_file(${PROJECT_SOURCE_DIR}/plugin/c/charsleuth.pc.in ${PROJECT_BINARY_DIR}/charsleuth.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/charsleuth.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
endif()

if(CHARSLEUTH_BUILD_PLUGINS)
    # Not where the loader looks by itself: the system's own libuchardet stays what it is.
    install(TARGETS charsleuth_uchardet
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/charsleuth/uchardet COMPONENT plugins NAMELINK_SKIP)
    set(plugin ${PROJECT_SOURCE_DIR}/plugin)
    install(FILES ${plugin}/shell/gitconfig ${PROJECT_BINARY_DIR}/charsleuth.vsix
        DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth COMPONENT plugins)
    install(PROGRAMS ${plugin}/shell/agent-hook ${plugin}/shell/lessopen ${plugin}/shell/pre-commit ${plugin}/shell/rg-pre
        DESTINATION ${CMAKE_INSTALL_DATADIR}/charsleuth COMPONENT plugins)
    install(FILES ${plugin}/emacs/charsleuth.el DESTINATION ${CMAKE_INSTALL_DATADIR}/emacs/site-lisp COMPONENT plugins)
    foreach(packages vim/vimfiles nvim/site)
        install(DIRECTORY ${plugin}/vim/plugin ${plugin}/vim/autoload ${plugin}/vim/doc ${plugin}/vim/lua
            DESTINATION ${CMAKE_INSTALL_DATADIR}/${packages}/pack/charsleuth/start/charsleuth COMPONENT plugins)
    endforeach()
endif()

add_custom_target(uninstall COMMENT "Removing what was installed"
    COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
        -P ${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake)

include(${CMAKE_CURRENT_LIST_DIR}/packages.cmake)
