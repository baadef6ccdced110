#include "app/files/source/unpacker.h"

/// In place of zstd_unpacker.cpp where the program is built without libzstd.
namespace charsleuth {

namespace {

class NoUnpacker final : public Unpacker {
public:
    NoUnpacker() { m_trouble = "this program was built without Zstandard"; }

    Step unpack(Bytes, std::span<Byte>) override { return {}; }
    bool isBetweenParts() const override { return false; }
};

} // namespace

std::unique_ptr<Unpacker> makeZstdUnpacker() {
    return std::make_unique<NoUnpacker>();
}

} // namespace charsleuth
