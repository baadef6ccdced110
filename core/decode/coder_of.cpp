#include "core/decode/decoder_state.h"

#include "core/registry/registry.h"

#include <array>

namespace charsleuth {

namespace {

struct Row {
    std::string_view decoder; ///< as in the registry
    AnyCoder (*make)();
};

template <class Coder>
AnyCoder make() {
    return Coder{};
}

constexpr std::array<Row, 22> rows{{
    {"utf-8", make<Buffered<Utf8>>},
    {"cesu-8", make<Buffered<Cesu8>>},
    {"utf-16le", make<Buffered<Utf16<false>>>},
    {"utf-16be", make<Buffered<Utf16<true>>>},
    {"utf-32le", make<Buffered<Utf32<false>>>},
    {"utf-32be", make<Buffered<Utf32<true>>>},
    {"shift_jis", make<Buffered<ShiftJis>>},
    {"euc-jp", make<Buffered<EucJp>>},
    {"iso-2022-jp", make<Buffered<Iso2022Jp>>},
    {"iso-2022-jp-1", make<Buffered<Iso2022Jp>>},
    {"iso-2022-jp-2", make<Buffered<Iso2022Jp>>},
    {"iso-2022-jp-3", make<Buffered<Iso2022Jp>>},
    {"cp50220", make<Buffered<Iso2022Jp>>},
    {"cp50221", make<Buffered<Iso2022Jp>>},
    {"euc-kr", make<Buffered<EucKr>>},
    {"gbk", make<Buffered<Gb18030>>},
    {"gb18030", make<Buffered<Gb18030>>},
    {"gb2312", make<Buffered<Gb18030>>},
    {"big5", make<Buffered<Big5>>},
    {"big5-hkscs", make<Buffered<Big5>>},
    {"big5-eten", make<Buffered<Big5>>},
    {"x-user-defined", make<XUserDefined>},
}};

} // namespace

AnyCoder coderOf(EncodingId encoding) {
    if (const SingleByteTable* table = singleByteTable(encoding))
        return SingleByte(*table);
    for (const Row& row : rows)
        if (row.decoder == info(encoding).decoder)
            return row.make();
    return Buffered<Utf8>{}; // every row of the registry has a decoder; a test checks it
}

} // namespace charsleuth
