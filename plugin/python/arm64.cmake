# The wheel for arm64, by Debian's cross compiler and headers from the folder that wheels.sh has filled.
set(ARCHITECTURE python-arm64)
set(MULTIARCH aarch64-linux-gnu)
set(TRIPLET aarch64-linux-gnu)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
include(${CMAKE_CURRENT_LIST_DIR}/../../tests/machines/cross.cmake)
file(GLOB Python3_INCLUDE_DIR ${CMAKE_SYSROOT}/usr/include/python3.*)
