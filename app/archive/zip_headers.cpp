#include "app/archive/zip_headers.h"

#include "app/archive/zip_format.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace charsleuth {

namespace {

using zip::number;

/// Bytes: headers of small members are read together, contents of large ones are not read.
constexpr std::uint64_t headersAtOnce = 4096;

/// Reads a file from front to back in pieces.
class ForwardReader {
public:
    /// Nothing is read at `end` and behind.
    ForwardReader(FileSource& source, std::uint64_t end, std::uint64_t piece)
        : m_source(source), m_end(end), m_piece(piece) {}

    /// The bytes there, fewer at the end; valid until the next call.
    Result<std::string_view> at(std::uint64_t offset, std::uint64_t size) {
        const std::uint64_t read = m_begin + m_bytes.size();
        if (offset < m_begin || (offset + size > read && !(m_isLast && offset <= read))) {
            const std::uint64_t end = std::min(m_end, offset + std::max(size, m_piece));
            const auto bytes = m_source.bytesAt({offset, std::max(offset, end)}, m_buffer);
            if (!bytes)
                return bytes.error();
            m_bytes = {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
            m_begin = offset;
            m_isLast = end == m_end;
        }
        return m_bytes.substr(offset - m_begin, size);
    }

private:
    FileSource& m_source;
    std::uint64_t m_end, m_piece;
    std::vector<Byte> m_buffer;
    std::string_view m_bytes;
    std::uint64_t m_begin = 0;
    bool m_isLast = false; ///< nothing follows what was read
};

struct LocalHeader {
    ZipMember member;
    std::uint64_t content = 0; ///< offset of what is behind the header
};

/// The header there; nothing where there is none.
Result<std::optional<LocalHeader>> headerAt(ForwardReader& reader, std::uint64_t offset) {
    const auto fixed = reader.at(offset, zip::localSize);
    if (!fixed)
        return fixed.error();
    if (fixed->size() < zip::localSize || !fixed->starts_with(zip::localSignature))
        return std::optional<LocalHeader>();
    const std::size_t nameSize = number(*fixed, 26, 2), extraSize = number(*fixed, 28, 2);
    const std::size_t whole = zip::localSize + nameSize + extraSize;
    const auto header = reader.at(offset, whole);
    if (!header)
        return header.error();
    if (header->size() < whole)
        return std::optional<LocalHeader>();
    ZipMember member{.name = std::string(header->substr(zip::localSize, nameSize)),
                     .extra = std::string(header->substr(zip::localSize + nameSize, extraSize)),
                     .flags = static_cast<std::uint16_t>(number(*header, 6, 2)),
                     .method = static_cast<std::uint16_t>(number(*header, 8, 2)),
                     .checksum = static_cast<std::uint32_t>(number(*header, 14, 4)),
                     .packedSize = number(*header, 18, 4),
                     .size = number(*header, 22, 4),
                     .localOffset = offset};
    zip::widen(member);
    return std::optional(LocalHeader{std::move(member), offset + whole});
}

/// Contents may hold the four bytes of a signature by chance: methods are numbered to 99.
bool isPlausible(const ZipMember& member) {
    return !member.name.empty() && member.method < 100;
}

/// Whether a plausible header begins there.
Result<bool> beginsAt(ForwardReader& reader, std::uint64_t offset) {
    const auto fixed = reader.at(offset, zip::localSize);
    if (!fixed)
        return fixed.error();
    return fixed->size() == zip::localSize && fixed->starts_with(zip::localSignature) &&
           number(*fixed, 8, 2) < 100 && number(*fixed, 26, 2) > 0;
}

/// Bytes of the sizes behind a member's content (APPNOTE 4.3.9): with and without a signature, of
/// 32 and 64 bits. 0 where they are not those of the directory.
std::uint64_t descriptorSize(std::string_view bytes, const ZipMember& member) {
    for (const std::size_t begin : {std::size_t{4}, std::size_t{0}})
        for (const std::size_t wide : {std::size_t{4}, std::size_t{8}}) {
            const std::size_t size = begin + 4 + 2 * wide;
            if (size <= bytes.size() &&
                (begin == 0 || bytes.starts_with(zip::descriptorSignature)) &&
                number(bytes, begin, 4) == member.checksum &&
                number(bytes, begin + 4, wide) == member.packedSize &&
                number(bytes, begin + 4 + wide, wide) == member.size)
                return size;
        }
    return 0;
}

class HeaderComparison {
public:
    HeaderComparison(FileSource& source, ZipDirectory& directory)
        : m_source(source), m_directory(directory), m_limit(directory.place.begin),
          m_reader(source, m_limit, headersAtOnce) {}

