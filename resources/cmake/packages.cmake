# The Debian packages that CPack makes of the components, named as Debian would name them. Made by the preset `package`;
# finish_packages.cmake adds the files that only a package has.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME charsleuth)
set(CPACK_PACKAGE_CONTACT "The Charsleuth authors <charsleuth@charsleuth.invalid>") # nobody has that address
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_CHARSLEUTH_SOURCE ${PROJECT_SOURCE_DIR}) # for the script below
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish_packages.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL cli viewer library development plugins)
set(CPACK_COMPONENTS_GROUPING IGNORE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SOURCE charsleuth)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON) # of the same version
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_CLI_PACKAGE_NAME charsleuth)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION text)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "charsleuth-viewer, charsleuth-plugins")
set(CPACK_COMPONENT_CLI_DEPENDS library)
set(CPACK_COMPONENT_CLI_DESCRIPTION "find out which character encoding a file is in
charsleuth names the encoding of a text file of any origin, with the other
candidates, how probable each is, and the reasons for and against it. It
shows the text, and converts it to UTF-8 or another encoding, checked by
decoding the copy again.")

set(CPACK_DEBIAN_VIEWER_PACKAGE_NAME charsleuth-viewer)
set(CPACK_DEBIAN_VIEWER_PACKAGE_SECTION text)
set(CPACK_DEBIAN_VIEWER_PACKAGE_DEPENDS libqt6sql6-sqlite) # a plugin, which no program links
set(CPACK_DEBIAN_VIEWER_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-cjk, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_VIEWER_PACKAGE_SUGGESTS "charsleuth, python3-nautilus")
set(CPACK_COMPONENT_VIEWER_DEPENDS library)
set(CPACK_COMPONENT_VIEWER_DESCRIPTION "read a file in the character encoding that it is in
charsleuth-viewer shows a text file in the encoding that it most probably is
in, and why. Other readings stand beside it for comparison; what is wrong in
the text is marked, and a copy in UTF-8 is one click away.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcharsleuth0)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
configure_file(${resources}/packaging/shlibs.in ${PROJECT_BINARY_DIR}/packaging/shlibs @ONLY)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/packaging/shlibs ${resources}/packaging/triggers)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "detection of character encodings, shared library
libcharsleuth finds out which character encoding bytes are in, and decodes
them. It has a C interface that stays as it is.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libcharsleuth-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS library)
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "detection of character encodings, development files
Headers of libcharsleuth for C and C++, a pkg-config file and a CMake
package. Programs that use the C++ interface are linked with one version of
the library and have to be built again for another.")

set(CPACK_DEBIAN_PLUGINS_PACKAGE_NAME charsleuth-plugins)
set(CPACK_DEBIAN_PLUGINS_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PLUGINS_PACKAGE_SUGGESTS "vim | neovim | emacs, git, less, ripgrep")
set(CPACK_COMPONENT_PLUGINS_DEPENDS cli library)
set(CPACK_COMPONENT_PLUGINS_DESCRIPTION "detection of character encodings in editors and other programs
Plugins by which Vim, Neovim, Emacs and VS Code open every file in the
encoding that it is in; git, less and ripgrep read such files by small
scripts. A libuchardet that asks Charsleuth lies in a folder of its own, for
programs that are started with it on the library path.")

include(CPack)
