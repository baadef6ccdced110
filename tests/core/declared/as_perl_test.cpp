#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsPerlTest : public QObject {
    Q_OBJECT

private slots:
    void podEncodingsAreReadAsPodSimpleReadsThem() {
        const QList<QByteArray> lines = {"",
                                         "=encoding koi8-r",
                                         "=encoding  utf8 ",
                                         "=encoding",
                                         "=encoding\tlatin1",
                                         " =encoding koi8-r",
                                         "=encoding koi8-r utf8",
                                         "=Encoding utf8",
                                         "=encodings koi8-r",
                                         "=head1 NAME",
                                         "=cut",
                                         "package A;"};
        const QByteArray script = "use Pod::Simple;\n"
                                  "$SIG{__WARN__} = sub {};\n"
                                  "open my $list, '<', 'list';\n"
                                  "while (my $name = <$list>) {\n"
                                  "    chomp $name;\n"
                                  "    my $parser = Pod::Simple->new;\n"
                                  "    $parser->no_whining(1);\n"
                                  "    $parser->parse_file($name);\n"
                                  "    print $parser->encoding // '-', \"\\n\";\n"
                                  "}\n";
        const QList<QByteArray> texts = allSequences({lines, {"\n"}, lines, {"\n"}, lines, {"\n"}});
        const QStringList theirs = answersOf(PERL, {"script"}, script, texts, ".pod");
        const QString difference = firstDifference("perl-pod", texts, theirs, ".pod");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

QTEST_APPLESS_MAIN(AsPerlTest)
#include "as_perl_test.moc"
