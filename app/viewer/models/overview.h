#pragma once

/// What the ruler beside the text marks, as a value: the file in equal parts, and what begins in
/// each.

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/places.h"

#include <QString>
#include <QStringList>

#include <span>
#include <stop_token>

namespace charsleuth::viewer {

enum class MarkKind { Malformed, Difference, Hit, Declaration };

struct OverviewMark {
    MarkKind kind{};
    ByteRange first; ///< of those that begin in its part of the file
    std::size_t count = 1;

    friend bool operator==(const OverviewMark&, const OverviewMark&) = default;
};

inline constexpr std::uint64_t overviewParts = 512;

/// One mark for each part of a file of `size` bytes in which some begin, in order.
std::vector<OverviewMark> marksOf(MarkKind kind, const Places& places, std::uint64_t size);

/// The same for malformed sequences, as far as the text is indexed. Decodes at most a block of the
/// index for each part, so it belongs in a job.
std::vector<OverviewMark> malformedMarks(const FileText& text, std::stop_token stop = {});

/// "3 malformed", "1 difference": a mark in words.
QString textOf(const OverviewMark& mark);

/// Marks in words, those of one kind in one: "3 malformed", "20 differences".
QStringList textsOf(std::span<const OverviewMark> marks);

} // namespace charsleuth::viewer