    std::optional<Error> run() {
        for (const std::size_t i : membersAsTheyLie(m_directory))
            if (auto error = compare(i))
                return error;
        if (auto error = lookBetween(m_limit))
            return error;
        if (auto error = lookInFront())
            return error;
        addUnlisted();
        tellAll();
        return std::nullopt;
    }

private:
    enum Kind { NotThere, OtherName, OtherMark, OtherFacts, Overlap, CutOff, OtherSizes, Unlisted };

    void note(Kind kind, std::size_t member) {
        ArchiveTrouble& trouble = m_found[kind];
        if (!trouble.first)
            trouble.first = member;
        else
            ++trouble.count;
    }

    std::optional<Error> compare(std::size_t i) {
        const ZipMember& member = m_directory.members[i];
        const auto header = headerAt(m_reader, member.localOffset);
        if (!header)
            return header.error();
        if (!*header || (*header)->content > m_limit) {
            note(NotThere, i);
            m_lost[member.name].push_back(i);
            return std::nullopt;
        }
        const LocalHeader& own = **header;
        if (member.localOffset < m_end)
            note(Overlap, i);
        else if (auto error = lookBetween(member.localOffset))
            return error;
        compareFacts(i, own.member);
        const bool isCut = member.packedSize > m_limit - own.content;
        if (isCut)
            note(CutOff, i);
        m_end = std::max(m_end, isCut ? m_limit : own.content + member.packedSize);
        m_last = i;
        m_sizesFollow = own.member.hasDescriptor();
        m_sizesAreKnown = own.member.packedSize == member.packedSize;
        return std::nullopt;
    }

    void compareFacts(std::size_t i, const ZipMember& own) {
        const ZipMember& member = m_directory.members[i];
        if (own.name != member.name && (member.flags & zip::maskedFlag) == 0)
            note(OtherName, i);
        else if (own.isFlaggedUtf8() != member.isFlaggedUtf8())
            note(OtherMark, i);
        const auto agrees = [&](std::uint64_t here, std::uint64_t listed) {
            return here == listed || (here == 0 && own.hasDescriptor());
        };
        // Encrypted, patched, strongly encrypted, a header without the name (APPNOTE 4.4.4).
        constexpr unsigned ofContent = 1U | 0x20U | 0x40U | zip::maskedFlag;
        if (own.method != member.method || ((own.flags ^ member.flags) & ofContent) != 0 ||
            !agrees(own.checksum, member.checksum) || !agrees(own.packedSize, member.packedSize) ||
            !agrees(own.size, member.size))
            note(OtherFacts, i);
    }

    /// From the end of the last member on.
    std::optional<Error> lookBetween(std::uint64_t end) {
        if (!m_last) {
            m_front = end;
            m_end = std::max(m_end, end);
            return std::nullopt;
        }
        if (m_sizesFollow && m_end <= end) {
            const auto bytes = m_reader.at(m_end, std::min<std::uint64_t>(end - m_end, 24));
            if (!bytes)
                return bytes.error();
            const std::uint64_t size = descriptorSize(*bytes, m_directory.members[*m_last]);
            if (size == 0 && !(m_sizesAreKnown && m_end == end))
                note(OtherSizes, *m_last);
            m_end += size;
            m_sizesFollow = false;
        }
        if (m_end >= end)
            return std::nullopt;
        const ByteRange between{m_end, end};
        m_end = end;
        return lookFor(between, [&] { m_stray += between.size(); });
    }

    /// A program may stand in front, and another archive; where the directory is damaged, members.
    std::optional<Error> lookInFront() {
        if (m_front == 0)
            return std::nullopt;
        const auto tell = [&] {
            m_directory.tell("has other bytes in front of it: " + std::to_string(m_front));
        };
        const bool isDamaged = !m_lost.empty() || m_directory.members.empty() ||
                               std::ranges::any_of(m_directory.trouble, &ArchiveTrouble::isDamage);
        if (isDamaged)
            return lookFor({0, m_front}, tell);
        tell();
        return std::nullopt;
    }

