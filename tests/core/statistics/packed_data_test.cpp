// The models as a download carries them: packed by plugin/web/module/pack_models.py, and unpacked
// by plugin/web/module/unpacked_models.cpp, whose builtFile() takes the place of the core's in this
// program.

#include "core/statistics/model/packed_data.h"

#include "core/detect.h"
#include "core/statistics/model/alphabet.h"

#include <QTest>

#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

using namespace charsleuth;

namespace {

using Content = std::vector<std::uint8_t>;

constexpr std::array<const char*, scriptCount + 1> names{"latn", "cyrl", "grek",    "hebr", "arab",
                                                         "thai", "geor", "armn",    "deva", "taml",
                                                         "khmr", "hani", "alphabet"};

Content fileIn(const std::string& folder, std::size_t number) {
    std::ifstream file(folder + '/' + names[number] + ".bin", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The names of the files that were asked for, each of them once: what is unpacked is kept.
std::set<std::string> askedFor;

} // namespace

std::span<const std::uint8_t> charsleuth::packedFile(std::size_t number) {
    static const auto files = [] {
        std::array<Content, names.size()> read;
        for (std::size_t file = 0; file < read.size(); ++file)
            read[file] = fileIn(PACKED_MODELS, file);
        return read;
    }();
    askedFor.insert(names[number]);
    return files[number];
}

class PackedDataTest : public QObject {
    Q_OBJECT

private slots:
    void aTextUnpacksTheModelsOfItsScripts(); // before the others, which unpack all
    void unpackedFilesAreTheBuiltOnesToTheByte();
    void packedModelsAreTwoThirdsAtMost();
};

void PackedDataTest::aTextUnpacksTheModelsOfItsScripts() {
    const std::string_view thai = "\xC7\xD1\xB9\xB9\xD5\xE9\xBD\xB9\xB5\xA1"; // วันนี้ฝนตก
    const Bytes bytes(reinterpret_cast<const Byte*>(thai.data()), thai.size());
    const Detection detection = detect(bytes, {.only = {EncodingId::Windows874}});
    QCOMPARE(detection.best()->language, std::string_view("th"));
    QCOMPARE(askedFor, (std::set<std::string>{"alphabet", "latn", "thai"}));
}

void PackedDataTest::unpackedFilesAreTheBuiltOnesToTheByte() {
    for (std::size_t number = 0; number < names.size(); ++number) {
        const Content built = fileIn(BUILT_MODELS, number);
        QVERIFY2(!built.empty(), names[number]);
        const auto unpacked = builtFile(number);
        QVERIFY2(std::ranges::equal(unpacked, built), names[number]);
        const std::span behind(unpacked.data() + unpacked.size(), 16);
        QVERIFY2(std::ranges::count(behind, 0) == 16, names[number]);
    }
}

void PackedDataTest::packedModelsAreTwoThirdsAtMost() {
    std::size_t packed = 0, built = 0;
    for (std::size_t number = 0; number < names.size(); ++number) {
        packed += packedFile(number).size();
        built += builtFile(number).size();
    }
    QVERIFY2(3 * packed <= 2 * built, std::to_string(packed).c_str());
}

QTEST_APPLESS_MAIN(PackedDataTest)
#include "packed_data_test.moc"
