// The core itself, by the shared library: says which encoding standard input is in.
#include <core/detect.h>
#include <core/registry/registry.h>

#include <iostream>
#include <iterator>
#include <string>

int main() {
    const std::string bytes(std::istreambuf_iterator<char>(std::cin), {});
    const charsleuth::Detection detection = charsleuth::detect(charsleuth::bytesOf(bytes));
    if (detection.binary)
        std::cout << "binary\n";
    else
        std::cout << charsleuth::info(detection.ranked.front().encoding).name << '\n';
}
