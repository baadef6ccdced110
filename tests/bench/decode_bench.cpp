/// charsleuth-bench-decode: how fast decoders are: ours to text, to text with offsets and to
/// counts, ICU's, glibc's iconv and memcpy, in MB of input per CPU second, medians of interleaved
/// runs.

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "tests/bench/report.h"
#include "tests/bench/texts.h"

#include <CLI/CLI.hpp>
#include <iconv.h>
#include <unicode/ucnv.h>

#include <algorithm>
#include <cstring>
#include <cerrno>
#include <ctime>
#include <functional>
#include <optional>

using namespace charsleuth;

namespace {

constexpr std::size_t textBytes = 4 << 20; // at least
constexpr std::size_t chunkBytes = 64 << 10;
constexpr int rounds = 9;

double megabytesPerSecond(std::size_t bytes, const std::function<void()>& work) {
    const std::clock_t before = std::clock();
    work();
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    return static_cast<double>(bytes) / 1e6 / seconds;
}
double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + rounds / 2);
    return values[rounds / 2];
}

template <class Out>
void decodeInChunks(Bytes bytes, EncodingId encoding) {
    Decoder decoder(encoding);
    for (std::size_t at = 0; at < bytes.size(); at += chunkBytes) {
        Out out;
        decoder.feed(bytes.subspan(at, std::min(chunkBytes, bytes.size() - at)), out);
    }
}

/// UTF-16 units that come of all the bytes; nothing where ICU stops or lacks the encoding.
std::optional<std::size_t> unitsByIcu(Bytes bytes, const char* name) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open(name, &status);
    std::vector<UChar> units(chunkBytes);
    std::size_t count = 0;
    const char* from = reinterpret_cast<const char*>(bytes.data());
    const char* const end = from + bytes.size();
    while (from != end && (U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR)) {
        status = U_ZERO_ERROR;
        UChar* to = units.data();
        ucnv_toUnicode(converter, &to, units.data() + units.size(), &from,
                       std::min(end, from + chunkBytes), nullptr, false, &status);
        count += static_cast<std::size_t>(to - units.data());
    }
    ucnv_close(converter);
    return from == end ? std::optional(count) : std::nullopt;
}

/// The same of glibc's iconv.
std::optional<std::size_t> unitsByIconv(Bytes bytes, const char* name) {
    const iconv_t converter = iconv_open("UTF-16LE", name);
    if (converter == reinterpret_cast<iconv_t>(-1))
        return std::nullopt;
    std::vector<char> units(2 * chunkBytes);
    std::size_t count = 0;
    char* from =
        const_cast<char*>(reinterpret_cast<const char*>(bytes.data())); // iconv's signature
    std::size_t left = bytes.size();
    while (left != 0) {
        char* to = units.data();
        std::size_t room = units.size();
        const std::size_t result = iconv(converter, &from, &left, &to, &room);
        count += (units.size() - room) / 2;
        if (result == static_cast<std::size_t>(-1) && errno != E2BIG)
            break;
    }
    iconv_close(converter);
    return left == 0 ? std::optional(count) : std::nullopt;
}

/// The text as often as it takes to be 4 MiB; each time whole and with a line end of its own, so
/// that no character is cut and no escape follows another.
std::vector<Byte> wholeTexts(const std::u16string& text, EncodingId encoding) {
    const std::u16string lines = text + u'\n';
    const std::size_t once = encode(lines, encoding).bytes.size();
    return bench::encodedText(lines, encoding, (textBytes + once - 1) / once * once);
}

struct Named {
    const char* label;
    EncodingId encoding;
    const char *icu, *iconv;
};

/// Median rates in MB/s.
struct Rates {
    double text, offsets, counts, icu, iconv, memcpy;
};

Rates ratesOf(const std::vector<Byte>& bytes, const Named& named) {
    std::vector<Byte> copy(bytes.size());
    std::vector<std::vector<double>> runs(6);
    for (int round = 0; round < rounds; ++round) {
        const auto run = [&](std::size_t column, const std::function<void()>& work) {
            runs[column].push_back(megabytesPerSecond(bytes.size(), work));
        };
        run(0, [&] { decodeInChunks<DecodedText>(bytes, named.encoding); });
        run(1, [&] { decodeInChunks<MappedText>(bytes, named.encoding); });
        run(2, [&] { decodeInChunks<TextTally>(bytes, named.encoding); });
        run(3, [&] { unitsByIcu(bytes, named.icu); });
        run(4, [&] { unitsByIconv(bytes, named.iconv); });
        run(5, [&] {
            std::memcpy(copy.data(), bytes.data(), bytes.size());
            asm volatile("" : : "r"(copy.data()) : "memory"); // the copy must happen
        });
    }
    return {median(runs[0]), median(runs[1]), median(runs[2]),
            median(runs[3]), median(runs[4]), median(runs[5])};
}

