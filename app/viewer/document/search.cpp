#include "app/viewer/document/search.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringMatcher>

#include <algorithm>
#include <deque>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t searchChunk = 256 << 10;
constexpr std::size_t reach = 4096;                  // units a match may be long
constexpr std::uint64_t searchReportEvery = 4 << 20; // bytes
constexpr std::uint64_t behindTheSeam = 64 << 10; // bytes: a match that begins before it ends there

/// Bytes of "E9 20"; nothing for what isn't that.
std::optional<std::vector<Byte>> bytesFrom(const QString& pattern) {
    QString digits = pattern;
    digits.remove(QRegularExpression(QStringLiteral("\\s|0x|\\\\x")));
    static const QRegularExpression pairs(QStringLiteral("^([0-9A-Fa-f]{2})*$"));
    if (!pairs.match(digits).hasMatch())
        return std::nullopt;
    const QByteArray raw = QByteArray::fromHex(digits.toLatin1());
    return std::vector<Byte>(raw.begin(), raw.end());
}

QRegularExpression expressionFrom(const Query& query) {
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchCase);
    return QRegularExpression(query.pattern, options);
}

/// Hands hits on, a few megabytes at a time.
class Sink {
public:
    Sink(std::uint64_t size, std::stop_token stop, const std::function<void(PlacesStep)>& report)
        : m_size(size), m_stop(std::move(stop)), m_report(report) {}

    bool isDone() const { return m_stop.stop_requested() || m_count >= Places::mostPlaces; }
    void found(ByteRange bytes) {
        m_step.found.push_back(bytes);
        ++m_count;
    }
    /// The first hit does not wait.
    void searched(std::uint64_t bytes) {
        m_step.searched = std::min(m_step.searched + bytes, m_size);
        m_unreported += bytes;
        if (m_unreported >= searchReportEvery || (m_count > 0 && m_count == m_step.found.size()))
            report();
    }
    void report() {
        m_report(m_step);
        m_step.found.clear();
        m_unreported = 0;
    }

private:
    std::uint64_t m_size;
    std::stop_token m_stop;
    const std::function<void(PlacesStep)>& m_report;
    PlacesStep m_step;
    std::uint64_t m_unreported = 0;
    std::size_t m_count = 0;
};

QRegularExpressionMatch matchIn(QStringView text, const QRegularExpression& expression,
                                qsizetype from) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return expression.matchView(text, from);
#else
    return expression.match(text, from);
#endif
}

/// Units [begin, end) of a match in `text` at or after `from`; never empty.
using Matcher = std::function<std::optional<std::pair<std::size_t, std::size_t>>(QStringView text,
                                                                                 std::size_t from)>;

Matcher matcherFor(const Query& query) {
    using Found = std::optional<std::pair<std::size_t, std::size_t>>;
    if (query.kind == QueryKind::Expression)
        return [expression = expressionFrom(query)](QStringView text, std::size_t from) -> Found {
            for (auto at = static_cast<qsizetype>(from); at < text.size(); ++at) {
                const auto match = matchIn(text, expression, at);
                if (!match.hasMatch())
                    return std::nullopt;
                at = match.capturedStart();
                if (match.capturedLength() > 0)
                    return std::pair(static_cast<std::size_t>(at),
                                     static_cast<std::size_t>(match.capturedEnd()));
            }
            return std::nullopt;
        };
    const auto sensitivity = query.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
    return [matcher = QStringMatcher(query.pattern, sensitivity),
            length = static_cast<std::size_t>(query.pattern.size())](QStringView text,
                                                                     std::size_t from) -> Found {
        const qsizetype at = matcher.indexIn(text, static_cast<qsizetype>(from));
        if (at < 0)
            return std::nullopt;
        return std::pair(static_cast<std::size_t>(at), static_cast<std::size_t>(at) + length);
    };
}

/// A piece of the file; where its units come from is worked out only when something was found.
class Piece {
public:
    Piece(ReadingDecoder before, std::vector<Byte> bytes, std::uint64_t firstUnit, bool last)
        : m_before(std::move(before)), m_bytes(std::move(bytes)), m_firstUnit(firstUnit),
          m_last(last) {}

    std::uint64_t firstUnit() const { return m_firstUnit; }
    std::uint64_t byteOf(std::uint64_t unit) {
        if (m_mapped.byteOf.empty()) {
            ReadingDecoder decoder = m_before;
            decoder.feed(m_bytes, m_mapped);
            if (m_last)
                decoder.finish(m_mapped);
        }
        return m_mapped.byteOf[unit - m_firstUnit];
    }

private:
    ReadingDecoder m_before;
    std::vector<Byte> m_bytes;
    std::uint64_t m_firstUnit;
    bool m_last;
    MappedText m_mapped;
};

/// Looks through decoded text with a window that slides over it.
class TextScan {
public:
    TextScan(const ByteSource& source, const Matcher& matcher, const Checkpoint& from)
        : m_source(source), m_matcher(matcher), m_decoder(from.decoder), m_at(from.byte) {}

