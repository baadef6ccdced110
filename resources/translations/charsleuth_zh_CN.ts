<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>有内容丢失就不保存(&amp;D)</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>会丢失内容的副本不保存。</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>保存，用通常代打的字母：ż 作 z，– 作 -(&amp;Y)</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>会丢失的内容以人们键入的字母代替。</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>保存，用 HTML 字符引用：&amp;&amp;#8364;(&amp;H)</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>会丢失的内容以 HTML 实体代替。</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>保存，用转义代替(&amp;E)：\u{20AC}，字节为 \x{E9}</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>会丢失的内容以转义序列代替。</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>保存，用问号代替(&amp;Q)</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>会丢失的内容以问号代替。</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>HTML meta 元素</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>XML 声明</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>按声明（%1，%2）显示；这些字节按 %3 读更通顺。</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>文件声明为 %1（%2），但其字节应按 %3 读取。</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>文件旁边的设置说是 %1（%2），但其字节应按 %3 读取。</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1（按声明）</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1（按字节）</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>文件打开后在磁盘上被修改了。</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>文件打开后增加了 %1。</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>文件在打开后变短了。已打开的内容仍可查看。</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>文件打开后变短了；已不存在的部分无法显示。</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>该名称的文件已不存在。已打开的内容仍可查看。</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>有 1 处字节不符合 %1，位于%2。</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>有 %1 处字节不符合 %2，首处在%3。</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>按您以前为此文件选择的 %1 显示。</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>您以前为此文件选择了 %1，但之后其内容已改变。</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>这是 %1，不是文本。</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>这是 %1，不是文本。</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>这是二进制文件：%1。</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>只读取了前 %1；输入还有后续内容。</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>开头像是 %2，但整个文件按 %1 读更通顺。</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>已排除：%1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>%1 处无效</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>排除 %1 个</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（按 %2）</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>有 1 个字符不在 %1 中</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>有 %1 个字符不在 %2 中</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 等</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>用 %1 无法还原同样的文本。</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>全部文本都可以写成 %1。</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>已保存为 %1，并重新读取核对过。</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>与文件夹中其他文件相同</translation>
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
        <translation>旧版 Macintosh</translation>
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
        <translation>大型机</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2 年</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>仅供参考</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>为什么是 %1</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1 已被排除%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1 的可能性低于 %2%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>反面证据：文件声明为 %1（%2）</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2，权重 %3 分班</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>已读取其 1 个字节</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>已读取全部 %1</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>已读取 %2 中的 %1</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>目前 %1 处无效</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>由您选择</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>%1 BOM</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>无 BOM</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>无换行符</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>换行符混用</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>这不是文本。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>仅含 ASCII：几乎所有编码都得到同样的文本。</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>仅凭这段文本无法区分前两个。</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>第 %1 行  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>1 处字节不符合</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>%1 处字节不符合</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>纯 ASCII</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不符合</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> 控制符 %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> 私用字符</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> 未分配</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1 不符合 %2</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1 不符合 %2</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>位置 %2 处的字节 %1</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>位置 %2 起的字节 %1</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 声明为“%2”</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>；但其字节另有读法</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>该文件已无法读取。已打开的内容会继续显示。</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>以 %1 显示，因为您以前为相同内容（当时名为 %2）选择了它。</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>某些符号</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>没有安装包含%1的字体。文本本身没有问题，灰色方框代表无法绘制的字符。Debian 的 %2 中有这类字体。</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>正在读取全部内容：%1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>正在统计行数：%1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>在字节 %1 处读取失败（%2）。</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>压缩文件中的内容只能读取前 %1（%2）。</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>%1 内：%2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>支持 %1（%2）的理由</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>与 %1 及另外 %2 个文本相同</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>与 %1 文本相同</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1无法解压缩：%2。</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>第 %1 行，第 %2 列  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>无效处 %1 / %2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>已选 1 字节，@%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>已选 %1 字节，@%2 至 @%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>文件声明“%1”，但没有这种编码；可能是指 %2。</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1 处或更多</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1；%2 等另 %3 种也相同</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1；%2 也相同</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>与文件相同</translation>
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
        <translation>CR（旧版 Macintosh）</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>有损坏</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>与声明不符</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>两种编码</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>重复编码</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>未声明</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>被写成 HTML 实体</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 被当作 %2 读取</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>，然后</translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>第 %2 行的“%1”原来很可能是“%3”（%4）：%5。</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>有 %1 处很可能是乱码（每处 %2 或更高）：第 %4 行的“%3”原来是“%5”。</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>可能有乱码。超过 %1 的文件不在此处检查；“charsleuth repair”可以检查。</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1，两次</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1，%2 次</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>无文本</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>第 %1 至 %2 行：%3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1（%2 处无效）</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>另有 %1 个部分</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>很可能含多种编码（每部分 %1 或更高）：%2。</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>第 %1 至 %2 字节：%3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>可能含有多种编码。超过 %1 的文件在此不作划分；“charsleuth convert --segments”可以划分。</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>逐部分：%1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>已修复乱码</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>已修复：%1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1，被当作 %2 读取并保存</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1，两次被当作 %2 读取并保存</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1，%3 次被当作 %2 读取并保存</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部分</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>修复了 1 处</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>修复了 %1 处</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>另有 1 个部分</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>行尾仍是 NEL（U+0085），在 EBCDIC 之外很少有程序认识；可在“换行符”中选择 LF。</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>与文件名不符</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>保留字节顺序标记</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>去掉字节顺序标记</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>写入字节顺序标记</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>全部文本都可以写成 %1；%2。</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>已保存为 %1。已重新读取并比较，除以下各项外均相同：%2。</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 个文件</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1，%2；没有异常。</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1，%2；需要查看：%3</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>正在读取：目前 %1…</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>此文件夹中没有文件。</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>没有可显示的文件：没有文件符合搜索、列表或分组。</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>选择一个文件即可查看其文本。</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>很可能是夹有二进制数据的文本（每部分 %1 或更高）：%2。</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>您将第 %2 行的“%1”修复为“%3”（%4）。</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>您修复了 %1 处：第 %3 行的“%2”是“%4”。</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>“%1”（如果是 %2）</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1；其中有内容已丢失</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>单独看，它读作 %1（%2）。它会不会是 %3？此处编码确定的其他 %5 个文件中有 %4 个是它。</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1（单独看）</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1（与其他文件相同）</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>有一次转换被中断</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1 现在是 %2。原来的内容保留为 %3。</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>就是要转换的文件；请给副本另取名字</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1 现在是 %2。已重新读取并比较；原文件是 %3。</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1 现在是 %2。已重新读取，除以下内容外相同：%3。原文件是 %4。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>需要查看的文件</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>此文件中的文本以 quoted-printable 或 base64 书写；解码后的编码为 %1。</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>1 处无效</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 处差异</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 处差异</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 处匹配</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 处匹配</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>1 处声明</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>%1 处声明</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>文件名不能包含 NUL 字节</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>无法保留其访问控制列表</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>无法保留其权限</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>无法保留其所有者</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>无法读取其权限</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>是套接字</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>是套接字或不存在的设备</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>是指向不存在文件的符号链接</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>没有程序向此管道写入</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>此系统没有这种属性</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>在转换期间被更改</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>刚刚作为另一个同名文件的副本写入</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有此设备</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有此文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>不支持的操作</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>解压缩需要字典（zstd -D）</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>解压缩需要超过 128 MiB 的内存（zstd --long）</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>压缩数据之后还有其他内容</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>压缩数据提前结束</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>压缩数据已损坏</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>其中没有文件</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>是 ASCII</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>是二进制文件</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>是空的</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>不是 ZIP 压缩包</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>不在目录所说的位置</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>是分卷之一；请先合并</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>使用它的程序按 UTF-8 读取</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>目录比文件还大</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>目录不在所说的位置</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>副本已经存在</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>64 位目录的结尾不在所说的位置</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>已被更改</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>读取时已被更改</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>已在先前运行中转换</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>已经是 %1</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>不转换，因为会丢失</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>作为 %1 有 1 个错误的字节序列（字节 %2）</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>作为 %2 有 %1 个错误的字节序列（第一个在字节 %3）</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>%1 中没有的字符 1 个（%2）</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%2 中没有的字符 %1 个（第一个是 %3）</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>副本用 %1 读出来会不一样</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>用 %1 时相同</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>是 %1，置信度为 %2，低于 %3</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1 已经存在，且是另一个文件</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 已经存在</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>无法保留其扩展属性</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>无法保留其时间</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>无法解压</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>无法读取其扩展属性</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>过早结束</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>打开之后已被更改</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>其成员互相重叠</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>已损坏，或不是压缩包</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>正被另一次运行使用</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>不是日志</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>是设备的名称</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>转换已停止</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>文件夹不为空</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>参数无效</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>不能跨文件系统移动</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>文件是正在运行的程序</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>链接过多</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>文件系统未连接</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>无法将原文件保留为 %1</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>第 %1 行已损坏</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>成员不在目录所指的位置</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>有注释在 UTF-8 中过长</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>有名称在 UTF-8 中过长</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>无法完整复制</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>就是正在读取的压缩包</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>缺少某个成员的位置</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>已写入，但其中的名称读出来不同</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>需要 64 位偏移，而它没有</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>有 %1 个名字（硬链接），只有这一个会得到副本</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>无法保留原文件：%1 已存在；可以把原文件放到一个文件夹</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>是只读的</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>有些行可能是 %1 以外的编码；要转换，请选择它的编码</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>经由 %1 被编码了两次；请先修复</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>名称的编码</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>搜索名称</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>其中的文件</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1（压缩包）</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>正在读取名称 …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 个名称</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>，全部由压缩包注明或为纯 ASCII</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>，按您选择的 %1 读取</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>，按 %1 读取（%2）</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>。压缩包：%1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>这是一个链接。</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>名称可能使用的编码(&amp;N)</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>名称将会是</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>1 个名称</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>显示 %2 个中的 %1 个</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>此归档中没有任何内容。</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>文件：%1，文件夹：%2</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>选择一个文件即可查看其文本。</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>归档(&amp;A)</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>复制名称(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>取消选择(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>搜索名称(&amp;S)</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>以可读名称保存(&amp;R)…</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>名称尚未读取。</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>这些名称任何程序都已能读取。</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>只有 zip 压缩包可以重写；这是其他格式。</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>正在写入副本。</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>压缩包的副本，其名称为 UTF-8；其余一切保持不变。</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>以可读名称保存</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>zip 压缩包 (*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>修正了 1 个名称</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>修正了 %1 个名称</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>（按 %1 读取）</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>（依据各自附带的 UTF-8 字段）</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>；已写入并重新读取确认：%1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>含有不符字节、以括号（⟦E9⟧）写出的名称：%1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>解压(&amp;U) …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>在此处新建文件夹并解压</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>1 个文件已解压到 %1</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>%1 个文件已解压到 %2</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>未解压：%1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>正在写入 …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>在标签页中打开(&amp;O)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · 正在显示</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一处</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>其他编码更合适</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>显示字节</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>列出其中的文件</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>仍作为文本显示</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>按 %1 显示</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>保存原本的文本…</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>只显示一条通知</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>再显示 %1 条通知</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>逐部分显示</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>另存为 UTF-8…</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>显示原意文本</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>修复其余各处</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>按此文件的编码读取</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>解码后阅读</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>以下名称得到同样的文本：%1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>显示不同之处</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>显示较少</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>并排显示哪些读法</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>另一文件的编码：</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>并排显示读法(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>仅显示不同的行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>其他编码(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 处差异</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 处差异</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>差异 %1 / %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>写为(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>换行符(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>字节顺序标记(&amp;B)</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>不写入</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>位置(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>同时修改文本中的编码声明(&amp;C)</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>更正文本中的编码声明(&amp;S)</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>同时更正 .editorconfig 和 .gitattributes(&amp;G)</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>修复编码了两次的文字（é 成了 Ã©）(&amp;P)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>存为副本</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>副本存到文件夹</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>原地转换；原文件改名为 FILE.orig</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>原地转换；原文件移到文件夹</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>浏览(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>另存为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>最低置信度(&amp;L)</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>副本另存为</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>无法保存。</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>请输入编码的名称。</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>原地转换；原文件改名为 %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>打开副本(&amp;O)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>保存报告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>重新计划(&amp;A)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>取消(&amp;N)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>全部按 %1 读取(&amp;R)</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>保存转换后的副本</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>尚未替换任何内容。</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>正在检查会丢失什么…</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>%1（不会丢失任何内容）(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>替换文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>保存副本(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 已恢复原样。</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>已停止，未写入副本。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>文本将以其他编码写入。</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>文件不会被替换。</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>用 %1 会丢失内容，因此不保存任何副本。</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 保持不变。</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>它是符号链接，链接保留；被替换的是它指向的文件：%1。</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>现在的内容保留为 %1。</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1 本身将以 %2 写入。</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1 本身将以 %2 保存相同的文本。</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>副本使用 %1。</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>副本的文本相同，编码为 %1。</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>行尾为 %1。</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>文本中关于自身编码的声明会被修改。</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>没有指定要写入的编码。</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>此文件无法转换。</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>没有指定副本的位置。</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>会有内容丢失：请选择用什么代替。</translation>
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
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>跟随末尾(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>保存转换后的副本(&amp;S)…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>粘贴为文档(&amp;P)</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>仅从所选内容检测(&amp;S)</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>我了解这个文件的一些情况(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>文件打开后已改变。请先重新载入再转换，这样副本才与您看到的一致。</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>剪贴板内容超过 %1；请先存为文件。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>粘贴的字节</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>乱码文本</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>请先选择一些文本。</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1，字节 %2 至 %3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>所有页面均已完成。</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>复制为字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>十六进制：E9 4A(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>转义：\xE9(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>百分号：%E9(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>让这个词出现(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>关于 Charsleuth(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>撤销选择(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>重做选择(&amp;D)</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>超过 %1，无法复制。</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>请先选择几个字符。</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>所选内容的编码(&amp;I)…</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>所选内容超过 %1 个字符，剪贴板放不下。没有复制任何内容。要另存为 UTF-8 文件吗？</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>将所选内容另存为</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>所选内容已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>保存以 LF 换行的副本 …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>保存以 CRLF 换行的副本 …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>保存以 CR 换行的副本 …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>文本，错误字节写成 \xE9(&amp;M)</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>选择性粘贴(&amp;I)：字节、乱码</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>剪贴板中既没有以十六进制（E9 4A）、转义（\xE9、%E9、=E9）或 Base64 写成的字节，也没有乱码，或曾被当作 windows-1252 或 ISO-8859-1 读取的文字。</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>保存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>保存原本的文本</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>副本为 UTF-8。文本中有 1 处被改正，其余保持原样。</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>副本为 UTF-8。文本中有 %1 处被改正，其余保持原样。</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>另存为 UTF-8</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>副本为 UTF-8。各部分按各自的编码读取：%1。</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1（已解码）</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>关于 Charsleuth</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>查明文件的字符编码，并显示、修复和转换。它认识 %1 种编码，并说明理由。</translation>
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
        <translation>无文档</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>查找下一处(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一处(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>自动换行(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>理由(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>按候选 %1 读取</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>停止耗时操作</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>显示不可见字符(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>光标处的字符(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>转到行、字节或百分比(&amp;G) …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>内存不足，无法处理 %1 的全部内容：显示、查找或比较的结果可能不完整。</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>按检测结果</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1，提示：%2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>查找相同字节(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>打开文件夹(&amp;F) …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>与另一文件比较(&amp;F)…</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>与另一文件比较</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1 已恢复原样。</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>窗口的下一部分(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>窗口的上一部分(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>问题种类(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>将文件拖放到此处即可打开</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>编码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>编码(&amp;E)…</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>按检测结果(&amp;D)</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>用其他编码显示文本（Ctrl+E 搜索）</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>最近使用(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>按地区列出全部(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>“%1”不是已知的编码。</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>“%1”不是此处已知的编码；可能是指 %2。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>没有此名称、编号或语言的编码。</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>名称、别名、编号或语言：cp932、1251、Thai …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>搜索编码</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>找到的编码</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>没有名为“%1”的编码。可能是指：</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>区分大写和小写字母</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>上一处 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>下一处 (Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭搜索</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>所见文本、正则表达式，或 E9 20 这样的字节</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>查找结果</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>找到 1 处</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>找到 %1 处</translation>
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
        <translation>搜索名称和编码</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>显示哪些文件</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1（文件夹）</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>，已选 %1 个</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>转换所选文件(&amp;N)…</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>转换显示的全部文件(&amp;A)…</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>转换所选的 %1 个(&amp;N)…</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>转换全部 %1 个(&amp;L)…</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>转换显示的全部 %1 个(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>不参与转换(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>打开所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>取消选择(&amp;O)</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>所选的其他文件中，按别的编码读取的有 %1 个。</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>正在读取文件：%1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>在标签页中打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>所选文件都按显示文件的编码读取(&amp;R)</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>所选文件按检测结果读取(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>搜索名称(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1，%2 个需要查看，显示 %3 个</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>手动选择</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>无异常</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>需要查看</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>不转换</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>之前为此内容选择并已记住</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>1 到 %1 的行号</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>转到行、字节或百分比</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>请输入%1、@ 加 0 到 %2 之间的字节位置，或百分比。</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>行、@ 加字节位置，或百分比</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>修改对此文件的提示</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>取消提示</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>提示：这是(&amp;I)</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>人名或城市(&amp;N)</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>所用语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>其他(&amp;A)…</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>请先选择</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>没有编码能把所选内容读作名称</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>其他：输入(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>我了解这个文件的一些情况</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>说出您知道的，候选会随之变化。它只算一条证据，不会压倒其他证据。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不清楚</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>国家、邮件地址、网页或新闻组</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>很可能与文件夹中其他文件相同(&amp;O)</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>制作环境(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>时间(&amp;W)：</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>来源(&amp;F)：</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>我什么都不知道(&amp;N)</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>没有名为“%1”的语言，不作为线索。</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>没有名为“%1”的国家或地址，不作为线索。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>查找快捷键或其作用</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>码位</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>所在行</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>无效字节</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>写作</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>副本会丢失的内容</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>会丢失的内容以人们键入的字母代替，没有这样的字母时写问号。</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>以下编码包含所有字符，但不包含无效字节：</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>用以下编码则不会丢失：</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MainWindow</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>下一个文档(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>上一个文档(&amp;P)</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>%2 个文件中有 %1 个未打开：最多同时打开 %3 个。</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>最多同时打开 %1 个文档。</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>转换记录(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>纯 ASCII</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>压缩包注明为 UTF-8</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>由所有名称判断</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>旁边的 UTF-8 字段</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>名称的依据</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>乱码列表(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>乱码</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>保存原本的文本(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>乱码之处</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>副本中改正 %2 处中的 %1 处。未勾选的保持原样。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>第 %1 行：%2 变为 %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1；其中有内容已丢失</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>原意</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>把握</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>由您指定</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>没有可比较的内容</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>第 %1 处差异，共 %2 处</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 处差异</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 处差异</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>两者文本相同，但换行符不同：%1 和 %2。</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>两者文本相同。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>PDF 只包含前 %1 页。</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>只打印了前 %1 页。</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>正在排版页面：%1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>正在排版页面：%1 · 剩余 %2 秒</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>无法打印 %1：%2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>逐部分读取(&amp;P)</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>将各部分存为一个 UTF-8 文件(&amp;U)…</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>无文本</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1（每秒 %2 MB，剩余 %3 秒）</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>目前 %1，%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1，停在 %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>转换 %1 中的文件</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>报告已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>已转换</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未改变</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>转换(&amp;C)</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>仍声明：%1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>第 %1 行：“%2”改为“%3”</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>修复 1 处</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>修复 %1 处</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>按您的选择读取</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>按您的选择读取；单独看读作 %1（%2）</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>按您的选择读取：“%1”；单独看是 %2（%3）：“%4”</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1 仍说 %3 个文件是“%2”；无法更正。</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>没有计划。</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>正在试转每个文件；不写入任何内容。</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>待转换 %1，未改变 %2，拒绝 %3，失败 %4。尚未写入任何内容。</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>已取消：处理了 %2 个文件中的 %1 个。</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>正在转换；每个副本都会重新读取并比较。</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>已转换 %1，未改变 %2，拒绝 %3，失败 %4。</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>正在撤销。</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>已删除 %1 个副本，%2 个未删除；被复制的文件保持原样。</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>%1 个文件已恢复原样；%2 个无法撤销。</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>可在此撤销，也可随时通过“文件”菜单中的“转换记录”撤销。</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>已删除 1 个副本，%1 个未删除；被复制的文件保持原样。</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>1 个文件已恢复原样；%1 个无法撤销。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>记住我为文件选择的编码(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>全部忘记(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>重新打开上次的文件(&amp;O)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>我的文件大多是以下语言（对每个文件的弱提示）(&amp;M)：</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>无法记住：%1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>没有记住任何文件。</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>已记住 1 个文件。</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>已记住 %1 个文件。</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>与桌面一致</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>正文字体(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>程序语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>副本编码(&amp;S)：</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>换行符(&amp;H)：</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>无效字节(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>C1 控制字符(&amp;C)</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>乱码(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>其他编码的部分(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>差异(&amp;D)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>以 %1 读取的文本</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
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
        <translation>修复所选内容的乱码(&amp;R)</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>请先选择</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>一次最多 %1</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>没有已知的误读能使所选内容变成其他文字</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1，%2 字节，%3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>已存在：%1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>替换(&amp;P)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>原位；原文件为 FILE.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>原位；原文件在 %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>副本在 %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>%1 个文件，%2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>撤回(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>继续(&amp;G)…</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>To</source>
        <translation>转换为</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>每次转换都可单独撤回：除此后改动过的之外，文件恢复原样，副本被删除。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>没有可以撤回的转换。</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>打开其文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>1 个文件，%1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>让这个词出现</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>输入一两个确知在文件中的词(&amp;W)：人名、城市名等。将列出这些词全部出现的编码。</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>文件中的词</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>含有这些词的编码及位置</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>无论用哪种编码，文件中都不会出现这个词。</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>1 种编码中有。</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>%1 种编码中有，最可能的在前。</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>ASCII 以外的 %2 个字符读作%1；可能性低于 %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>ASCII 以外的 %2 个字符读作%1；可能性低于 %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>ASCII 以外的 %2 个字符读作%1；可能性高于 %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>ASCII 以外的 %2 个字符读作%1；可能性高于 %3</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>ASCII 以外的 %2 个字符读作%1</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>读作%1；可能性低于 %2</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>读作%1；可能性高于 %2</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>读作%1</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>与 %1 相比的常见程度</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>与此类似的文件实际是什么（与 %1 相比）</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>关于 %1 的其他已知情况</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>%1 个字节不是 EBCDIC 文本的字符</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>几乎没有 EBCDIC 的空格或换行符（%1）</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>字节 %2 处的 %1 不是字符，另有 %3 个字节也不是</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>字节 %2 处的 %1 不是字符，另有 %3 个字节也不是</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>字节 %2 处的 %1 不是字符</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>%1 个字节是文本中没有的 C1 控制符</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>%1 个字节是文本中没有的 C1 控制符</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>有 %1 处字节不符合，首处为字节 %3 处的 %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>有 1 处字节不符合：字节 %2 处的 %1</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>没有 %1，而此编码要表示 ASCII 以外的内容必须有它</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>开头没有其签名，而几乎任何字节在其中都是文本</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>最后一个字符被截断</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>%2 个单元中有 %1 个不是任何文本的字符</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>%1 个多字节序列格式正确</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>各单元是成对的 ASCII 字节</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>韩文文本几乎没有空格</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>输入从一个字符的中间开始</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>输入在一个字符的中间结束</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>+ 之后不是文本的 Base64</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>字节的变化方式属于另一种字节顺序</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>%1 个字符属于不会混用的文字</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>%1 的字节顺序标记，其他文本不会以这些字节开头</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>%1 元素声明为“%2”</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1 声明为“%2”</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 认为是 %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>曾被当作 %1 读取并再次编码：转换成该编码就是 UTF-8</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>%1 个字节不是 EBCDIC 文本的字符</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>有 %1 处字节不符合，首处在字节 %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>有 1 处字节不符合：字节 %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>%2 个单元中有 %1 个是含有 8 位文本所没有的字节的字符</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>%1 个多字节序列格式正确</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>在 %2 与返回 ASCII 之间有 %1 个字符</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>在 %2 与返回 ASCII 之间有 %1 个字符</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>在 %1 与返回 ASCII 之间什么也没有</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>%1 段 Base64 可解码为文本</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>%1 段 Base64 可解码为文本</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>~{ 之后已损坏，除此之外没有文本</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>各单元是一个制表符和一个 ASCII 字节</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>几乎所有字符的高位字节只有两种</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>每隔一个字节只有少数几种值，如同字母文字的 UTF-16</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>字节的交替方式只有 UTF-16 或 UTF-32 才有</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>+ 之后只得到 ASCII，而 ASCII 不需要 Base64</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>+ 之后可能只是碰巧能解码</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>没有声明编码的 XML 是 %1 或 %2（%3）</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1 总是 %2（%3）</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1 是 %2（%3）</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1 是 %2（%3）</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>开头与 %1 相同</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>%1 的字节是控制码</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>有超过 %1 处 NUL 字节</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>有 %1 处 NUL 字节</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>有 1 处 NUL 字节</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>字节看起来是随机的</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>所有字节都相同</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>在任何编码下都不是文本</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>语言 %1 的先验概率改变 %2 分班（%3）</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>%1 的先验概率改变 %2 分班（%3）</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>您的语言</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>保存的 HTTP 头</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>以 CR 结尾的行</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>文件名</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>%1 图像</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>%1 位图</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>%1 图标</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>%1 压缩包</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>%1 压缩包</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>%1 压缩数据</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>%1 压缩数据</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>%1 文档</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>%1 数据库</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>%1 可执行文件</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>%1 目标文件</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>%1 共享库</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>%1 字体</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>%1 音频</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>%1 视频</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>亚美尼亚语</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波罗的海语言</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>凯尔特语</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>中亚</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔文</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>格鲁吉亚语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>北欧</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>南欧</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>西欧</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>变成方块的菜单</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>上个世纪的字幕</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>缺了字母的菜谱</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>把文件拖到这里，看看它写了什么</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>或试试示例</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>字节写作成对的十六进制数字，例如 E9 20</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>正则表达式的第 %1 个字符有误（%2）</translation>
    </message>
</context>
</TS>
