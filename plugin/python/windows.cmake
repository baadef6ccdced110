# The wheel for Windows, by Debian's MinGW-w64, with the headers of a Python for Windows from the folder that wheels.sh has filled.
include(${CMAKE_CURRENT_LIST_DIR}/../../tests/machines/windows.cmake)
set(CMAKE_MODULE_LINKER_FLAGS_INIT -static)
get_filename_component(python ${CMAKE_CURRENT_LIST_DIR}/../../build/sysroot/python-windows ABSOLUTE)
set(Python3_INCLUDE_DIRS ${python}/include)
set(Python3_LIBRARIES ${python}/libs/python3.lib)
