/// What core does where ICU and uchardet fail: the functions that it calls are replaced here by
/// some that can. Their own are called otherwise.

#include "core/decode/encoder.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"

#include <QTest>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

#include <dlfcn.h>

using namespace charsleuth;

namespace {

enum class Call { None, Open, Clone, Write, Detect, Uchardet };
Call failing = Call::None;

class Failing {
public:
    explicit Failing(Call call) { failing = call; }
    Failing(const Failing&) = delete;
    Failing& operator=(const Failing&) = delete;
    ~Failing() { failing = Call::None; }
};

/// Whether it is to fail, which is told in `status`.
bool fails(Call call, UErrorCode* status) {
    if (failing == call)
        *status = U_MEMORY_ALLOCATION_ERROR;
    return failing == call;
}

template <class Function>
Function* libraryOwn(Function*, const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace

#define NAME(function) #function // ICU's are macros
#define LIBRARY_OWN(function) libraryOwn(&function, NAME(function))

UConverter* ucnv_open(const char* name, UErrorCode* status) {
    return fails(Call::Open, status) ? nullptr : LIBRARY_OWN(ucnv_open)(name, status);
}
UConverter* ucnv_clone(const UConverter* converter, UErrorCode* status) {
    return fails(Call::Clone, status) ? nullptr : LIBRARY_OWN(ucnv_clone)(converter, status);
}
void ucnv_fromUnicode(UConverter* converter, char** target, const char* targetEnd,
                      const UChar** source, const UChar* sourceEnd, std::int32_t* offsets,
                      UBool flush, UErrorCode* status) {
    if (!fails(Call::Write, status))
        LIBRARY_OWN(ucnv_fromUnicode)
    (converter, target, targetEnd, source, sourceEnd, offsets, flush, status);
}
UCharsetDetector* ucsdet_open(UErrorCode* status) {
    return fails(Call::Detect, status) ? nullptr : LIBRARY_OWN(ucsdet_open)(status);
}
/// uchardet is an archive: the linker puts the first of these in the place of the second (--wrap).
extern "C" void* replacedUchardetNew() asm("__wrap_uchardet_new");
extern "C" void* ownUchardetNew() asm("__real_uchardet_new");
void* replacedUchardetNew() {
    return failing == Call::Uchardet ? nullptr : ownUchardetNew();
}

class LibraryTest : public QObject {
    Q_OBJECT

private slots:
    void whatIcuFailsToWriteIsLacking_data() {
        QTest::addColumn<Call>("call");
        QTest::addColumn<EncodingId>("encoding");
        for (const EncodingId encoding : {EncodingId::Scsu, EncodingId::Bocu1}) {
            QTest::newRow("no converter") << Call::Open << encoding;
            QTest::newRow("no memory") << Call::Write << encoding;
        }
    }
    void whatIcuFailsToWriteIsLacking() {
        QFETCH(Call, call);
        QFETCH(EncodingId, encoding);
        QVERIFY(encode(u"a\u00E9\U0001F600", encoding).lacking.empty());
        const Failing now(call);
        const EncodedText encoded = encode(u"a\u00E9\U0001F600", encoding);
        QCOMPARE(encoded.lacking, (std::vector<std::uint64_t>{0, 1, 2}));
        QVERIFY(encoded.bytes.empty());
    }
    void aCopyThatIcuFailsToMakeWritesNothing() {
        EncodedText encoded;
        Encoder encoder(EncodingId::Scsu);
        encoder.feed(u"a", encoded);
        const Failing now(Call::Clone);
        Encoder copy(encoder);
        copy.feed(u"b", encoded);
        encoder.feed(u"c", encoded);
        QCOMPARE(encoded.lacking, std::vector<std::uint64_t>{1});
        QCOMPARE(encoded.bytes, (std::vector<Byte>{'a', 'c'}));
    }
    void anEngineThatFailsHasNoOpinion() {
        QVERIFY(askIcu(bytesOf("caf\xE9")) && askUchardet(bytesOf("caf\xE9")));
        {
            const Failing now(Call::Detect);
            QVERIFY(!askIcu(bytesOf("caf\xE9")) && askUchardet(bytesOf("caf\xE9")));
        }
        const Failing now(Call::Uchardet);
        QVERIFY(askIcu(bytesOf("caf\xE9")) && !askUchardet(bytesOf("caf\xE9")));
    }
};

QTEST_APPLESS_MAIN(LibraryTest)
#include "library_test.moc"