    /// Hits that begin in [first, until).
    void run(std::uint64_t first, std::uint64_t until, Sink& sink) {
        for (bool last = false; !last && !sink.isDone();) {
            const std::uint64_t before = m_at;
            last = !readPiece() || m_at >= until + behindTheSeam;
            const std::size_t limit = last ? m_window.size() : cut();
            while (m_from < limit) {
                const auto hit = m_matcher(QStringView(m_window), m_from);
                if (!hit || hit->first >= limit)
                    break;
                const ByteRange bytes{byteOf(hit->first), byteOf(hit->second)};
                if (bytes.begin >= first && bytes.begin < until)
                    sink.found(bytes);
                m_from = hit->second;
            }
            slideTo(limit);
            sink.searched(std::min(m_at, until) - std::min(before, until));
        }
    }

private:
    bool readPiece() {
        std::vector<Byte> bytes = readRange(m_source, {m_at, m_at + searchChunk});
        m_at += bytes.size();
        const bool last = bytes.empty() || m_at >= m_source.size();
        const std::uint64_t firstUnit = m_firstUnit + m_window.size();
        DecodedText out;
        ReadingDecoder before = m_decoder;
        m_decoder.feed(bytes, out);
        if (last)
            m_decoder.finish(out);
        m_pieces.emplace_back(std::move(before), std::move(bytes), firstUnit, last);
        m_window += out.text;
        return !last;
    }

    /// Matches that begin behind this unit might go on in the next piece.
    std::size_t cut() const {
        const std::size_t size = m_window.size();
        const std::size_t least = size - std::min(size, reach);
        for (std::size_t i = size; i > least; --i)
            if (m_window[i - 1] == u'\n')
                return i;
        return least + (least > 0 && (m_window[least] & 0xFC00) == 0xDC00);
    }

    /// Keeps a little before `limit`: an expression may look back.
    void slideTo(std::size_t limit) {
        std::size_t keep = limit - std::min<std::size_t>(limit, reach / 16);
        keep += keep < m_window.size() && (m_window[keep] & 0xFC00) == 0xDC00;
        m_from = std::max(m_from, limit) - keep;
        m_window.erase(0, keep);
        m_firstUnit += keep;
        while (m_pieces.size() > 1 && m_pieces[1].firstUnit() <= m_firstUnit)
            m_pieces.pop_front();
    }

    std::uint64_t byteOf(std::size_t unitInWindow) {
        const std::uint64_t unit = m_firstUnit + unitInWindow;
        auto piece = m_pieces.rbegin();
        while (piece->firstUnit() > unit)
            ++piece;
        return piece->byteOf(unit);
    }

    const ByteSource& m_source;
    const Matcher& m_matcher;
    ReadingDecoder m_decoder;
    std::uint64_t m_at;            ///< the next byte to read
    std::u16string m_window;       ///< text that is looked through
    std::uint64_t m_firstUnit = 0; ///< of the window, counted from the scan's first
    std::size_t m_from = 0;        ///< unit of the window where the next match may begin
    std::deque<Piece> m_pieces;    ///< those that the window came from
};

void scanBytes(const ByteSource& source, const std::vector<Byte>& pattern, ByteRange range,
               Sink& sink) {
    const std::boyer_moore_horspool_searcher searcher(pattern.begin(), pattern.end());
    std::uint64_t from = range.begin; // where the next hit may begin
    for (std::uint64_t at = range.begin; at < range.end && !sink.isDone();) {
        const std::vector<Byte> window =
            readRange(source, {from, at + searchChunk + pattern.size() - 1});
        auto place = window.begin();
        const std::uint64_t base = from;
        const std::uint64_t limit = std::min(at + searchChunk, range.end);
        for (;;) {
            place = std::search(place, window.end(), searcher);
            const std::uint64_t begin = base + static_cast<std::uint64_t>(place - window.begin());
            if (place == window.end() || begin >= limit)
                break;
            sink.found({begin, begin + pattern.size()});
            place += static_cast<std::ptrdiff_t>(pattern.size());
            from = begin + pattern.size();
        }
        from = std::max(from, limit);
        sink.searched(limit - at);
        at += searchChunk;
    }
}

} // namespace

QString complaintAbout(const Query& query) {
    if (query.kind == QueryKind::Bytes && !bytesFrom(query.pattern))
        return QCoreApplication::translate("search",
                                           "Bytes are pairs of hexadecimal digits, like E9 20");
    if (query.kind == QueryKind::Expression) {
        const QRegularExpression expression = expressionFrom(query);
        if (!expression.isValid())
            return QCoreApplication::translate("search",
                                               "The expression is wrong at character %1 (%2)")
                .arg(expression.patternErrorOffset() + 1)
                .arg(expression.errorString());
    }
    return {};
}

void search(const FileText& text, const Query& query, std::uint64_t from, std::stop_token stop,
            const std::function<void(PlacesStep)>& report) {
    const std::uint64_t size = text.size();
    from = std::min(from, size);
    Sink sink(size, std::move(stop), report);
    if (query.kind == QueryKind::Bytes) {
        const std::vector<Byte> pattern = bytesFrom(query.pattern).value_or(std::vector<Byte>());
        if (!pattern.empty()) {
            scanBytes(text.bytes(), pattern, {from, size}, sink);
            sink.report(); // what one step found is in order
            scanBytes(text.bytes(), pattern, {0, from}, sink);
        }
    } else if (complaintAbout(query).isEmpty() && !query.pattern.isEmpty()) {
        const Matcher matcher = matcherFor(query);
        // A match at the very seam is left to the second pass, which knows what stands before it.
        const Checkpoint seam = text.resumeAt(from - std::min<std::uint64_t>(from, 1));
        TextScan(text.bytes(), matcher, seam).run(seam.byte + (seam.byte > 0), size, sink);
        if (seam.byte > 0) {
            sink.report();
            TextScan(text.bytes(), matcher, text.resumeAt(0)).run(0, seam.byte + 1, sink);
        }
    }
    sink.report();
}

} // namespace charsleuth::viewer
