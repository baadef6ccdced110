#pragma once

/// A small document with its answer, for the tests of what is said about it.

#include "app/viewer/session/session.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace charsleuth::viewer {

/// Two candidates and one ruled out for "あ" in Shift_JIS, with one damaged byte behind it.
inline DocumentState document() {
    const std::string bytes = "A\n\x82\xA0\xFF\n";
    DocumentState state{.path = "menu.txt", .bytes = bytesInMemory({bytes.begin(), bytes.end()})};
    Detection detection;
    detection.ranked = {{.encoding = EncodingId::ShiftJis,
                         .probability = 0.97,
                         .language = "ja",
                         .malformed = 1,
                         .reasons = {{.kind = EvidenceKind::Statistics,
                                      .source = "language-model:ja",
                                      .about = EncodingId::ShiftJis,
                                      .effect = Effect::Supports,
                                      .weight = {400},
                                      .detail = "reads as Japanese"},
                                     {.kind = EvidenceKind::Structure,
                                      .source = "shift-jis",
                                      .about = EncodingId::ShiftJis,
                                      .effect = Effect::Weakens,
                                      .weight = {-30},
                                      .where = ByteRange{4, 5},
                                      .detail = "1 sequence does not fit"}}},
                        {.encoding = EncodingId::Windows1252,
                         .sameText = {EncodingId::UsAscii},
                         .probability = 0.001}};
    detection.excluded = {
        {.encoding = EncodingId::Utf8,
         .malformed = 2,
         .reasons = {{.effect = Effect::Excludes, .detail = "never a lead byte"}}}};
    detection.lineEnding = LineEnding::Lf;
    detection.size = bytes.size();
    detection.examined = {{0, bytes.size()}};
    state.answer = Answer{.detection = detection, .final = true};
    state.shown = EncodingId::ShiftJis;
    state.index = buildIndex(*state.bytes, EncodingId::ShiftJis);
    return state;
}

/// A model's rows, one a line, with these roles between bars.
inline QString lines(const QAbstractItemModel& model, std::initializer_list<int> roles) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList fields;
        for (const int role : roles)
            fields += model.index(row, 0).data(role).toString();
        rows += fields.join('|');
    }
    return rows.join('\n');
}

} // namespace charsleuth::viewer