void row(bench::Report& report, const Named& named, const std::u16string& text,
         std::size_t damageEvery = 0) {
    std::vector<Byte> bytes = wholeTexts(text, named.encoding);
    for (std::size_t at = damageEvery; damageEvery != 0 && at < bytes.size(); at += damageEvery)
        bytes[at] = 0xFF;
    const Rates rates = ratesOf(bytes, named);
    std::vector<std::string> cells{named.label};
    for (const double rate : {rates.text, rates.offsets, rates.counts})
        cells.push_back(bench::number(rate));
    const std::size_t units = tally(bytes, named.encoding).units;
    const auto add = [&](const std::optional<std::size_t>& itsUnits, double rate) {
        // Of damaged text each program gives another number of replacement characters.
        const bool comparable = itsUnits && (itsUnits == units || damageEvery != 0);
        cells.push_back(comparable ? bench::number(rate) : "-");
        cells.push_back(comparable ? bench::ratio(rates.text, rate) : "-");
    };
    add(unitsByIcu(bytes, named.icu), rates.icu);
    add(unitsByIconv(bytes, named.iconv), rates.iconv);
    add(units, rates.memcpy);
    report.row(cells);
}

} // namespace

int main(int argc, char** argv) {
    std::string path;
    CLI::App app("How fast decoders are, beside ICU, iconv and memcpy in the same run.");
    app.add_option("--report", path, "file to append the table to");
    app.allow_extras(); // those of charsleuth-bench, which ./dev bench gives both
    CLI11_PARSE(app, argc, argv);
    bench::Report report(path, true);
    using bench::textIn;
    const std::u16string ascii = textIn("en"), cyrillic = textIn("ru"), kana = textIn("ja"),
                         hangul = textIn("ko"), han = textIn("zh-Hant"), hans = textIn("zh-Hans");
    report.heading("Decoding");
    report.paragraph("MB/s of input; how far the text without offsets is ahead of ICU and iconv. "
                     "Where one of them stops, lacks the encoding or gives more or fewer UTF-16 "
                     "units of text that is sound, there is nothing to compare. 1/1000: every "
                     "thousandth byte is damaged.");
    report.table({"", "text", "with offsets", "counts", "ICU", "ahead", "iconv", "ahead", "memcpy",
                  "of memcpy"});
    using enum EncodingId;
    row(report, {"UTF-8, ASCII", Utf8, "UTF-8", "UTF-8"}, ascii);
    row(report, {"UTF-8, Japanese", Utf8, "UTF-8", "UTF-8"}, kana);
    row(report, {"UTF-8, Russian", Utf8, "UTF-8", "UTF-8"}, cyrillic);
    row(report, {"UTF-8, Russian, 1/1000", Utf8, "UTF-8", "UTF-8"}, cyrillic, 1000);
    row(report, {"UTF-16LE, Russian", Utf16Le, "UTF-16LE", "UTF-16LE"}, cyrillic);
    row(report, {"Shift_JIS", ShiftJis, "ibm-943_P15A-2003", "CP932"}, kana);
    row(report, {"Shift_JIS, 1/1000", ShiftJis, "ibm-943_P15A-2003", "CP932"}, kana, 1000);
    row(report, {"Shift_JIS, ASCII", ShiftJis, "ibm-943_P15A-2003", "CP932"}, ascii);
    row(report, {"EUC-JP", EucJp, "euc-jp-2007", "EUC-JP"}, kana);
    row(report, {"ISO-2022-JP", Iso2022Jp, "ISO_2022,locale=ja,version=0", "ISO-2022-JP"}, kana);
    row(report, {"gb18030", Gb18030, "gb18030", "GB18030"}, hans);
    row(report, {"Big5", Big5, "ibm-1375_P100-2008", "BIG5-HKSCS"}, han);
    row(report, {"EUC-KR", EucKr, "windows-949-2000", "CP949"}, hangul);
    row(report, {"EUC-TW", EucTw, "euc-tw-2014", "EUC-TW"}, han);
    row(report, {"ISO-2022-KR", Iso2022Kr, "ISO-2022-KR", "ISO-2022-KR"}, hangul);
    row(report, {"windows-1251", Windows1251, "ibm-5347_P100-1998", "CP1251"}, cyrillic);
    row(report, {"windows-1253 (holes)", Windows1253, "ibm-5349_P100-1998", "CP1253"}, ascii);
    row(report, {"IBM037", Ibm037, "ibm-37_P100-1995", "CP037"}, ascii);
    row(report, {"UTF-7", Utf7, "UTF-7", "UTF-7"}, cyrillic);
    row(report, {"SCSU", Scsu, "SCSU", "none"}, cyrillic);
    row(report, {"BOCU-1", Bocu1, "BOCU-1", "none"}, cyrillic);
}
