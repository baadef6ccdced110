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

constexpr std::array<Designation, 6> japanese1{{
    {"(B", 0, Charset::Ascii},
    {"(J", 0, Charset::Roman},
    {"(I", 0, Charset::Katakana},
    {"$@", 0, Charset::Jis0208},
    {"$B", 0, Charset::Jis0208},
    {"$(D", 0, Charset::Jis0212},
}};
constexpr std::array<Designation, 10> japanese2{{
    {"(B", 0, Charset::Ascii},
    {"(J", 0, Charset::Roman},
    {"(I", 0, Charset::Katakana},
    {"$@", 0, Charset::Jis0208},
    {"$B", 0, Charset::Jis0208},
    {"$(D", 0, Charset::Jis0212},
    {"$A", 0, Charset::Gb2312},
    {"$(C", 0, Charset::KsC5601},
    {".A", 2, Charset::Latin1},
    {".F", 2, Charset::Greek},
}};
constexpr std::array<Designation, 8> japanese3{{
    {"(B", 0, Charset::Ascii},
    {"(J", 0, Charset::Roman},
    {"(I", 0, Charset::Katakana},
    {"$@", 0, Charset::Jis0208},
    {"$B", 0, Charset::Jis0208},
    {"$(O", 0, Charset::Jis0213Plane1}, // of 2000
    {"$(Q", 0, Charset::Jis0213Plane1}, // of 2004
    {"$(P", 0, Charset::Jis0213Plane2},
}};
constexpr std::array<Designation, 1> korean{{{"$)C", 1, Charset::KsC5601}}};
constexpr std::array<Designation, 3> chinese{{
    {"$)A", 1, Charset::Gb2312},
    {"$)G", 1, Charset::Cns1},
    {"$*H", 2, Charset::Cns2},
}};

constexpr Iso2022Scheme iso2022Jp1{japanese1};
constexpr Iso2022Scheme iso2022Jp2{japanese2};
constexpr Iso2022Scheme iso2022Jp3{japanese3};
constexpr Iso2022Scheme cp5022x{japanese1, Charset::Katakana};
constexpr Iso2022Scheme iso2022Kr{korean};
constexpr Iso2022Scheme iso2022Cn{chinese, Charset::None, true};

template <const Iso2022Scheme& scheme>
AnyCoder make2022() {
    return Buffered<Iso2022>(Iso2022(scheme));
}

constexpr std::array rows{
    Row{"utf-8", make<Buffered<Utf8>>},
    Row{"cesu-8", make<Buffered<Cesu8>>},
    Row{"utf-16le", make<Buffered<Utf16<false>>>},
    Row{"utf-16be", make<Buffered<Utf16<true>>>},
    Row{"utf-32le", make<Buffered<Utf32<false>>>},
    Row{"utf-32be", make<Buffered<Utf32<true>>>},
    Row{"utf-7", make<Utf7>},
    Row{"utf-1", make<Buffered<Utf1>>},
    Row{"utf-ebcdic", make<Buffered<UtfEbcdic>>},
    Row{"scsu", make<Buffered<Scsu>>},
    Row{"bocu-1", make<Buffered<Bocu1>>},
    Row{"shift_jis", make<Buffered<ShiftJis>>},
    Row{"euc-jp", make<Buffered<EucJp>>},
    Row{"iso-2022-jp", make<Buffered<Iso2022Jp>>},
    Row{"iso-2022-jp-1", make2022<iso2022Jp1>},
    Row{"iso-2022-jp-2", make2022<iso2022Jp2>},
    Row{"iso-2022-jp-3", make2022<iso2022Jp3>},
    Row{"cp50220", make2022<cp5022x>},
    Row{"cp50221", make2022<cp5022x>},
    Row{"euc-kr", make<Buffered<EucKr>>},
    Row{"johab", make<Buffered<Johab>>},
    Row{"iso-2022-kr", make2022<iso2022Kr>},
    Row{"gbk", make<Buffered<Gb18030>>},
    Row{"gb18030", make<Buffered<Gb18030>>},
    Row{"hz", make<Buffered<Hz>>},
    Row{"iso-2022-cn", make2022<iso2022Cn>},
    Row{"big5", make<Buffered<Big5>>},
    Row{"euc-tw", make<Buffered<EucTw>>},
    Row{"x-user-defined", make<XUserDefined>},
};

} // namespace

AnyCoder coderOf(EncodingId encoding) {
    if (const SingleByteTable* table = singleByteTable(encoding))
        return SingleByte(*table);
    const std::string_view decoder = info(encoding).decoder;
    for (const Row& row : rows)
        if (row.decoder == decoder)
            return row.make();
    return Buffered<Utf8>{}; // every row of the registry has a decoder; a test checks it
}

} // namespace charsleuth
