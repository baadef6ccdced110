// Python's own parsers of other formats: Expat for XML, json, email.

#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsPythonLibrariesTest : public QObject {
    Q_OBJECT

private:
    static void compare(std::string_view rule, const QByteArray& script,
                        const QList<QByteArray>& texts, const QString& ending) {
        const QStringList theirs = answersOf(PYTHON, {"-I", "script"}, script, texts, ending);
        const QString difference = firstDifference(rule, texts, theirs, ending);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

private slots:
    void xmlDeclarationsAreReadAsExpatReadsThem() {
        // A document entity, else an external one, which has a text declaration.
        const QByteArray script =
            "from xml.parsers import expat\n"
            "def read(make, text):\n"
            "    found = []\n"
            "    parser = make()\n"
            "    parser.XmlDeclHandler = lambda version, encoding, alone: found.append(encoding)\n"
            "    try:\n"
            "        parser.Parse(text, True)\n"
            "    except (expat.ExpatError, LookupError, ValueError):\n"
            "        pass\n"
            "    return found[0] if found else None\n"
            "outer = expat.ParserCreate()\n"
            "makers = []\n"
            "def entity(context, *rest):\n"
            "    makers.append(lambda: outer.ExternalEntityParserCreate(context))\n"
            "    for name in open('list').read().split():\n"
            "        text = open(name, 'rb').read()\n"
            "        print(read(expat.ParserCreate, text) or read(makers[0], text) or '-')\n"
            "    return 1\n"
            "outer.ExternalEntityRefHandler = entity\n"
            "outer.Parse(b'<!DOCTYPE a [<!ENTITY e SYSTEM \"e\">]><a>&e;</a>', True)\n";
        compare("xml-declaration", script,
                allSequences({{"<?xml", " <?xml", "<?XML"},
                              {"", " version='1.0'", "\tversion = \"1.0\"", " version='1 0'",
                               " version=1.0", " version=''"},
                              {"", " encoding='koi8-r'", "\nencoding = \"UTF-8\"",
                               " encoding=utf-8", " Encoding='utf-8'", " encoding='-8'",
                               " encoding=\"utf-8'", "encoding='utf-8'", " encoding=' utf-8'"},
                              {"", " standalone='yes'", " standalone=\"maybe\"", " x='y'"},
                              {"?>", " ?>", ">", "? >"},
                              {"<a/>"}}),
                ".xml");
    }
    void jsonIsReadAsPythonReadsIt() {
        const QByteArray script = "import json\n"
                                  "for name in open('list').read().split():\n"
                                  "    found = json.detect_encoding(open(name, 'rb').read())\n"
                                  "    print(found.upper()[:5 if found[4] == '8' else 6])\n";
        QList<QByteArray> texts;
        for (const char* text : {"[1]", "{\"a\": 1}", "[\"\xE9\"]", "{\"\xE9\":1}", "[]", " [ ]"})
            for (const int unit : {1, 2, 4})
                for (const bool big : {false, true})
                    for (const bool marked : {false, true}) {
                        QByteArray wide;
                        const auto add = [&](char first, char second) {
                            QByteArray one(unit, '\0');
                            one[big ? unit - 1 : 0] = first;
                            if (unit > 1)
                                one[big ? unit - 2 : 1] = second;
                            wide += one;
                        };
                        if (marked && unit > 1)
                            add('\xFF', '\xFE');
                        else if (marked)
                            wide += "\xEF\xBB\xBF";
                        for (const char* c = text; *c != '\0'; ++c)
                            add(*c, '\0');
                        texts += wide;
                    }
        compare("json", script, texts, ".json");
    }
    void mailIsReadAsPythonReadsIt() {
        const QByteArray script =
            "import email\n"
            "for name in open('list').read().split():\n"
            "    parts = email.message_from_binary_file(open(name, 'rb')).walk()\n"
            "    found = [part.get_content_charset() for part in parts]\n"
            "    print(' '.join(filter(None, found)) or '-')\n";
        const QList<QByteArray> fields = {
            "",
            "Content-Type: text/plain; charset=koi8-r\n",
            "content-type:text/html;\n\tCharset=\"big5\"; x=y\n",
            "Content-Type: text/plain; name=\"charset=x\"\n",
            "Content-Type: text/plain; charset = gbk\nX: y\n",
        };
        const QList<QByteArray> first = {"From: a@example.org\nMIME-Version: 1.0\n",
                                         "Subject: a\n b; charset=x\n"};
        compare("mime-header", script,
                allSequences({first, fields, {"\n"}, {"", "text\n"}, fields}), ".eml");
        compare("mime-header", script,
                allSequences({first,
                              {"Content-Type: multipart/mixed; boundary=abc\n\n",
                               "Content-Type: multipart/mixed;\n boundary=\"abc\"\n\n"},
                              {"", "--abcd\n", "-- abc\n"},
                              fields,
                              {"--abc\n", "--abc \t\n"},
                              fields,
                              {"\ntext\nContent-Type: text/plain; charset=big5\n--abc\n"},
                              fields,
                              {"\n--abc--\nContent-Type: text/plain; charset=euc-kr\n"}}),
                ".eml");
    }
};

QTEST_APPLESS_MAIN(AsPythonLibrariesTest)
#include "as_python_libraries_test.moc"
