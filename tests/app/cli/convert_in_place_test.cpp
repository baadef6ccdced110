// convert --in-place: the file's place, its attributes and the original are kept.

#include "tests/app/cli/program.h"

#include <QTest>

#include <unistd.h>

using charsleuth::test::Workplace;

class ConvertInPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void inPlaceKeepsTheOriginal() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        QCOMPARE(place.run("charsleuth convert --from latin1 --in-place f").status, 0);
        QCOMPARE(place.read("f"), QByteArray("café\n"));
        QCOMPARE(place.read("f.orig"), QByteArray("caf\xE9\n"));
        QCOMPARE(place.run("ls -A").out, QByteArray("f\nf.orig\n"));
    }
    void inPlaceOverwritesNoOriginal() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        place.write("f.orig", "dear to me");
        const auto outcome = place.run("charsleuth convert --from latin1 --in-place f");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.contains("f.orig"), outcome.err);
        QCOMPARE(place.read("f"), QByteArray("caf\xE9\n"));
        QCOMPARE(place.read("f.orig"), QByteArray("dear to me"));
        QCOMPARE(place.run("ls -A").out, QByteArray("f\nf.orig\n"));
    }
    void inPlaceThroughALinkKeepsTheLink() {
        const Workplace place;
        place.write("d/f", "caf\xE9\n");
        QCOMPARE(place.run("ln -s d/f l; charsleuth convert --from latin1 --in-place l").status, 0);
        QCOMPARE(place.run("readlink l; ls -A d").out, QByteArray("d/f\nf\nf.orig\n"));
        QCOMPARE(place.read("d/f"), QByteArray("café\n"));
    }
    void inPlaceKeepsTheMode() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        const auto outcome = place.run(
            "chmod 4751 f; umask 077; charsleuth convert --from latin1 --in-place f; stat -c %a f");
        QCOMPARE(outcome.out, QByteArray("4751\n"));
    }
    void inPlaceKeepsTheOwner() {
        if (::geteuid() != 0)
            return; // only root can give a file away
        const Workplace place;
        place.write("f", "caf\xE9\n");
        const auto outcome = place.run("chown 65534:65534 f; charsleuth convert --from latin1 "
                                       "--in-place f; stat -c %u:%g f");
        QCOMPARE(outcome.out, QByteArray("65534:65534\n"));
    }
    void inPlaceKeepsAttributesAndSetsTheCharset() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        // Prints the attributes of f with user.charset as it should become; what the file system
        // does not take is not expected.
        place.write("prepare.py", R"(
import os, struct
acl = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in
    [(1, 6, 2**32 - 1), (2, 4, 65534), (4, 4, 2**32 - 1), (16, 4, 2**32 - 1), (32, 4, 2**32 - 1)])
for name, value in [("user.note", b"x"), ("user.charset", b"latin1"), ("system.posix_acl_access", acl)]:
    try:
        os.setxattr("f", name, value)
    except OSError:
        pass
)");
        place.write("tell.py", R"(
import os, sys
for name in sorted(os.listxattr("f")):
    value = os.getxattr("f", name)
    print(name, value.replace(b"latin1", b"UTF-8"))
)");
        const auto before = place.run("python3 prepare.py; python3 tell.py");
        const auto after =
            place.run("charsleuth convert --from latin1 --in-place f; python3 tell.py");
        QCOMPARE(after.out, before.out);
        QCOMPARE(place
                     .run("python3 -c 'import os; print(os.getxattr(\"f\", \"user.charset\"))' "
                          "2>/dev/null | grep -v UTF-8")
                     .out,
                 QByteArray());
    }
    void inPlaceDoesManyFiles() {
        const Workplace place;
        place.write("a", "\xE9");
        place.write("b", "\xE8");
        const auto outcome = place.run("charsleuth convert --from latin1 --in-place a missing b");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.err, QByteArray("charsleuth: missing: No such file or directory\n"));
        QCOMPARE(place.read("a") + place.read("b"), QByteArray("éè"));
    }
};

QTEST_GUILESS_MAIN(ConvertInPlaceTest)
#include "convert_in_place_test.moc"
