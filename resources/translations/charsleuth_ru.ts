<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>&amp;Не сохранять копию, которая что-то теряет</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>Копия, которая что-то потеряла бы, не сохраняется.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>Сохранить с буквами, которые набирают: &amp;z вместо ż, - вместо –</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>Вместо того, что было бы потеряно, стоят буквы, которые набирают.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>Сохранить с сущностями &amp;HTML: &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>Вместо того, что было бы потеряно, стоят сущности HTML.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>Сохранить с &amp;escape-последовательностями: \u{20AC}, \x{E9} вместо байта</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>Вместо того, что было бы потеряно, стоят escape-последовательности.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>Сохранить с &amp;вопросительными знаками</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>Вместо того, что было бы потеряно, стоят вопросительные знаки.</translation>
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
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>байт %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>тег meta в HTML</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>объявление XML</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>Показано, как объявлено (%1, %2); байты лучше читаются как %3.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>В файле указано %1 (%2); его байты читаются как %3.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>Рядом с файлом указано %1 (%2); его байты читаются как %3.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, как объявлено</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, как читаются байты</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>С тех пор как файл открыт, он изменился на диске.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>С тех пор как файл открыт, он вырос на %1.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>С тех пор как файл открыт, он стал короче. Открытое остаётся на экране.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>С тех пор как файл открыт, он стал короче; то, чего больше нет, показать нельзя.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>Файла под этим именем больше нет. Открытое остаётся на экране.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>1 последовательность байтов не подходит к %1; её место: %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>Последовательностей байтов, не подходящих к %2: %1; первая: %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>Показано как %1: так вы выбрали для этого файла раньше.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>Раньше вы выбрали для этого файла %1, но его содержимое с тех пор изменилось.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>Это %1, а не текст.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>Это %1, а не текст.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>Это двоичный файл: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>Прочитано только начало, %1; ввод продолжается.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>Весь файл лучше читается как %1, чем как %2, на что указывало его начало.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Исключено: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Исключено</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>ошибочных: %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ваш выбор</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>исключено: %1</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 как %2</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>1 символа нет в %1</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>Символов, которых нет в %2: %1</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 и другие</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 не даст снова тот же текст.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>Весь текст можно записать в %1.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>Сохранено как %1. Копия прочитана заново и сравнена.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>осталось %1 с</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>как другие файлы папки</translation>
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
        <translation>старый Macintosh</translation>
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
        <translation>мейнфрейм</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>только для показа</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Почему %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 исключается%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 менее вероятно, чем %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>Против: в файле указано %1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, вес %3 децибан</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>прочитан его единственный байт</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>прочитано всё: %1</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>прочитано %1 из %2</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>ошибочных пока: %1</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>выбрано вами</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>BOM: %1</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>без BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>без концов строк</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>разные концы строк</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Это не текст.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>Только ASCII: почти любая кодировка даёт этот текст.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>По этому тексту первые две не различить.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>Стр %1  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 байт</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 байт</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 последовательность байтов не подходит</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>неподходящих последовательностей байтов: %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>Чистый ASCII</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>статистика</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>структура</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> управляющий символ %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> для частного использования</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> не назначен</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 не подходит к %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 не подходят к %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>байт %1, место %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>байты %1, место %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1: указано «%2»</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; байты читаются иначе</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>Файл больше нельзя читать. Открытое остаётся на экране.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>Показано как %1: так вы выбрали раньше для того же содержимого под именем %2.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>некоторых знаков</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>Ни в одном шрифте здесь нет: %1. Текст верен; серые рамки стоят вместо символов, которые нельзя нарисовать. В Debian такие шрифты есть в %2.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>Чтение всего файла: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>Подсчёт строк: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>Ошибка чтения на байте %1 (%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>Из сжатого файла удалось прочитать только начало, %1 (%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>внутри %1: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>Что говорит за %1 (%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>Тот же текст, что %1 и ещё %2</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>Тот же текст, что %1</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 Распаковать его не удалось: %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>Стр %1, стлб %2  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>ошибка %1 из %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>выделен 1 байт, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>выделено байт: %1, от @%2 до @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>В файле указано «%1», такой кодировки нет; вероятно, имелась в виду %2.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>мест: %1 или больше</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 место</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>мест: %1</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1; также в %2 и ещё %3</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1; также в %2</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>как в файле</translation>
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
        <translation>CR (старый Macintosh)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>не прочитан</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>двоичный</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждён</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>объявлено иначе</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>две кодировки</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>закодирован дважды</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>не наверняка</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>не объявлено</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>записано как HTML-сущности</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1, прочитанная как %2</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, затем </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>«%1» в строке %2 было, вероятно, «%3» (%4): %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>Мест с вероятными кракозябрами: %1 (каждое %2 или больше): «%3» в строке %4 было «%5».</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>Возможны кракозябры. Файлы больше %1 здесь не просматриваются; это делает «charsleuth repair».</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, дважды</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, раз: %2</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>нет текста</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>строки от %1 до %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1 (ошибочных: %2)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>ещё частей: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>Вероятно, в нескольких кодировках (каждая часть %1 или больше): %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>байты от %1 до %2: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>Возможно несколько кодировок. Файлы больше %1 здесь не делятся; это делает «charsleuth convert --segments».</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>По частям: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>Кракозябры исправлены</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Исправлено: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, прочитано как %2 и сохранено</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, прочитано как %2 и сохранено дважды</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, прочитано как %2 и сохранено, раз: %3</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>частей: %1</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>исправлено 1 место</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>исправлено мест: %1</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>ещё 1 часть</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>Строки по-прежнему кончаются на NEL (U+0085), который вне EBCDIC знают немногие программы; LF — в «Концах строк».</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>названо иначе</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>метка порядка байтов сохраняется</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>метка порядка байтов опускается</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>записывается метка порядка байтов</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>Весь текст можно записать в %1; %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>Сохранено как %1. Копия прочитана заново и совпадает, кроме этого: %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 файл</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>файлов: %1</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2; ничего странного в них нет.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2; посмотреть — %3:</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>Чтение, пока %1 …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>В этой папке нет файлов.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>Не показан ни один файл: ни один не подходит к поиску, списку или группе.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Выберите файл, чтобы увидеть его текст.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>Прочитать не удалось: %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>Вероятно, текст с двоичными данными внутри (каждая часть %1 или больше): %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>Вы исправили «%1» в строке %2: «%3» (%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>Вы исправили мест: %1; «%2» в строке %3 теперь «%4».</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>«%1», если это было %2</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; часть потеряна</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>Сам по себе файл читается как %1 (%2). Он в %3, как %4 из %5 других файлов здесь, чья кодировка известна наверняка?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, сам по себе</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, как другие</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>преобразование было прервано</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 теперь в %2. То, чем он был, хранится как %3.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>и есть преобразуемый файл; дайте копии другое имя</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 теперь в %2. Он прочитан заново и сравнен; исходный файл — %3.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 теперь в %2. Он прочитан заново и совпадает, кроме этого: %3. Исходный файл — %4.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Файлы, которые надо посмотреть</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>Текст этого файла записан как quoted-printable или base64; после декодирования он в %1.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>ошибочных: 1</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 различие</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>различий: %1</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 совпадение</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>совпадений: %1</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 объявление</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>объявлений: %1</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>имя файла не может содержать байт NUL</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>нельзя сохранить список доступа</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>нельзя сохранить права доступа</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>нельзя сохранить владельца</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>нельзя прочитать права доступа</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>это каталог</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>это сокет</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>это сокет или устройство, которого нет</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>это символическая ссылка на файл, которого нет</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>не обычный файл</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>никто не пишет в этот канал</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>в этой системе нет таких атрибутов</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>изменён во время преобразования</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>только что записан как копия другого файла с этим именем</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Превышена дисковая квота</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Слишком длинное имя файла</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Файл слишком велик</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Это каталог</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>На устройстве не осталось места</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Нет такого устройства или адреса</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Нет такого файла или каталога</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Не каталог</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Операция не разрешена</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Операция не поддерживается</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Отказано в доступе</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Файловая система только для чтения</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Устаревший доступ к файлу</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Слишком много уровней символических ссылок</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Слишком много открытых файлов</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>для распаковки нужен словарь (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>для распаковки нужно больше 128 МиБ памяти (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>за сжатыми данными следует что-то другое</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>сжатые данные кончаются слишком рано</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>сжатые данные повреждены</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>в нём нет файлов</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>это ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>это двоичные данные</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>повреждён</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>пуст</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>не файл</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>не архив zip</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>не там, где указывает оглавление</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>один из нескольких томов; сначала соедините их</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>программы, для которых он нужен, читают его как UTF-8</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>его оглавление больше файла</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>его оглавление не там, где указано</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>копия уже есть</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>конец 64-разрядного оглавления не там, где указано</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>изменён</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>изменён во время чтения</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>преобразован при прошлом запуске</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>уже в %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>отклонено, это было бы потеряно</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>1 ошибочная последовательность как %1 (первая на байте %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>ошибочных последовательностей как %2: %1 (первая на байте %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>1 символ, которого нет в %1 (первый — %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>символов, которых нет в %2: %1 (первый — %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>копия не читалась бы так же как %1</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>в %1 то же самое</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>это %1 с уверенностью %2, ниже %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 уже есть, и это другой файл</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 уже есть</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>нельзя сохранить атрибуты</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>нельзя сохранить время</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>нельзя распаковать</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>нельзя прочитать атрибуты</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>кончается слишком рано</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>изменился с тех пор, как открыт</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>содержит перекрывающиеся файлы</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>обрезан</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>повреждён или не архив</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>занят другим запуском</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>не текст</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>не журнал</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>имя устройства</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>преобразование остановлено</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Не удалось выделить память</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Устройство или ресурс занят</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Каталог не пуст</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Файл существует</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Неверный аргумент</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Неверная ссылка между устройствами</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Файл программы занят</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Слишком много ссылок</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Конечная точка не подключена</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>нельзя сохранить исходный файл как %1</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>повреждён в строке %1</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>файл не там, где указывает оглавление</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>содержит примечание, слишком длинное в UTF-8</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>содержит имя, слишком длинное в UTF-8</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>нельзя скопировать целиком</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>и есть читаемый архив</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>нет положения одного из файлов</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>записан, и его имена читаются иначе</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>понадобились бы 64-разрядные положения, которых у него нет</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>имеет несколько имён (жёстких ссылок: %1), и копию получило бы только это</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>нельзя сохранить исходный файл: %1 уже есть; исходные файлы можно поместить в папку</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>только для чтения</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>содержит строки, которые могут быть не в %1; чтобы преобразовать его, выберите кодировку</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>закодирован дважды, через %1; сначала почините его</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>Кодировки имён</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Уверенность</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Искать имена</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Файлы архива</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1 (архив)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>Чтение имён …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>имён: %1</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, все указаны в архиве или в чистом ASCII</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, прочитаны в %1 по вашему выбору</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, прочитаны в %1 (%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. Архив %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Это папка.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>Это ссылка.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>Возможные кодировки &amp;имён</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>Как выглядели бы имена</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 имя</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>показано %1 из %2</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>В этом архиве ничего нет.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>Файлов: %1. Папок: %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Выберите файл, чтобы увидеть его текст.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Архив</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>Копировать его &amp;имя</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>&amp;Снять выделение</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Искать имена</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>Сохранить с &amp;читаемыми именами …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>Имена не прочитаны.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>Эти имена и так читает любая программа.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>Заново записать можно только архив zip; это другой формат.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>Копия записывается.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>Копия архива с именами в UTF-8; всё остальное остаётся как есть.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>Сохранить с читаемыми именами</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Архивы zip (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>исправлено 1 имя</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>исправлено имён: %1</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, прочитано в %1</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, по полю в UTF-8 рядом с каждым</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>; записано и прочитано заново: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>Имена с неподходящими байтами, записанными в скобках (⟦E9⟧): %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>&amp;Распаковать …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>Распаковать в новую папку внутри</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>Распакован 1 файл в %1</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>Распаковано файлов: %1, в %2</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>Не распакован: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Запись …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>Записать не удалось: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Открыть во вкладке</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · показано</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первая</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следующая</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>Другие кодировки подходят лучше</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Показать байты</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>Перечислить файлы внутри</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Следить</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перечитать</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>Всё равно показать как текст</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>Показать как %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>Сохранить, что имелось в виду …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>Показать одно сообщение</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>Показать ещё сообщения: %1</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>Показать по частям</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>Сохранить как UTF-8 …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>Показать, что имелось в виду</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>Исправить остальные</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>Читать их как этот</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>Читать декодированным</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>Эти имена дают тот же текст: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>Показать, где они различаются</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Показать меньше</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>Варианты</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Прочтения</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>Какие прочтения стоят рядом</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>Другой файл в:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Сравнить</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>&amp;Прочтения рядом</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>&amp;Только различающиеся строки</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>&amp;Любая другая</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>Различий нет</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 различие</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>различий: %1</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>различие %1 из %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>Прочитано как</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>&amp;Записать как</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>&amp;Концы строк</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>&amp;Метка порядка байтов</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>записать</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>не записывать</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>К&amp;уда</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>Изменить то, что &amp;текст говорит о своей кодировке</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>Сделать верным то, что &amp;тексты говорят о своей кодировке</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>Исправить также .editorconfig и .&amp;gitattributes</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>Исправить &amp;дважды закодированный текст (Ã© вместо é)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>В копию</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>Копии уйдут в папку</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>На месте; исходные станут ФАЙЛ.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>На месте; исходные уйдут в папку</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>О&amp;бзор …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>О&amp;бзор …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>&amp;Сохранить как</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>&amp;Наименьшая уверенность</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>Сохранить копию как</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Сохранить ничего нельзя.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>Введите имя кодировки.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>На месте; исходный станет %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>Открыть &amp;копию</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>&amp;Сохранить отчёт …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>Но&amp;вый план</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Отм&amp;ена</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>&amp;Читать всё как %1</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>Сохранить преобразованную копию</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>Пока ничего не заменено.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Сохранение …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>Поиск того, что было бы потеряно …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, где ничего не теряется</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>&amp;Заменить файл</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>Со&amp;хранить копию</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 снова такой, каким был.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Остановлено. Копия не записана.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>Текст записывается в другой кодировке.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>Файл не заменяется.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>В %1 что-то было бы потеряно, поэтому ничего не сохраняется.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 остаётся как есть.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>Это символическая ссылка, она останется; заменяется файл за ней: %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>То, чем он является сейчас, сохраняется как %1.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>Сам файл %1 записывается в %2.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>Сам файл %1 получает тот же текст в %2.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>Копия в %1.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>В копии тот же текст в %1.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>Строки кончаются на %1.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>То, что текст говорит о своей кодировке, меняется.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>Не названа кодировка для записи.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>Файл нельзя преобразовать.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>Не названо место для копии.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>Что-то было бы потеряно: выберите, чем это заменить.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>&amp;Следить за концом</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>&amp;Сохранить преобразованную копию …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Печать …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>&amp;Вставить как документ</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>Определить только по &amp;выделению</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>Я &amp;знаю кое-что об этом файле …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Настройки …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>С тех пор как файл открыт, он изменился. Перечитайте его перед преобразованием, чтобы в копии было то, что вы видите.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>В буфере обмена больше %1; сначала сохраните это в файл.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Буфер обмена</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>Вставленные байты</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>Испорченный текст</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>Сначала выделите текст.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, байты от %2 до %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>Все страницы готовы.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>Копировать как &amp;байты</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>&amp;Шестнадцатеричные: E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>&amp;Escape-последовательности: \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>&amp;Проценты: %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>Найти кодировку по &amp;слову …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>&amp;О программе Charsleuth</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>&amp;Отменить выбор</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>&amp;Вернуть выбор</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>Это больше %1, скопировать нельзя.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>Сначала выделите несколько символов.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>Выделение &amp;в кодировке …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>В выделении больше %1 символов, для буфера обмена это слишком много. Ничего не скопировано. Сохранить его в файл в UTF-8?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>Сохранить выделение как</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>Выделение сохранено как %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 нельзя записать: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>Сохранить копию с LF …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>Сохранить копию с CRLF …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>Сохранить копию с CR …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>Копировать как &amp;команды</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>Текст, &amp;ошибочные байты как \xE9</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>&amp;Особая вставка: байты, испорченный текст</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>В буфере обмена нет ни байтов, записанных шестнадцатерично (E9 4A), escape-последовательностями (\xE9, %E9, =E9) или в Base64, ни испорченного текста: кракозябр или текста, прочитанного как windows-1252 или ISO-8859-1.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Сохранить в P&amp;DF …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>Сохранить текст, который имелся в виду</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>Копия в UTF-8. В тексте исправлено 1 место, всё остальное как было.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>Копия в UTF-8. В тексте исправлено мест: %1, всё остальное как было.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Сохранить как UTF-8</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>Копия в UTF-8. Каждая часть читается в своей кодировке: %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, декодировано</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>О программе Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>Узнаёт, в какой кодировке файл, показывает, чинит и преобразует его. Знает кодировок: %1, и говорит почему.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Нет документа</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 не удалось открыть: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Недавние &amp;файлы</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Перечитать</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выделить &amp;всё</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Найти …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Найти &amp;дальше</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Найти &amp;раньше</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>&amp;Переносить длинные строки</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Поче&amp;му</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Байты</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>Читать как вариант %1</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>Остановить долгую работу</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Открыть файлы</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>Показывать &amp;невидимые символы</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>&amp;Символ у курсора</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>Пере&amp;йти к строке, байту или проценту …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>Не хватает памяти для %1: показано, найдено или сравнено может быть не всё.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Как определено</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, с подсказкой: %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Открыть …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>Найти те же &amp;байты</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>Открыть &amp;папку …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>Сравнить с другим &amp;файлом …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Сравнить с другим файлом</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 снова такой, каким был.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>Сле&amp;дующая часть окна</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>&amp;Предыдущая часть окна</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Следующая проблема</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Пре&amp;дыдущая проблема</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>&amp;Виды проблем …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>Перетащите файлы сюда, чтобы открыть их</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>&amp;Кодировка</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>&amp;Кодировки …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>Как &amp;определено</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>Показать текст в другой кодировке (Ctrl+E для поиска)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>&amp;Недавно использованные</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>&amp;Все по регионам</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>Кодировка «%1» здесь неизвестна.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>Кодировка «%1» здесь неизвестна; вероятно, имелась в виду %2.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>предлагается</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>Ни у одной кодировки нет такого имени, номера или языка.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>Имя, псевдоним, номер или язык: cp932, 1251, тайский …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>Искать кодировку</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>Найденные кодировки</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>Кодировки «%1» нет. Вероятно, имелась в виду эта:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Регистр</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Различать заглавные и строчные буквы</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Предыдущее совпадение (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Следующее совпадение (Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Закрыть поиск</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Выражение</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Что найти</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>Текст, как он читается, регулярное выражение или байты, например E9 20</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>найдено: 1</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>найдено: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>Искать имена и кодировки</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Какие файлы показаны</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1 (папка)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, выбрано: %1</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>П&amp;реобразовать выбранные …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>Пр&amp;еобразовать все показанные …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>П&amp;реобразовать выбранные (%1) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>Пр&amp;еобразовать все (%1) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>Преобразовать показанн&amp;ые (%1) …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>&amp;Исключить из преобразования</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Копировать &amp;путь</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>Открыть &amp;папку файла</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>&amp;Снять выделение</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>Другие выбранные файлы, читаемые в другой кодировке: %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>Чтение файлов: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>Папк&amp;а</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Открыть во вкладке</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>&amp;Читать выбранные файлы как показанный</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>Читать выбранные файлы как &amp;определено</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Искать имена</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, посмотреть: %2, показано: %3</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>ничего странного</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Уверенность</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Концы строк</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>не преобразуется</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>Выбрано раньше для этого содержимого и запомнено</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>строка от 1 до %1</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>номер строки</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>Перейти к строке, байту или проценту</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>Введите: %1, @ и байт от 0 до %2 или процент.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>Строка, @ и байт или процент</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>Изменить то, что вы сказали об этом файле</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>Убрать подсказку</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>Подсказка: &amp;это</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>&amp;имя или город</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>на &amp;языке</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>&amp;другой …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>«%1» в %2</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Сначала выделите это</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>Ни одна кодировка не делает из выделения имени</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>&amp;другое: введите …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>Я знаю кое-что об этом файле</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>Скажите, что знаете, и следите за вариантами. Это учитывается как довод и ничего не отменяет.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>страна, адрес, веб-страница или группа новостей</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>Он, вероятно, как &amp;другие файлы папки</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>Его &amp;язык:</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>Он &amp;сделан на:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Когда:</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>Он &amp;из:</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>Я не знаю &amp;ничего</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>Язык «%1» здесь неизвестен. Это не учитывается.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>Страна или адрес «%1» здесь неизвестны. Это не учитывается.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Найти клавишу или её действие</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что она делает</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>В строках</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>ошибочные байты</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Записано как</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>Что потеряла бы копия</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>Вместо того, что было бы потеряно, стоят буквы, которые набирают, а где их нет — вопросительные знаки.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>Все символы есть в этих, но не ошибочные байты:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>Ничего не было бы потеряно в:</translation>
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
        <translation>Документы</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Следующий документ</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Предыдущий документ</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>Пропущено файлов: %1 из %2; одновременно открыто не больше %3.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>Одновременно открыто документов не больше %1.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>Пр&amp;еобразования, чтобы вернуть назад …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>чистый ASCII</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>в архиве указано UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>все имена вместе</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ваш выбор</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>поле в UTF-8 рядом</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>Откуда известно имя</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>Спи&amp;сок кракозябр …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>Кракозябры</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>&amp;Сохранить, что имелось в виду …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>Места с кракозябрами</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>В копии исправляется мест: %1 из %2. Где нет отметки, всё остаётся как есть.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Строка %1: %2 становится %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; часть потеряна</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Имелось в виду</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Уверенность</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>вами</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 не удалось открыть: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Сравнение …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Сравнивать нечего</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>различие %1 из %2</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 различие</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>различий: %1</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>Оба говорят одно и то же, но концы строк разные: %1 и %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Оба говорят одно и то же.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 не удалось записать: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>В PDF вошли только первые страницы: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>Напечатаны только первые страницы: %1.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>Вёрстка страниц: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>Вёрстка страниц: %1 · осталось %2 с</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 не удалось напечатать: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>Читать по &amp;частям</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>Сохранить части в один файл &amp;UTF-8 …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>нет текста</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1 при %2 МБ/с, осталось %3 с</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>пока %1, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 или больше</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, остановлено на %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>Преобразовать файлы из %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Что делается</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Из</translation>
    </message>
    <message>
        <source>To</source>
        <translation>В</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>Отчёт сохранён как %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 нельзя записать: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>исправить</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлен</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>преобразовать</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>преобразован</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонён</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не удалось</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменён</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>П&amp;реобразовать</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>по-прежнему говорит: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>строка %1: «%2» становится «%3»</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>исправляется 1 место</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>исправляется мест: %1</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>читается по вашему выбору</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>читается по вашему выбору; сам по себе читается как %1 (%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>читается по вашему выбору: «%1»; сам по себе читается как %2 (%3): «%4»</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 по-прежнему говорит «%2» о файлах: %3; исправить это нельзя.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>Плана нет.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>Каждый файл пробуется; ничего не записывается.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>Преобразовать: %1, без изменений: %2, отклонено: %3, не удалось: %4. Пока ничего не записано.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>Прервано: обработано файлов: %1 из %2.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>Преобразование; каждая копия читается заново и сравнивается.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>Преобразовано: %1, без изменений: %2, отклонено: %3, не удалось: %4.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>Отмена.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>Удалено копий: %1; не удалено: %2; скопированные файлы остались прежними.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>Снова такие, какими были, файлов: %1; не удалось отменить: %2.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>Это можно отменить здесь и когда угодно через «Преобразования» в меню «Файл».</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>1 копия удалена, не удалено: %1; скопированный файл такой, каким был.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 файл снова такой, каким был; не удалось отменить: %1.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>&amp;Помнить, какую кодировку я выбрал для файла</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>&amp;Забыть их</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>&amp;Открывать файлы прошлого раза</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>Мои файлы &amp;чаще всего в (слабая подсказка для каждого файла):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>Ничего нельзя запомнить: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>Ни один файл не запомнен.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>Запомнен 1 файл.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>Запомнено файлов: %1.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>как рабочий стол</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлая</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>тёмная</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> пт</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>Те&amp;кст:</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>&amp;Язык программы:</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>&amp;Сохранять копии как:</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>С ко&amp;нцами строк:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>&amp;Ошибочные байты</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>Управляющие символы &amp;C1</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>&amp;Кракозябры</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>&amp;Части в другой кодировке</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Различия</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>Текст как %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>Доводы</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>&amp;Починить выделение</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Сначала выделите это</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>Не больше %1 за раз</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>Ни одно известное ошибочное прочтение не делает из выделения другого текста</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, байт: %2, от %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Уже есть: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>За&amp;менить</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>на месте; исходные — ФАЙЛ.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>на месте; исходные в %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>копии в %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершено</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>файлов: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Вернуть назад</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>&amp;Продолжить …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>To</source>
        <translation>В</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Преобразования</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>Каждое можно вернуть отдельно: файлы станут такими, какими были, копии удаляются, кроме изменённых с тех пор.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>Ни одно преобразование нельзя вернуть назад.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Открыть её &amp;папку</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 файл, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>Найти кодировку по слову</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>Введите &amp;слово, которое точно есть в файле, или два: имя, город. Вы получите кодировки, в которых есть они все.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>Слова, которые есть в файле</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>Кодировки, в которых есть слова, и места</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>Ни одна кодировка не даёт этого ни из каких байтов файла.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>Это есть в 1 кодировке.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>Это есть в кодировках: %1, самая вероятная первой.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>читается как %1 на символах вне ASCII (%2); менее вероятно, чем как %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>читается как %1 на символах вне ASCII (%2); менее вероятно, чем как %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>читается как %1 на символах вне ASCII (%2); более вероятно, чем как %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>читается как %1 на символах вне ASCII (%2); более вероятно, чем как %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>читается как %1 на символах вне ASCII (%2)</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>читается как %1; менее вероятно, чем как %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>читается как %1; более вероятно, чем как %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>читается как %1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>насколько распространена по сравнению с %1</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>чем оказывались такие файлы по сравнению с %1</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>что ещё известно о %1</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>байтов, не являющихся символами текста EBCDIC: %1</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>почти нет пробелов и концов строк EBCDIC (%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>%1 на байте %2 — не символ, как и другие байты (%3)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>%1 на байте %2 — не символ, как и ещё %3 байт</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>%1 на байте %2 — не символ</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>байтов C1, которых в тексте не бывает: %1</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 байт C1, которого в тексте не бывает</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>неподходящих последовательностей байтов: %1, первая: %2 на байте %3</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>одна последовательность байтов не подходит: %1 на байте %2</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>нет %1, без чего эта кодировка не может записать ничего, кроме ASCII</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>не начинается со своей подписи, а почти любые байты в ней — текст</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>последний символ обрезан</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%1 из %2 единиц не встречаются ни в каком тексте</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>правильных многобайтовых последовательностей: %1</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>единицы — пары байтов ASCII</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>в тексте на хангыле почти нет пробелов</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>данные начинаются внутри символа</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>данные кончаются внутри символа</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>то, что следует за +, — не base64 текста</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>байты меняются так, как при другом порядке байтов</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>символов из несочетающихся письменностей: %1</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>метка порядка байтов %1, и никакой другой текст не начинается с этих байтов</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>элемент %1 говорит «%2»</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1: указано «%2»</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 говорит %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>прочитано как %1 и закодировано снова: если преобразовать в это, получится UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 байт не является символом текста EBCDIC</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>неподходящих последовательностей байтов: %1, первая: на байте %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>одна последовательность байтов не подходит: на байте %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%1 из %2 единиц — символы с байтом, которого в 8-битном тексте не бывает</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 правильная многобайтовая последовательность</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>символов между %2 и возвратом к ASCII: %1</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%1 символ между %2 и возвратом к ASCII</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>между %1 и возвратом к ASCII ничего нет</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>отрезков base64, дающих текст: %1</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 отрезок base64 даёт текст</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>то, что следует за ~{, повреждено, а без этого текста нет</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>единицы — пары из табуляции и байта ASCII</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>почти у всех символов одни и те же два старших байта</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>каждый второй байт — один из немногих, как в UTF-16 алфавитного письма</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>байты чередуются так, как только в UTF-16 или UTF-32</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>то, что следует за +, даёт только ASCII, которому base64 не нужен</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>то, что следует за +, могло получиться случайно</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>XML без названия кодировки — это %1 или %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 — всегда %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 — это %2 (%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 — это %2 (%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>начинается как %1</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 байтов — управляющие коды</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>байты NUL более чем в %1 местах</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>мест с байтами NUL: %1</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>байт NUL в одном месте</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>байты похожи на случайные</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>все байты одинаковы</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>это не текст ни в какой кодировке</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>априорная оценка языка %1 сдвинута на %2 децибан: %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>априорная оценка %1 сдвинута на %2 децибан: %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>подсказки</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>имя файла</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>ваши языки</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>сохранённый заголовок HTTP</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>строки, кончающиеся на CR</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>имя файла</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>изображение %1</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>растровое изображение %1</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>значок %1</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>архив %1</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>данные архива %1</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>сжато %1</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>данные, сжатые %1</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>документ %1</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>база данных %1</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>программа %1</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>объектный файл %1</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>библиотека %1</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>шрифт %1</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>звук %1</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>фильм %1</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>Арабские</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Армянские</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Балтийские</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Кельтские</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>Среднеазиатские</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Центральноевропейские</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>Китайские упрощённые</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>Китайские традиционные</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Кириллица</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Грузинские</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Греческие</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Еврейские</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Японские</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Корейские</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Северные</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другие</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>Южноевропейские</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Тайские</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Турецкие</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Юникод</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Вьетнамские</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Западноевропейские</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>меню, от которого остались рамки</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>субтитры из другого века</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>рецепт, где не хватает букв</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>Перетащите файл сюда, чтобы узнать, что в нём</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Открыть файл …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Открыть папку …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>Или попробуйте образец</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>Байты — это пары шестнадцатеричных цифр, например E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>Выражение неверно на символе %1 (%2)</translation>
    </message>
</context>
</TS>
