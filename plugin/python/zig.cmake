# Zig as the compiler for another machine or C library. Wants in the environment: CHARSLEUTH_ZIG (the program) and CHARSLEUTH_TARGET
# (machine-linux-libc, as Zig spells it).
set(zig $ENV{CHARSLEUTH_ZIG})
set(target $ENV{CHARSLEUTH_TARGET})
string(REGEX MATCH "^[^-]+" CMAKE_SYSTEM_PROCESSOR "${target}")
set(CMAKE_SYSTEM_NAME Linux)
# Each tool as one program, since CMake and ccache take no words behind its name.
function(make_tool variable words)
    set(program ${CMAKE_BINARY_DIR}/zig/${variable})
    if(NOT EXISTS ${program})
        file(WRITE ${program} "#!/bin/sh\nexec \"${zig}\" ${words} \"$@\"\n")
        file(CHMOD ${program} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    endif()
    set(${variable} ${program} PARENT_SCOPE)
endfunction()
# Zig compiles its C and C++ libraries at their first use, for each level of optimization: with one level, and no static C library, once.
make_tool(CMAKE_C_COMPILER "cc -target ${target} -O2 -dynamic")
make_tool(CMAKE_CXX_COMPILER "c++ -target ${target} -O2 -dynamic")
make_tool(CMAKE_AR ar)
make_tool(CMAKE_RANLIB ranlib)
# The target names the oldest glibc; Zig leaves out what is newer.
set(CHARSLEUTH_OWN_GLIBC "" CACHE INTERNAL "")
