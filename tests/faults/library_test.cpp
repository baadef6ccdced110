/// What core does where ICU and uchardet fail: the functions that it calls are replaced here by
/// some that can. Their own are called otherwise.

#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"

#include <QTest>

#include <unicode/ucsdet.h>

#include <dlfcn.h>

using namespace charsleuth;

namespace {

enum class Call { None, Detect, Uchardet };
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
