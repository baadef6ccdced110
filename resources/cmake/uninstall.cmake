# Takes away what `cmake --install` put there, and the folders that are empty then:
#     cmake -DMANIFEST=build/release/install_manifest.txt -P resources/cmake/uninstall.cmake
# or `cmake --build build/release --target uninstall`. The folder that holds all of it stays; with -DPREFIX=DIR that one.
cmake_minimum_required(VERSION 3.25)

if(NOT EXISTS "${MANIFEST}")
    message(FATAL_ERROR "There is no ${MANIFEST}; nothing was installed from this build.")
endif()
file(STRINGS "${MANIFEST}" files)

# The innermost folder that holds all of them.
list(GET files 0 first)
cmake_path(GET first PARENT_PATH root)
if(PREFIX)
    set(root "${PREFIX}")
endif()
foreach(path IN LISTS files)
    while(TRUE)
        cmake_path(IS_PREFIX root "${path}" inside)
        if(inside)
            break()
        endif()
        cmake_path(GET root PARENT_PATH root)
    endwhile()
endforeach()

foreach(path IN LISTS files)
    set(installed "$ENV{DESTDIR}${path}")
    file(REMOVE "${installed}")
    cmake_path(GET path PARENT_PATH folder)
    while(NOT folder STREQUAL root)
        file(GLOB left LIST_DIRECTORIES true "$ENV{DESTDIR}${folder}/*" "$ENV{DESTDIR}${folder}/.*")
        if(left)
            break()
        endif()
        file(REMOVE_RECURSE "$ENV{DESTDIR}${folder}")
        cmake_path(GET folder PARENT_PATH folder)
    endwhile()
endforeach()
