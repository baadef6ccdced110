<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>何か失われるなら保存しない(&amp;D)</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>何かが失われるコピーは保存しません。</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>代わりに打つ文字にして保存：żはz、–は-(&amp;Y)</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>失われるものの代わりに、手で打つときの文字を入れます。</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>HTMLの文字参照にして保存：&amp;&amp;#8364;(&amp;H)</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>失われるものの代わりに、HTMLの実体参照を入れます。</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>エスケープに置き換えて保存(&amp;E): \u{20AC}、バイトは \x{E9}</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>失われるものの代わりに、エスケープを入れます。</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>疑問符に置き換えて保存(&amp;Q)</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>失われるものの代わりに、疑問符を入れます。</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>HTML の meta 要素</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>XML 宣言</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>宣言（%1、%2）どおりに表示しています。バイト列は %3 のほうが自然に読めます。</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>ファイルの宣言は %1（%2）ですが、バイト列は %3 として読めます。</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>ファイルの外にある指定は %1（%2）ですが、バイト列は %3 として読めます。</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1（宣言どおり）</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1（バイト列から）</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>ファイルは開いたあとにディスク上で変更されました。</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>ファイルは開いたあとに %1 増えました。</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>ファイルは開いたあとに短くなりました。開いた内容は表示したままにします。</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>ファイルは開いたあとに短くなりました。なくなった部分は表示できません。</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>この名前のファイルはなくなりました。開いた内容は表示したままにします。</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>%1 に合わないバイト列が 1 か所あります（%2）。</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>%2 に合わないバイト列が %1 か所あります。最初は %3 です。</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>以前このファイルに選んだ %1 で表示しています。</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>以前このファイルに %1 を選びましたが、その後内容が変わっています。</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>これはテキストではなく %1 です。</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>これはテキストではなく %1 です。</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>これはバイナリファイルです: %1。</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>最初の %1 だけを読みました。入力には続きがあります。</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>先頭部分からは %2 と思われましたが、全体は %1 のほうが自然に読めます。</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>不正なバイト列 %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>選択したもの</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>除外 %1 件</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（%2 として）</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>%1 にない文字が 1 種類あります</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>%2 にない文字が %1 種類あります</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 ほか</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1 では同じテキストに戻りません。</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>テキストはすべて %1 で書けます。</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>%1 として保存し、読み直して照合しました。</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>残り %1 秒</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>フォルダー内のほかのファイルと同様</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>DOS, OS/2</source>
        <translation>DOS、OS/2</translation>
    </message>
    <message>
        <source>old Macintosh</source>
        <translation>旧 Macintosh</translation>
    </message>
    <message>
        <source>Unix, Linux</source>
        <translation>Unix、Linux</translation>
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
        <translation>メインフレーム</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2 年</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>%1 の理由</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 は除外されています%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 は %2 より可能性が低いです%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>反対の根拠: ファイルの宣言は %1（%2）</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2、重み %3 デシバン</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>1 バイトを確認</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>%1 すべて確認</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%2 中 %1 を確認</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>不正なバイト列 %1（確認中）</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>手動で選択</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>%1 の BOM</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>BOM なし</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>改行なし</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>改行混在</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>これはテキストではありません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルは空です。</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>ASCII のみです。ほとんどの文字コードで同じテキストになります。</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>このテキストだけでは上の 2 つを区別できません。</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>%1 行  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 バイト</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>合わないバイト列 1 か所</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>合わないバイト列 %1 か所</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>ASCII のみ</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>構造</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>合わない</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> 制御文字 %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> 私用領域</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> 未割り当て</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 は %2 に合わない</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 は %2 に合わない</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>位置 %2 のバイト %1</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>位置 %2 からのバイト %1</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 の宣言は「%2」</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>。ただしバイト列は別の読みになる</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>このファイルはもう読み取れません。開いたときの内容をそのまま表示しています。</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>%1 で表示しています。以前、同じ内容（%2）にこれを選びました。</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>一部の記号</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>%1 のフォントがインストールされていません。テキストは正しく、灰色の枠は描画できない文字です。Debian では %2 にフォントがあります。</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>全体を読み取り中: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>行を数えています: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>バイト %1 で読み取りに失敗しました (%2)。</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>圧縮ファイルの中身は最初の %1 だけを読めました (%2)。</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>%1 の中身: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>%1（%2）を支持する根拠</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>%1 ほか %2 件と同じテキスト</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>%1 と同じテキスト</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1展開できませんでした: %2。</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>%1行 %2桁  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>不正なバイト列 %1 / %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>1バイトを選択、@%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>%1バイトを選択、@%2～@%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>ファイルは「%1」と宣言していますが、そのような文字コードはありません。おそらく%2のことです。</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1か所以上</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1か所</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1か所</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1。%2ほか%3種でも同じ</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1。%2でも同じ</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>LF (Unix, macOS)</source>
        <translation>LF（Unix、macOS）</translation>
    </message>
    <message>
        <source>CRLF (Windows, DOS)</source>
        <translation>CRLF（Windows、DOS）</translation>
    </message>
    <message>
        <source>CR (old Macintosh)</source>
        <translation>CR（旧 Macintosh）</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>バイナリ</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損あり</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>宣言と異なる</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>2つの文字コード</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>二重エンコード</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>宣言なし</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>HTMLの実体参照として書かれた</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1を%2として読んだ</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>、次に</translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>%2行目の「%1」は、おそらく「%3」でした（%4）：%5。</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>おそらく文字化けしている所が%1か所あります（それぞれ%2以上）：%4行目の「%3」は「%5」でした。</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>文字化けがあるかもしれません。%1を超えるファイルはここでは調べません。「charsleuth repair」が調べます。</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1、2回</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1、%2回</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストなし</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>%1～%2行目: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1（不正 %2）</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>ほか %1 部分</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>おそらく複数の文字コードです（各部分 %1 以上）：%2。</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>%1～%2バイト目: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>複数の文字コードが混じっているかもしれません。%1を超えるファイルはここでは分割しません。「charsleuth convert --segments」で分割できます。</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>部分ごと: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>文字化けを直したテキスト</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>修復: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1を%2として読んで保存したもの</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1を%2として2回読んで保存したもの</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1を%2として%3回読んで保存したもの</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1個の部分</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>1か所を修復</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>%1か所を修復</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>ほか 1 部分</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>行末はNEL（U+0085）のままです。EBCDIC以外でNELを知っているプログラムはほとんどありません。「改行」でLFを選べます。</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>ファイル名と異なる</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>BOM は残ります</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>BOM は付きません</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>BOM が付きます</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>テキストはすべて %1 で書けます。%2。</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>%1として保存しました。読み直して比較し、違いは次のとおりです：%2。</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1件のファイル</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1件のファイル</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1、%2。おかしなところはありません。</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1、%2。確認が必要なもの: %3</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>読み込んでいます: これまでに%1…</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>このフォルダーにファイルはありません。</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>表示するファイルがありません。検索・一覧・グループのいずれかに合うものがありません。</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>ファイルを選ぶと、その文章が表示されます。</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>読み込めませんでした: %1。</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>おそらくバイナリデータの混じったテキストです（各部分 %1 以上）：%2。</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>%2行目の「%1」をあなたが「%3」に直しました（%4）。</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>%1か所をあなたが直しました：%3行目の「%2」は「%4」です。</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>「%1」（%2場合）</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1。一部は失われています</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>単独では %1（%2）と読めます。ここにある、文字コードが確かな他のファイル %5 個のうち %4 個と同じ %3 でしょうか。</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1（単独の場合）</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1（他と同じ）</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>中断した変換があります</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 は %2 になりました。元の内容は %3 として残っています。</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>は変換元のファイルです。コピーに別の名前を付けてください</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 は %2 になりました。読み直して比較しました。元のファイルは %3 です。</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 は %2 になりました。読み直したところ、次を除いて同じです: %3。元のファイルは %4 です。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>確認が必要なファイル</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>このファイルのテキストは quoted-printable または base64 で書かれています。デコードすると %1 です。</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>不正なバイト列 1</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>違い 1 か所</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>違い %1 か所</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>一致 1 件</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>一致 %1 件</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>宣言 1 件</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>宣言 %1 件</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>ファイル名に NUL バイトは使えません</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>アクセス制御リストを保てません</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>アクセス権を保てません</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>所有者を保てません</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>アクセス権を読み取れません</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>ソケットです</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>ソケット、または存在しないデバイスです</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>存在しないファイルへのシンボリックリンクです</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>このパイプには書き込み側がありません</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>このシステムにはそのような属性がありません</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>変換中に変更されました</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>同じ名前の別のファイルのコピーとして書き込んだばかりです</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスクの割り当てを超えました</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>そのようなデバイスはありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルが見つかりません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>対応していない操作です</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>ファイルハンドルが古くなっています</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクの階層が多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>展開に辞書が必要です (zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>展開に 128 MiB を超えるメモリーが必要です (zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>圧縮データの後に別のものが続いています</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>圧縮データが途中で終わっています</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>圧縮データが壊れています</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>中にファイルがありません</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>ASCII です</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>バイナリです</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>ZIP 書庫ではありません</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>目次に書かれた位置にありません</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>分割された書庫の一つです。先に結合してください</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>対象のプログラムが UTF-8 として読むファイルです</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>目次がファイルより大きくなっています</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>目次が示された位置にありません</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>コピーはすでにあります</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>64 ビットの目次の終わりが示された位置にありません</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>変更されました</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>読み取り中に変更されました</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>以前の実行で変換済みです</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>すでに %1 です</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>次のものが失われるため変換しません</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>%1 として不正なバイト列 1 個 (バイト %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>%2 として不正なバイト列 %1 個 (最初はバイト %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>%1 にない文字 1 個 (%2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%2 にない文字 %1 個 (最初は %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>コピーを %1 として読むと同じ内容になりません</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>%1 でも同じです</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>%1 ですが信頼度は %2 で、%3 未満です</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 がすでにあり、別のファイルです</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 がすでにあります</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>拡張属性を保てません</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>更新日時を保てません</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>展開できません</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>拡張属性を読めません</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>途中で終わっています</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>開いた後に変更されました</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>メンバーどうしが重なっています</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>途中で切れています</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>壊れているか、アーカイブではありません</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>別の実行が使用中です</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>ジャーナルではありません</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>デバイスの名前です</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>変換は中止されました</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリを割り当てられません</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスまたは資源が使用中です</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでにあります</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>引数が正しくありません</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>別のファイルシステムへは移せません</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>実行中のプログラムのファイルです</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>リンクが多すぎます</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>ファイルシステムが接続されていません</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>元のファイルを %1 として残せません</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>%1 行目が壊れています</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>ファイルがディレクトリの示す位置にありません</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>コメントが UTF-8 では長すぎます</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>名前が UTF-8 では長すぎます</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>完全なコピーを作れません</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>読み込み中のアーカイブそのものです</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>ファイルの位置が記録されていません</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>書き込みましたが、名前が違って読まれます</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>64 ビットの位置が必要ですが、使われていません</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>には %1 個の名前（ハードリンク）があり、コピーになるのはこの名前だけです</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>元のファイルを残せません: %1 が既にあります。元のファイルをフォルダーに置くことができます</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>読み取り専用です</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>%1 以外の文字コードかもしれない行があります。変換するには文字コードを選んでください</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>%1 を経て二重に符号化されています。先に修復してください</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>名前の文字コード</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確からしさ</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>中のファイル</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1（アーカイブ）</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>名前を読み込み中 …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1個の名前</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>、すべてアーカイブに記録されているかASCIIです</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>、選択された%1で読みました</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>、%1で読みました（%2）</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>。アーカイブ: %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>これはフォルダーです。</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>これはリンクです。</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>名前の文字コードの候補(&amp;N)</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>そのときの名前</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>名前 1件</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%2件中%1件を表示</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>このアーカイブには何も入っていません。</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>ファイル: %1、フォルダー: %2</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>ファイルを選ぶと、その文章が表示されます。</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>アーカイブ(&amp;A)</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>名前をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>選択を解除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>名前を検索(&amp;S)</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>読める名前で保存(&amp;R)…</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>名前が読み取られていません。</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>これらの名前はすでにどのプログラムでも読めます。</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>書き直せるのは zip アーカイブだけです。これは別の形式です。</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>コピーを書き込んでいます。</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>名前を UTF-8 にしたアーカイブのコピー。ほかはすべてそのままです。</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>読める名前で保存</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>zip アーカイブ (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>1件の名前を直しました</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>%1件の名前を直しました</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>（%1で読みました）</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>（それぞれに付いている UTF-8 のフィールドによる）</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>。書き込み、読み直して確認しました: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>合わないバイトがあり、かっこ付き（⟦E9⟧）で書かれた名前: %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>展開(&amp;U) …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>新しいフォルダーを作って展開する場所</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>1 個のファイルを %1 に展開しました</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>%1 個のファイルを %2 に展開しました</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>展開していません: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>書き込み中 …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>タブで開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · 表示中</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>このお知らせを閉じる</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>ほかの文字コードのほうが合う</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>バイトを表示</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>中のファイルを一覧表示</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追跡</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>テキストとして表示</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>%1 で表示</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘れる</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>本来のテキストを保存…</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>通知を1つだけ表示</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>ほかの通知%1件を表示</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>部分ごとに表示</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>UTF-8で保存…</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>本来のテキストを表示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>残りも直す</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>これと同じ文字コードで読む</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>デコードして読む</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>次の名前は同じテキストになります: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>違いのある箇所を表示</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>少なく表示</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>並べて表示する読み方</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>別のファイルの文字コード:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>読み方を並べる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>違う行だけ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>ほかの文字コード(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>違い 1 か所</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>違い %1 か所</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>違い %1 / %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>書き込み(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>改行(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>BOM(&amp;B)</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>ファイルのまま</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>付ける</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>付けない</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>保存方法(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>テキスト内の文字コード宣言を書き換える(&amp;C)</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>テキスト内の文字コードの宣言を直す(&amp;S)</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>.editorconfig と .gitattributes も訂正する(&amp;G)</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>二重に符号化された文字を直す（é が Ã©）(&amp;P)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>コピーとして</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>コピーをフォルダーへ</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>その場で変換（元のファイルはFILE.orig）</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>その場で変換（元のファイルはフォルダーへ）</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>参照(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>保存先(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>最低の確信度(&amp;L)</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>コピーの保存先</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>何も保存できません。</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>文字コードの名前を入力してください。</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>その場で変換（元のファイルは%1）</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>コピーを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>報告を保存(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>計画し直す(&amp;A)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>キャンセル(&amp;N)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>全体を %1 として読む(&amp;R)</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>変換したコピーを保存</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>まだ何も置き換えていません。</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>保存しています…</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>失われるものを調べています…</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>%1（何も失われません）(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>ファイルを置き換え(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>コピーを保存(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1は元どおりになりました。</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>停止しました。コピーは作られていません。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>文章は別の文字コードで書き込まれます。</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>ファイルは置き換えません。</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>%1では失われるものがあるため、何も保存しません。</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1は変わりません。</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>シンボリックリンクです。リンクは残り、その先のファイルを置き換えます: %1。</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>今の内容は %1 として残します。</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1自体が%2で書き込まれます。</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1自体が同じ文章のまま%2になります。</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>コピーは%1です。</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>コピーは同じ文章で、文字コードは%1です。</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>改行は%1になります。</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>文章中の文字コードの宣言は書き換えます。</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>書き込む文字コードが指定されていません。</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>このファイルは変換できません。</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>コピーの場所が指定されていません。</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>失われるものがあります。代わりに書くものを選んでください。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>末尾を追跡(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>変換したコピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>文書として貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>選択範囲だけから判定(&amp;S)</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>このファイルについて知っていること(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>ファイルは開いたあとに変わりました。見ているとおりのコピーになるよう、再読み込みしてから変換してください。</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>クリップボードの内容は %1 を超えています。先にファイルに保存してください。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>貼り付けたバイト</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>文字化けしたテキスト</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>先にテキストを選択してください。</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1、バイト %2～%3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>すべてのページができました。</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>バイト列としてコピー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>16進数：E9 4A(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>エスケープ：\xE9(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>パーセント：%E9(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>この語が現れるように(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>Charsleuthについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>選択を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>選択をやり直す(&amp;D)</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>%1を超えるためコピーできません。</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>先に数文字を選択してください。</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>選択範囲の文字コード(&amp;I)…</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>選択範囲は %1 文字を超え、クリップボードには長すぎます。何もコピーされていません。UTF-8 のファイルとして保存しますか。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>選択範囲を保存</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>選択範囲を %1 に保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>LF のコピーを保存 …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>CRLF のコピーを保存 …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>CR のコピーを保存 …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>コマンドとしてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>テキスト、不正なバイトは \xE9(&amp;M)</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>形式を選んで貼り付け(&amp;I): バイト、文字化け</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>クリップボードには、16 進（E9 4A）、エスケープ（\xE9、%E9、=E9）、Base64 で書かれたバイトも、文字化け（または windows-1252 や ISO-8859-1 として読まれた文字）もありません。</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>PDF として保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF として保存</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>本来のテキストを保存</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>コピーはUTF-8です。本文の1か所を直し、ほかはそのままです。</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>コピーはUTF-8です。本文の%1か所を直し、ほかはそのままです。</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>UTF-8で保存</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>コピーはUTF-8です。各部分はそれぞれの文字コードで読みます：%1。</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1（デコード済み）</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>Charsleuthについて</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>ファイルの文字コードを突き止め、表示し、修復し、変換します。%1種の文字コードを知っていて、理由も示します。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>文書なし</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>次を検索(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>長い行を折り返す(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>標準の大きさ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>理由(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>バイト(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>候補 %1 で読む</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>長い処理を停止</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>見えない文字を表示(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>カーソル位置の文字(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>行・バイト・割合へ移動(&amp;G) …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>%1 にはメモリが足りません。表示・検索・比較の結果がすべてではない可能性があります。</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>判定どおり</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1、ヒント：%2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>同じバイト列を検索(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>フォルダーを開く(&amp;F) …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>別のファイルと比較(&amp;F)…</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>別のファイルと比較</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1は元どおりになりました。</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>ウィンドウの次の部分(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>ウィンドウの前の部分(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>前の問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>問題の種類(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>ここにファイルをドロップすると開きます</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>文字コード(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>文字コード(&amp;E)…</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>判定どおり(&amp;D)</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>別の文字コードで表示（Ctrl+E で検索）</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>最近使ったもの(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>地域別にすべて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>「%1」という文字コードはありません。</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>「%1」という文字コードはありません。おそらく %2 です。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>おすすめ</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>この名前・番号・言語の文字コードはありません。</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>名前、別名、番号、言語: cp932、1251、Thai …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>文字コードを検索</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>見つかった文字コード</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>「%1」という文字コードはありません。おそらく次のものです:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>大文字と小文字を区別する</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>前の検索結果 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>次の検索結果 (Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>検索するもの</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>表示どおりのテキスト、正規表現、または E9 20 のようなバイト列</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検索結果</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 件</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>名前と文字コードを検索</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>表示するファイル</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1（フォルダー）</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>、%1個を選択</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>選択したものを変換(&amp;N)…</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>表示中のすべてを変換(&amp;A)…</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>選択した%1個を変換(&amp;N)…</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>%1個すべてを変換(&amp;L)…</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>表示中の%1個すべてを変換(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>変換から除く(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>入っているフォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>選択を解除(&amp;O)</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>別の文字コードで読まれている、ほかの選択したファイル: %1。</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>ファイルを読み込み中: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>フォルダー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>タブで開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>選択したファイルを表示中のものと同じに読む(&amp;R)</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>選択したファイルを判定どおりに読む(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>名前を検索(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1、要確認%2、表示%3</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>確認事項</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>変換しない</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>この内容に対して以前に選ばれ、記憶されています</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>1 から %1 までの行番号</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>行番号</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>行・バイト・割合へ移動</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>%1、@ に続けて 0 から %2 までのバイト位置、または割合（%）を入力してください。</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>行、@ とバイト位置、または割合</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>このファイルについてのヒントを変更</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>ヒントを取り消す</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>ヒント：これは(&amp;I)</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>人名・地名(&amp;N)</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>その他(&amp;A)…</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>「%1」（%2）</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>先に選択してください</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>選択範囲が名前になる文字コードはありません</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>その他: 入力する(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>このファイルについて知っていること</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>知っていることを選ぶと候補の順位が動きます。手がかりの一つとして扱われ、ほかを打ち消すことはありません。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>国、アドレス、Web ページ、ニュースグループ</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>フォルダー内のほかのファイルと同じらしい(&amp;O)</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>作られた環境(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>時期(&amp;W):</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>出所(&amp;F):</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>何も知らない(&amp;N)</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>「%1」という言語はありません。ヒントにはなりません。</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>「%1」という国やアドレスはありません。ヒントにはなりません。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>キーまたは働きを検索</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>働き</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>コードポイント</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>不正なバイト</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>置き換え</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>コピーで失われるもの</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>失われるものの代わりに、手で打つときの文字を入れます。それがないものは疑問符にします。</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>次のものにはすべての文字がありますが、不正なバイトは表せません:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>次の文字コードなら何も失われません：</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MainWindow</name>
    <message>
        <source>Documents</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>次の文書(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>前の文書(&amp;P)</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>%2 個中 %1 個のファイルは開きませんでした。同時に開けるのは %3 個までです。</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>同時に開ける文書は %1 個までです。</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>変換の履歴(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>ASCIIのみ</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>アーカイブにUTF-8と記録</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>すべての名前から判定</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>並んでいるUTF-8のフィールド</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>名前の根拠</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>文字化けの一覧(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>文字化け</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>本来のテキストを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>文字化けしている所</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>コピーでは%2か所のうち%1か所を直します。印のないものはそのままです。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>%1行目：%2は%3になります</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1。一部は失われています</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>本来</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>確度</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>あなたの指定</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 を開けませんでした: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>比較するものがありません</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>違い %2 件中 %1 件目</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>違い 1 件</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>違い %1 件</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>両方のテキストは同じですが、改行が違います: %1と%2。</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>両方のテキストは同じです。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>全体図</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>PDF には最初の %1 ページだけが入っています。</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>最初の %1 ページだけを印刷しました。</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>ページを作成中: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>ページを作成中: %1 · 残り %2 秒</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1 を印刷できませんでした: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>部分ごとに読む(&amp;P)</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>各部分を1つのUTF-8ファイルに保存(&amp;U)…</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストなし</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1（毎秒 %2 MB、残り %3 秒）</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>これまでに %1、%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1、%2 で停止</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>%1のファイルを変換</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>From</source>
        <translation>変換元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>変換先</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>報告を保存</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>報告を%1に保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>訂正する</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>訂正しました</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>変換済み</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>元に戻した</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>変換(&amp;C)</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>宣言が残る: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>%1 行目: 「%2」は「%3」になります</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>1 か所を直します</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>%1 か所を直します</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>選択された文字コードで読みました</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>選択した文字コードで読みます。単独では %1（%2）と読めます</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>選んだとおりに読みます:「%1」。単独では %2 と読めます（%3）:「%4」</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 には %3 個のファイルについて「%2」と書かれたままです。訂正できません。</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>計画はありません。</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>各ファイルを試しています。何も書き込みません。</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>変換%1、変更なし%2、拒否%3、失敗%4。まだ何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>%2 ファイル中 %1 ファイルで中止しました。</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>変換中。コピーは読み直して比較します。</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>変換済み%1、変更なし%2、拒否%3、失敗%4。</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>元に戻しています。</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>%1個のコピーを削除しました。%2個は削除していません。元のファイルはそのままです。</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>%1個のファイルを元に戻しました。%2個は戻せませんでした。</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>ここで元に戻せます。「ファイル」メニューの「変換の履歴」からいつでも元に戻せます。</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>1個のコピーを削除しました。%1個は削除していません。元のファイルはそのままです。</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1個のファイルを元に戻しました。%1個は戻せませんでした。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>ファイルごとに選んだ文字コードを覚える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>忘れる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>前回のファイルを再び開く(&amp;O)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>主に使う言語（すべてのファイルへの弱い手がかり）(&amp;M):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>覚えておくことができません: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>覚えているファイルはありません。</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>1 個のファイルを覚えています。</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>%1 個のファイルを覚えています。</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>本文の書体(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>プログラムの言語(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>コピーの文字コード(&amp;S)：</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>改行(&amp;H)：</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>不正なバイト(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>C1 制御文字(&amp;C)</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>文字化け(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>別の文字コードの部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>違い(&amp;D)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>%1 として読んだテキスト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>選択部分の文字化けを直す(&amp;R)</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>先に選択してください</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>一度に%1までです</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>選択部分を別の文字列にする既知の読み違えはありません</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1、%2 バイト、%3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>すでにあります: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>置き換える(&amp;P)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>元の場所。元のファイルは FILE.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>元の場所。元のファイルは %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>コピーは %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 個のファイル、%2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>元に戻す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>続ける(&amp;G)…</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>To</source>
        <translation>変換先</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>変換</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>それぞれ個別に元に戻せます。その後に変更されたものを除き、ファイルは元どおりになり、コピーは削除されます。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>元に戻せる変換はありません。</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>そのフォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 個のファイル、%1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルは空です。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>この語が現れるように</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>ファイルにあるとわかっている語(&amp;W)を1つか2つ入力してください（人名、都市名など）。すべてが現れる文字コードを示します。</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>ファイルにある語</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>語が現れる文字コードとその場所</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>どの文字コードでも、ファイルにこの語は現れません。</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>1種の文字コードで現れます。</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>%1種の文字コードで現れます（可能性の高い順）。</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>ASCII 以外の %2 文字が%1として読めるが、%3 より可能性は低い</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>ASCII 以外の %2 文字が%1として読めるが、%3 より可能性は低い</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>ASCII 以外の %2 文字が%1として読め、%3 より可能性が高い</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>ASCII 以外の %2 文字が%1として読め、%3 より可能性が高い</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>ASCII 以外の %2 文字が%1として読める</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>%1として読めるが、%2 より可能性は低い</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>%1として読め、%2 より可能性が高い</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>%1として読める</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>%1 と比べてどれほど一般的か</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>似たファイルが実際に何であったか（%1 との比較）</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>%1 についてほかに分かっていること</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>%1 バイトが EBCDIC のテキストにない文字</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>EBCDIC の空白や改行がほとんどない（%1）</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>バイト %2 の %1 は文字ではなく、ほかにも %3 バイトある</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>バイト %2 の %1 は文字ではなく、ほかにも %3 バイトある</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>バイト %2 の %1 は文字ではない</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>%1 バイトが、テキストには使われない C1 制御文字</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 バイトが、テキストには使われない C1 制御文字</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>合わないバイト列が %1 か所、最初はバイト %3 の %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>合わないバイト列が 1 か所: バイト %2 の %1</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>この文字コードで ASCII 以外を表すのに必要な %1 がない</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>署名で始まっておらず、ほとんどどんなバイト列もテキストになる</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>最後の文字が途中で切れている</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%2 単位中 %1 がどのテキストの文字でもない</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>%1 個のマルチバイト列が正しい形</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>各単位が ASCII の 2 バイトの組になっている</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>ハングルのテキストに空白がほとんどない</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>入力が文字の途中から始まっている</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>入力が文字の途中で終わっている</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>+ に続くものがテキストの Base64 ではない</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>バイトの変わり方が逆のバイト順のもの</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>%1 文字が、いっしょに使われない文字体系のもの</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>%1 の BOM。ほかのテキストがこのバイトで始まることはない</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>%1 要素の宣言は「%2」</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 の宣言は「%2」</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 の判定は %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>%1 として読まれ、もう一度符号化された。それに変換すると UTF-8 になる</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 バイトが EBCDIC のテキストにない文字</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>合わないバイト列が %1 か所、最初はバイト %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>合わないバイト列が 1 か所: バイト %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%2 単位のうち %1 単位が、8 ビットのテキストにないバイトを含む文字</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 個のマルチバイト列が正しい形</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>%2 から ASCII に戻るまでに %1 文字がある</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%2 から ASCII に戻るまでに %1 文字がある</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>%1 から ASCII に戻るまでに何もない</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>%1 か所の Base64 がテキストになる</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 か所の Base64 がテキストになる</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>~{ に続くものが壊れていて、それを除くとテキストがない</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>各単位がタブと ASCII の 1 バイトの組になっている</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>ほとんどの文字の上位バイトが 2 種類しかない</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>アルファベットの UTF-16 のように、1 バイトおきに少ない種類の値しかない</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>バイトの交互の並びが UTF-16 か UTF-32 にしかないもの</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>+ に続くものが ASCII だけになり、Base64 は要らないはず</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>+ に続くものは偶然に復号できただけかもしれない</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>文字コードの宣言がない XML は %1 か %2（%3）</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 は常に %2（%3）</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 は %2（%3）</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 は %2（%3）</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>先頭が %1 と同じです</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>バイトの %1 が制御コードです</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>NUL バイトが %1 か所を超えてあります</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>NUL バイトが %1 か所にあります</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>NUL バイトが 1 か所にあります</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>バイトの並びが不規則です</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>すべてのバイトが同じです</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>どの文字コードでもテキストになりません</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>言語 %1 の事前確率が %2 デシバン変わります（%3）</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>%1 の事前確率が %2 デシバン変わります（%3）</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>使用する言語</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>保存された HTTP ヘッダー</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>CR で終わる行</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>ファイル名</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>%1 画像</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>%1 ビットマップ画像</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>%1 アイコン</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>%1 アーカイブ</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>%1 アーカイブ</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>%1 圧縮データ</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>%1 圧縮データ</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>%1 文書</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>%1 データベース</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>%1 実行ファイル</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>%1 オブジェクトファイル</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>%1 共有ライブラリ</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>%1 フォント</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>%1 音声</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>%1 動画</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>アルメニア語</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>バルト諸語</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>ケルト諸語</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>中央アジア</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>簡体字中国語</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>繁体字中国語</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>ジョージア語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>北欧</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>南ヨーロッパ</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西ヨーロッパ</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>四角だらけになったメニュー</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>前世紀の字幕</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>文字の欠けたレシピ</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>ここにファイルをドロップすると中身が読めます</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>サンプルを試す</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>バイトは E9 20 のような 2 桁の 16 進数で入力します</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>正規表現の %1 文字目に誤りがあります (%2)</translation>
    </message>
</context>
</TS>
