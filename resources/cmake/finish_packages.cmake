# Run by CPack between installing the components and packing them: what Debian wants of every package.
find_program(GZIP gzip REQUIRED)
set(for_all OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ) # whatever the umask of who builds

# finish(COMPONENT): manual pages packed; copyright, changelog and lintian's overrides.
function(finish component)
    string(TOUPPER ${component} variable)
    set(package ${CPACK_DEBIAN_${variable}_PACKAGE_NAME})
    set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX})
    file(GLOB manuals ${root}/share/man/man*/*[0-9])
    if(manuals)
        execute_process(COMMAND ${GZIP} -9nf ${manuals} COMMAND_ERROR_IS_FATAL ANY)
    endif()
    set(packaging ${CPACK_CHARSLEUTH_SOURCE}/resources/packaging)
    set(documents ${root}/share/doc/${package})
    configure_file(${packaging}/copyright ${documents}/copyright COPYONLY FILE_PERMISSIONS ${for_all})
    configure_file(${packaging}/changelog.in ${documents}/changelog.Debian @ONLY FILE_PERMISSIONS ${for_all})
    configure_file(${CPACK_CHARSLEUTH_SOURCE}/CHANGELOG.md ${documents}/changelog COPYONLY FILE_PERMISSIONS ${for_all})
    execute_process(COMMAND ${GZIP} -9nf ${documents}/changelog.Debian ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
    if(EXISTS ${packaging}/overrides/${package})
        configure_file(${packaging}/overrides/${package} ${root}/share/lintian/overrides/${package} COPYONLY FILE_PERMISSIONS ${for_all})
    endif()
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    finish(${component})
endforeach()
