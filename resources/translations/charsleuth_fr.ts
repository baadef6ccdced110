<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>Ne pas enregistrer de copie &amp;qui perd quelque chose</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>Aucune copie qui perdrait quelque chose n&apos;est enregistrée.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>Enregistrer, avec les lettres que l&apos;on &amp;tape : z pour ż, - pour –</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>Des lettres que l&apos;on tape remplacent ce qui serait perdu.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>En&amp;registrer, avec des entités HTML : &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>Des entités HTML remplacent ce qui serait perdu.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>Enregistrer, avec des &amp;échappements à la place : \u{20AC}, \x{E9} pour un octet</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>Des échappements remplacent ce qui serait perdu.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>Enregistrer, avec des points d&apos;&amp;interrogation à la place</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>Des points d&apos;interrogation remplacent ce qui serait perdu.</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>balise meta HTML</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>déclaration XML</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>Affiché comme déclaré (%1, %2) ; les octets se lisent mieux en %3.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>Le fichier dit %1 (%2) ; ses octets se lisent en %3.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>Ce qui accompagne le fichier dit %1 (%2) ; ses octets se lisent en %3.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, comme déclaré</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, comme se lisent les octets</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>Le fichier a changé sur le disque depuis son ouverture.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>Le fichier a grandi de %1 depuis son ouverture.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>Le fichier est devenu plus court depuis son ouverture. Ce qui a été ouvert reste visible.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>Le fichier est devenu plus court depuis son ouverture ; ce qui n&apos;y est plus ne peut être montré.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>Le fichier n&apos;est plus là sous son nom. Ce qui a été ouvert reste visible.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>1 suite d&apos;octets ne convient pas à %1 ; elle est à : %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>%1 suites d&apos;octets ne conviennent pas à %2 ; la première à : %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>Affiché en %1, comme vous l&apos;avez déjà choisi pour ce fichier.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>Vous aviez choisi %1 pour ce fichier, mais son contenu a changé depuis.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>Ceci est %1, pas du texte.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>Ceci est %1, pas du texte.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>Ceci est un fichier binaire : %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>Seuls les premiers %1 ont été lus ; l&apos;entrée continue.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>Tout le fichier se lit mieux en %1 qu&apos;en %2, que son début suggérait.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Exclu : %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Exclu</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>%1 mal formés</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>%1 exclus</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>1 caractère n&apos;existe pas en %1</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>%1 caractères n&apos;existent pas en %2</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 et d&apos;autres</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 ne redonnerait pas le même texte.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>Tout le texte peut être écrit en %1.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>Enregistré sous %1. La copie a été relue et comparée.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>encore %1 s</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>comme les autres fichiers du dossier</translation>
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
        <translation>ancien Macintosh</translation>
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
        <translation>un gros ordinateur</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>montré seulement</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Pourquoi %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 est exclu%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 est moins probable que %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>Contre : le fichier dit %1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, poids %3 décibans</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>son seul octet lu</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>les %1 lus</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 sur %2 lus</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>%1 mal formés jusqu&apos;ici</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>BOM de %1</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>pas de BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>pas de fin de ligne</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>fins de ligne mêlées</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Ceci n&apos;est pas du texte.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>ASCII seulement : presque tout encodage donne ce texte.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>Ce texte ne permet pas de distinguer les deux premiers.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>L %1  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 suite d&apos;octets ne convient pas</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>%1 suites d&apos;octets ne conviennent pas</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>ASCII pur</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistiques</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>structure</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne convient pas</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> caractère de commande %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> à usage privé</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> non attribué</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 ne convient pas à %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 ne conviennent pas à %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>octet %1 à %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>octets %1 à %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 dit « %2 »</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; les octets se lisent autrement</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>Le fichier ne peut plus être lu. Ce qui a été ouvert reste visible.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>Affiché en %1, comme vous l&apos;avez déjà choisi pour le même contenu sous le nom %2.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>quelques symboles</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>Aucune police ici n&apos;a %1. Le texte est juste ; les cases grises tiennent lieu de caractères qui ne peuvent être dessinés. Debian a de telles polices dans %2.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>Lecture de l&apos;ensemble : %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>Comptage des lignes : %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>La lecture a échoué à l&apos;octet %1 (%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>Seuls les premiers %1 du fichier compressé ont pu être lus (%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>dans %1 : %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>Ce qui parle pour %1 (%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>Même texte qu&apos;en %1 et %2 de plus</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>Même texte qu&apos;en %1</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 Il n&apos;a pas pu être décompressé : %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>L %1, C %2  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>mal formé %1 sur %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>1 octet sélectionné, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>%1 octets sélectionnés, @%2 à @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>Le fichier dit « %1 », ce qui ne nomme aucun encodage ; il s&apos;agissait sans doute de %2.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 endroits ou plus</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 endroit</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 endroits</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1 ; aussi en %2 et %3 de plus</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1 ; aussi en %2</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
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
        <translation>CR (ancien Macintosh)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>non lu</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binaire</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>déclaré autrement</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>deux encodages</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>encodé deux fois</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>non déclaré</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>écrit en entités HTML</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 lu en %2</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>« %1 » à la ligne %2 était sans doute « %3 » (%4) : %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>%1 endroits sont sans doute du mojibake (chacun %2 ou plus) : « %3 » à la ligne %4 était « %5 ».</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>Il peut y avoir du mojibake. Les fichiers de plus de %1 ne sont pas parcourus ici ; « charsleuth repair » le fait.</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, deux fois</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2 fois</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>pas de texte</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>lignes %1 à %2 : %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1 (%2 mal formés)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>%1 parties de plus</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>Sans doute en plusieurs encodages (chaque partie %1 ou plus) : %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>octets %1 à %2 : %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>Il peut y avoir plusieurs encodages. Les fichiers de plus de %1 ne sont pas divisés ici ; « charsleuth convert --segments » le fait.</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>Partie par partie : %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>Mojibake corrigé</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>Corrigé : %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, lu en %2 et enregistré</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, lu en %2 et enregistré deux fois</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, lu en %2 et enregistré %3 fois</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>1 endroit corrigé</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>%1 endroits corrigés</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>1 partie de plus</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>Ses lignes finissent encore par NEL (U+0085), que peu de programmes connaissent hors d&apos;EBCDIC ; LF est sous « Fins de ligne ».</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>nommé autrement</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>la marque d&apos;ordre des octets est gardée</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>la marque d&apos;ordre des octets est omise</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>une marque d&apos;ordre des octets est écrite</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>Tout le texte peut être écrit en %1 ; %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>Enregistré sous %1. La copie a été relue et est la même, sauf ceci : %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 fichier</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 fichiers</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2 ; rien d&apos;étrange.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2 ; %3 à examiner :</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>Lecture : %1 jusqu&apos;ici …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>Il n&apos;y a pas de fichiers dans ce dossier.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>Aucun fichier n&apos;est montré : aucun ne répond à la recherche, à la liste ou au groupe.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Sélectionnez un fichier pour voir son texte.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>Il n&apos;a pas pu être lu : %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>Sans doute du texte contenant des données binaires (chaque partie %1 ou plus) : %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>Vous avez corrigé « %1 » à la ligne %2 : « %3 » (%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>Vous avez corrigé %1 endroits : « %2 » à la ligne %3 est « %4 ».</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>« %1 », si c&apos;était %2</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1 ; une part en est perdue</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>Seul, ceci se lit en %1 (%2). Est-ce en %3, comme %4 des %5 autres fichiers d&apos;ici dont l&apos;encodage est sûr ?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, seul</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, comme les autres</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>une conversion a été interrompue</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 est maintenant en %2. Ce qu&apos;il était est gardé sous %3.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>est le fichier à convertir ; donnez un autre nom à la copie</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 est maintenant en %2. Il a été relu et comparé ; l&apos;original est %3.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 est maintenant en %2. Il a été relu et est le même, sauf ceci : %3. L&apos;original est %4.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Fichiers à examiner</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>Du texte de ce fichier est écrit en quoted-printable ou en base64 ; décodé, il est en %1.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>1 mal formé</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 différence</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 différences</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 occurrence</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 occurrences</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 déclaration</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>%1 déclarations</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>un nom de fichier ne peut contenir d&apos;octet NUL</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>impossible de garder sa liste d&apos;accès</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>impossible de garder ses permissions</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>impossible de garder son propriétaire</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>impossible de lire ses permissions</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>est un répertoire</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>est une socket</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>est une socket ou un périphérique absent</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>est un lien symbolique vers un fichier absent</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>personne n&apos;écrit dans ce tube</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>ce système n&apos;a pas de tels attributs</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>a été modifié pendant sa conversion</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>vient d&apos;être écrit comme copie d&apos;un autre fichier de ce nom</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota de disque dépassé</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop grand</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d&apos;entrée/sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Est un répertoire</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le périphérique</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Pas de tel périphérique ni de telle adresse</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>N&apos;est pas un répertoire</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Opération non prise en charge</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Accès à un fichier périmé</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Trop de niveaux de liens symboliques</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>sa décompression demande un dictionnaire (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>sa décompression demande plus de 128 Mio de mémoire (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>autre chose suit les données compressées</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>les données compressées finissent trop tôt</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>les données compressées sont endommagées</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la mémoire ne suffit pas</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>n&apos;a pas de membres</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>est de l&apos;ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>est binaire</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>est endommagé</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>n&apos;est pas une archive zip</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>n&apos;est pas là où le répertoire le dit</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>est un volume parmi plusieurs ; réunissez-les d&apos;abord</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>est lu en UTF-8 par les programmes auxquels il est destiné</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>son répertoire est plus grand que le fichier</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>son répertoire n&apos;est pas là où il le dit</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>la copie est déjà là</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>la fin de son répertoire de 64 bits n&apos;est pas là où il le dit</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>a été modifié</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>a été modifié pendant sa lecture</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>a été converti par une exécution précédente</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>est déjà en %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>refusé, ceci serait perdu</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>1 suite mal formée en %1 (la première à l&apos;octet %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>%1 suites mal formées en %2 (la première à l&apos;octet %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>1 caractère que %1 n&apos;a pas (le premier est %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%1 caractères que %2 n&apos;a pas (le premier est %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>la copie ne se lirait pas de même en %1</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>est le même en %1</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>est en %1 avec une certitude de %2, en dessous de %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 est déjà là, et c&apos;est un autre fichier</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 est déjà là</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>impossible de garder ses attributs</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>impossible de garder sa date</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>ne peut être décompressé</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>impossible de lire ses attributs</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>finit trop tôt</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>a changé depuis son ouverture</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>a des membres qui se chevauchent</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>est coupé</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>est endommagé ou n&apos;est pas une archive</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>est utilisé par une autre exécution</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>n&apos;est pas du texte</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>n&apos;est pas un journal</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>est le nom d&apos;un périphérique</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>la conversion a été arrêtée</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Impossible d&apos;allouer la mémoire</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Le répertoire n&apos;est pas vide</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Argument invalide</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Lien invalide entre périphériques</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Fichier de programme occupé</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Trop de liens</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>L&apos;extrémité n&apos;est pas connectée</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>impossible de garder l&apos;original sous %1</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>est endommagé à la ligne %1</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>un membre n&apos;est pas là où le répertoire le dit</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>a un commentaire trop long en UTF-8</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>a un nom trop long en UTF-8</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>ne peut être copié en entier</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>est l&apos;archive qui est lue</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>la position d&apos;un membre manque</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>a été écrit, et ses noms se lisent autrement</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>aurait besoin de positions de 64 bits, qu&apos;il n&apos;a pas</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>a %1 noms (liens durs), et seul celui-ci recevrait la copie</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>impossible de garder l&apos;original : %1 est déjà là ; les originaux peuvent aller dans un dossier</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>est en lecture seule</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>a des lignes qui sont peut-être dans un autre encodage que %1 ; choisissez son encodage pour le convertir</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>a été encodé deux fois, par %1 ; réparez-le d&apos;abord</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>Encodages des noms</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Chercher des noms</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1 (archive)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>Lecture des noms …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 noms</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, tous donnés par l&apos;archive ou en ASCII pur</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, lus en %1 comme choisi</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, lus en %1 (%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. L&apos;archive %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Ceci est un dossier.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>Ceci est un lien.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>Encodages possibles des &amp;noms</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>Ce que seraient les noms</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 nom</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 sur %2 montrés</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>Il n&apos;y a rien dans cette archive.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>Fichiers : %1. Dossiers : %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>Sélectionnez un fichier pour voir son texte.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>Arc&amp;hive</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>Copier son &amp;nom</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>Ne rien &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Chercher des noms</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>Enregistrer avec des noms &amp;lisibles …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>Les noms ne sont pas lus.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>Tout programme lit déjà ces noms.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>Seules les archives zip peuvent être récrites ; ceci est un autre format.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>Une copie est en cours d&apos;écriture.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>Une copie de l&apos;archive aux noms en UTF-8 ; tout le reste demeure tel quel.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>Enregistrer avec des noms lisibles</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archives zip (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>1 nom corrigé</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>%1 noms corrigés</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, lus en %1</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, d&apos;après le champ en UTF-8 de chacun</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation> ; écrit et relu : %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>Noms dont des octets ne conviennent pas, écrits entre crochets (⟦E9⟧) : %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>E&amp;xtraire …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>Extraire dans un nouveau dossier de</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>1 fichier extrait dans %1</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>%1 fichiers extraits dans %2</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>Non extrait : %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Écriture …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>Écriture impossible : %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Ouvrir dans un onglet</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · montré</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>D&apos;autres encodages conviennent mieux</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Montrer les octets</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>Lister les fichiers qu&apos;il contient</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>Montrer quand même comme texte</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>Montrer en %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>Enregistrer le texte voulu …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>Montrer un seul avis</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>Montrer %1 avis de plus</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>Montrer partie par partie</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>Enregistrer en UTF-8 …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>Montrer le texte voulu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>Corriger les autres</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>Les lire comme celui-ci</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>Le lire décodé</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>Ces noms donnent le même texte : %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>Montrer où ils diffèrent</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>Lectures placées côte à côte</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>L&apos;autre fichier est en :</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>&amp;Lectures côte à côte</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>&amp;Seulement les lignes qui diffèrent</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>&amp;Toute autre</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 différence</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 différences</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 sur %2 différences</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>Lu en</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>É&amp;crire en</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>&amp;Fins de ligne</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>&amp;Marque d&apos;ordre des octets</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>en écrire une</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>ne pas en écrire</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>&amp;Où</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>C&amp;hanger ce que le texte dit de son propre encodage</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>Rendre vrai ce que les te&amp;xtes disent de leur encodage</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>Corriger aussi .editorconfig et .&amp;gitattributes</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>Corriger le texte encodé &amp;deux fois (Ã© pour é)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>En copie</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>Les copies vont dans un dossier</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>Sur place ; les originaux deviennent FICHIER.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>Sur place ; les originaux vont dans un dossier</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>&amp;Parcourir …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>&amp;Parcourir …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Enregistrer &amp;sous</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Do&amp;ssier</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>Certitude &amp;minimale</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>Enregistrer la copie sous</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>Rien ne peut être enregistré.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>Saisissez le nom d&apos;un encodage.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>Sur place ; l&apos;original devient %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>Ouvrir &amp;la copie</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>Enregistrer le &amp;rapport …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>Plan&amp;ifier de nouveau</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;nnuler</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>Tout &amp;lire en %1</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>Enregistrer une copie convertie</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>Rien n&apos;a encore été remplacé.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Enregistrement …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>Recherche de ce qui serait perdu …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, ce qui n&apos;en perd rien</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>&amp;Remplacer le fichier</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>&amp;Enregistrer la copie</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 est redevenu ce qu&apos;il était.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>Arrêté. Aucune copie n&apos;a été écrite.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>Le texte est écrit dans un autre encodage.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>Le fichier n&apos;est pas remplacé.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>En %1 quelque chose serait perdu, donc rien n&apos;est enregistré.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 reste tel quel.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>C&apos;est un lien symbolique, qui reste ; le fichier qu&apos;il désigne est remplacé : %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>Ce qu&apos;il est maintenant est gardé sous %1.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1 lui-même est écrit en %2.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1 lui-même reçoit le même texte en %2.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>La copie est en %1.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>La copie a le même texte en %1.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>Les lignes finissent par %1.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>Ce que le texte dit de son propre encodage est changé.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>Aucun encodage à écrire n&apos;est nommé.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>Le fichier ne peut être converti.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>Aucun emplacement pour la copie n&apos;est nommé.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>Quelque chose serait perdu : choisissez ce qui le remplace.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>&amp;Suivre sa fin</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>&amp;Enregistrer une copie convertie …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimer …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>&amp;Coller comme document</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>Détecter d&apos;après la &amp;sélection seule</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>Je &amp;sais quelque chose de ce fichier …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Préférences …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>Le fichier a changé depuis son ouverture. Rechargez-le avant de le convertir, pour que la copie soit ce que vous voyez.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>Il n&apos;y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>Le presse-papiers contient plus de %1 ; enregistrez-le d&apos;abord dans un fichier.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>Octets collés</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>Texte brouillé</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié : %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>Sélectionnez d&apos;abord du texte.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, octets %2 à %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>Toutes les pages sont faites.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>Copier en &amp;octets</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>&amp;Hexadécimal : E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>&amp;Échappements : \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>&amp;Pourcents : %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>Faire apparaître ce &amp;mot …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>À &amp;propos de Charsleuth</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>&amp;Annuler un choix</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>&amp;Refaire un choix</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>C&apos;est plus de %1 à copier.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>Sélectionnez d&apos;abord quelques caractères.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>La sélection est &amp;en …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>La sélection a plus de %1 caractères, trop pour le presse-papiers. Rien n&apos;a été copié. L&apos;enregistrer dans un fichier en UTF-8 ?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>Enregistrer la sélection sous</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>La sélection est enregistrée sous %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut être écrit : %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>Enregistrer une copie avec LF …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>Enregistrer une copie avec CRLF …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>Enregistrer une copie avec CR …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>Copier en co&amp;mmandes</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>Texte, octets mal &amp;formés en \xE9</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>Collage &amp;spécial : octets, texte brouillé</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>Le presse-papiers ne contient ni octets écrits en hexadécimal (E9 4A), échappements (\xE9, %E9, =E9) ou Base64, ni texte brouillé : mojibake, ou texte lu en windows-1252 ou ISO-8859-1.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Enregistrer en P&amp;DF …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>Enregistrer le texte voulu</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>La copie est en UTF-8. Du texte, 1 endroit est corrigé, tout le reste est comme avant.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>La copie est en UTF-8. Du texte, %1 endroits sont corrigés, tout le reste est comme avant.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Enregistrer en UTF-8</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>La copie est en UTF-8. Chaque partie est lue dans son propre encodage : %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, décodé</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>À propos de Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>Trouve dans quel encodage de caractères est un fichier, le montre, le répare et le convertit. Il connaît %1 encodages, et dit pourquoi.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Aucun document</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n&apos;a pas pu être ouvert : %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>C&amp;hercher …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>Occurrence s&amp;uivante</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>&amp;Couper les longues lignes</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Pourquoi</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Octets</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>Lire comme le candidat %1</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>Arrêter un long travail</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Ouvrir des fichiers</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>Montrer les caractères &amp;invisibles</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>C&amp;aractère au curseur</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>&amp;Aller à une ligne, un octet ou un pourcentage …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>La mémoire ne suffit pas pour %1 : ce qui est montré, trouvé ou comparé n&apos;est peut-être pas tout.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Comme détecté</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, avec l&apos;indice : %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Ouvrir …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>Chercher les mêmes &amp;octets</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>Ouvrir un &amp;dossier …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>Comparer avec un autre &amp;fichier …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Comparer avec un autre fichier</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 est redevenu ce qu&apos;il était.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>Partie sui&amp;vante de la fenêtre</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>Partie &amp;précédente de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problème pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>S&amp;ortes de problèmes …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>Déposez des fichiers ici pour les ouvrir</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>&amp;Encodages …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>Comme &amp;détecté</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>Montrer le texte dans un autre encodage (Ctrl+E pour chercher)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>&amp;Utilisés récemment</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>&amp;Tous par région</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>« %1 » n&apos;est pas un encodage connu ici.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>« %1 » n&apos;est pas un encodage connu ici ; il s&apos;agissait sans doute de %2.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>suggéré</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>Aucun encodage n&apos;a ce nom, ce numéro ou cette langue.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>Nom, alias, numéro ou langue : cp932, 1251, thaï …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>Chercher un encodage</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>Encodages trouvés</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>Aucun encodage ne s&apos;appelle « %1 ». Il s&apos;agissait sans doute de celui-ci :</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>Distinguer majuscules et minuscules</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Occurrence précédente (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Occurrence suivante (Entrée)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Ce qu&apos;il faut chercher</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>Du texte tel qu&apos;il se lit, une expression régulière, ou des octets comme E9 20</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>Non trouvé</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 trouvé</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 trouvés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>Chercher des noms et des encodages</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>Quels fichiers sont montrés</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1 (dossier)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, %1 sélectionnés</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>&amp;Convertir la sélection …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>Convertir &amp;tout ce qui est montré …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>&amp;Convertir %1 sélectionnés …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>Tout con&amp;vertir (%1) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>Con&amp;vertir %1 montrés …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>&amp;Exclure de la conversion</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Copier le c&amp;hemin</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>Ouvrir le &amp;dossier qui le contient</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Ne &amp;rien sélectionner</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>Autres fichiers sélectionnés, lus dans un autre encodage : %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>Lecture des fichiers : %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>D&amp;ossier</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>&amp;Ouvrir dans un onglet</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>&amp;Lire les fichiers sélectionnés comme celui montré</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>Lire les fichiers sélectionnés comme &amp;détecté</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>&amp;Chercher des noms</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, %2 à examiner, %3 montrés</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>rien d&apos;étrange</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>À examiner</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Déclaré</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Fins de ligne</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>n&apos;est pas converti</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>Choisi auparavant pour ce contenu, et retenu</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>une ligne de 1 à %1</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>le numéro d&apos;une ligne</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>Aller à une ligne, un octet ou un pourcentage</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>Donnez %1, @ et un octet de 0 à %2, ou un pourcentage.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>Ligne, @ et un octet, ou pourcentage</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>Changer ce que vous avez dit de ce fichier</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>Retirer l&apos;indice</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice : %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>Indice : c&apos;&amp;est</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>un &amp;nom ou une ville</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>dans la &amp;langue</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>&amp;une autre …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>« %1 » en %2</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Sélectionnez-le d&apos;abord</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>Aucun encodage ne fait un nom de la sélection</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>un &amp;autre : saisissez-le …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>Je sais quelque chose de ce fichier</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>Dites ce que vous savez, et voyez bouger les candidats. Cela compte comme indice et ne l&apos;emporte sur rien.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>un pays, une adresse, une page web ou un groupe de discussion</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>Il est sans doute comme les &amp;autres fichiers du dossier</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>Sa &amp;langue :</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>Il a été &amp;fait sur :</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>&amp;Quand :</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>Il vient &amp;de :</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>Je ne sais &amp;rien</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>« %1 » n&apos;est pas une langue connue ici. Cela ne compte pas.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>« %1 » n&apos;est pas un pays ni une adresse connus ici. Cela ne compte pas.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Trouver une touche ou ce qu&apos;elle fait</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu&apos;elle fait</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>Caractère</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Point de code</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>Aux lignes</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>octets mal formés</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Écrit</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>Ce que la copie perdrait</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>Des lettres que l&apos;on tape remplacent ce qui serait perdu, et des points d&apos;interrogation là où il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>Tous les caractères y sont, mais pas les octets mal formés :</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>Rien ne serait perdu en :</translation>
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
        <translation>Documents</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>Document &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>Document &amp;précédent</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>%1 fichiers sur %2 ont été laissés de côté : %3 au plus sont ouverts à la fois.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>%1 documents au plus sont ouverts à la fois.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>Conversions, pour les a&amp;nnuler …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>ASCII pur</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>l&apos;archive dit UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>tous les noms ensemble</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>un champ en UTF-8 à côté</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>D&apos;où le nom est connu</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>Liste du moji&amp;bake …</translation>
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
        <translation>&amp;Enregistrer le texte voulu …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>Suites de mojibake</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>%1 endroits sur %2 sont corrigés dans la copie. Ce qui n&apos;est pas coché reste tel quel.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Ligne %1 : %2 devient %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1 ; une part en est perdue</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Voulu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sûr</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>par vous</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n&apos;a pas pu être ouvert : %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparaison …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Rien à comparer</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 sur %2 différences</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 différence</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 différences</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>Les deux disent la même chose, mais leurs lignes finissent différemment : %1 et %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Les deux disent la même chose.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n&apos;a pas pu être écrit : %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>Le PDF n&apos;a que les %1 premières pages.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>Seules les %1 premières pages ont été imprimées.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>Mise en page : %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>Mise en page : %1 · encore %2 s</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 n&apos;a pas pu être imprimé : %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>Lire &amp;partie par partie</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>Enregistrer ses parties dans un seul fichier &amp;UTF-8 …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>pas de texte</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1 à %2 Mo/s, encore %3 s</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>%1 jusqu&apos;ici, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, arrêté à %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>Convertir les fichiers de %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>Le rapport est enregistré sous %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut être écrit : %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>corriger</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>convertir</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>converti</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>dit encore : %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>ligne %1 : « %2 » devient « %3 »</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>1 endroit est corrigé</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>%1 endroits sont corrigés</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>lu comme vous l&apos;avez choisi</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>lu comme vous l&apos;avez choisi ; seul, il se lit en %1 (%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>lu comme vous l&apos;avez choisi : « %1 » ; seul, il se lit en %2 (%3) : « %4 »</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 dit encore « %2 » de %3 fichiers ; cela ne peut être corrigé.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>Il n&apos;y a pas de plan.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>Chaque fichier est essayé ; rien n&apos;est écrit.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>%1 à convertir, %2 inchangés, %3 refusés, %4 échoués. Rien n&apos;est encore écrit.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>Annulé après %1 fichiers sur %2.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>Conversion ; chaque copie est relue et comparée.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>%1 convertis, %2 inchangés, %3 refusés, %4 échoués.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>Annulation.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>%1 copies sont supprimées, %2 ne le sont pas ; les fichiers copiés sont tels qu&apos;ils étaient.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>%1 fichiers sont redevenus ce qu&apos;ils étaient ; %2 n&apos;ont pas pu l&apos;être.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>Cela peut être annulé ici, et à tout moment par « Conversions » dans le menu « Fichier ».</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>1 copie est supprimée, %1 ne le sont pas ; le fichier copié est tel qu&apos;il était.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 fichier est redevenu ce qu&apos;il était ; %1 n&apos;ont pas pu l&apos;être.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>&amp;Retenir l&apos;encodage que j&apos;ai choisi pour un fichier</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>Les &amp;oublier</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>Rouvrir les &amp;fichiers de la dernière fois</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>Mes fichiers sont &amp;surtout en (un faible indice pour tout fichier) :</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>Rien ne peut être retenu : %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>Aucun fichier n&apos;est retenu.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>1 fichier est retenu.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>%1 fichiers sont retenus.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>comme le bureau</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème :</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>Te&amp;xte en :</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>&amp;Langue du programme :</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>&amp;Enregistrer les copies en :</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>Avec les fins de li&amp;gne :</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>Octets &amp;mal formés</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>Caractères de commande &amp;C1</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>Mo&amp;jibake</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>&amp;Parties dans un autre encodage</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Différences</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>Texte en %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>&amp;Réparer la sélection</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>Sélectionnez-le d&apos;abord</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>Pas plus de %1 à la fois</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>Aucune fausse lecture connue ne fait un autre texte de la sélection</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, %2 octets, du %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Déjà là : %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Rem&amp;placer</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>sur place ; les originaux sont FICHIER.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>sur place ; les originaux sont dans %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>copies dans %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 fichiers, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>&amp;Continuer …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>To</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Conversions</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>Chacune peut être annulée à part : les fichiers redeviennent ce qu&apos;ils étaient et les copies sont supprimées, sauf ce qui a changé depuis.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>Aucune conversion ne peut être annulée.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>Ouvrir son &amp;dossier</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 fichier, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>Faire apparaître ce mot</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>Saisissez un &amp;mot dont vous savez qu&apos;il est dans le fichier, ou deux : un nom, une ville. Vous obtenez les encodages où tous s&apos;y trouvent.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>Mots qui sont dans le fichier</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>Encodages qui ont les mots, avec leurs endroits</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>Aucun encodage ne fait cela d&apos;octets du fichier.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>1 encodage l&apos;a.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>%1 encodages l&apos;ont, le plus probable d&apos;abord.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>se lit en %1 sur %2 caractères hors de l&apos;ASCII ; moins probable qu&apos;en %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>se lit en %1 sur %2 caractère hors de l&apos;ASCII ; moins probable qu&apos;en %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>se lit en %1 sur %2 caractères hors de l&apos;ASCII ; plus probable qu&apos;en %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>se lit en %1 sur %2 caractère hors de l&apos;ASCII ; plus probable qu&apos;en %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>se lit en %1 sur %2 caractères hors de l&apos;ASCII</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>se lit en %1 ; moins probable qu&apos;en %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>se lit en %1 ; plus probable qu&apos;en %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>se lit en %1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>sa fréquence, comparée à %1</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>ce que de tels fichiers se sont révélés être, comparé à %1</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>ce que l’on sait par ailleurs de %1</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>%1 octets ne sont pas des caractères de texte EBCDIC</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>presque pas d&apos;espaces ni de fins de ligne d&apos;EBCDIC (%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>%1 à l&apos;octet %2 n&apos;est pas un caractère, ni %3 autres octets</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>%1 à l&apos;octet %2 n&apos;est pas un caractère, ni %3 autre octet</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>%1 à l&apos;octet %2 n&apos;est pas un caractère</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>%1 octets sont des commandes C1, qu&apos;un texte n&apos;a pas</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 octet est une commande C1, qu&apos;un texte n&apos;a pas</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>%1 suites d&apos;octets ne conviennent pas, la première : %2 à l&apos;octet %3</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>une suite d&apos;octets ne convient pas : %1 à l&apos;octet %2</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>pas de %1, dont cet encodage a besoin pour dire autre chose que l&apos;ASCII</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>ne commence pas par sa signature, et presque tous les octets y sont du texte</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>le dernier caractère est coupé</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%1 unités sur %2 ne sont des caractères d&apos;aucun texte</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>%1 suites de plusieurs octets sont bien formées</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>les unités sont des paires d&apos;octets ASCII</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>le texte hangul n&apos;a presque pas d&apos;espaces</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>l&apos;entrée commence dans un caractère</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>l&apos;entrée finit dans un caractère</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>ce qui suit + n&apos;est pas du base64 de texte</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>les octets varient comme dans l&apos;autre ordre des octets</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>%1 caractères sont d&apos;écritures qui ne vont pas ensemble</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>marque d&apos;ordre des octets de %1, et aucun autre texte ne commence par ces octets</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>l&apos;élément %1 dit « %2 »</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 dit « %2 »</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 dit %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>a été lu en %1 et encodé de nouveau : converti dans cet encodage, c&apos;est de l&apos;UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 octet n&apos;est pas un caractère de texte EBCDIC</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>%1 suites d&apos;octets ne conviennent pas, la première : à l&apos;octet %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>une suite d&apos;octets ne convient pas : à l&apos;octet %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%1 unités sur %2 sont des caractères ayant un octet qu&apos;un texte de 8 bits n&apos;a pas</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 suite de plusieurs octets est bien formée</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>%1 caractères se trouvent entre %2 et le retour à l&apos;ASCII</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%1 caractère se trouve entre %2 et le retour à l&apos;ASCII</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>rien ne se trouve entre %1 et le retour à l&apos;ASCII</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>%1 suites base64 donnent du texte</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 suite base64 donne du texte</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>ce qui suit ~{ est endommagé, et pas de texte sans cela</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>les unités sont des paires d&apos;une tabulation et d&apos;un octet ASCII</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>presque tous les caractères partagent deux octets hauts</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>un octet sur deux est l&apos;un de quelques-uns, comme en UTF-16 d&apos;un alphabet</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>les octets alternent comme seuls le font ceux d&apos;UTF-16 ou d&apos;UTF-32</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>ce qui suit + ne donne que de l&apos;ASCII, qui n&apos;a pas besoin de base64</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>ce qui suit + se décode peut-être par hasard</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>du XML qui ne nomme pas d&apos;encodage est %1 ou %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 est toujours %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 est %2 (%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 sont %2 (%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>commence comme %1</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 des octets sont des codes de commande</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>octets NUL en plus de %1 endroits</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>octets NUL en %1 endroits</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>un octet NUL en un endroit</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>les octets semblent aléatoires</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>tous les octets sont pareils</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>ce n&apos;est du texte dans aucun encodage</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>l&apos;a priori pour la langue %1 est déplacé de %2 décibans, par %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>l&apos;a priori pour %1 est déplacé de %2 décibans, par %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>des indices</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>le nom du fichier</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>vos langues</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>un en-tête HTTP enregistré</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>des lignes qui finissent par CR</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>le nom du fichier</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>une image %1</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>une image bitmap %1</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>une ressource d&apos;icône %1</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>une archive %1</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>des données d&apos;archive %1</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>compressé en %1</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>des données compressées %1</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>un document %1</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>une base de données %1</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>un programme %1</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>un fichier objet %1</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>une bibliothèque %1</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>une police %1</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>du son %1</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>un film %1</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Arménien</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celtique</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>Asie centrale</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>Chinois simplifié</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>Chinois traditionnel</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Géorgien</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordique</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>Europe du Sud</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe occidentale</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>un menu devenu des cases</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>des sous-titres d&apos;un autre siècle</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>une recette où manquent des lettres</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>Déposez un fichier ici pour voir ce qu&apos;il dit</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>Ouvrir un dossier …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>Ou essayez un exemple</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>Les octets sont des paires de chiffres hexadécimaux, comme E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>L&apos;expression est fausse au caractère %1 (%2)</translation>
    </message>
</context>
</TS>