    template <typename Else>
    std::optional<Error> lookFor(ByteRange part, const Else& otherwise) {
        auto members = zip::membersWithin(m_source, part);
        if (!members)
            return members.error();
        if (members->empty())
            otherwise();
        std::ranges::move(*members, std::back_inserter(m_unlisted));
        return std::nullopt;
    }

    /// A member that is not where the directory says is the one of that name elsewhere.
    void addUnlisted() {
        for (ZipMember& member : m_unlisted) {
            const auto lost = m_lost.find(member.name);
            if (lost != m_lost.end() && !lost->second.empty()) {
                m_directory.members[lost->second.back()].localOffset = member.localOffset;
                lost->second.pop_back();
                continue;
            }
            note(Unlisted, m_directory.members.size());
            m_directory.members.push_back(std::move(member));
        }
    }

    void tellAll() {
        constexpr std::array words = {
            "has members that are not where its directory says",
            "has members whose own headers give them another name",
            "says in one place only that names are UTF-8",
            "has members whose own headers give another size, checksum or method",
            "has members that overlap",
            "has members that are cut off",
            "has members with another size or checksum behind their content",
            "has members that its directory does not list",
        };
        for (std::size_t kind = 0; kind < m_found.size(); ++kind)
            if (ArchiveTrouble& trouble = m_found[kind]; trouble.first) {
                trouble.words = words[kind];
                trouble.isDamage = kind != OtherMark;
                m_directory.trouble.push_back(std::move(trouble));
            }
        if (m_stray > 0)
            m_directory.tell("has other bytes between its members: " + std::to_string(m_stray));
    }

    FileSource& m_source;
    ZipDirectory& m_directory;
    std::uint64_t m_limit; ///< where the directory begins
    ForwardReader m_reader;
    std::uint64_t m_end = 0, m_front = 0, m_stray = 0;
    std::optional<std::size_t> m_last;                   ///< the member that ends at m_end
    bool m_sizesFollow = false, m_sizesAreKnown = false; ///< of that one
    std::unordered_map<std::string, std::vector<std::size_t>> m_lost; ///< by name
    std::vector<ZipMember> m_unlisted;
    std::array<ArchiveTrouble, 8> m_found;
};

} // namespace

void zip::widen(ZipMember& member) {
    forEachField(member.extra, [&](std::uint16_t id, std::string_view content) {
        if (id != wideField)
            return;
        std::size_t at = 0;
        for (std::uint64_t* value : {&member.size, &member.packedSize, &member.localOffset}) {
            if (*value != 0xFFFFFFFF || at + 8 > content.size())
                continue;
            *value = number(content, at, 8);
            at += 8;
        }
    });
}

Result<std::vector<ZipMember>> zip::membersWithin(FileSource& source, ByteRange part) {
    std::vector<ZipMember> members;
    constexpr std::size_t lookedThrough = 64 << 10; // bytes
    // Mostly a header follows the content before it; only where none does the bytes are searched.
    ForwardReader next(source, part.end, headersAtOnce);
    ForwardReader search(source, part.end, FileSource::block);
    for (std::uint64_t at = part.begin; at < part.end;) {
        const auto follows = beginsAt(next, at);
        if (!follows)
            return follows.error();
        if (!*follows) {
            const auto bytes = search.at(at, lookedThrough);
            if (!bytes)
                return bytes.error();
            const std::size_t found = bytes->find(localSignature);
            if (found == bytes->npos) {
                const std::size_t tail = localSignature.size() - 1;
                at += bytes->size() < lookedThrough ? lookedThrough : bytes->size() - tail;
                continue;
            }
            at += found;
        }
        auto header = headerAt(*follows ? next : search, at);
        if (!header)
            return header.error();
        if (!*header || !isPlausible((*header)->member)) {
            at += localSignature.size();
            continue;
        }
        at = (*header)->content;
        if (!(*header)->member.hasDescriptor())
            at += std::min((*header)->member.packedSize, part.end - at);
        members.push_back(std::move((*header)->member));
    }
    return members;
}

std::optional<Error> compareHeaders(FileSource& source, ZipDirectory& directory) {
    return directory.isMissing ? std::nullopt : HeaderComparison(source, directory).run();
}

} // namespace charsleuth
