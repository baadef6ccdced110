# 64 bits with NEON, run by QEMU.
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(ARCHITECTURE arm64)
set(TRIPLET aarch64-linux-gnu)
set(MULTIARCH aarch64-linux-gnu)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 -L ${CMAKE_SYSROOT})
