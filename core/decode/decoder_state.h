#pragma once

/// The state of a Decoder between calls: the coder of its encoding, and its position.

#include "core/decode/big5.h"
#include "core/decode/bocu1.h"
#include "core/decode/buffered.h"
#include "core/decode/euc_jp.h"
#include "core/decode/euc_kr.h"
#include "core/decode/euc_tw.h"
#include "core/decode/gb18030.h"
#include "core/decode/hz.h"
#include "core/decode/iso2022.h"
#include "core/decode/iso2022_jp.h"
#include "core/decode/johab.h"
#include "core/decode/scsu.h"
#include "core/decode/shift_jis.h"
#include "core/decode/single_byte.h"
#include "core/decode/sinks.h"
#include "core/decode/utf1.h"
#include "core/decode/utf16.h"
#include "core/decode/utf32.h"
#include "core/decode/utf7.h"
#include "core/decode/utf8.h"
#include "core/decode/utf_ebcdic.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <variant>

namespace charsleuth {

using AnyCoder =
    std::variant<SingleByte, XUserDefined, Buffered<Utf8>, Buffered<Cesu8>, Buffered<Utf16<false>>,
                 Buffered<Utf16<true>>, Buffered<Utf32<false>>, Buffered<Utf32<true>>,
                 Buffered<ShiftJis>, Buffered<EucJp>, Buffered<Iso2022Jp>, Buffered<EucKr>,
                 Buffered<Gb18030>, Buffered<Big5>, Buffered<Johab>, Buffered<EucTw>, Buffered<Hz>,
                 Buffered<Iso2022>, Utf7, Buffered<Utf1>, Buffered<UtfEbcdic>, Buffered<Scsu>,
                 Buffered<Bocu1>>;

/// The coder that the registry names for the encoding.
AnyCoder coderOf(EncodingId encoding);

class DecoderState {
public:
    AnyCoder coder;
    StreamPosition position;
    /// Bytes of the BOM of UTF-8 that the input has begun with, in an encoding in which they would
    /// be letters; nothing once it is known whether it begins with that BOM.
    std::optional<std::size_t> foreignBom = std::nullopt;
};

} // namespace charsleuth
