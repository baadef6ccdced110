#pragma once

/// 64 bytes in four of WebAssembly's vectors. See chunk.h on what may be used in here.

#include "core/bytes/scan/chunk.h"

#include <wasm_simd128.h>

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

class WasmChunk {
public:
    using Pairs = PortablePairs;
    using Base64 = PortableBase64;
    using Specials = ComparedSpecials<WasmChunk>;
    using Set = SetOfBytes<WasmChunk>;
    template <bool bigEndian>
    using Units = UnitsByBytes<WasmChunk, bigEndian>;
    static constexpr bool looksUpSets = false; ///< allIn() is quick

    explicit WasmChunk(const Byte* at) : m_bytes(at) {
        for (std::size_t i = 0; i < 4; ++i)
            m_parts[i] = wasm_v128_load(at + 16 * i);
    }
    Mask equal(Byte value) const {
        const v128_t all = wasm_u8x16_splat(value);
        return joined([all](v128_t part) { return wasm_i8x16_eq(part, all); });
    }
    Mask atLeast(Byte value) const {
        const v128_t all = wasm_u8x16_splat(value);
        return joined([all](v128_t part) { return wasm_u8x16_ge(part, all); });
    }
    Mask within(const ByteRanges& ranges) const { return withinRanges(*this, ranges); }
    bool allIn(const ByteSet& set) const { return PortableChunk(m_bytes).allIn(set); }
    operator PortableChunk() const { return PortableChunk(m_bytes); }

private:
    template <class Test>
    Mask joined(Test test) const {
        Mask mask = 0;
        for (unsigned i = 0; i < 4; ++i)
            mask |= Mask{wasm_i8x16_bitmask(test(m_parts[i]))} << (16 * i);
        return mask;
    }

    const Byte* m_bytes;
    v128_t m_parts[4];
};

} // namespace

} // namespace charsleuth
