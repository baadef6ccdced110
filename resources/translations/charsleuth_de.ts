<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>Keine Kopie speichern, die etwas &amp;verliert</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>Keine Kopie wird gespeichert, die etwas verlöre.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>Speichern, mit den Buchstaben, die man t&amp;ippt: z für ż, - für –</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>Buchstaben, die man tippt, stehen für das, was verloren ginge.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>Speichern, mit &amp;HTML-Entities: &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>HTML-Entities stehen für das, was verloren ginge.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>Speichern, &amp;mit Escapes an ihrer Stelle: \u{20AC}, \x{E9} für ein Byte</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>Escapes stehen für das, was verloren ginge.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>Speichern, mit &amp;Fragezeichen an ihrer Stelle</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>Fragezeichen stehen für das, was verloren ginge.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>HTML-Meta-Angabe</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>XML-Deklaration</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>Gezeigt wie angegeben (%1, %2); die Bytes lesen sich besser als %3.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>Die Datei sagt %1 (%2); ihre Bytes lesen sich als %3.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>Was neben der Datei steht, sagt %1 (%2); ihre Bytes lesen sich als %3.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, wie angegeben</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, wie sich die Bytes lesen</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>Die Datei wurde seit dem Öffnen auf der Platte geändert.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>Die Datei ist seit dem Öffnen um %1 gewachsen.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>Die Datei ist seit dem Öffnen kürzer geworden. Was geöffnet wurde, bleibt zu sehen.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>Die Datei ist seit dem Öffnen kürzer geworden; was nicht mehr da ist, kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>Die Datei ist unter ihrem Namen nicht mehr da. Was geöffnet wurde, bleibt zu sehen.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>1 Bytefolge passt nicht zu %1; sie ist bei %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>%1 Bytefolgen passen nicht zu %2; die erste bei %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>Gezeigt als %1, wie Sie es für diese Datei schon gewählt haben.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>Sie haben für diese Datei schon %1 gewählt, aber ihr Inhalt hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>Dies ist %1, kein Text.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>Dies ist %1, kein Text.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>Dies ist eine Binärdatei: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>Nur die ersten %1 wurden gelesen; die Eingabe geht weiter.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>Die ganze Datei liest sich besser als %1 denn als %2, worauf ihr Anfang deutete.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Ausgeschlossen: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>%1 fehlerhaft</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>%1 ausgeschlossen</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>1 Zeichen gibt es nicht in %1</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>%1 Zeichen gibt es nicht in %2</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 ergäbe nicht wieder denselben Text.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>Der ganze Text kann als %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>Gespeichert als %1. Die Kopie wurde wieder gelesen und verglichen.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>wie die anderen Dateien des Ordners</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>DOS, OS/2</source>
        <translation>DOS, OS/2</translation>
    </message>
    <message>
        <source>old Macintosh</source>
        <translation>alter Macintosh</translation>
    </message>
    <message>
        <source>Unix, Linux</source>
        <translation>Unix, Linux</translation>
    </message>
    <message>
        <source>Amiga</source>
        <translation>Amiga</translation>
    </message>
    <message>
        <source>Atari ST</source>
        <translation>Atari ST</translation>
    </message>
    <message>
        <source>a mainframe</source>
        <translation>ein Großrechner</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>nur zur Anzeige</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Warum %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 ist ausgeschlossen%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 ist weniger wahrscheinlich als %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>Dagegen: Die Datei sagt %1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, Gewicht %3 Deziban</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>ihr eines Byte gelesen</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>alle %1 gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 von %2 gelesen</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>%1 fehlerhaft bis jetzt</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>von Ihnen gewählt</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>BOM von %1</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>keine BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>kein Zeilenende</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>gemischte Zeilenenden</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Dies ist kein Text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>Nur ASCII: Fast jede Kodierung ergibt diesen Text.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>Die ersten beiden lassen sich durch diesen Text nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>Z %1  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 Bytefolge passt nicht</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>%1 Bytefolgen passen nicht</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>Reines ASCII</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> Steuerzeichen %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> zur privaten Verwendung</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> nicht belegt</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 passt nicht zu %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 passen nicht zu %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>Byte %1 bei %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>Bytes %1 bei %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 sagt „%2“</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; die Bytes lesen sich anders</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>Die Datei darf nicht mehr gelesen werden. Was geöffnet wurde, bleibt zu sehen.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>Gezeigt als %1, wie Sie es für denselben Inhalt unter dem Namen %2 schon gewählt haben.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>einige Zeichen</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>Keine Schrift hier hat %1. Der Text ist richtig; die grauen Kästchen stehen für Zeichen, die nicht gezeichnet werden können. Debian hat solche Schriften in %2.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>Alles wird gelesen: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>Zeilen werden gezählt: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>Das Lesen scheiterte bei Byte %1 (%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>Nur die ersten %1 in der gepackten Datei konnten gelesen werden (%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>in %1: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>Was für %1 spricht (%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>Derselbe Text wie %1 und %2 weitere</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>Derselbe Text wie %1</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 Sie konnte nicht entpackt werden: %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>Z %1, Sp %2  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>fehlerhaft %1 von %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>1 Byte ausgewählt, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>%1 Bytes ausgewählt, @%2 bis @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>Die Datei sagt „%1“, was keine Kodierung nennt; gemeint war wohl %2.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 Stellen oder mehr</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1; auch in %2 und %3 weiteren</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1; auch in %2</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>LF (Unix, macOS)</source>
        <translation>LF (Unix, macOS)</translation>
    </message>
    <message>
        <source>CRLF (Windows, DOS)</source>
        <translation>CRLF (Windows, DOS)</translation>
    </message>
    <message>
        <source>CR (old Macintosh)</source>
        <translation>CR (alter Macintosh)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binär</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>anders angegeben</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>zwei Kodierungen</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>doppelt kodiert</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>als HTML-Entities geschrieben</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1, als %2 gelesen</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>„%1“ in Zeile %2 war wohl „%3“ (%4): %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>%1 Stellen sind wohl Mojibake (jede %2 oder mehr): „%3“ in Zeile %4 war „%5“.</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>Es mag Mojibake geben. Dateien von mehr als %1 werden hier nicht durchgesehen; „charsleuth repair“ tut das.</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, zweimal</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 Mal</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>Zeilen %1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1 (%2 fehlerhaft)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>%1 weitere Teile</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>Wahrscheinlich in mehreren Kodierungen (jeder Teil %1 oder mehr): %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>Bytes %1 bis %2: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>Es mag mehrere Kodierungen geben. Dateien von mehr als %1 werden hier nicht geteilt; „charsleuth convert --segments“ tut das.</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>Teil für Teil: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>Mojibake berichtigt</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Berichtigt: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, als %2 gelesen und gespeichert</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, als %2 gelesen und zweimal gespeichert</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, als %2 gelesen und %3 Mal gespeichert</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>1 Stelle berichtigt</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>%1 Stellen berichtigt</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>1 weiterer Teil</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>Die Zeilen enden weiter mit NEL (U+0085), das außerhalb von EBCDIC wenige Programme kennen; LF steht unter „Zeilenenden“.</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>anders benannt</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>die Bytereihenfolge-Marke bleibt</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>die Bytereihenfolge-Marke entfällt</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>eine Bytereihenfolge-Marke wird geschrieben</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>Der ganze Text kann als %1 geschrieben werden; %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>Gespeichert als %1. Die Kopie wurde wieder gelesen und ist dieselbe bis auf dies: %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2; nichts an ihnen ist auffällig.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2; %3 anzusehen:</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>Gelesen wird: %1 bis jetzt …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>In diesem Ordner sind keine Dateien.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>Keine Datei wird gezeigt: Keine passt zur Suche, zur Liste oder zur Gruppe.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Wählen Sie eine Datei aus, um ihren Text zu sehen.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>Sie konnte nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>Wahrscheinlich Text mit Binärdaten darin (jeder Teil %1 oder mehr): %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>Sie haben „%1“ in Zeile %2 berichtigt: „%3“ (%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>Sie haben %1 Stellen berichtigt: „%2“ in Zeile %3 ist „%4“.</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>„%1“, wenn es %2 war</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; etwas davon ist verloren</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>Für sich liest sich dies als %1 (%2). Ist es in %3, wie %4 der %5 anderen Dateien hier, deren Kodierung sicher ist?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, für sich</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, wie die anderen</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>eine Umwandlung wurde unterbrochen</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 ist jetzt in %2. Was es war, liegt in %3.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>ist die Datei, die umgewandelt wird; geben Sie der Kopie einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 ist jetzt in %2. Es wurde wieder gelesen und verglichen; das Original ist %3.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 ist jetzt in %2. Es wurde wieder gelesen und ist dasselbe bis auf dies: %3. Das Original ist %4.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Dateien, die anzusehen sind</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>Text in dieser Datei ist als quoted-printable oder base64 geschrieben; dekodiert ist er in %1.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>1 fehlerhaft</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 Unterschiede</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 Angabe der Kodierung</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>%1 Angaben der Kodierung</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>ein Dateiname kann kein NUL-Byte enthalten</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>die Zugriffsliste kann nicht erhalten werden</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>die Zugriffsrechte können nicht erhalten werden</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>der Eigentümer kann nicht erhalten werden</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>die Zugriffsrechte können nicht gelesen werden</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>ist ein Socket</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>ist ein Socket oder ein Gerät, das nicht da ist</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>ist ein symbolischer Link auf eine Datei, die nicht da ist</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>niemand schreibt in diese Pipe</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>dieses System hat keine solchen Attribute</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>wurde während der Umwandlung geändert</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>wurde eben als Kopie einer anderen Datei dieses Namens geschrieben</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Plattenkontingent überschritten</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Gerät</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Kein solches Gerät und keine solche Adresse</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Verzeichnis</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Vorgang nicht unterstützt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Veralteter Dateizugriff</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele Ebenen symbolischer Links</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>zum Entpacken braucht es ein Wörterbuch (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>zum Entpacken braucht es mehr als 128 MiB Speicher (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>hinter den gepackten Daten folgt etwas anderes</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>die gepackten Daten enden zu früh</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>die gepackten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>hat keine Mitglieder</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>ist ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>ist binär</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>ist kein Zip-Archiv</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>ist nicht dort, wo das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>ist einer von mehreren Teilen; fügen Sie sie erst zusammen</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>wird von den Programmen, für die es ist, als UTF-8 gelesen</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>das Verzeichnis ist größer als die Datei</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>das Verzeichnis ist nicht dort, wo es sagt</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>die Kopie ist schon da</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>das Ende des 64-Bit-Verzeichnisses ist nicht dort, wo es sagt</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>wurde geändert</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>wurde beim Lesen geändert</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>wurde von einem früheren Lauf umgewandelt</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>ist schon %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>abgelehnt, dies ginge verloren</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>1 fehlerhafte Folge als %1 (die erste bei Byte %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>%1 fehlerhafte Folgen als %2 (die erste bei Byte %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>1 Zeichen, das %1 nicht hat (das erste ist %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%1 Zeichen, die %2 nicht hat (das erste ist %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>die Kopie läse sich als %1 nicht gleich</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>ist in %1 dasselbe</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>ist %1 mit einer Sicherheit von %2, unter %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 ist schon da und eine andere Datei</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ist schon da</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>die Attribute können nicht erhalten werden</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>die Zeit kann nicht erhalten werden</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>die Attribute können nicht gelesen werden</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>endet zu früh</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>wurde seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>hat Mitglieder, die einander überlappen</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>ist abgeschnitten</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>ist beschädigt oder kein Archiv</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>wird von einem anderen Lauf benutzt</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>ist kein Journal</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>ist der Name eines Geräts</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>die Umwandlung wurde angehalten</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Speicher kann nicht zugeteilt werden</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Verzeichnis nicht leer</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ungültiges Argument</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Ungültiger Link zwischen Geräten</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Programmdatei wird benutzt</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Zu viele Links</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Der Endpunkt der Verbindung ist nicht verbunden</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>das Original kann nicht als %1 erhalten werden</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>ist in Zeile %1 beschädigt</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>ein Mitglied ist nicht dort, wo das Verzeichnis sagt</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>hat einen Kommentar, der in UTF-8 zu lang ist</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>hat einen Namen, der in UTF-8 zu lang ist</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>kann nicht ganz kopiert werden</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>ist das Archiv, das gelesen wird</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>die Position eines Mitglieds fehlt</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>wurde geschrieben, und die Namen lesen sich anders</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>bräuchte 64-Bit-Positionen, die es nicht hat</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>hat %1 Namen (harte Links), und nur dieser bekäme die Kopie</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>das Original kann nicht erhalten werden: %1 ist schon da; Originale können stattdessen in einen Ordner</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>ist nur lesbar</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>hat Zeilen, die in einer anderen Kodierung als %1 sein mögen; wählen Sie seine Kodierung, um es umzuwandeln</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>wurde doppelt kodiert, über %1; reparieren Sie es zuerst</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>Kodierungen der Namen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1 (Archiv)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>Namen werden gelesen …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, alle vom Archiv genannt oder reines ASCII</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, wie gewählt in %1 gelesen</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, in %1 gelesen (%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. Das Archiv %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Dies ist ein Ordner.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>Dies ist ein Link.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>Kodierungen, in denen die &amp;Namen sein mögen</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>Wie die Namen wären</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 Name</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>In diesem Archiv ist nichts.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>Dateien: %1. Ordner: %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Wählen Sie eine Datei aus, um ihren Text zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>A&amp;rchiv</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>Ihren &amp;Namen kopieren</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>Auswahl aufh&amp;eben</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>Namen &amp;suchen</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>Mit &amp;lesbaren Namen speichern …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>Die Namen sind nicht gelesen.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>Jedes Programm liest diese Namen schon.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>Nur Zip-Archive können neu geschrieben werden; dies ist ein anderes Format.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>Eine Kopie wird geschrieben.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>Eine Kopie des Archivs mit Namen in UTF-8; alles andere bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>Mit lesbaren Namen speichern</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Zip-Archive (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>1 Name berichtigt</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>%1 Namen berichtigt</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, in %1 gelesen</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, durch das Feld in UTF-8 daneben</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>; geschrieben und wieder gelesen: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>Namen mit Bytes, die nicht passen, in Klammern geschrieben (⟦E9⟧): %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>&amp;Entpacken …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>In einen neuen Ordner entpacken in</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>1 Datei in %1 entpackt</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>%1 Dateien in %2 entpackt</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>Nicht entpackt: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Es wird geschrieben …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>Es konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>In einem Tab ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · gezeigt</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>Andere Kodierungen passen besser</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Bytes zeigen</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>Die Dateien darin auflisten</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>Trotzdem als Text zeigen</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>Als %1 zeigen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>Speichern, was gemeint war …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>Einen Hinweis zeigen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>%1 weitere Hinweise zeigen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>Teil für Teil zeigen</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>Als UTF-8 speichern …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>Zeigen, was gemeint war</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>Die anderen berichtigen</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>Sie wie diese lesen</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>Dekodiert lesen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>Diese Namen ergeben denselben Text: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>Zeigen, wo sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Lesarten</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>Welche Lesarten nebeneinander stehen</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>Die andere Datei ist in:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>&amp;Lesarten nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>&amp;Nur Zeilen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>&amp;Irgendeine andere</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 Unterschiede</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 von %2 Unterschieden</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>S&amp;chreiben als</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>&amp;Zeilenenden</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>&amp;Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>eine schreiben</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>keine schreiben</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>&amp;Wohin</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>Ändern, was der Text über seine eigene &amp;Kodierung sagt</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>Wahr machen, was die &amp;Texte über ihre Kodierung sagen</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>Auch .editorconfig und .&amp;gitattributes berichtigen</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>&amp;Doppelt kodierten Text berichtigen (Ã© für é)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>Als Kopie</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>Kopien kommen in einen Ordner</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>An Ort und Stelle; Originale werden DATEI.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>An Ort und Stelle; Originale kommen in einen Ordner</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>Du&amp;rchsuchen …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>D&amp;urchsuchen …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Speichern &amp;als</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>&amp;Mindestens so sicher</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>Kopie speichern als</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Nichts kann gespeichert werden.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>Geben Sie den Namen einer Kodierung ein.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>An Ort und Stelle; das Original wird %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>Kopie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>R&amp;ückgängig</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>&amp;Bericht speichern …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>Neu &amp;planen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbr&amp;echen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>Alles als %1 &amp;lesen</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>Umgewandelte Kopie speichern</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>Noch nichts wurde ersetzt.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Es wird gespeichert …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>Gesucht wird, was verloren ginge …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, was nichts davon verliert</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>Datei e&amp;rsetzen</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>Kopie &amp;speichern</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 ist wieder, was es war.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Angehalten. Keine Kopie wurde geschrieben.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>Der Text wird in einer anderen Kodierung geschrieben.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>Die Datei wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>In %1 ginge etwas verloren, daher wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>Es ist ein symbolischer Link, der bleibt; ersetzt wird die Datei dahinter: %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>Was es jetzt ist, bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1 selbst wird in %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1 selbst bekommt denselben Text in %2.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>Die Kopie ist in %1.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>Die Kopie hat denselben Text in %1.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>Zeilen enden mit %1.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>Was der Text über seine eigene Kodierung sagt, wird geändert.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>Keine Kodierung zum Schreiben ist genannt.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>Die Datei kann nicht umgewandelt werden.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>Kein Ort für die Kopie ist genannt.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>Etwas ginge verloren: Wählen Sie, was dafür steht.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>Dem Ende &amp;folgen</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>Umgewandelte Kopie &amp;speichern …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>Als Dokument e&amp;infügen</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>Aus der &amp;Auswahl allein erkennen</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>Ich &amp;weiß etwas über diese Datei …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>Die Datei wurde seit dem Öffnen geändert. Laden Sie sie neu, bevor Sie sie umwandeln, damit die Kopie das ist, was Sie sehen.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>In der Zwischenablage sind mehr als %1; speichern Sie das erst als Datei.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>Eingefügte Bytes</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>Verstümmelter Text</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>Wählen Sie erst etwas Text aus.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, Bytes %2 bis %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>Alle Seiten sind fertig.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>Als &amp;Bytes kopieren</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>&amp;Hexadezimal: E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>&amp;Escapes: \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>&amp;Prozent: %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>Dieses &amp;Wort erscheinen lassen …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>Ü&amp;ber Charsleuth</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>Wahl r&amp;ückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>Wahl wieder&amp;holen</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>Das ist mehr als %1 zum Kopieren.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>Wählen Sie erst ein paar Zeichen aus.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>Die Auswahl ist &amp;in …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>Die Auswahl hat mehr als %1 Zeichen, zu viele für die Zwischenablage. Nichts wurde kopiert. Als Datei in UTF-8 speichern?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>Auswahl speichern als</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>Die Auswahl ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>Kopie mit LF speichern …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>Kopie mit CRLF speichern …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>Kopie mit CR speichern …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>Als &amp;Befehle kopieren</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>Text, &amp;fehlerhafte Bytes als \xE9</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>&amp;Besonders einfügen: Bytes, verstümmelten Text</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>In der Zwischenablage sind weder Bytes, geschrieben als Hexadezimalzahlen (E9 4A), Escapes (\xE9, %E9, =E9) oder Base64, noch verstümmelter Text: Mojibake oder Text, der als windows-1252 oder ISO-8859-1 gelesen wurde.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>Den gemeinten Text speichern</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>Die Kopie ist UTF-8. Im Text wird 1 Stelle berichtigt, alles andere ist, wie es war.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>Die Kopie ist UTF-8. Im Text werden %1 Stellen berichtigt, alles andere ist, wie es war.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Als UTF-8 speichern</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>Die Kopie ist UTF-8. Jeder Teil wird in seiner eigenen Kodierung gelesen: %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, dekodiert</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>Über Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>Findet heraus, in welcher Zeichenkodierung eine Datei ist, zeigt sie, repariert sie und wandelt sie um. Es kennt %1 Kodierungen und sagt, warum.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Kein Dokument</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>Lange Zeilen &amp;umbrechen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>Als Kandidat %1 lesen</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>Lange Arbeit anhalten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>Unsichtbare &amp;Zeichen zeigen</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>Zei&amp;chen an der Schreibmarke</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>&amp;Gehe zu Zeile, Byte oder Prozent …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>Der Speicher reicht nicht für %1: Was gezeigt, gefunden oder verglichen wird, mag nicht alles sein.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, mit dem Hinweis: %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>Dieselben &amp;Bytes suchen</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>Mit einer anderen &amp;Datei vergleichen …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Mit einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 ist wieder, was es war.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>Nä&amp;chster Teil des Fensters</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>V&amp;origer Teil des Fensters</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>A&amp;rten von Problemen …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>Dateien hierher ziehen, um sie zu öffnen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>&amp;Kodierungen …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>Wie &amp;erkannt</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>Den Text in einer anderen Kodierung zeigen (Strg+E zum Suchen)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>&amp;Alle nach Regionen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>„%1“ ist keine Kodierung, die hier bekannt ist.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>„%1“ ist keine Kodierung, die hier bekannt ist; gemeint war wohl %2.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>Keine Kodierung hat diesen Namen, diese Nummer oder Sprache.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>Name, Alias, Nummer oder Sprache: cp932, 1251, Thai …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>Eine Kodierung suchen</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>Gefundene Kodierungen</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>Keine Kodierung heißt „%1“. Gemeint war wohl diese:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Groß/klein</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Große und kleine Buchstaben unterscheiden</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>Text, wie er sich liest, ein regulärer Ausdruck oder Bytes wie E9 20</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>Namen und Kodierungen suchen</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Welche Dateien gezeigt werden</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1 (Ordner)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, %1 ausgewählt</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>Ausgewählte &amp;umwandeln …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>Alle &amp;gezeigten umwandeln …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>%1 ausgewählte &amp;umwandeln …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>A&amp;lle %1 umwandeln …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>A&amp;lle %1 gezeigten umwandeln …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>Von der Umwandlung a&amp;usschließen</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>&amp;Ordner öffnen, in dem sie ist</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Auswahl a&amp;ufheben</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>Andere ausgewählte Dateien, die in einer anderen Kodierung gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>Dateien werden gelesen: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>In einem Tab ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>Ausgewählte Dateien wie die gezeigte &amp;lesen</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>Ausgewählte Dateien wie &amp;erkannt lesen</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>Namen &amp;suchen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, %2 anzusehen, %3 gezeigt</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>nichts Auffälliges</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Zeilenenden</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>wird nicht umgewandelt</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>Für diesen Inhalt früher gewählt und gemerkt</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>eine Zeile von 1 bis %1</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>die Nummer einer Zeile</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>Gehe zu Zeile, Byte oder Prozent</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>Geben Sie %1, @ und ein Byte von 0 bis %2 oder einen Prozentsatz an.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>Zeile, @ und ein Byte oder Prozentsatz</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>Ändern, was Sie über diese Datei sagten</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>Den Hinweis zurücknehmen</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>Hinweis: Dies &amp;ist</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>ein &amp;Name oder eine Stadt</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>in der &amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>eine &amp;andere …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>„%1“ in %2</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Wählen Sie es erst aus</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>Keine Kodierung macht aus der Auswahl einen Namen</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>eine &amp;andere: tippen Sie sie …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>Ich weiß etwas über diese Datei</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>Sagen Sie, was Sie wissen, und sehen Sie, wie sich die Kandidaten bewegen. Es zählt als Hinweis und setzt nichts außer Kraft.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>ein Land, eine Adresse, Webseite oder Newsgroup</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>Sie ist wahrscheinlich wie die &amp;anderen Dateien des Ordners</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>Ihre &amp;Sprache:</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>Sie wurde &amp;gemacht auf:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Wann:</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>Sie &amp;kommt aus:</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>Ich weiß &amp;nichts</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>„%1“ ist keine Sprache, die hier bekannt ist. Es zählt nicht.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>„%1“ ist kein Land und keine Adresse, die hier bekannt sind. Es zählt nicht.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Eine Taste finden, oder was sie tut</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Codepunkt</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>In Zeilen</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>fehlerhafte Bytes</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Geschrieben als</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>Was die Kopie verlöre</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>Buchstaben, die man tippt, stehen für das, was verloren ginge, und Fragezeichen, wo es keine gibt.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>Alle Zeichen gibt es in diesen, aber nicht die fehlerhaften Bytes:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>Nichts ginge verloren in:</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MainWindow</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Voriges Dokument</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>%1 von %2 Dateien wurden ausgelassen: Höchstens %3 sind zugleich offen.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>Höchstens %1 Dokumente sind zugleich offen.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>Umwand&amp;lungen, um sie zurückzunehmen …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>reines ASCII</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>das Archiv sagt UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>alle Namen zusammen</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>ein Feld in UTF-8 daneben</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>Woher der Name bekannt ist</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>&amp;Liste von Mojibake …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>Mojibake</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>Speichern, was &amp;gemeint war …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>Stellen mit Mojibake</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>%1 von %2 Stellen werden in der Kopie berichtigt. Was kein Häkchen hat, bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Zeile %1: %2 wird %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; etwas davon ist verloren</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Gemeint</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>von Ihnen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Es wird verglichen …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 von %2 Unterschieden</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 Unterschiede</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>Beide sagen dasselbe, aber ihre Zeilen enden verschieden: %1 und %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Beide sagen dasselbe.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>Die PDF-Datei hat nur die ersten %1 Seiten.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>Nur die ersten %1 Seiten wurden gedruckt.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>Die Seiten werden gesetzt: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>Die Seiten werden gesetzt: %1 · noch %2 s</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 konnte nicht gedruckt werden: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>&amp;Teil für Teil lesen</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>Die Teile als eine &amp;UTF-8-Datei speichern …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1 bei %2 MB/s, noch %3 s</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>%1 bis jetzt, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, angehalten bei %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>Dateien von %1 umwandeln</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>Der Bericht ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>umwandeln</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>umgewandelt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>Umwande&amp;ln</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>sagt weiter: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>Zeile %1: „%2“ wird „%3“</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>1 Stelle wird berichtigt</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>%1 Stellen werden berichtigt</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>gelesen, wie Sie wählten</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>gelesen, wie Sie wählten; für sich liest es sich als %1 (%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>gelesen, wie Sie wählten: „%1“; für sich liest es sich als %2 (%3): „%4“</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 sagt weiter „%2“ von %3 Dateien; das kann nicht berichtigt werden.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>Es gibt keinen Plan.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>Jede Datei wird probiert; nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>%1 umzuwandeln, %2 unverändert, %3 abgelehnt, %4 gescheitert. Noch ist nichts geschrieben.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>Abgebrochen nach %1 von %2 Dateien.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>Es wird umgewandelt; jede Kopie wird wieder gelesen und verglichen.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>%1 umgewandelt, %2 unverändert, %3 abgelehnt, %4 gescheitert.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>Es wird rückgängig gemacht.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>%1 Kopien sind gelöscht, %2 nicht; die Dateien, von denen sie sind, sind, wie sie waren.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>%1 Dateien sind wieder, was sie waren; %2 konnten nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>Es kann hier rückgängig gemacht werden, und jederzeit durch „Umwandlungen“ im Menü „Datei“.</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>1 Kopie ist gelöscht, %1 nicht; die Datei, von der sie ist, ist, wie sie war.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 Datei ist wieder, was sie war; %1 konnten nicht rückgängig gemacht werden.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>&amp;Merken, welche Kodierung ich für eine Datei wählte</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>Die Dateien vom letzten Mal wieder &amp;öffnen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>Meine &amp;Dateien sind meist in (ein schwacher Hinweis für jede Datei):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>Nichts kann gemerkt werden: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>Keine Datei ist gemerkt.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>1 Datei ist gemerkt.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>%1 Dateien sind gemerkt.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>wie der Desktop</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Größe des Textes</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>Te&amp;xt in:</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>&amp;Sprache des Programms:</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>&amp;Kopien speichern als:</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>Mit &amp;Zeilenenden:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>&amp;Fehlerhafte Bytes</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>&amp;C1-Steuerzeichen</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>&amp;Mojibake</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>&amp;Teile in anderer Kodierung</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>Text als %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>Auswahl &amp;reparieren</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Wählen Sie es erst aus</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>Nicht mehr als %1 auf einmal</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>Keine bekannte Fehllesung macht aus der Auswahl anderen Text</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, %2 Bytes, vom %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Schon da: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>an Ort und Stelle; Originale sind DATEI.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>an Ort und Stelle; Originale sind in %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>Kopien in %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>bei der Arbeit</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 Dateien, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>&amp;Weiter …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>Jede kann für sich zurückgenommen werden: Dateien werden, was sie waren, Kopien werden gelöscht, bis auf jene, die seitdem geändert wurden.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>Keine Umwandlung kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ihren &amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 Datei, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>Dieses Wort erscheinen lassen</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>Geben Sie ein &amp;Wort ein, von dem Sie wissen, dass es in der Datei steht, oder zwei: einen Namen, eine Stadt. Sie bekommen die Kodierungen, in denen alle dastehen.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>Wörter, die in der Datei stehen</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>Kodierungen, die die Wörter haben, mit ihren Stellen</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>Keine Kodierung macht dies aus irgendwelchen Bytes der Datei.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>1 Kodierung hat es.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>%1 Kodierungen haben es, die wahrscheinlichste zuerst.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>liest sich als %1 über %2 Zeichen außerhalb von ASCII; weniger wahrscheinlich denn als %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>liest sich als %1 über %2 Zeichen außerhalb von ASCII; weniger wahrscheinlich denn als %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>liest sich als %1 über %2 Zeichen außerhalb von ASCII; wahrscheinlicher denn als %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>liest sich als %1 über %2 Zeichen außerhalb von ASCII; wahrscheinlicher denn als %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>liest sich als %1 über %2 Zeichen außerhalb von ASCII</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>liest sich als %1; weniger wahrscheinlich denn als %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>liest sich als %1; wahrscheinlicher denn als %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>liest sich als %1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>wie häufig es ist, neben %1</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>was solche Dateien wirklich waren, neben %1</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>was sonst über %1 bekannt ist</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>%1 Bytes sind kein Zeichen von EBCDIC-Text</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>kaum Leerzeichen oder Zeilenenden von EBCDIC (%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>%1 bei Byte %2 ist kein Zeichen, ebenso %3 andere Bytes</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>%1 bei Byte %2 ist kein Zeichen, ebenso %3 anderes Byte</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>%1 bei Byte %2 ist kein Zeichen</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>%1 Bytes sind C1-Steuerzeichen, die Text nicht hat</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 Byte ist ein C1-Steuerzeichen, das Text nicht hat</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>%1 Bytefolgen passen nicht, die erste: %2 bei Byte %3</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>eine Bytefolge passt nicht: %1 bei Byte %2</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>kein %1, das diese Kodierung braucht, um anderes als ASCII zu sagen</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>beginnt nicht mit ihrer Kennung, und fast beliebige Bytes sind Text in ihr</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>das letzte Zeichen ist abgeschnitten</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%1 von %2 Einheiten sind keine Zeichen irgendeines Textes</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>%1 Mehrbytefolgen sind wohlgeformt</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>die Einheiten sind Paare von ASCII-Bytes</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>der Hangul-Text hat kaum Leerzeichen</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>die Eingabe beginnt in einem Zeichen</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>die Eingabe endet in einem Zeichen</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>was auf + folgt, ist kein Base64 von Text</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>die Bytes schwanken wie in der anderen Bytereihenfolge</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>%1 Zeichen sind aus Schriften, die nicht zusammengehören</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>Bytereihenfolge-Marke von %1, und kein anderer Text beginnt mit diesen Bytes</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>%1-Element sagt „%2“</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 sagt „%2“</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 sagt %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>wurde als %1 gelesen und wieder kodiert: dahin umgewandelt ist es UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 Byte ist kein Zeichen von EBCDIC-Text</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>%1 Bytefolgen passen nicht, die erste: bei Byte %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>eine Bytefolge passt nicht: bei Byte %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%1 von %2 Einheiten sind Zeichen mit einem Byte, das 8-Bit-Text nicht hat</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 Mehrbytefolge ist wohlgeformt</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>%1 Zeichen stehen zwischen %2 und der Rückkehr zu ASCII</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%1 Zeichen steht zwischen %2 und der Rückkehr zu ASCII</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>nichts steht zwischen %1 und der Rückkehr zu ASCII</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>%1 Base64-Folgen ergeben Text</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 Base64-Folge ergibt Text</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>was auf ~{ folgt, ist beschädigt, und kein Text ohne das</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>die Einheiten sind Paare aus einem Tabulator und einem ASCII-Byte</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>fast alle Zeichen teilen sich zwei hohe Bytes</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>jedes zweite Byte ist eines von wenigen, wie in UTF-16 eines Alphabets</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>die Bytes wechseln, wie es nur die von UTF-16 oder UTF-32 tun</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>was auf + folgt, ergibt nur ASCII, das kein Base64 braucht</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>was auf + folgt, mag zufällig Text ergeben</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>XML, das keine Kodierung nennt, ist %1 oder %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 ist immer %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 ist %2 (%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 sind %2 (%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>beginnt wie %1</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 der Bytes sind Steuerzeichen</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>NUL-Bytes an mehr als %1 Stellen</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>NUL-Bytes an %1 Stellen</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>ein NUL-Byte an einer Stelle</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>die Bytes sehen zufällig aus</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>alle Bytes sind gleich</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>es ist Text in keiner Kodierung</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>die Vorerwartung für die Sprache %1 ist um %2 Deziban verschoben, durch %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>die Vorerwartung für %1 ist um %2 Deziban verschoben, durch %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>den Namen der Datei</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>Ihre Sprachen</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>einen gespeicherten HTTP-Header</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>Zeilen, die mit CR enden</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>der Dateiname</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>ein %1-Bild</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>eine %1-Bitmap</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>eine %1-Symbolressource</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>ein %1-Archiv</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>Daten eines %1-Archivs</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>mit %1 gepackt</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>mit %1 gepackte Daten</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>ein %1-Dokument</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>eine %1-Datenbank</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>ein %1-Programm</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>eine %1-Objektdatei</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>eine %1-Bibliothek</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>eine %1-Schrift</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>%1-Ton</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>ein %1-Film</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Keltisch</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>Zentralasiatisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>Chinesisch (vereinfacht)</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>Chinesisch (traditionell)</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordisch</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>Südeuropäisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>eine Speisekarte, aus der Kästchen wurden</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>Untertitel aus einem anderen Jahrhundert</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>ein Rezept, in dem Buchstaben fehlen</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>Ziehen Sie eine Datei hierher, um zu sehen, was sie sagt</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Ordner öffnen …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>Oder probieren Sie ein Beispiel</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>Bytes sind Paare von Hexadezimalziffern, wie E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>Der Ausdruck ist bei Zeichen %1 falsch (%2)</translation>
    </message>
</context>
</TS>
