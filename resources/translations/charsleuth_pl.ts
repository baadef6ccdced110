<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>&amp;Nie zapisuj kopii, która coś traci</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>Nie jest zapisywana kopia, która by coś utraciła.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>Zapisz z literami, które się p&amp;isze: z za ż, - za –</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>To, co zostałoby utracone, zastępują litery, które się pisze.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>Zapisz z encjami &amp;HTML: &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>To, co zostałoby utracone, zastępują encje HTML.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>Zapisz z &amp;sekwencjami ucieczki: \u{20AC}, \x{E9} za bajt</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>To, co zostałoby utracone, zastępują sekwencje ucieczki.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>Zapisz z&amp;e znakami zapytania</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>To, co zostałoby utracone, zastępują znaki zapytania.</translation>
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
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>bajt %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>znacznik meta HTML</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>deklaracja XML</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>Pokazane zgodnie z deklaracją (%1, %2); bajty lepiej czyta się jako %3.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>Plik podaje %1 (%2); jego bajty czyta się jako %3.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>Obok pliku podano %1 (%2); jego bajty czyta się jako %3.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, jak zadeklarowano</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, jak czyta się bajty</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>Plik zmienił się na dysku od czasu otwarcia.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>Plik urósł o %1 od czasu otwarcia.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>Plik stał się krótszy od czasu otwarcia. To, co otwarto, pozostaje widoczne.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>Plik stał się krótszy od czasu otwarcia; nie można pokazać tego, czego już nie ma.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>Pliku nie ma już pod tą nazwą. To, co otwarto, pozostaje widoczne.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>1 sekwencja bajtów nie pasuje do %1; jest tu: %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>Sekwencje bajtów, które nie pasują do %2: %1; pierwsza tu: %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>Pokazane jako %1, jak wybrano wcześniej dla tego pliku.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>Wcześniej wybrano dla tego pliku %1, ale jego treść zmieniła się od tego czasu.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>To jest %1, nie tekst.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>To jest %1, nie tekst.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>To jest plik binarny: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>Przeczytano tylko początek, %1; wejście ciągnie się dalej.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>Cały plik czyta się lepiej jako %1 niż jako %2, na co wskazywał jego początek.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Wykluczone: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Wykluczone</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>błędne: %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Twój wybór</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>jeszcze %1</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>wykluczone: %1</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 jako %2</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>1 znaku nie ma w %1</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>Znaki, których nie ma w %2: %1</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 i inne</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 nie dałoby znów tego samego tekstu.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>Cały tekst można zapisać jako %1.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>Zapisano jako %1. Kopię przeczytano ponownie i porównano.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 na sekundę</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>zostało %1 s</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>jak inne pliki folderu</translation>
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
        <translation>stary Macintosh</translation>
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
        <translation>mainframe</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>tylko do wglądu</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Dlaczego %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 jest wykluczone%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 jest mniej prawdopodobne niż %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>Przeciw: plik podaje %1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, waga %3 decybanów</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusty</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>przeczytano jego jedyny bajt</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>przeczytano całość: %1</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>przeczytano %1 z %2</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>błędne jak dotąd: %1</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>wybór użytkownika</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>BOM: %1</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>bez BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>bez końca wiersza</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>różne końce wierszy</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>To nie jest tekst.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>Tylko ASCII: prawie każde kodowanie daje ten tekst.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>Tego tekstu nie wystarczy, by odróżnić dwa pierwsze.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>W %1  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 bajt</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bajtów</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 sekwencja bajtów nie pasuje</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>niepasujące sekwencje bajtów: %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>pl</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>Czyste ASCII</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standardowe wejście</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statystyka</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>struktura</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>nie pasuje</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> znak sterujący %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> do użytku prywatnego</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> nieprzypisany</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 nie pasuje do %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 nie pasują do %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>bajt %1, miejsce %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>bajty %1, miejsce %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 podaje „%2”</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; bajty czyta się inaczej</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>Pliku nie wolno już czytać. To, co otwarto, pozostaje widoczne.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>Pokazane jako %1, jak wybrano wcześniej dla tej samej treści pod nazwą %2.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>niektórych symboli</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>Żadna czcionka tutaj nie zawiera: %1. Tekst jest poprawny; szare ramki zastępują znaki, których nie można narysować. Debian ma takie czcionki w %2.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>Czytanie całości: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>Liczenie wierszy: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>Czytanie nie powiodło się przy bajcie %1 (%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>Ze spakowanego pliku dało się przeczytać tylko początek, %1 (%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>wewnątrz %1: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>Co przemawia za %1 (%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>Ten sam tekst co %1 i jeszcze %2</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>Ten sam tekst co %1</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 Nie dało się go rozpakować: %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>W %1, kol. %2  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>błąd %1 z %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>zaznaczono 1 bajt, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>zaznaczono bajtów: %1, od @%2 do @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>Plik podaje „%1”, a takiego kodowania nie ma; zapewne chodziło o %2.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>miejsc: %1 lub więcej</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 miejsce</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>miejsc: %1</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1; także w %2 i jeszcze %3</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1; także w %2</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>jak w pliku</translation>
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
        <translation>CR (stary Macintosh)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nieprzeczytany</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binarny</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>uszkodzony</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>inna deklaracja</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>dwa kodowania</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>zakodowany dwa razy</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>niepewny</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>bez deklaracji</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>zapisane jako encje HTML</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 czytane jako %2</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, potem </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>„%1” w wierszu %2 było zapewne „%3” (%4): %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>Miejsca, które zapewne są krzaczkami: %1 (każde %2 lub więcej): „%3” w wierszu %4 było „%5”.</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>Mogą tu być krzaczki. Pliki większe niż %1 nie są tu przeglądane; robi to „charsleuth repair”.</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, dwa razy</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, razy: %2</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>bez tekstu</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>wiersz %1: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>wiersze %1 do %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1 (błędne: %2)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>jeszcze części: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>Zapewne w kilku kodowaniach (każda część %1 lub więcej): %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>bajty %1 do %2: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>Może być kilka kodowań. Pliki większe niż %1 nie są tu dzielone; robi to „charsleuth convert --segments”.</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>Część po części: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>Krzaczki naprawione</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Naprawione: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, czytane jako %2 i zapisane</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, czytane jako %2 i zapisane dwa razy</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, czytane jako %2 i zapisane, razy: %3</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>części: %1</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>naprawiono 1 miejsce</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>naprawiono miejsc: %1</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>jeszcze 1 część</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>Wiersze nadal kończą się NEL (U+0085), które poza EBCDIC zna niewiele programów; LF jest w „Końce wierszy”.</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>inna nazwa</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>znacznik kolejności bajtów zostaje</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>znacznik kolejności bajtów jest pomijany</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>zapisywany jest znacznik kolejności bajtów</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>Cały tekst można zapisać jako %1; %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>Zapisano jako %1. Kopię przeczytano ponownie i jest taka sama poza tym: %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 plik</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>plików: %1</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2; nie ma w nich nic dziwnego.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2; do obejrzenia — %3:</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>Czytanie, jak dotąd %1 …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>W tym folderze nie ma plików.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>Nie pokazano żadnego pliku: żaden nie pasuje do wyszukiwania, listy lub grupy.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Wybierz plik, aby zobaczyć jego tekst.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>Nie dało się przeczytać: %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>Zapewne tekst z danymi binarnymi w środku (każda część %1 lub więcej): %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>Naprawiono ręcznie „%1” w wierszu %2: „%3” (%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>Naprawiono ręcznie miejsc: %1; „%2” w wierszu %3 to „%4”.</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>„%1”, jeśli było to %2</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; część jest utracona</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>Sam plik czyta się jako %1 (%2). Czy jest w %3, jak %4 z %5 innych plików tutaj, których kodowanie jest pewne?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, samo</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, jak inne</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>konwersja została przerwana</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 jest teraz w %2. To, czym był, zachowano jako %3.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>jest konwertowanym plikiem; nadaj kopii inną nazwę</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 jest teraz w %2. Przeczytano go ponownie i porównano; oryginał to %3.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 jest teraz w %2. Przeczytano go ponownie i jest taki sam poza tym: %3. Oryginał to %4.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Pliki do obejrzenia</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>Tekst w tym pliku zapisano jako quoted-printable lub base64; po odkodowaniu jest w %1.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>błędne: 1</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 różnica</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>różnic: %1</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 trafienie</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>trafień: %1</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 deklaracja</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>deklaracji: %1</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>nazwa pliku nie może zawierać bajtu NUL</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>nie można zachować listy dostępu</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>nie można zachować uprawnień</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>nie można zachować właściciela</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>nie można odczytać uprawnień</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>jest katalogiem</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>jest gniazdem</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>jest gniazdem lub urządzeniem, którego nie ma</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>jest dowiązaniem symbolicznym do pliku, którego nie ma</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>nie jest zwykłym plikiem</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>nikt nie pisze do tego potoku</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>ten system nie ma takich atrybutów</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>zmienił się podczas konwersji</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>właśnie zapisano jako kopię innego pliku o tej nazwie</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Przekroczono limit dyskowy</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Za długa nazwa pliku</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Za duży plik</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Błąd wejścia/wyjścia</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Jest katalogiem</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Brak miejsca na urządzeniu</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Nie ma takiego urządzenia ani adresu</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Nie ma takiego pliku ani katalogu</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Nie jest katalogiem</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operacja niedozwolona</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Operacja nieobsługiwana</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Brak dostępu</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>System plików tylko do odczytu</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Nieaktualny dostęp do pliku</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Za wiele poziomów dowiązań symbolicznych</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Za wiele otwartych plików</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>do rozpakowania potrzebny jest słownik (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>do rozpakowania potrzeba ponad 128 MiB pamięci (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>za spakowanymi danymi jest coś jeszcze</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>spakowane dane kończą się za wcześnie</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>spakowane dane są uszkodzone</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>brakuje pamięci</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>nic nie zawiera</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>jest w ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>jest binarny</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>jest uszkodzony</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>jest pusty</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>nie jest plikiem</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>nie jest archiwum zip</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>nie jest tam, gdzie podaje spis</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>jest jednym z kilku tomów; najpierw je połącz</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>programy, dla których jest, czytają go jako UTF-8</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>jego spis jest większy niż plik</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>jego spis nie jest tam, gdzie podano</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>kopia już tam jest</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>koniec jego 64-bitowego spisu nie jest tam, gdzie podano</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>zmienił się</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>zmienił się podczas czytania</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>skonwertowano go wcześniej</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>jest już w %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>odmowa, to zostałoby utracone</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>1 błędna sekwencja jako %1 (pierwsza przy bajcie %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>błędne sekwencje jako %2: %1 (pierwsza przy bajcie %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>1 znak, którego nie ma w %1 (pierwszy to %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>znaki, których nie ma w %2: %1 (pierwszy to %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>kopia nie czytałaby się tak samo jako %1</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>jest taki sam w %1</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>jest w %1 z pewnością %2, poniżej %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 już jest, i jest innym plikiem</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 już jest</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>nie można zachować atrybutów</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>nie można zachować czasu</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>nie można rozpakować</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>nie można odczytać atrybutów</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>kończy się za wcześnie</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>zmienił się od czasu otwarcia</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>zawiera pliki, które zachodzą na siebie</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>jest ucięty</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>jest uszkodzony lub nie jest archiwum</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>jest używany przez inne uruchomienie</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>nie jest tekstem</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>nie jest dziennikiem</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>jest nazwą urządzenia</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>konwersję zatrzymano</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Nie można przydzielić pamięci</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Urządzenie lub zasób zajęty</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Katalog nie jest pusty</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Plik istnieje</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Niewłaściwy argument</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Niewłaściwe dowiązanie między urządzeniami</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Plik programu zajęty</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Za wiele dowiązań</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Punkt końcowy nie jest połączony</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>nie można zachować oryginału jako %1</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>jest uszkodzony w wierszu %1</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>jeden z plików nie jest tam, gdzie podaje spis</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>ma komentarz za długi w UTF-8</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>ma nazwę za długą w UTF-8</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>nie można skopiować w całości</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>jest czytanym archiwum</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>brakuje położenia jednego z plików</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>zapisano, a jego nazwy czyta się inaczej</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>potrzebowałby 64-bitowych położeń, których nie ma</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>ma kilka nazw (dowiązań twardych: %1), a kopię dostałaby tylko ta</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>nie można zachować oryginału: %1 już jest; oryginały mogą trafić do folderu</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>jest tylko do odczytu</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>ma wiersze, które mogą być w innym kodowaniu niż %1; wybierz jego kodowanie, aby go skonwertować</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>zakodowano go dwa razy, przez %1; najpierw go napraw</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>Kodowania nazw</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Pewność</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Szukaj nazw</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Pliki archiwum</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1 (archiwum)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>Czytanie nazw …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>nazw: %1</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, wszystkie podane w archiwum lub w czystym ASCII</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, czytane w %1, jak wybrano</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, czytane w %1 (%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. Archiwum %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>To jest folder.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>To jest dowiązanie.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>Kodowania, w których mogą być &amp;nazwy</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>Jak wyglądałyby nazwy</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 nazwa</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>pokazano %1 z %2</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>W tym archiwum nic nie ma.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>Pliki: %1. Foldery: %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Wybierz plik, aby zobaczyć jego tekst.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Archiwum</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>Kopiuj jego &amp;nazwę</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>Nic nie &amp;zaznaczaj</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Szukaj nazw</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>&amp;Zapisz z czytelnymi nazwami …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>Nazwy nie są przeczytane.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>Te nazwy czyta już każdy program.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>Ponownie zapisać można tylko archiwa zip; to jest inny format.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>Kopia jest zapisywana.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>Kopia archiwum z nazwami w UTF-8; reszta zostaje bez zmian.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>Zapisz z czytelnymi nazwami</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archiwa zip (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>naprawiono 1 nazwę</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>naprawiono nazw: %1</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, czytane w %1</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, według pola w UTF-8 obok każdej</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>; zapisano i przeczytano ponownie: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>Nazwy z niepasującymi bajtami, zapisane w nawiasach (⟦E9⟧): %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>&amp;Rozpakuj …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>Rozpakuj do nowego folderu w</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>Rozpakowano 1 plik do %1</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>Rozpakowano plików: %1, do %2</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>Nie rozpakowano: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Zapisywanie …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>Nie dało się zapisać: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Otwórz w karcie</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · pokazane</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Zamknij tę wiadomość</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następne</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>Inne kodowania pasują lepiej</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Pokaż bajty</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>Wypisz pliki w nim</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Śledź</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>Mimo to pokaż jako tekst</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>Pokaż jako %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomnij</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>Zapisz to, co miało być …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>Pokaż jedną wiadomość</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>jeszcze %1</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>Pokaż jeszcze wiadomości: %1</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>Pokaż część po części</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>Zapisz jako UTF-8 …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>Pokaż to, co miało być</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>Napraw pozostałe</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>Czytaj je jak ten</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>Czytaj odkodowane</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>Te nazwy dają ten sam tekst: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>Pokaż, gdzie się różnią</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Pokaż mniej</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Odczyty</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>Które odczyty są obok siebie</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>Drugi plik jest w:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Porównaj</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>&amp;Odczyty obok siebie</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>&amp;Tylko różniące się wiersze</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>&amp;Dowolne inne</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>Brak różnic</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 różnica</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>różnic: %1</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>różnica %1 z %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>Czytane jako</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>Z&amp;apisz jako</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>&amp;Końce wierszy</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>Znacznik kolejności &amp;bajtów</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>jak w pliku</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>zapisz</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>nie zapisuj</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>&amp;Gdzie</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>Zmień to, co &amp;tekst mówi o swoim kodowaniu</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>Uczyń prawdą to, co &amp;teksty mówią o swoim kodowaniu</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>&amp;Popraw też .editorconfig i .gitattributes</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>Napraw tekst &amp;zakodowany dwa razy (Ã© za é)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>Jako kopia</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>Kopie trafiają do folderu</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>W miejscu; oryginały stają się PLIK.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>W miejscu; oryginały trafiają do folderu</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>P&amp;rzeglądaj …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>P&amp;rzeglądaj …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Zapisz &amp;w</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>Najmniejsza p&amp;ewność</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>Zapisz kopię jako</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Nic nie można zapisać.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>Wpisz nazwę kodowania.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>W miejscu; oryginał staje się %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>&amp;Otwórz kopię</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>Zap&amp;isz raport …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>Zap&amp;lanuj ponownie</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Anul&amp;uj</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>&amp;Czytaj wszystko jako %1</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>Zapisz skonwertowaną kopię</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>Jak dotąd niczego nie zastąpiono.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Zapisywanie …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>Szukanie tego, co zostałoby utracone …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, co nic nie traci</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>Zas&amp;tąp plik</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>Za&amp;pisz kopię</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 jest znów tym, czym był.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Zatrzymano. Nie zapisano żadnej kopii.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>Tekst jest zapisywany w innym kodowaniu.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>Plik nie zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>W %1 coś zostałoby utracone, więc nic nie jest zapisywane.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>To dowiązanie symboliczne, które zostaje; zastępowany jest plik za nim: %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>To, czym jest teraz, zostanie zachowane jako %1.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>Sam plik %1 jest zapisywany w %2.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>Sam plik %1 dostaje ten sam tekst w %2.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>Kopia jest w %1.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>Kopia ma ten sam tekst w %1.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>Wiersze kończą się %1.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>To, co tekst mówi o swoim kodowaniu, jest zmieniane.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>Nie podano kodowania do zapisu.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>Pliku nie można skonwertować.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>Nie podano miejsca na kopię.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>Coś zostałoby utracone: wybierz, co to zastąpi.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>Śledź &amp;koniec</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>&amp;Zapisz skonwertowaną kopię …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drukuj …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>W&amp;klej jako dokument</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>Wykryj tylko z &amp;zaznaczenia</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>Wiem &amp;coś o tym pliku …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Ustawienia …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>Plik zmienił się od czasu otwarcia. Wczytaj go ponownie przed konwersją, aby kopia była tym, co widać.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>W schowku jest więcej niż %1; najpierw zapisz to w pliku.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Schowek</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>Wklejone bajty</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>Zniekształcony tekst</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>Najpierw zaznacz trochę tekstu.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, bajty %2 do %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>Wszystkie strony gotowe.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>Kopiuj jako &amp;bajty</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>&amp;Szesnastkowo: E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>&amp;Sekwencje ucieczki: \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>&amp;Procenty: %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>Znajdź kodowanie po sło&amp;wie …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>&amp;O programie Charsleuth</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>&amp;Cofnij wybór</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>&amp;Ponów wybór</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>To więcej niż %1 do skopiowania.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>Najpierw zaznacz kilka znaków.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>Zaznaczenie &amp;jest w …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>Zaznaczenie ma więcej niż %1 znaków, za wiele dla schowka. Nic nie skopiowano. Zapisać je w pliku w UTF-8?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>Zapisz zaznaczenie jako</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>Zaznaczenie zapisano jako %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 nie można zapisać: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>Zapisz kopię z LF …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>Zapisz kopię z CRLF …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>Zapisz kopię z CR …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>Kopiuj jako po&amp;lecenia</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>Tekst, &amp;błędne bajty jako \xE9</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>Wklej &amp;specjalnie: bajty, zniekształcony tekst</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>W schowku nie ma ani bajtów zapisanych szesnastkowo (E9 4A), sekwencjami ucieczki (\xE9, %E9, =E9) lub w Base64, ani zniekształconego tekstu: krzaczków lub tekstu czytanego jako windows-1252 lub ISO-8859-1.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Zapisz jako P&amp;DF …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>Zapisz tekst, który miał być</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>Kopia jest w UTF-8. W tekście naprawiono 1 miejsce, reszta jest jak była.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>Kopia jest w UTF-8. W tekście naprawiono miejsc: %1, reszta jest jak była.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Zapisz jako UTF-8</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>Kopia jest w UTF-8. Każda część jest czytana w swoim kodowaniu: %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, odkodowane</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>O programie Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>Ustala, w jakim kodowaniu znaków jest plik, pokazuje go, naprawia i konwertuje. Zna kodowań: %1, i mówi dlaczego.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Brak dokumentu</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 nie dało się otworzyć: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio &amp;otwierane</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Wczytaj po&amp;nownie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Zaznacz &amp;wszystko</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Znajdź …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Znajdź &amp;dalej</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Znajdź &amp;wstecz</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>&amp;Zawijaj długie wiersze</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Zwykły &amp;rozmiar</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Dlaczego</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bajty</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>Czytaj jako kandydata %1</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>Zatrzymaj długą pracę</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Otwórz pliki</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>Pokazuj &amp;niewidoczne znaki</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>Z&amp;nak przy kursorze</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>&amp;Idź do wiersza, bajtu lub procentu …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>Brakuje pamięci na %1: to, co pokazano, znaleziono lub porównano, może nie być wszystkim.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Jak wykryto</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, ze wskazówką: %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Otwórz …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>Znajdź te same &amp;bajty</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>Otwórz &amp;folder …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>Porównaj z innym &amp;plikiem …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Porównaj z innym plikiem</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 jest znów tym, czym był.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>Nastę&amp;pna część okna</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>&amp;Poprzednia część okna</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Następny &amp;problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Poprze&amp;dni problem</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>R&amp;odzaje problemów …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>Upuść tu pliki, aby je otworzyć</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>&amp;Kodowanie</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>&amp;Kodowania …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>Jak &amp;wykryto</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>Pokaż tekst w innym kodowaniu (Ctrl+E, aby szukać)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>&amp;Ostatnio używane</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>&amp;Wszystkie według regionów</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>„%1” nie jest znanym tu kodowaniem.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>„%1” nie jest znanym tu kodowaniem; zapewne chodziło o %2.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>proponowane</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>Żadne kodowanie nie ma tej nazwy, numeru ani języka.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>Nazwa, alias, numer lub język: cp932, 1251, tajski …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>Szukaj kodowania</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>Znalezione kodowania</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>Żadne kodowanie nie nazywa się „%1”. Zapewne chodziło o to:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Wielkość liter</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Odróżniaj wielkie i małe litery</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Poprzednie trafienie (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Następne trafienie (Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Zamknij wyszukiwanie</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Wyrażenie</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Czego szukać</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>Tekst taki, jak się czyta, wyrażenie regularne lub bajty, np. E9 20</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znaleziono</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>znaleziono: 1</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>znaleziono: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>Szukaj nazw i kodowań</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Które pliki są pokazane</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1 (folder)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, wybrano: %1</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>K&amp;onwertuj wybrane …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>Ko&amp;nwertuj wszystkie pokazane …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>K&amp;onwertuj wybrane (%1) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>Konwertuj w&amp;szystkie (%1) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>Ko&amp;nwertuj pokazane (%1) …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>W&amp;yklucz z konwersji</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Kopiuj ś&amp;cieżkę</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>Otwórz &amp;folder, w którym jest</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Nic nie &amp;zaznaczaj</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>Inne wybrane pliki, czytane w innym kodowaniu: %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>Czytanie plików: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Otwórz w karcie</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>&amp;Czytaj wybrane pliki jak pokazany</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>Czytaj wybrane pliki, jak &amp;wykryto</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Szukaj nazw</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, do obejrzenia: %2, pokazano: %3</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>nic dziwnego</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Pewność</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Do obejrzenia</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Uszkodzenia</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Deklaracja</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Końce wierszy</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>bez konwersji</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>Wybrane wcześniej dla tej treści i zapamiętane</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>wiersz od 1 do %1</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>numer wiersza</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>Idź do wiersza, bajtu lub procentu</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>Podaj: %1, @ i bajt od 0 do %2 albo procent.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>Wiersz, @ i bajt albo procent</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>Zmień to, co powiedziano o tym pliku</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>Wycofaj wskazówkę</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Wskazówka: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>Wskazówka: &amp;to jest</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>&amp;nazwa lub miasto</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>w &amp;języku</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>i&amp;nny …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>„%1” w %2</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Najpierw to zaznacz</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>Żadne kodowanie nie robi z zaznaczenia nazwy</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>i&amp;nne: wpisz …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>Wiem coś o tym pliku</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>Powiedz, co wiesz, i patrz, jak zmieniają się kandydaci. Liczy się to jako dowód i niczego nie unieważnia.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nie wiadomo</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>kraj, adres, strona WWW lub grupa dyskusyjna</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>Jest zapewne jak &amp;inne pliki folderu</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>Jego &amp;język:</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>&amp;Powstał na:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Kiedy:</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>Pochodzi &amp;z:</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>Nie wiem &amp;nic</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>„%1” nie jest znanym tu językiem. Nie liczy się.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>„%1” nie jest znanym tu krajem ani adresem. Nie liczy się.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Znajdź klawisz lub to, co robi</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Razy</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>W wierszach</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>błędne bajty</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Zapisany jako</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>Co kopia by utraciła</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>To, co zostałoby utracone, zastępują litery, które się pisze, a gdzie ich nie ma, znaki zapytania.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>Wszystkie znaki są w tych, ale nie błędne bajty:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>Nic nie zostałoby utracone w:</translation>
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
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Następny dokument</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Poprzedni dokument</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>Pominięto plików: %1 z %2; naraz otwartych jest najwyżej %3.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>Naraz otwartych jest dokumentów najwyżej %1.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>Konw&amp;ersje, aby je cofnąć …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>czyste ASCII</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>archiwum podaje UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>wszystkie nazwy razem</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>wybór użytkownika</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bajty</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>pole w UTF-8 obok</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>Skąd znana jest nazwa</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>&amp;Lista krzaczków …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>Krzaczki</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>&amp;Zapisz to, co miało być …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>Ciągi krzaczków</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>W kopii naprawiane są miejsca: %1 z %2. To, co nie jest zaznaczone, zostaje bez zmian.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Wiersz %1: %2 staje się %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; część jest utracona</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Miało być</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Pewność</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>ręcznie</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 nie dało się otworzyć: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Porównywanie …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nie ma czego porównać</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>różnica %1 z %2</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 różnica</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>różnic: %1</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>Oba mówią to samo, ale wiersze kończą się inaczej: %1 i %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Oba mówią to samo.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 nie dało się zapisać: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>W pliku PDF są tylko pierwsze strony: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>Wydrukowano tylko pierwsze strony: %1.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>Składanie stron: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>Składanie stron: %1 · zostało %2 s</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 nie dało się wydrukować: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>Czytaj &amp;część po części</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>Zapisz części jako jeden plik &amp;UTF-8 …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>bez tekstu</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1 przy %2 MB/s, zostało %3 s</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>jak dotąd %1, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 lub więcej</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, zatrzymano przy %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>Konwersja plików z %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Co się dzieje</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>Raport zapisano jako %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 nie można zapisać: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>poprawka</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiony</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>konwersja</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>skonwertowany</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odmowa</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>niepowodzenie</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięty</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>bez zmian</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Konwertuj</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>nadal mówi: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>wiersz %1: „%2” staje się „%3”</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>naprawiane jest 1 miejsce</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>naprawiane miejsca: %1</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>czytane, jak wybrano</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>czytane, jak wybrano; samo czyta się jako %1 (%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>czytane, jak wybrano: „%1”; samo czyta się jako %2 (%3): „%4”</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 nadal mówi „%2” o plikach: %3; nie można tego poprawić.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>Nie ma planu.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>Każdy plik jest próbowany; nic nie jest zapisywane.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>Do konwersji: %1, bez zmian: %2, odmowy: %3, niepowodzenia: %4. Nic jeszcze nie zapisano.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>Przerwano po %1 z %2 plików.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>Konwersja; każda kopia jest czytana ponownie i porównywana.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>Skonwertowane: %1, bez zmian: %2, odmowy: %3, niepowodzenia: %4.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>Cofanie.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>Usunięte kopie: %1; nieusunięte: %2; skopiowane pliki są takie, jakie były.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>Pliki, które są znów tym, czym były: %1; nie dało się cofnąć: %2.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>Można to cofnąć tutaj, a w każdej chwili przez „Konwersje” w menu „Plik”.</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>Usunięto 1 kopię, nieusunięte: %1; kopiowany plik jest taki, jaki był.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 plik jest znów tym, czym był; nie udało się cofnąć: %1.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>&amp;Pamiętaj, jakie kodowanie wybrano dla pliku</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>&amp;Zapomnij je</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>&amp;Otwieraj ponownie ostatnio otwarte pliki</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>&amp;Moje pliki są zwykle w (słaba wskazówka dla każdego pliku):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>Nic nie można zapamiętać: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>Nie zapamiętano żadnego pliku.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>Zapamiętano 1 plik.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>Zapamiętano plików: %1.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>jak pulpit</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasny</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemny</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>Mo&amp;tyw:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pkt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>Te&amp;kst w:</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>&amp;Język programu:</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>Z&amp;apisuj kopie jako:</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>Z końcami &amp;wierszy:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>&amp;Błędne bajty</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>Znaki sterujące &amp;C1</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>&amp;Krzaczki</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>&amp;Części w innym kodowaniu</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Różnice</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>Tekst jako %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>Powody</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>&amp;Napraw zaznaczenie</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Najpierw to zaznacz</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>Nie więcej niż %1 naraz</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>Żaden znany błędny odczyt nie robi z zaznaczenia innego tekstu</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, bajtów: %2, z %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Już jest: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Zas&amp;tąp</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>nie wiadomo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>w miejscu; oryginały to PLIK.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>w miejscu; oryginały są w %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>kopie w %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>przerwana</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>plików: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>&amp;Wznów …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Konwersje</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>Każdą można cofnąć osobno: pliki stają się tym, czym były, a kopie są usuwane, poza tymi, które od tego czasu zmieniono.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>Żadnej konwersji nie można cofnąć.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Otwórz jej &amp;folder</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 plik, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>Znajdź kodowanie po słowie</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>Wpisz &amp;słowo, o którym wiesz, że jest w pliku, albo dwa: imię, miasto. Zobaczysz kodowania, w których są one wszystkie.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>Słowa, które są w pliku</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>Kodowania, które mają te słowa, i ich miejsca</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>Żadne kodowanie nie robi tego z żadnych bajtów pliku.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>Ma je 1 kodowanie.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>Mają je kodowania: %1, najpierw najbardziej prawdopodobne.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>czyta się jako %1 na znakach spoza ASCII (%2); mniej prawdopodobne niż jako %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>czyta się jako %1 na znakach spoza ASCII (%2); mniej prawdopodobne niż jako %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>czyta się jako %1 na znakach spoza ASCII (%2); bardziej prawdopodobne niż jako %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>czyta się jako %1 na znakach spoza ASCII (%2); bardziej prawdopodobne niż jako %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>czyta się jako %1 na znakach spoza ASCII (%2)</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>czyta się jako %1; mniej prawdopodobne niż jako %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>czyta się jako %1; bardziej prawdopodobne niż jako %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>czyta się jako %1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>jak częste jest w porównaniu z %1</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>czym okazywały się takie pliki w porównaniu z %1</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>co jeszcze wiadomo o %1</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>bajty, które nie są znakami tekstu EBCDIC: %1</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>prawie brak spacji i końców wierszy EBCDIC (%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>%1 przy bajcie %2 nie jest znakiem, podobnie jak inne bajty (%3)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>%1 przy bajcie %2 nie jest znakiem, podobnie jak jeszcze %3 bajt</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>%1 przy bajcie %2 nie jest znakiem</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>bajty sterujące C1, których tekst nie ma: %1</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 bajt sterujący C1, którego tekst nie ma</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>niepasujące sekwencje bajtów: %1, pierwsza: %2 przy bajcie %3</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>jedna sekwencja bajtów nie pasuje: %1 przy bajcie %2</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>nie ma %1, bez czego to kodowanie nie zapisze niczego poza ASCII</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>nie zaczyna się swoją sygnaturą, a prawie dowolne bajty są w nim tekstem</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>ostatni znak jest ucięty</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%1 z %2 jednostek nie występuje w żadnym tekście</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>poprawne sekwencje wielobajtowe: %1</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>jednostki są parami bajtów ASCII</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>tekst w hangulu prawie nie ma spacji</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>wejście zaczyna się wewnątrz znaku</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>wejście kończy się wewnątrz znaku</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>to, co następuje po +, nie jest base64 tekstu</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>bajty zmieniają się jak w drugiej kolejności bajtów</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>znaki z pism, które do siebie nie pasują: %1</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>znacznik kolejności bajtów %1, a żaden inny tekst nie zaczyna się od tych bajtów</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>element %1 podaje „%2”</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 podaje „%2”</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 podaje %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>czytano jako %1 i zakodowano ponownie: skonwertowane na to jest w UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 bajt nie jest znakiem tekstu EBCDIC</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>niepasujące sekwencje bajtów: %1, pierwsza: przy bajcie %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>jedna sekwencja bajtów nie pasuje: przy bajcie %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%1 z %2 jednostek to znaki z bajtem, którego tekst 8-bitowy nie ma</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 poprawna sekwencja wielobajtowa</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>znaki między %2 a powrotem do ASCII: %1</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%1 znak między %2 a powrotem do ASCII</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>między %1 a powrotem do ASCII nic nie ma</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>ciągi base64, które dają tekst: %1</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 ciąg base64 daje tekst</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>to, co następuje po ~{, jest uszkodzone, a bez tego nie ma tekstu</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>jednostki są parami tabulatora i bajtu ASCII</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>prawie wszystkie znaki mają te same dwa wyższe bajty</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>co drugi bajt jest jednym z kilku, jak w UTF-16 pisma alfabetycznego</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>bajty zmieniają się na przemian tak, jak tylko w UTF-16 lub UTF-32</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>to, co następuje po +, daje tylko ASCII, które nie potrzebuje base64</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>to, co następuje po +, mogło się zdekodować przypadkiem</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>XML, który nie nazywa kodowania, to %1 lub %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 to zawsze %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 to %2 (%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 to %2 (%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>zaczyna się jak %1</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 bajtów to kody sterujące</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>bajty NUL w ponad %1 miejscach</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>miejsca z bajtami NUL: %1</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>bajt NUL w jednym miejscu</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>bajty wyglądają na losowe</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>wszystkie bajty są jednakowe</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>to nie jest tekst w żadnym kodowaniu</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>ocena wstępna języka %1 jest przesunięta o %2 decybanów: %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>ocena wstępna %1 jest przesunięta o %2 decybanów: %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>wskazówki</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>nazwa pliku</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>twoje języki</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>zapisany nagłówek HTTP</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>wiersze kończące się CR</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>nazwa pliku</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>obraz %1</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>bitmapa %1</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>zasób ikony %1</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>archiwum %1</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>dane archiwum %1</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>spakowane %1</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>dane spakowane %1</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>dokument %1</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>baza danych %1</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>program %1</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>plik obiektowy %1</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>biblioteka %1</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>czcionka %1</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>dźwięk %1</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>film %1</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>Arabskie</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Ormiańskie</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Bałtyckie</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celtyckie</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>Środkowoazjatyckie</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Środkowoeuropejskie</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>Chińskie uproszczone</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>Chińskie tradycyjne</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrylica</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Gruzińskie</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greckie</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrajskie</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japońskie</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreańskie</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordyckie</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>Południowoeuropejskie</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tajskie</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Tureckie</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Wietnamskie</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Zachodnioeuropejskie</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>menu, z którego zostały ramki</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>napisy z innego stulecia</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>przepis, w którym brakuje liter</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>Upuść tu plik, aby zobaczyć, co mówi</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Otwórz plik …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Otwórz folder …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>Albo wypróbuj przykład</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>Bajty to pary cyfr szesnastkowych, np. E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>Wyrażenie jest błędne przy znaku %1 (%2)</translation>
    </message>
</context>
</TS>
