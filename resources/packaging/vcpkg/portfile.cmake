vcpkg_from_github(
    OUT_SOURCE_PATH SOURCE_PATH
    REPO "@REPOSITORY@"
    REF "v${VERSION}"
    SHA512 0
)
vcpkg_check_features(OUT_FEATURE_OPTIONS FEATURE_OPTIONS FEATURES tools CHARSLEUTH_BUILD_CLI)
vcpkg_cmake_configure(
    SOURCE_PATH "${SOURCE_PATH}"
    OPTIONS ${FEATURE_OPTIONS}
        -DCHARSLEUTH_BUILD_APP=OFF
        -DCHARSLEUTH_BUILD_PLUGINS=ON
        -DCHARSLEUTH_BUILD_TESTS=OFF
        -DCHARSLEUTH_WITH_ICU=OFF
        -DCHARSLEUTH_WITH_UCHARDET=OFF
        -DCHARSLEUTH_WITH_MAGIC=OFF
        -DCHARSLEUTH_WITH_LIBARCHIVE=OFF
        -DCHARSLEUTH_WITH_ZSTD=OFF
)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/charsleuth)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE" "${SOURCE_PATH}/resources/packaging/copyright")
