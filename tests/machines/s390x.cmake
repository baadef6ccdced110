# Big-endian, 64 bits, run by QEMU.
set(CMAKE_SYSTEM_PROCESSOR s390x)
set(ARCHITECTURE s390x)
set(TRIPLET s390x-linux-gnu)
set(MULTIARCH s390x-linux-gnu)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-s390x -L ${CMAKE_SYSROOT})
