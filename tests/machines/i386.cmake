# 32 bits. An x86-64 kernel runs the programs as they are, with the loader and libraries of the folder.
set(CMAKE_SYSTEM_PROCESSOR i686)
set(ARCHITECTURE i386)
set(TRIPLET i686-linux-gnu)
set(MULTIARCH i386-linux-gnu)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
foreach(kind EXE SHARED) # old tags: libraries find theirs there too
    set(CMAKE_${kind}_LINKER_FLAGS_INIT "-Wl,--dynamic-linker=${CMAKE_SYSROOT}/lib/ld-linux.so.2 \
-Wl,--disable-new-dtags,-rpath,${CMAKE_SYSROOT}/usr/lib/i386-linux-gnu:${CMAKE_SYSROOT}/lib/i386-linux-gnu")
endforeach()
# glibc's iconv, with which core's tests compare, has its modules in the folder.
set(CHARSLEUTH_CORE_TEST_ENVIRONMENT GCONV_PATH=${CMAKE_SYSROOT}/usr/lib/i386-linux-gnu/gconv)
# A place in a file has 64 bits, one in memory 32: what is said of that is read, but is no error.
set(CMAKE_CXX_FLAGS_INIT -Wno-error=conversion)
