#include "core/parts/mail_bodies.h"

#include "core/decode/encoder.h"
#include "core/detect.h"
#include "core/parts/input_findings.h"
#include "core/registry/registry.h"

#include <QElapsedTimer>
#include <QTest>

using namespace charsleuth;

namespace {

const QString russian = "Здравствуйте, уважаемые коллеги!\nВстреча состоится в четверг днём.\n";
const QString german = "Grüße aus München, schöne Übung für Äpfel.\n";

QByteArray in(const QString& text, EncodingId encoding) {
    const std::vector<Byte> bytes = encode(text.toStdU16String(), encoding).bytes;
    return {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())};
}

QByteArray quotedPrintable(const QByteArray& bytes) {
    QByteArray text;
    for (const char c : bytes) {
        const bool asItIs = (c > ' ' && c < 0x7F && c != '=') || c == ' ' || c == '\n';
        text += asItIs ? QByteArray(1, c) : '=' + QByteArray(1, c).toHex().toUpper();
        const qsizetype inLine = text.size() - text.lastIndexOf('\n') - 1;
        if (inLine > 70)
            text += "=\n";
    }
    return text;
}

QByteArray header(const QByteArray& charset, const QByteArray& transfer) {
    return "From: a@example.org\nSubject: test\nMIME-Version: 1.0\nContent-Type: text/plain" +
           (charset.isEmpty() ? charset : "; charset=" + charset) +
           "\nContent-Transfer-Encoding: " + transfer + "\n\n";
}

QByteArray part(const QByteArray& type, const QByteArray& transfer, const QByteArray& body) {
    return "--xx\nContent-Type: " + type + "\nContent-Transfer-Encoding: " + transfer + "\n\n" +
           body;
}

const QByteArray multipart = "From: a@example.org\nContent-Type: multipart/mixed;\n"
                             " boundary=\"xx\"\n\n--- a preamble\n";
const QByteArray first = quotedPrintable(in(russian, EncodingId::Windows1251));
const QByteArray second = in(german, EncodingId::Iso8859_1).toBase64() + '\n';

Bytes bytesOf(const QByteArray& text) {
    return charsleuth::bytesOf(std::string_view(text.data(), std::size_t(text.size())));
}

InputFindings findingsIn(const QByteArray& mail, const LookWishes& wishes = {}) {
    const Bytes bytes = bytesOf(mail);
    return *lookInto(bytesIn(bytes), detect(bytes), wishes);
}

/// "windows-1251 (ru); windows-1252 (de)", with the labels that the bytes contradict
QString toldOf(const InputFindings& findings) {
    QStringList told;
    for (const DecodedBody& body : findings.bodies)
        told += (body.part.encoding ? info(*body.part.encoding).name.data() : "binary") +
                QString(" (%1)").arg(body.part.language.c_str()) +
                (body.contradicted.empty() ? "" : ", not ") + body.contradicted.c_str();
    return told.join("; ");
}

} // namespace

