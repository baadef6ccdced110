#include "core/ranking/declared_in.h"

#include "core/detect.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

Detection detected(std::string_view text, DetectOptions options = {}) {
    return detect({reinterpret_cast<const Byte*>(text.data()), text.size()}, std::move(options));
}

const std::string russian =
    "\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0! \xdd\xf2\xee \xf2\xe5\xea\xf1\xf2.";

std::string page(std::string_view label) {
    return "<html><head><meta charset=\"" + std::string(label) + "\"></head><body>" + russian;
}

} // namespace

class DeclaredInTest : public QObject {
    Q_OBJECT

private slots:
    void whatTheBytesBearOutIsTheEncodingsName() {
        QCOMPARE(declaredIn(detected(page("cp1251"))), "windows-1251");
    }
    void whatTheBytesContradictIsTheLabelAsWritten() {
        const Detection detection = detected(page("Latin1"));
        QCOMPARE(declaredIn(detection), "Latin1");
        QCOMPARE(declaredOtherwise(detection)->label, "Latin1");
    }
    void nothingIsDeclaredByAByteOrderMarkNorByTheName() {
        QCOMPARE(declaredIn(detected(russian)), "");
        QCOMPARE(declaredIn(detected("\xef\xbb\xbfna\xc3\xafve")), "");
        const Detection named = detected(
            russian,
            {.hints = {{.kind = HintKind::Filename, .value = "a.koi8-r.txt", .source = {}}}});
        QCOMPARE(declaredIn(named), "");
        QVERIFY(declaredOtherwise(named) == nullptr);
    }
    void binaryInputDeclaresNothing() {
        QCOMPARE(declaredIn(detected(std::string_view("\0\1\2\0\xff\xfe\0\1", 8))), "");
    }
};

QTEST_APPLESS_MAIN(DeclaredInTest)
#include "declared_in_test.moc"
