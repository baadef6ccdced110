<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>No guardar &amp;una copia que pierda algo</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>No se guarda ninguna copia que perdería algo.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>Guardar, con las letras que se &amp;teclean: z por ż, - por –</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>Letras que se teclean sustituyen lo que se perdería.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>Guardar, con entidades de &amp;HTML: &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>Entidades de HTML sustituyen lo que se perdería.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>Guardar, con secuencias de esca&amp;pe en su lugar: \u{20AC}, \x{E9} por un byte</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>Secuencias de escape sustituyen lo que se perdería.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>Guardar, &amp;con signos de interrogación en su lugar</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>Signos de interrogación sustituyen lo que se perdería.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>meta de HTML</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>declaración XML</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>Mostrado como se declara (%1, %2); los bytes se leen mejor como %3.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>El archivo dice %1 (%2); sus bytes se leen como %3.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>Lo que acompaña al archivo dice %1 (%2); sus bytes se leen como %3.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, como se declara</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, como se leen los bytes</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>El archivo ha cambiado en el disco desde que se abrió.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>El archivo ha crecido %1 desde que se abrió.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>El archivo se ha acortado desde que se abrió. Lo que se abrió sigue a la vista.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>El archivo se ha acortado desde que se abrió; lo que ya no está no puede mostrarse.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>El archivo ya no está con su nombre. Lo que se abrió sigue a la vista.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>1 secuencia de bytes no encaja en %1; está en: %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>%1 secuencias de bytes no encajan en %2; la primera en: %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>Mostrado como %1, como eligió antes para este archivo.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>Antes eligió %1 para este archivo, pero su contenido ha cambiado.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>Esto es %1, no texto.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>Esto es %1, no texto.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>Esto es un archivo binario: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>Solo se leyeron los primeros %1; la entrada continúa.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>Todo el archivo se lee mejor como %1 que como %2, que sugería su comienzo.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Descartado: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>%1 mal formados</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Su elección</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>%1 descartados</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 como %2</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>1 carácter no está en %1</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>%1 caracteres no están en %2</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 y otras</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 no volvería a dar el mismo texto.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>Todo el texto puede escribirse como %1.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>Guardado como %1. La copia se leyó de nuevo y se comparó.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>quedan %1 s</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>como los otros archivos de la carpeta</translation>
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
        <translation>Macintosh antiguo</translation>
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
        <translation>un gran ordenador</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>solo se muestra</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Por qué %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 está descartado%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 es menos probable que %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>En contra: el archivo dice %1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, peso %3 decibanes</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>leído su único byte</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>leídos los %1</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>leídos %1 de %2</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>%1 mal formados hasta ahora</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>elegido por usted</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>BOM de %1</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>sin BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>sin fin de línea</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>fines de línea mezclados</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Esto no es texto.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>Solo ASCII: casi toda codificación da este texto.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>Este texto no permite distinguir las dos primeras.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>Lín %1  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 secuencia de bytes no encaja</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>%1 secuencias de bytes no encajan</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>ASCII puro</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estadística</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>estructura</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> carácter de control %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> de uso privado</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> no asignado</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 no encaja en %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 no encajan en %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>byte %1 en %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>bytes %1 en %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 dice «%2»</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; los bytes se leen de otro modo</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>El archivo ya no puede leerse. Lo que se abrió sigue a la vista.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>Mostrado como %1, como eligió antes para el mismo contenido con el nombre %2.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>algunos símbolos</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>Ningún tipo de letra de aquí tiene %1. El texto es correcto; los recuadros grises son caracteres que no pueden dibujarse. Debian tiene tales tipos de letra en %2.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>Leyéndolo todo: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>Contando líneas: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>La lectura falló en el byte %1 (%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>Solo pudieron leerse los primeros %1 del archivo comprimido (%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>dentro de %1: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>Lo que habla por %1 (%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>El mismo texto que en %1 y %2 más</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>El mismo texto que en %1</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 No pudo descomprimirse: %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>Lín %1, Col %2  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>mal formado %1 de %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>1 byte seleccionado, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>%1 bytes seleccionados, @%2 a @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>El archivo dice «%1», que no nombra ninguna codificación; probablemente se quiso decir %2.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 lugares o más</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 lugar</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 lugares</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1; también en %2 y %3 más</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1; también en %2</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>como en el archivo</translation>
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
        <translation>CR (Macintosh antiguo)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>no leído</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binario</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>declarado de otro modo</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>dos codificaciones</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>codificado dos veces</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>inseguro</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>no declarado</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>escrito como entidades HTML</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 leído como %2</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>«%1» en la línea %2 fue probablemente «%3» (%4): %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>%1 lugares son probablemente mojibake (cada uno %2 o más): «%3» en la línea %4 fue «%5».</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>Puede haber mojibake. Los archivos de más de %1 no se revisan aquí; «charsleuth repair» lo hace.</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, dos veces</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 veces</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>líneas %1 a %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1 (%2 mal formados)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>%1 partes más</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>Probablemente en varias codificaciones (cada parte %1 o más): %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>bytes %1 a %2: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>Puede haber varias codificaciones. Los archivos de más de %1 no se dividen aquí; «charsleuth convert --segments» lo hace.</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>Parte por parte: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>Mojibake corregido</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Corregido: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, leído como %2 y guardado</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, leído como %2 y guardado dos veces</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, leído como %2 y guardado %3 veces</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>1 lugar corregido</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>%1 lugares corregidos</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>1 parte más</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>Sus líneas siguen acabando en NEL (U+0085), que pocos programas conocen fuera de EBCDIC; LF está en «Fines de línea».</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>nombrado de otro modo</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>la marca de orden de bytes se conserva</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>la marca de orden de bytes se omite</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>se escribe una marca de orden de bytes</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>Todo el texto puede escribirse como %1; %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>Guardado como %1. La copia se leyó de nuevo y es igual salvo esto: %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 archivo</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 archivos</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2; no hay nada raro en ellos.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2; %3 por revisar:</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>Leyendo: %1 hasta ahora …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>No hay archivos en esta carpeta.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>No se muestra ningún archivo: ninguno responde a la búsqueda, la lista o el grupo.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Seleccione un archivo para ver su texto.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>No pudo leerse: %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>Probablemente texto con datos binarios (cada parte %1 o más): %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>Usted corrigió «%1» en la línea %2: «%3» (%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>Usted corrigió %1 lugares: «%2» en la línea %3 es «%4».</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>«%1», si fue %2</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; algo de ello se ha perdido</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>Por sí solo se lee como %1 (%2). ¿Está en %3, como %4 de los otros %5 archivos de aquí cuya codificación es segura?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, por sí solo</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, como los otros</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>una conversión se interrumpió</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 está ahora en %2. Lo que era se conserva como %3.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>es el archivo que se convierte; dé otro nombre a la copia</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 está ahora en %2. Se leyó de nuevo y se comparó; el original es %3.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 está ahora en %2. Se leyó de nuevo y es igual salvo esto: %3. El original es %4.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Archivos por revisar</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>El texto de este archivo está escrito como quoted-printable o base64; descodificado está en %1.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>1 mal formado</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 diferencia</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 diferencias</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 resultado</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 resultados</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 declaración</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>%1 declaraciones</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>un nombre de archivo no puede contener un byte NUL</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>no se puede conservar su lista de acceso</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>no se pueden conservar sus permisos</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>no se puede conservar su dueño</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>no se pueden leer sus permisos</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>es un directorio</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>es un socket</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>es un socket o un dispositivo que no está</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>es un enlace simbólico a un archivo que no está</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>nadie escribe en esta tubería</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>este sistema no tiene tales atributos</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>cambió mientras se convertía</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>acaba de escribirse como copia de otro archivo de este nombre</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Cuota de disco excedida</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Archivo demasiado grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada/salida</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es un directorio</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>No existe tal dispositivo o dirección</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es un directorio</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Operación no admitida</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Acceso a un archivo obsoleto</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Demasiados niveles de enlaces simbólicos</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>para descomprimirlo hace falta un diccionario (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>para descomprimirlo hacen falta más de 128 MiB de memoria (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>otra cosa sigue a los datos comprimidos</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>los datos comprimidos acaban demasiado pronto</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>los datos comprimidos están dañados</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>no tiene miembros</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>es ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>es binario</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>no es un archivo zip</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>no está donde dice el directorio</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>es un volumen de varios; únalos primero</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>lo leen como UTF-8 los programas a los que sirve</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>su directorio es mayor que el archivo</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>su directorio no está donde dice</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>la copia ya está</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>el final de su directorio de 64 bits no está donde dice</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>cambió</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>cambió mientras se leía</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>lo convirtió una ejecución anterior</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>ya es %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>rechazado, esto se perdería</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>1 secuencia mal formada como %1 (la primera en el byte %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>%1 secuencias mal formadas como %2 (la primera en el byte %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>1 carácter que %1 no tiene (el primero es %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%1 caracteres que %2 no tiene (el primero es %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>la copia no se leería igual como %1</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>es lo mismo en %1</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>es %1 con una certeza de %2, por debajo de %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 ya está, y es otro archivo</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ya está</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>no se pueden conservar sus atributos</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>no se puede conservar su fecha</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>no puede descomprimirse</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>no se pueden leer sus atributos</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>acaba antes de tiempo</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>ha cambiado desde que se abrió</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>tiene miembros que se solapan</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>está dañado o no es un archivo comprimido</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>lo usa otra ejecución</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>no es un diario</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>es el nombre de un dispositivo</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>la conversión se detuvo</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>No se puede asignar memoria</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>El directorio no está vacío</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Argumento no válido</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Enlace no válido entre dispositivos</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Archivo de programa ocupado</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Demasiados enlaces</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>El extremo de la conexión no está conectado</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>no se puede conservar el original como %1</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>está dañado en la línea %1</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>un miembro no está donde dice el directorio</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>tiene un comentario demasiado largo en UTF-8</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>tiene un nombre demasiado largo en UTF-8</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>no puede copiarse entero</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>es el archivo que se lee</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>falta la posición de un miembro</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>se escribió, y sus nombres se leen de otro modo</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>necesitaría posiciones de 64 bits, que no tiene</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>tiene %1 nombres (enlaces duros), y solo este recibiría la copia</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>no se puede conservar el original: %1 ya está; los originales pueden ir a una carpeta</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>es de solo lectura</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>tiene líneas que quizá estén en otra codificación que %1; elija su codificación para convertirlo</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>se codificó dos veces, por medio de %1; repárelo antes</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>Codificaciones de los nombres</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1 (archivo comprimido)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>Leyendo los nombres …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 nombres</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, todos dados por el archivo o en ASCII puro</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, leídos en %1 como eligió</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, leídos en %1 (%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. El archivo %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Esto es una carpeta.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>Esto es un enlace.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>Codificaciones en que pueden estar los &amp;nombres</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>Cómo serían los nombres</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 nombre</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 mostrados</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>No hay nada en este archivo comprimido.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>Archivos: %1. Carpetas: %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Seleccione un archivo para ver su texto.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Archivo co&amp;mprimido</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>Copiar su &amp;nombre</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>N&amp;o seleccionar nada</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Buscar nombres</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>Guardar con nombres &amp;legibles …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>Los nombres no se han leído.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>Todo programa lee ya estos nombres.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>Solo los archivos zip pueden escribirse de nuevo; este es otro formato.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>Se está escribiendo una copia.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>Una copia del archivo con sus nombres en UTF-8; todo lo demás queda como está.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>Guardar con nombres legibles</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>1 nombre corregido</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>%1 nombres corregidos</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, leídos en %1</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, por el campo en UTF-8 de cada uno</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>; escrito, y leído de nuevo: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>Nombres con bytes que no encajan, escritos entre corchetes (⟦E9⟧): %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>E&amp;xtraer …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>Extraer en una carpeta nueva de</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>1 archivo extraído en %1</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>%1 archivos extraídos en %2</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>No extraído: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Escribiendo …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>No pudo escribirse: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Abrir en una pestaña</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · mostrado</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>Otras codificaciones encajan mejor</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Mostrar los bytes</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>Listar los archivos que contiene</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>Mostrar como texto de todos modos</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>Mostrar como %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>Guardar lo que se quiso decir …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>Mostrar un solo aviso</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>Mostrar %1 avisos más</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>Mostrar parte por parte</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>Guardar como UTF-8 …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>Mostrar lo que se quiso decir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>Corregir los otros</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>Leerlos como este</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>Leerlo descodificado</translation>
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
        <translation>Estos nombres dan el mismo texto: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>Mostrar dónde difieren</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Lecturas</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>Qué lecturas están una al lado de otra</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>El otro archivo está en:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>&amp;Lecturas una al lado de otra</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>&amp;Solo las líneas que difieren</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>Cual&amp;quier otra</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>Ninguna diferencia</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 diferencia</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 diferencias</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 de %2 diferencias</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>Leído como</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>&amp;Escribir como</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>Fines de &amp;línea</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>&amp;Marca de orden de bytes</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>como en el archivo</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>escribir una</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>no escribir ninguna</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>&amp;Dónde</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>Cambiar lo que el te&amp;xto dice de su propia codificación</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>Hacer verdad lo que los &amp;textos dicen de su codificación</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>Corregir también .editorconfig y .&amp;gitattributes</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>Corregir el texto codificado dos &amp;veces (Ã© por é)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>Como copia</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>Las copias van a una carpeta</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>En su lugar; los originales pasan a ser ARCHIVO.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>En su lugar; los originales van a una carpeta</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>Ex&amp;aminar …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>E&amp;xaminar …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Guardar c&amp;omo</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>Certeza &amp;mínima</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>Guardar la copia como</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>No puede guardarse nada.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>Escriba el nombre de una codificación.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>En su lugar; el original pasa a ser %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>&amp;Abrir la copia</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>Guardar &amp;informe …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>&amp;Planear de nuevo</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>&amp;Leerlo todo como %1</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>Guardar una copia convertida</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>Aún no se ha reemplazado nada.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Guardando …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>Buscando lo que se perdería …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, que no pierde nada</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>&amp;Reemplazar el archivo</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>&amp;Guardar la copia</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 vuelve a ser lo que era.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Detenido. No se escribió ninguna copia.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>El texto se escribe en otra codificación.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>El archivo no se reemplaza.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>En %1 algo se perdería, así que no se guarda nada.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 queda como está.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>Es un enlace simbólico, que se queda; se reemplaza el archivo al que lleva: %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>Lo que es ahora se conserva como %1.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1 mismo se escribe en %2.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1 mismo recibe el mismo texto en %2.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>La copia está en %1.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>La copia tiene el mismo texto en %1.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>Las líneas acaban en %1.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>Se cambia lo que el texto dice de su propia codificación.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>No se nombra ninguna codificación para escribir.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>El archivo no puede convertirse.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>No se nombra ningún lugar para la copia.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>Algo se perdería: elija qué lo sustituye.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
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
        <translation>&amp;Seguir su final</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>&amp;Guardar una copia convertida …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimir …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>&amp;Pegar como documento</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>Detectar solo por la &amp;selección</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>&amp;Sé algo de este archivo …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Preferencias …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>El archivo ha cambiado desde que se abrió. Recárguelo antes de convertirlo, para que la copia sea lo que ve.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>El portapapeles contiene más de %1; guárdelo antes en un archivo.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>Bytes pegados</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>Texto estropeado</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>Seleccione antes algo de texto.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, bytes %2 a %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>Todas las páginas están hechas.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>Copiar como &amp;bytes</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>&amp;Hexadecimal: E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>&amp;Escapes: \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>&amp;Porcentajes: %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>Hacer aparecer esta pa&amp;labra …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>&amp;Acerca de Charsleuth</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>&amp;Deshacer una elección</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>&amp;Rehacer una elección</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>Es más de %1 para copiar.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>Seleccione antes unos caracteres.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>La selección está &amp;en …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>La selección tiene más de %1 caracteres, demasiados para el portapapeles. No se copió nada. ¿Guardarla en un archivo en UTF-8?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>Guardar la selección como</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>La selección se ha guardado como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no puede escribirse: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>Guardar una copia con LF …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>Guardar una copia con CRLF …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>Guardar una copia con CR …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>Copiar como &amp;órdenes</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>Texto, con los bytes mal &amp;formados como \xE9</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>Pegado espec&amp;ial: bytes, texto estropeado</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>El portapapeles no contiene ni bytes escritos en hexadecimal (E9 4A), escapes (\xE9, %E9, =E9) o Base64, ni texto estropeado: mojibake, o texto que se leyó como windows-1252 o ISO-8859-1.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Guardar como P&amp;DF …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>Guardar el texto que se quiso decir</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>La copia es UTF-8. Del texto se corrige 1 lugar, todo lo demás es como era.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>La copia es UTF-8. Del texto se corrigen %1 lugares, todo lo demás es como era.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Guardar como UTF-8</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>La copia es UTF-8. Cada parte se lee en su propia codificación: %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, descodificado</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>Acerca de Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>Averigua en qué codificación de caracteres está un archivo, lo muestra, lo repara y lo convierte. Conoce %1 codificaciones, y dice por qué.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Ningún documento</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 no pudo abrirse: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>&amp;Buscar …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Buscar sig&amp;uiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Buscar an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>&amp;Partir las líneas largas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Por qué</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>Leer como el candidato %1</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>Parar un trabajo largo</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Abrir archivos</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>Mostrar los caracteres in&amp;visibles</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>C&amp;arácter en el cursor</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>&amp;Ir a una línea, un byte o un porcentaje …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>No hay memoria suficiente para %1: puede que lo mostrado, encontrado o comparado no sea todo.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Como se detectó</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, con la pista: %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>A&amp;brir …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>Buscar los mismos &amp;bytes</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>Abrir &amp;carpeta …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>Comparar con otro &amp;archivo …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Comparar con otro archivo</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 vuelve a ser lo que era.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>Si&amp;guiente parte de la ventana</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>Parte &amp;anterior de la ventana</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Siguiente &amp;problema</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problema an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>&amp;Clases de problemas …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>Suelte archivos aquí para abrirlos</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>&amp;Codificación</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>&amp;Codificaciones …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>Como se &amp;detectó</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>Mostrar el texto en otra codificación (Ctrl+E para buscar)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>&amp;Usadas hace poco</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>&amp;Todas por región</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>«%1» no es una codificación conocida aquí.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>«%1» no es una codificación conocida aquí; probablemente se quiso decir %2.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>sugerida</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>Ninguna codificación tiene este nombre, número o lengua.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>Nombre, alias, número o lengua: cp932, 1251, tailandés …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>Buscar una codificación</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>Codificaciones encontradas</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>Ninguna codificación se llama «%1». Probablemente se quiso decir esta:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>Texto tal como se lee, una expresión regular, o bytes como E9 20</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 encontrado</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>Buscar nombres y codificaciones</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Qué archivos se muestran</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1 (carpeta)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, %1 seleccionados</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>Convertir &amp;la selección …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>Convertir &amp;todo lo mostrado …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>Convertir %1 &amp;seleccionados …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>Convertir los &amp;%1 …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>Convertir los %1 &amp;mostrados …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>E&amp;xcluir de la conversión</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Copiar la &amp;ruta</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>Abrir la &amp;carpeta en que está</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>N&amp;o seleccionar nada</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>Otros archivos seleccionados que se leen en otra codificación: %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>Leyendo archivos: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>Ca&amp;rpeta</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Abrir en una pestaña</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>&amp;Leer los archivos seleccionados como el mostrado</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>Leer los archivos seleccionados como se &amp;detectó</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Buscar nombres</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, %2 por revisar, %3 mostrados</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>nada raro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lengua</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daños</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Declarado</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Fines de línea</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>no se convierte</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>Elegido antes para este contenido, y recordado</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>una línea de 1 a %1</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>el número de una línea</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>Ir a una línea, un byte o un porcentaje</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>Dé %1, @ y un byte de 0 a %2, o un porcentaje.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>Línea, @ y un byte, o porcentaje</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>Cambiar lo que dijo de este archivo</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>Retirar la pista</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>Pista: esto &amp;es</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>un &amp;nombre o una ciudad</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>en la &amp;lengua</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>&amp;otra …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>«%1» en %2</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Selecciónelo antes</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>Ninguna codificación hace de la selección un nombre</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>&amp;otro: escríbalo …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>Sé algo de este archivo</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>Diga lo que sabe, y vea moverse los candidatos. Cuenta como indicio y no anula nada.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>un país, una dirección, una página web o un grupo de noticias</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>Es probablemente como los &amp;otros archivos de la carpeta</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>Su &amp;lengua:</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>Se &amp;hizo en:</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Cuándo:</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>&amp;Viene de:</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>No sé &amp;nada</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>«%1» no es una lengua conocida aquí. No cuenta.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>«%1» no es un país ni una dirección conocidos aquí. No cuenta.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Buscar una tecla o lo que hace</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>Carácter</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Punto de código</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>En las líneas</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>bytes mal formados</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Se escribe</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>Lo que perdería la copia</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>Letras que se teclean sustituyen lo que se perdería, y signos de interrogación donde no las hay.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>Todos los caracteres están en estas, pero no los bytes mal formados:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>No se perdería nada en:</translation>
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
        <translation>Documentos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>Documento &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>Documento &amp;anterior</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>%1 de %2 archivos se dejaron fuera: como mucho hay %3 abiertos a la vez.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>Como mucho hay %1 documentos abiertos a la vez.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>C&amp;onversiones, para deshacerlas …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>ASCII puro</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>el archivo dice UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>todos los nombres juntos</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>su elección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>un campo en UTF-8 al lado</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>Cómo se sabe el nombre</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>Lista de mojiba&amp;ke …</translation>
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
        <translation>&amp;Guardar lo que se quiso decir …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>Secuencias de mojibake</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>%1 de %2 lugares se corrigen en la copia. Lo que no está marcado queda como está.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Línea %1: %2 pasa a ser %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; algo de ello se ha perdido</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Se quiso decir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>por usted</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 no pudo abrirse: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparando …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nada que comparar</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 de %2 diferencias</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 diferencia</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 diferencias</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>Ambos dicen lo mismo, pero sus líneas acaban de distinto modo: %1 y %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Ambos dicen lo mismo.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 no pudo escribirse: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>El PDF tiene solo las primeras %1 páginas.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>Solo se imprimieron las primeras %1 páginas.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>Componiendo las páginas: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>Componiendo las páginas: %1 · quedan %2 s</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 no pudo imprimirse: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>Leer &amp;parte por parte</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>Guardar sus partes en un archivo &amp;UTF-8 …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1 a %2 MB/s, quedan %3 s</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>%1 hasta ahora, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, parado en %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>Convertir archivos de %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Qué se hace</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>El informe se ha guardado como %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no puede escribirse: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>corregir</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>convertir</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>convertido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>C&amp;onvertir</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>sigue diciendo: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>línea %1: «%2» pasa a ser «%3»</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>se corrige 1 lugar</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>se corrigen %1 lugares</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>leído como eligió</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>leído como eligió; por sí solo se lee como %1 (%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>leído como eligió: «%1»; por sí solo se lee como %2 (%3): «%4»</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 sigue diciendo «%2» de %3 archivos; no puede corregirse.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>No hay plan.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>Se prueba cada archivo; no se escribe nada.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>%1 por convertir, %2 sin cambios, %3 rechazados, %4 fallidos. Aún no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>Cancelado después de %1 de %2 archivos.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>Convirtiendo; cada copia se lee de nuevo y se compara.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>%1 convertidos, %2 sin cambios, %3 rechazados, %4 fallidos.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>Deshaciendo.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>%1 copias eliminadas, %2 no; los archivos copiados siguen como estaban.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>%1 archivos vuelven a ser lo que eran; %2 no pudieron deshacerse.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>Puede deshacerse aquí, y en cualquier momento con «Conversiones» en el menú «Archivo».</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>Se ha eliminado 1 copia, %1 no; el archivo copiado está como estaba.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 archivo vuelve a ser lo que era; %1 no pudieron deshacerse.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>&amp;Recordar qué codificación elegí para un archivo</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>&amp;Olvidarlas</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>A&amp;brir de nuevo los archivos de la última vez</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>Mis archivos están &amp;sobre todo en (una pista débil para cada archivo):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>No puede recordarse nada: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>No se recuerda ningún archivo.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>Se recuerda 1 archivo.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>Se recuerdan %1 archivos.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>como el escritorio</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>Te&amp;xto en:</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>&amp;Lengua del programa:</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>&amp;Guardar copias como:</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>Con fines de lí&amp;nea:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>Bytes &amp;mal formados</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>Caracteres de control &amp;C1</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>Mo&amp;jibake</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>&amp;Partes en otra codificación</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Diferencias</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>Texto como %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>Razones</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>&amp;Reparar la selección</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Selecciónelo antes</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>No más de %1 a la vez</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>Ninguna lectura errónea conocida da otro texto de la selección</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, %2 bytes, de %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Ya está: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Ree&amp;mplazar</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>en su lugar; los originales son ARCHIVO.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>en su lugar; los originales están en %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>copias en %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 archivos, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>&amp;Continuar …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Comenzó</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Conversiones</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>Cada una puede deshacerse por sí sola: los archivos vuelven a ser lo que eran y las copias se eliminan, salvo los que cambiaron desde entonces.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>Ninguna conversión puede deshacerse.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Abrir su &amp;carpeta</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 archivo, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>Hacer aparecer esta palabra</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>Escriba una pa&amp;labra que sepa que está en el archivo, o dos: un nombre, una ciudad. Obtiene las codificaciones en que están todas.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>Palabras que están en el archivo</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>Codificaciones que tienen las palabras, con sus lugares</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>Ninguna codificación hace esto de ningún byte del archivo.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>1 codificación la tiene.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>%1 codificaciones la tienen, la más probable primero.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>se lee como %1 en %2 caracteres fuera de ASCII; menos probable que como %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>se lee como %1 en %2 carácter fuera de ASCII; menos probable que como %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>se lee como %1 en %2 caracteres fuera de ASCII; más probable que como %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>se lee como %1 en %2 carácter fuera de ASCII; más probable que como %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>se lee como %1 en %2 caracteres fuera de ASCII</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>se lee como %1; menos probable que como %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>se lee como %1; más probable que como %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>se lee como %1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>lo frecuente que es, comparado con %1</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>lo que resultaron ser archivos parecidos, comparado con %1</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>lo que además se sabe de %1</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>%1 bytes no son caracteres de texto EBCDIC</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>apenas hay espacios o fines de línea de EBCDIC (%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>%1 en el byte %2 no es un carácter, ni lo son otros %3 bytes</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>%1 en el byte %2 no es un carácter, ni lo es otro %3 byte</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>%1 en el byte %2 no es un carácter</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>%1 bytes son controles C1, que un texto no tiene</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 byte es un control C1, que un texto no tiene</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>%1 secuencias de bytes no encajan, la primera: %2 en el byte %3</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>una secuencia de bytes no encaja: %1 en el byte %2</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>no hay %1, que esta codificación necesita para decir algo que no sea ASCII</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>no empieza por su firma, y en ella casi cualquier byte es texto</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>el último carácter está cortado</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%1 de %2 unidades no son caracteres de ningún texto</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>%1 secuencias de varios bytes están bien formadas</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>las unidades son pares de bytes ASCII</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>el texto hangul apenas tiene espacios</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>la entrada empieza dentro de un carácter</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>la entrada acaba dentro de un carácter</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>lo que sigue a + no es base64 de texto</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>los bytes varían como en el otro orden de bytes</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>%1 caracteres son de escrituras que no van juntas</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>marca de orden de bytes de %1, y ningún otro texto empieza por estos bytes</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>el elemento %1 dice «%2»</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 dice «%2»</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 dice %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>se leyó como %1 y se codificó de nuevo: convertido a eso, es UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 byte no es un carácter de texto EBCDIC</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>%1 secuencias de bytes no encajan, la primera: en el byte %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>una secuencia de bytes no encaja: en el byte %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%1 de %2 unidades son caracteres con un byte que un texto de 8 bits no tiene</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 secuencia de varios bytes está bien formada</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>%1 caracteres están entre %2 y la vuelta a ASCII</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%1 carácter está entre %2 y la vuelta a ASCII</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>nada está entre %1 y la vuelta a ASCII</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>%1 secuencias de base64 dan texto</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 secuencia de base64 da texto</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>lo que sigue a ~{ está dañado, y sin ello no hay texto</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>las unidades son pares de un tabulador y un byte ASCII</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>casi todos los caracteres comparten dos bytes altos</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>un byte de cada dos es uno de unos pocos, como en UTF-16 de un alfabeto</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>los bytes alternan como solo lo hacen los de UTF-16 o UTF-32</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>lo que sigue a + da solo ASCII, que no necesita base64</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>lo que sigue a + puede descodificarse por azar</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>XML que no nombra codificación es %1 o %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 es siempre %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 es %2 (%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 son %2 (%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>empieza como %1</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 de los bytes son códigos de control</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>bytes NUL en más de %1 lugares</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>bytes NUL en %1 lugares</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>un byte NUL en un lugar</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>los bytes parecen aleatorios</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>todos los bytes son iguales</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>no es texto en ninguna codificación</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>la probabilidad previa de la lengua %1 se desplaza %2 decibanes, por %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>la probabilidad previa de %1 se desplaza %2 decibanes, por %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>pistas</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>el nombre del archivo</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>sus lenguas</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>una cabecera HTTP guardada</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>líneas que acaban en CR</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>el nombre del archivo</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>una imagen %1</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>un mapa de bits %1</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>un recurso de icono %1</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>un archivo %1</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>datos de archivo %1</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>comprimido con %1</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>datos comprimidos con %1</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>un documento %1</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>una base de datos %1</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>un programa %1</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>un archivo objeto %1</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>una biblioteca %1</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>un tipo de letra %1</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>sonido %1</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>una película %1</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenio</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celta</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>Asia Central</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europa Central</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>Chino simplificado</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>Chino tradicional</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgiano</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nórdico</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otras</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>Europa del Sur</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europa Occidental</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>un menú que salió en recuadros</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>subtítulos de otro siglo</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>una receta a la que le faltan letras</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>Suelte un archivo aquí para ver qué dice</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Abrir un archivo …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Abrir una carpeta …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>O pruebe una muestra</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>Los bytes son pares de dígitos hexadecimales, como E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>La expresión es errónea en el carácter %1 (%2)</translation>
    </message>
</context>
</TS>