class MailBodiesTest : public QObject {
    Q_OBJECT

private slots:
    void decodedBodiesAreDetected_data() {
        QTest::addColumn<QByteArray>("mail");
        QTest::addColumn<QString>("told");
        const QByteArray koi8 = in(russian, EncodingId::Koi8R);
        QTest::newRow("quoted-printable")
            << header("windows-1251", "quoted-printable") + first << "windows-1251 (ru)";
        QTest::newRow("base64, no charset")
            << header("", "BASE64 ") + koi8.toBase64() << "KOI8-R (ru)";
        QTest::newRow("base64, a false charset")
            << header("utf-8", "base64") + koi8.toBase64() << "KOI8-R (ru), not utf-8";
        QTest::newRow("7bit") << header("koi8-r", "7bit") + koi8.toBase64() << "";
        QTest::newRow("an empty body") << header("koi8-r", "base64") << "";
        QTest::newRow("no base64") << header("koi8-r", "base64") + koi8 << "";
        QTest::newRow("decoded before")
            << header("koi8-r", "quoted-printable") + koi8 << "";
        QTest::newRow("no mail") << "charset: Content-Transfer-Encoding: base64\n\n" + second << "";
        const QByteArray both =
            part("text/plain; charset=windows-1251", "quoted-printable", first) +
            part("text/html; charset=iso-8859-1", "base64", second);
        const QString told = "windows-1251 (ru); windows-1252 (de)"; // as browsers read the label
        QTest::newRow("two parts") << multipart + both + "--xx--\nepilogue\n" << told;
        QTest::newRow("CRLF") << QByteArray(multipart + both + "--xx--\n").replace('\n', "\r\n")
                              << told;
        QTest::newRow("CR") << QByteArray(multipart + both + "--xx--\n").replace('\n', '\r')
                            << told;
        QTest::newRow("no last boundary") << multipart + both << told;
        QTest::newRow("a picture") << multipart + part("image/png", "base64", second) << "";
        QTest::newRow("a forwarded mail")
            << multipart + "--xx\nContent-Type: message/rfc822\n\n" + header("koi8-r", "base64") +
                   koi8.toBase64() + "\n--xx--\n"
            << "KOI8-R (ru)";
        const QByteArray from = "From a@example.org Thu Jan  1 00:00:00 2026\n";
        QTest::newRow("a mailbox")
            << from + header("windows-1251", "quoted-printable") + first + '\n' + from + multipart +
                   both + '\n' + from + header("koi8-r", "base64") + koi8.toBase64()
            << "windows-1251 (ru); " + told + "; KOI8-R (ru)";
        const QByteArray card = "BEGIN:VCARD\nVERSION:2.1\n";
        const QByteArray name = in("Сергеева;Анна", EncodingId::Windows1251);
        QTest::newRow("a name in vCard 2.1")
            << card + "N;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:" + quotedPrintable(name) +
                   "\nTEL;CELL:1\nNOTE;quoted-printable:" +
                   quotedPrintable(in(german, EncodingId::Utf8)) + "END:VCARD\n"
            << "windows-1251 (); UTF-8 (de)";
        QTest::newRow("a name in vCard 2.1, a false charset")
            << card + "N;ENCODING=QUOTED-PRINTABLE;CHARSET=utf-8:" + quotedPrintable(name)
            << "windows-1251 (), not utf-8";
        QTest::newRow("no value in quoted-printable")
            << card +
                   "N;CHARSET=koi8-r:ENCODING=QUOTED-PRINTABLE:=C1\nNOTE:a;QUOTED-PRINTABLE:=C1\n"
                   "FN;ENCODING=QUOTED-PRINTABLES:=C1\n"
            << "";
        QTest::newRow("no card")
            << QByteArray("BEGIN:\nN;ENCODING=QUOTED-PRINTABLE:=C1\n") << "";
    }
    void decodedBodiesAreDetected() {
        QFETCH(QByteArray, mail);
        QFETCH(QString, told);
        for (const auto parts : {LookWishes::Parts::None, LookWishes::Parts::All}) {
            const InputFindings findings = findingsIn(mail, {.parts = parts});
            QCOMPARE(toldOf(findings), told);
            QVERIFY(!findings.mixed);
        }
    }
    void allBodiesAreTold() {
        QByteArray mail = multipart;
        for (int i = 0; i < 40; ++i)
            mail += part("text/plain; charset=koi8-r", "quoted-printable", first);
        QCOMPARE(findingsIn(mail).bodies.size(), std::size_t(16));
        const InputFindings all = findingsIn(mail, {.allBodies = true});
        QCOMPARE(all.bodies.size(), std::size_t(40));
        const auto [begin, end] = all.bodies.back().label;
        QCOMPARE(mail.mid(qsizetype(begin), qsizetype(end - begin)), "koi8-r");
        QCOMPARE(all.bodies.back().contradicted, "koi8-r");
    }
    void placesAreThoseOfTheEncodedLines() {
        const QByteArray mail = multipart + part("text/plain", "base64", second) + "--xx--\n";
        const std::vector<EncodedBody> bodies = encodedBodiesIn(bytesOf(mail));
        QCOMPARE(bodies.size(), std::size_t(1));
        const auto [bytes, firstLine, lastLine, transfer, label, isText] = bodies.front();
        QCOMPARE(mail.mid(qsizetype(bytes.begin), qsizetype(bytes.size())), second.trimmed());
        QCOMPARE(firstLine, std::uint64_t(mail.left(qsizetype(bytes.begin)).count('\n') + 1));
        QCOMPARE(lastLine, firstLine);
        QVERIFY(label.empty() && isText);
    }
    void placesInACardAreThoseOfItsValues() {
        const QByteArray card = "BEGIN:VCALENDAR\r\nVERSION:1.0\r\n"
                                "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=BC=\r\n"
                                "=C3=B6=\r\n"
                                " x\r\nEND:VCALENDAR\r\n";
        const std::vector<EncodedBody> values = encodedBodiesIn(bytesOf(card));
        QCOMPARE(values.size(), std::size_t(1));
        const auto [bytes, firstLine, lastLine, transfer, label, isText] = values.front();
        const auto at = [&](ByteRange range) {
            return card.mid(qsizetype(range.begin), qsizetype(range.size()));
        };
        QCOMPARE(at(bytes), "=C3=BC=\r\n=C3=B6=\r\n x");
        QCOMPARE(at(label), "UTF-8");
        QCOMPARE(std::pair(firstLine, lastLine), std::pair(std::uint64_t(3), std::uint64_t(5)));
        QVERIFY(transfer == TransferEncoding::QuotedPrintable && isText);
        // One whose last line is missing, and an empty one.
        for (const char* end : {"=", ""})
            QCOMPARE(encodedBodiesIn(bytesOf("BEGIN:VCARD\nN;QUOTED-PRINTABLE:" + QByteArray(end)))
                         .size(),
                     std::size_t(1));
    }
    void whatIsNotEncodedIsLeftOut_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("decoded");
        QTest::addColumn<bool>("base64");
        QTest::newRow("soft line breaks")
            << QByteArray("a=\nb= \t\r\nc=") << QByteArray("abc") << false;
        QTest::newRow("no digits")
            << QByteArray("a=b =G1 =e9=") << QByteArray("a=b =G1 \xE9") << false;
        QTest::newRow("foreign characters") << QByteArray("YW\nJ*j") << QByteArray("abc") << true;
        QTest::newRow("padding within") << QByteArray("YQ==YmM=") << QByteArray("abc") << true;
        QTest::newRow("cut off") << QByteArray("YWJjZ") << QByteArray("abc") << true;
    }
    void whatIsNotEncodedIsLeftOut() {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, decoded);
        QFETCH(bool, base64);
        const auto made = decodedBody(bytesOf(body), base64 ? TransferEncoding::Base64
                                                            : TransferEncoding::QuotedPrintable);
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(made.data()), qsizetype(made.size())),
                 decoded);
    }
    /// Many boundaries, header fields and "=" take time by their size only.
    void hostileMailsTakeLinearTime() {
        const QByteArray open = "From: a\nContent-Transfer-Encoding: quoted-printable\n"
                                "Content-Type: text/plain; boundary=";
        for (const QByteArray& unit :
             {QByteArray("--a\nContent-Type: message/rfc822; boundary=b\n\n"), QByteArray("--"),
              QByteArray("= "), QByteArray("a:\n"), QByteArray("From \n\n"),
              QByteArray("N;QUOTED-PRINTABLE:=\n=\n"), QByteArray(";QUOTED-PRINTABLE")}) {
            const QByteArray mail =
                (unit.contains("QUOTED") ? "BEGIN:VCARD\n" : "From \n" + open + "a\n\n") +
                unit.repeated((1 << 20) / unit.size());
            QElapsedTimer timer;
            timer.start();
            for (const EncodedBody& body : encodedBodiesIn(bytesOf(mail)))
                decodedBody(bytesOf(mail).subspan(body.bytes.begin, body.bytes.size()),
                            body.transfer);
            QVERIFY2(timer.elapsed() < 10'000, unit); // 10 to 100 ms; quadratic would be hours
        }
    }
};

QTEST_GUILESS_MAIN(MailBodiesTest)
#include "mail_bodies_test.moc"
