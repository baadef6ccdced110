#pragma once

/// Changes the text of a file in the file's own encoding. All bytes of what is not changed stay as
/// they are.
///
///     bytes ─► ShownText ─► changes ─► pieces of bytes ─► edited bytes ─► decoded again, compared
///
/// In an encoding with shift sequences the bytes of a change depend on what stands before it. Where
/// no bytes of the change alone give the text, the bytes between two places in the initial state
/// are written anew, else the whole file.

#include "app/convert/conversion.h"
#include "app/edit/declared_repertoire.h"
#include "app/edit/shown_text.h"
#include "app/edit/text_change.h"

#include <optional>
#include <variant>
#include <vector>

namespace charsleuth {

struct EditedBytes {
    std::vector<Byte> bytes;
    std::uint64_t alsoRewritten = 0; ///< bytes of unchanged text that had to be written anew
    std::uint64_t lacking =
        0; ///< characters written as an escape or "?", see ConversionPlan::onLoss
};

/// Why nothing was changed.
struct EditRefusal {
    struct Lacking {
        char32_t character = 0;
        std::size_t line = 0; ///< in the text as it would be, from 1
        std::u16string lineText;
    };
    std::vector<Lacking> lacking;   ///< the first few characters that the encoding does not have
    std::uint64_t lackingCount = 0; ///< 0: the edited bytes would not read as what was meant
    /// The encoding has them, but what reads the file by its declaration does not.
    std::optional<DeclaredEncoding> byDeclaration;
};

/// `changes`: sorted, disjoint, of the text that `shown` is of `bytes`. A mark of a byte that is
/// malformed somewhere in the file becomes that byte. New lines end as those that they replace, or
/// as the line before. `readable`: if not null, new characters that it does not have are lacking.
std::variant<EditedBytes, EditRefusal> editBytes(Bytes bytes, EncodingId encoding,
                                                 const ShownText& shown,
                                                 const std::vector<TextChange>& changes,
                                                 OnLoss onLoss,
                                                 const DeclaredRepertoire* readable = nullptr);

/// New text for a file: lines end with `lineEnd`; no mark stands for a byte.
std::variant<EditedBytes, EditRefusal> encodeNew(std::u16string_view text, EncodingId encoding,
                                                 std::u16string_view lineEnd, OnLoss onLoss,
                                                 const DeclaredRepertoire* readable = nullptr);

} // namespace charsleuth
