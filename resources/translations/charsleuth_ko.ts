<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>LossPanel</name>
    <message>
        <source>&amp;Do not save a copy that loses something</source>
        <translation>무엇인가 잃는 사본은 저장하지 않음(&amp;D)</translation>
    </message>
    <message>
        <source>No copy is saved that would lose something.</source>
        <translation>무엇인가 잃는 사본은 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>Save, with the letters that people t&amp;ype: z for ż, - for –</source>
        <translation>사람들이 입력하는 글자로 저장(&amp;Y): ż는 z, –는 -</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost.</source>
        <translation>잃을 것 대신 사람들이 입력하는 글자를 씁니다.</translation>
    </message>
    <message>
        <source>Save, with &amp;HTML entities: &amp;&amp;#8364;</source>
        <translation>HTML 개체로 저장(&amp;H): &amp;&amp;#8364;</translation>
    </message>
    <message>
        <source>HTML entities stand for what would be lost.</source>
        <translation>잃을 것 대신 HTML 개체를 씁니다.</translation>
    </message>
    <message>
        <source>Save, with &amp;escapes in their place: \u{20AC}, \x{E9} for a byte</source>
        <translation>이스케이프로 저장(&amp;E): \u{20AC}, 바이트는 \x{E9}</translation>
    </message>
    <message>
        <source>Escapes stand for what would be lost.</source>
        <translation>잃을 것 대신 이스케이프를 씁니다.</translation>
    </message>
    <message>
        <source>Save, with &amp;question marks in their place</source>
        <translation>물음표로 저장(&amp;Q)</translation>
    </message>
    <message>
        <source>Question marks stand for what would be lost.</source>
        <translation>잃을 것 대신 물음표를 씁니다.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>바이트 %1</translation>
    </message>
    <message>
        <source>HTML meta</source>
        <translation>HTML meta</translation>
    </message>
    <message>
        <source>XML declaration</source>
        <translation>XML 선언</translation>
    </message>
    <message>
        <source>Shown as declared (%1, %2); the bytes read better as %3.</source>
        <translation>선언된 대로 표시함(%1, %2). 바이트는 %3(으)로 더 잘 읽힙니다.</translation>
    </message>
    <message>
        <source>The file says %1 (%2); its bytes read as %3.</source>
        <translation>파일에는 %1(으)로 적혀 있지만(%2), 바이트는 %3(으)로 읽힙니다.</translation>
    </message>
    <message>
        <source>What stands beside the file says %1 (%2); its bytes read as %3.</source>
        <translation>파일 곁에는 %1(으)로 적혀 있지만(%2), 바이트는 %3(으)로 읽힙니다.</translation>
    </message>
    <message>
        <source>%1, as declared</source>
        <translation>%1, 선언된 대로</translation>
    </message>
    <message>
        <source>%1, as the bytes read</source>
        <translation>%1, 바이트가 읽히는 대로</translation>
    </message>
    <message>
        <source>The file has changed on disk since it was opened.</source>
        <translation>파일을 연 뒤 디스크의 파일이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The file has grown by %1 since it was opened.</source>
        <translation>파일을 연 뒤 %1만큼 커졌습니다.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened. What was opened stays on view.</source>
        <translation>파일을 연 뒤 짧아졌습니다. 열었던 내용은 계속 표시됩니다.</translation>
    </message>
    <message>
        <source>The file has become shorter since it was opened; what is no longer there cannot be shown.</source>
        <translation>파일을 연 뒤 짧아졌습니다. 없어진 부분은 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is no longer there under its name. What was opened stays on view.</source>
        <translation>이 이름의 파일이 더 이상 없습니다. 열었던 내용은 계속 표시됩니다.</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit %1; it is at %2.</source>
        <translation>%1에 맞지 않는 바이트열이 1개 있습니다. 위치: %2.</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit %2; first at %3.</source>
        <translation>%2에 맞지 않는 바이트열이 %1개 있습니다. 첫 위치: %3.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for this file before.</source>
        <translation>이 파일에 대해 전에 고른 대로 %1(으)로 표시합니다.</translation>
    </message>
    <message>
        <source>You chose %1 for this file before, but its content has changed since.</source>
        <translation>전에 이 파일에 대해 %1을(를) 골랐지만 그 뒤 내용이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>This is an %1, not text.</source>
        <translation>이것은 %1이며 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>This is a %1, not text.</source>
        <translation>이것은 %1이며 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>This is a binary file: %1.</source>
        <translation>이진 파일입니다: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 were read; the input goes on.</source>
        <translation>처음 %1만 읽었습니다. 입력은 계속됩니다.</translation>
    </message>
    <message>
        <source>All of the file reads better as %1 than as %2, which its beginning suggested.</source>
        <translation>파일 전체는 첫머리가 시사한 %2보다 %1(으)로 더 잘 읽힙니다.</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>제외됨: %1</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>%1 malformed</source>
        <translation>잘못된 곳 %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>직접 고름</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1개 더</translation>
    </message>
    <message>
        <source>%1 ruled out</source>
        <translation>%1개 제외됨</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%2(으)로 %1</translation>
    </message>
    <message>
        <source>1 character is not in %1</source>
        <translation>%1에 없는 문자 1개</translation>
    </message>
    <message>
        <source>%1 characters are not in %2</source>
        <translation>%2에 없는 문자 %1개</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 등</translation>
    </message>
    <message>
        <source>%1 would not give the same text again.</source>
        <translation>%1(으)로는 같은 텍스트가 되지 않습니다.</translation>
    </message>
    <message>
        <source>All of the text can be written as %1.</source>
        <translation>텍스트 전체를 %1(으)로 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and compared.</source>
        <translation>%1(으)로 저장했습니다. 다시 읽어 비교했습니다.</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>초당 %1</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>%1초 남음</translation>
    </message>
    <message>
        <source>like the folder&apos;s other files</source>
        <translation>폴더의 다른 파일처럼</translation>
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
        <translation>옛 Macintosh</translation>
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
        <translation>메인프레임</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>shown only</source>
        <translation>표시만</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>%1인 이유</translation>
    </message>
    <message>
        <source>%1 is ruled out%2</source>
        <translation>%1은(는) 제외됩니다%2</translation>
    </message>
    <message>
        <source>%1 is less likely than %2%3</source>
        <translation>%1은(는) %2보다 가능성이 낮습니다%3</translation>
    </message>
    <message>
        <source>Against: the file says %1 (%2)</source>
        <translation>반대: 파일에는 %1(으)로 적혀 있음(%2)</translation>
    </message>
    <message>
        <source>%1
%2, weight %3 decibans</source>
        <translation>%1
%2, 무게 %3데시밴</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>its one byte read</source>
        <translation>1바이트를 읽음</translation>
    </message>
    <message>
        <source>all %1 read</source>
        <translation>%1 모두 읽음</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%2 중 %1 읽음</translation>
    </message>
    <message>
        <source>%1 malformed so far</source>
        <translation>지금까지 잘못된 곳 %1</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>직접 고름</translation>
    </message>
    <message>
        <source>%1 BOM</source>
        <translation>%1 BOM</translation>
    </message>
    <message>
        <source>no BOM</source>
        <translation>BOM 없음</translation>
    </message>
    <message>
        <source>no line end</source>
        <translation>줄 끝 없음</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>줄 끝이 섞여 있음</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>ASCII only: nearly every encoding gives this text.</source>
        <translation>ASCII뿐: 거의 모든 인코딩이 이 텍스트가 됩니다.</translation>
    </message>
    <message>
        <source>The first two cannot be told apart by this text.</source>
        <translation>이 텍스트로는 처음 둘을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>Ln %1  %2</source>
        <translation>%1행  %2</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1바이트</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>1 byte sequence does not fit</source>
        <translation>맞지 않는 바이트열 1개</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit</source>
        <translation>맞지 않는 바이트열 %1개</translation>
    </message>
    <message>
        <source>en</source>
        <comment>this language</comment>
        <extracomment>The language of this translation: en, ja, zh_CN.</extracomment>
        <translation>ko</translation>
    </message>
    <message>
        <source>Plain ASCII</source>
        <translation>순수 ASCII</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>표준 입력</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>구조</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>맞지 않음</translation>
    </message>
    <message>
        <source> control character %1</source>
        <translation> 제어 문자 %1</translation>
    </message>
    <message>
        <source> for private use</source>
        <translation> 사용자 영역</translation>
    </message>
    <message>
        <source> not assigned</source>
        <translation> 배정되지 않음</translation>
    </message>
    <message>
        <source>%1 does not fit %2</source>
        <translation>%1은(는) %2에 맞지 않음</translation>
    </message>
    <message>
        <source>%1 do not fit %2</source>
        <translation>%1은(는) %2에 맞지 않음</translation>
    </message>
    <message>
        <source>byte %1 at %2</source>
        <translation>바이트 %1, 위치 %2</translation>
    </message>
    <message>
        <source>bytes %1 at %2</source>
        <translation>바이트 %1, 위치 %2</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1에는 “%2”</translation>
    </message>
    <message>
        <source>; its bytes read otherwise</source>
        <translation>; 바이트는 다르게 읽힘</translation>
    </message>
    <message>
        <source>The file may no longer be read. What was opened stays on view.</source>
        <translation>파일을 더 이상 읽을 수 없습니다. 열었던 내용은 계속 표시됩니다.</translation>
    </message>
    <message>
        <source>Shown as %1, as you chose for the same content before, under the name %2.</source>
        <translation>같은 내용에 대해 전에 %2(이)라는 이름으로 고른 대로 %1(으)로 표시합니다.</translation>
    </message>
    <message>
        <source>some symbols</source>
        <translation>일부 기호</translation>
    </message>
    <message>
        <source>No font here has %1. The text is right; the grey boxes stand for characters that cannot be drawn. Debian has such fonts in %2.</source>
        <translation>여기의 어떤 글꼴에도 %1이(가) 없습니다. 텍스트는 옳습니다. 회색 상자는 그릴 수 없는 문자입니다. Debian에는 %2에 그런 글꼴이 있습니다.</translation>
    </message>
    <message>
        <source>Reading all of it: %1</source>
        <translation>전체를 읽는 중: %1</translation>
    </message>
    <message>
        <source>Counting lines: %1</source>
        <translation>행을 세는 중: %1</translation>
    </message>
    <message>
        <source>Reading failed at byte %1 (%2).</source>
        <translation>바이트 %1에서 읽기에 실패했습니다(%2).</translation>
    </message>
    <message>
        <source>Only the first %1 inside the compressed file could be read (%2).</source>
        <translation>압축 파일 안의 처음 %1만 읽을 수 있었습니다(%2).</translation>
    </message>
    <message>
        <source>inside %1: %2</source>
        <translation>%1 안: %2</translation>
    </message>
    <message>
        <source>What speaks for %1 (%2)</source>
        <translation>%1을(를) 뒷받침하는 것(%2)</translation>
    </message>
    <message>
        <source>Same text as %1 and %2 more</source>
        <translation>%1 및 %2개와 같은 텍스트</translation>
    </message>
    <message>
        <source>Same text as %1</source>
        <translation>%1와(과) 같은 텍스트</translation>
    </message>
    <message>
        <source>%1 It could not be unpacked: %2.</source>
        <translation>%1 압축을 풀 수 없었습니다: %2.</translation>
    </message>
    <message>
        <source>Ln %1, Col %2  %3</source>
        <translation>%1행 %2열  %3</translation>
    </message>
    <message>
        <source>malformed %1 of %2  ·  %3</source>
        <translation>잘못된 곳 %1/%2  ·  %3</translation>
    </message>
    <message>
        <source>1 byte selected, @%1</source>
        <translation>1바이트 선택됨, @%1</translation>
    </message>
    <message>
        <source>%1 bytes selected, @%2 to @%3</source>
        <translation>%1바이트 선택됨, @%2–@%3</translation>
    </message>
    <message>
        <source>The file says “%1”, which names no encoding; %2 was probably meant.</source>
        <translation>파일에 “%1”(이)라고 적혀 있지만 그런 인코딩은 없습니다. 아마 %2일 것입니다.</translation>
    </message>
    <message>
        <source>%1 places or more</source>
        <translation>%1곳 이상</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1곳</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1곳</translation>
    </message>
    <message>
        <source>%1; also in %2 and %3 more</source>
        <translation>%1; %2 및 %3개에도 있음</translation>
    </message>
    <message>
        <source>%1; also in %2</source>
        <translation>%1; %2에도 있음</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>파일과 같게</translation>
    </message>
    <message>
        <source>LF (Unix, macOS)</source>
        <translation>LF(Unix, macOS)</translation>
    </message>
    <message>
        <source>CRLF (Windows, DOS)</source>
        <translation>CRLF(Windows, DOS)</translation>
    </message>
    <message>
        <source>CR (old Macintosh)</source>
        <translation>CR(옛 Macintosh)</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>읽지 않음</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>이진</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>declared otherwise</source>
        <translation>다르게 선언됨</translation>
    </message>
    <message>
        <source>two encodings</source>
        <translation>두 가지 인코딩</translation>
    </message>
    <message>
        <source>encoded twice</source>
        <translation>두 번 인코딩됨</translation>
    </message>
    <message>
        <source>uncertain</source>
        <translation>불확실</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>선언 없음</translation>
    </message>
    <message>
        <source>written as HTML entities</source>
        <translation>HTML 개체로 쓰임</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%2(으)로 읽은 %1</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two misreadings of a text</comment>
        <translation>, 그다음 </translation>
    </message>
    <message>
        <source>“%1” in line %2 was probably “%3” (%4): %5.</source>
        <translation>%2행의 “%1”은(는) 아마 “%3”이었습니다(%4): %5.</translation>
    </message>
    <message>
        <source>%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.</source>
        <translation>아마 깨진 글자인 곳이 %1곳 있습니다(각각 %2 이상). %4행의 “%3”은(는) “%5”이었습니다.</translation>
    </message>
    <message>
        <source>There may be mojibake. Files of more than %1 are not looked through here; “charsleuth repair” does that.</source>
        <translation>깨진 글자가 있을 수 있습니다. %1보다 큰 파일은 여기서 살펴보지 않습니다. “charsleuth repair”가 합니다.</translation>
    </message>
    <message>
        <source>%1, twice</source>
        <translation>%1, 두 번</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2번</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>텍스트 없음</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
    <message>
        <source>lines %1 to %2: %3</source>
        <translation>%1–%2행: %3</translation>
    </message>
    <message>
        <source>%1 (%2 malformed)</source>
        <translation>%1(잘못된 곳 %2)</translation>
    </message>
    <message>
        <source>%1 more parts</source>
        <translation>부분 %1개 더</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a file</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Probably in several encodings (each part %1 or more): %2.</source>
        <translation>아마 여러 인코딩입니다(각 부분 %1 이상): %2.</translation>
    </message>
    <message>
        <source>bytes %1 to %2: %3</source>
        <translation>바이트 %1–%2: %3</translation>
    </message>
    <message>
        <source>There may be several encodings. Files of more than %1 are not divided here; “charsleuth convert --segments” does that.</source>
        <translation>여러 인코딩이 있을 수 있습니다. %1보다 큰 파일은 여기서 나누지 않습니다. “charsleuth convert --segments”가 합니다.</translation>
    </message>
    <message>
        <source>Part by part: %1</source>
        <translation>부분별로: %1</translation>
    </message>
    <message>
        <source>Mojibake put right</source>
        <translation>깨진 글자를 바로잡음</translation>
    </message>
    <message>
        <source>Put right: %1</source>
        <translation>바로잡음: %1</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved</source>
        <translation>%1, %2(으)로 읽혀 저장됨</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved twice</source>
        <translation>%1, %2(으)로 읽혀 두 번 저장됨</translation>
    </message>
    <message>
        <source>%1, read as %2 and saved %3 times</source>
        <translation>%1, %2(으)로 읽혀 %3번 저장됨</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>부분 %1개</translation>
    </message>
    <message>
        <source>1 place put right</source>
        <translation>1곳을 바로잡음</translation>
    </message>
    <message>
        <source>%1 places put right</source>
        <translation>%1곳을 바로잡음</translation>
    </message>
    <message>
        <source>1 more part</source>
        <translation>부분 1개 더</translation>
    </message>
    <message>
        <source>Its lines still end with NEL (U+0085), which few programs know outside EBCDIC; LF is under “Line ends”.</source>
        <translation>행은 여전히 NEL(U+0085)로 끝납니다. EBCDIC 밖에서는 아는 프로그램이 드뭅니다. LF는 “줄 끝”에 있습니다.</translation>
    </message>
    <message>
        <source>named otherwise</source>
        <translation>이름이 다름</translation>
    </message>
    <message>
        <source>the byte order mark is kept</source>
        <translation>바이트 순서 표식은 그대로 둡니다</translation>
    </message>
    <message>
        <source>the byte order mark is left out</source>
        <translation>바이트 순서 표식은 뺍니다</translation>
    </message>
    <message>
        <source>a byte order mark is written</source>
        <translation>바이트 순서 표식을 씁니다</translation>
    </message>
    <message>
        <source>All of the text can be written as %1; %2.</source>
        <translation>텍스트 전체를 %1(으)로 쓸 수 있습니다. %2.</translation>
    </message>
    <message>
        <source>Saved as %1. It was read again and is the same but for this: %2.</source>
        <translation>%1(으)로 저장했습니다. 다시 읽어 보니 이것만 다릅니다: %2.</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>파일 1개</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>파일 %1개</translation>
    </message>
    <message>
        <source>%1, %2; there is nothing odd about them.</source>
        <translation>%1, %2. 이상한 점은 없습니다.</translation>
    </message>
    <message>
        <source>%1, %2; %3 to look at:</source>
        <translation>%1, %2. 살펴볼 것 %3:</translation>
    </message>
    <message>
        <source>Reading: %1 so far …</source>
        <translation>읽는 중: 지금까지 %1 …</translation>
    </message>
    <message>
        <source>There are no files in this folder.</source>
        <translation>이 폴더에는 파일이 없습니다.</translation>
    </message>
    <message>
        <source>No file is shown: none fits the search, the list or the group.</source>
        <translation>표시된 파일이 없습니다. 검색, 목록 또는 그룹에 맞는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>파일을 선택하면 텍스트가 표시됩니다.</translation>
    </message>
    <message>
        <source>It could not be read: %1.</source>
        <translation>읽을 수 없었습니다: %1.</translation>
    </message>
    <message>
        <source>Probably text with binary data in it (each part %1 or more): %2.</source>
        <translation>아마 이진 데이터가 섞인 텍스트입니다(각 부분 %1 이상): %2.</translation>
    </message>
    <message>
        <source>You put “%1” in line %2 right: “%3” (%4).</source>
        <translation>%2행의 “%1”을(를) 바로잡았습니다: “%3”(%4).</translation>
    </message>
    <message>
        <source>You put %1 places right: “%2” in line %3 is “%4”.</source>
        <translation>%1곳을 바로잡았습니다. %3행의 “%2”은(는) “%4”입니다.</translation>
    </message>
    <message>
        <source>“%1”, if it was %2</source>
        <translation>%2이었다면 “%1”</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; 일부는 사라짐</translation>
    </message>
    <message>
        <source>By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other files here whose encoding is sure?</source>
        <translation>이것만 보면 %1(으)로 읽힙니다(%2). 여기서 인코딩이 확실한 다른 파일 %5개 중 %4개처럼 %3입니까?</translation>
    </message>
    <message>
        <source>%1, by itself</source>
        <translation>%1, 이것만 보면</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <translation>%1, 다른 것들처럼</translation>
    </message>
    <message>
        <source>a conversion was interrupted</source>
        <translation>변환이 중단되었습니다</translation>
    </message>
    <message>
        <source>%1 is in %2 now. What it was is kept as %3.</source>
        <translation>%1은(는) 이제 %2입니다. 이전 것은 %3(으)로 보관됩니다.</translation>
    </message>
    <message>
        <source>is the file that is converted; give the copy another name</source>
        <translation>변환할 파일 자신입니다. 사본에 다른 이름을 주십시오</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and compared; the original is %3.</source>
        <translation>%1은(는) 이제 %2입니다. 다시 읽어 비교했습니다. 원본은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 is in %2 now. It was read again and is the same but for this: %3. The original is %4.</source>
        <translation>%1은(는) 이제 %2입니다. 다시 읽어 보니 이것만 다릅니다: %3. 원본은 %4입니다.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>살펴볼 파일</translation>
    </message>
    <message>
        <source>Text in this file is written as quoted-printable or base64; decoded it is in %1.</source>
        <translation>이 파일의 텍스트는 quoted-printable 또는 base64로 쓰여 있습니다. 디코딩하면 %1입니다.</translation>
    </message>
    <message>
        <source>1 malformed</source>
        <translation>잘못된 곳 1</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>차이 1개</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>차이 %1개</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>일치 1개</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>일치 %1개</translation>
    </message>
    <message>
        <source>1 declaration</source>
        <translation>선언 1개</translation>
    </message>
    <message>
        <source>%1 declarations</source>
        <translation>선언 %1개</translation>
    </message>
</context>
<context>
    <name>causes</name>
    <message>
        <source>a file name cannot hold a NUL byte</source>
        <translation>파일 이름에는 NUL 바이트를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>cannot keep its access list</source>
        <translation>접근 목록을 유지할 수 없음</translation>
    </message>
    <message>
        <source>cannot keep its mode</source>
        <translation>권한을 유지할 수 없음</translation>
    </message>
    <message>
        <source>cannot keep its owner</source>
        <translation>소유자를 유지할 수 없음</translation>
    </message>
    <message>
        <source>cannot read its mode</source>
        <translation>권한을 읽을 수 없음</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>디렉터리임</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>소켓임</translation>
    </message>
    <message>
        <source>is a socket or a device that is not there</source>
        <translation>소켓이거나 없는 장치임</translation>
    </message>
    <message>
        <source>is a symbolic link to a file that is not there</source>
        <translation>없는 파일을 가리키는 심볼릭 링크임</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>이 파이프에 쓰는 것이 없음</translation>
    </message>
    <message>
        <source>this system has no such attributes</source>
        <translation>이 시스템에는 그런 속성이 없음</translation>
    </message>
    <message>
        <source>was changed while it was converted</source>
        <translation>변환하는 동안 바뀌었음</translation>
    </message>
    <message>
        <source>was just written as the copy of another file of this name</source>
        <translation>같은 이름의 다른 파일의 사본으로 방금 쓰였음</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>디스크 할당량 초과</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>파일 이름이 너무 김</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>파일이 너무 큼</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>입출력 오류</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>디렉터리임</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>장치에 남은 공간이 없음</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>그런 장치나 주소가 없음</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>그런 파일이나 디렉터리가 없음</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>디렉터리가 아님</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>허용되지 않는 작업</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>지원되지 않는 작업</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>읽기 전용 파일 시스템</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>오래된 파일 핸들</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>심볼릭 링크 단계가 너무 많음</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>열린 파일이 너무 많음</translation>
    </message>
    <message>
        <source>it needs a dictionary to unpack (zstd -D)</source>
        <translation>압축을 풀려면 사전이 필요함(zstd -D)</translation>
    </message>
    <message>
        <source>it needs more than 128 MiB of memory to unpack (zstd --long)</source>
        <translation>압축을 풀려면 128 MiB가 넘는 메모리가 필요함(zstd --long)</translation>
    </message>
    <message>
        <source>something else follows the packed data</source>
        <translation>압축 데이터 뒤에 다른 것이 이어짐</translation>
    </message>
    <message>
        <source>the packed data ends too early</source>
        <translation>압축 데이터가 너무 일찍 끝남</translation>
    </message>
    <message>
        <source>the packed data is damaged</source>
        <translation>압축 데이터가 손상됨</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>메모리가 부족함</translation>
    </message>
    <message>
        <source>has no members</source>
        <translation>들어 있는 파일이 없음</translation>
    </message>
    <message>
        <source>is ASCII</source>
        <translation>ASCII임</translation>
    </message>
    <message>
        <source>is binary</source>
        <translation>이진임</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>is no file</source>
        <translation>파일이 아님</translation>
    </message>
    <message>
        <source>is no zip archive</source>
        <translation>zip 보관 파일이 아님</translation>
    </message>
    <message>
        <source>is not where the directory says</source>
        <translation>목록이 가리키는 곳에 없음</translation>
    </message>
    <message>
        <source>is one volume of several; join them first</source>
        <translation>여러 볼륨 가운데 하나임. 먼저 합치십시오</translation>
    </message>
    <message>
        <source>is read as UTF-8 by the programs that it is for</source>
        <translation>이 파일을 쓰는 프로그램은 UTF-8로 읽음</translation>
    </message>
    <message>
        <source>its directory is larger than the file</source>
        <translation>목록이 파일보다 큼</translation>
    </message>
    <message>
        <source>its directory is not where it says</source>
        <translation>목록이 가리킨 곳에 없음</translation>
    </message>
    <message>
        <source>the copy is there already</source>
        <translation>사본이 이미 있음</translation>
    </message>
    <message>
        <source>the end of its 64-bit directory is not where it says</source>
        <translation>64비트 목록의 끝이 가리킨 곳에 없음</translation>
    </message>
    <message>
        <source>was changed</source>
        <translation>바뀌었음</translation>
    </message>
    <message>
        <source>was changed while it was read</source>
        <translation>읽는 동안 바뀌었음</translation>
    </message>
    <message>
        <source>was converted by an earlier run</source>
        <translation>이전 실행에서 변환됨</translation>
    </message>
    <message>
        <source>is %1 already</source>
        <translation>이미 %1임</translation>
    </message>
    <message>
        <source>refused, this would be lost</source>
        <translation>거부됨, 이것을 잃게 됨</translation>
    </message>
    <message>
        <source>1 malformed sequence as %1 (the first at byte %2)</source>
        <translation>%1(으)로 잘못된 바이트열 1개(첫 번째는 바이트 %2)</translation>
    </message>
    <message>
        <source>%1 malformed sequences as %2 (the first at byte %3)</source>
        <translation>%2(으)로 잘못된 바이트열 %1개(첫 번째는 바이트 %3)</translation>
    </message>
    <message>
        <source>1 character that %1 lacks (the first is %2)</source>
        <translation>%1에 없는 문자 1개(첫 번째는 %2)</translation>
    </message>
    <message>
        <source>%1 characters that %2 lacks (the first is %3)</source>
        <translation>%2에 없는 문자 %1개(첫 번째는 %3)</translation>
    </message>
    <message>
        <source>the copy would not read the same as %1</source>
        <translation>사본은 %1(으)로 같게 읽히지 않음</translation>
    </message>
    <message>
        <source>is the same in %1</source>
        <translation>%1에서도 같음</translation>
    </message>
    <message>
        <source>is %1 with a confidence of %2, below %3</source>
        <translation>%1이지만 확신도가 %2로 %3보다 낮음</translation>
    </message>
    <message>
        <source>%1 is there already, and is another file</source>
        <translation>%1이(가) 이미 있으며 다른 파일임</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1이(가) 이미 있음</translation>
    </message>
    <message>
        <source>cannot keep its attributes</source>
        <translation>속성을 유지할 수 없음</translation>
    </message>
    <message>
        <source>cannot keep its time</source>
        <translation>시각을 유지할 수 없음</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>압축을 풀 수 없음</translation>
    </message>
    <message>
        <source>cannot read its attributes</source>
        <translation>속성을 읽을 수 없음</translation>
    </message>
    <message>
        <source>ends early</source>
        <translation>너무 일찍 끝남</translation>
    </message>
    <message>
        <source>has changed since it was opened</source>
        <translation>연 뒤 바뀌었음</translation>
    </message>
    <message>
        <source>has members that overlap</source>
        <translation>겹치는 파일이 들어 있음</translation>
    </message>
    <message>
        <source>is cut off</source>
        <translation>잘려 있음</translation>
    </message>
    <message>
        <source>is damaged or no archive</source>
        <translation>손상되었거나 보관 파일이 아님</translation>
    </message>
    <message>
        <source>is in use by another run</source>
        <translation>다른 실행이 쓰고 있음</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>텍스트가 아님</translation>
    </message>
    <message>
        <source>is not a journal</source>
        <translation>저널이 아님</translation>
    </message>
    <message>
        <source>is the name of a device</source>
        <translation>장치 이름임</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <translation>변환이 중지됨</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>메모리를 할당할 수 없음</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>장치 또는 자원이 사용 중</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>디렉터리가 비어 있지 않음</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>파일이 있음</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>잘못된 인수</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>장치 사이의 잘못된 링크</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>프로그램 파일이 사용 중</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>링크가 너무 많음</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>전송 끝점이 연결되어 있지 않음</translation>
    </message>
    <message>
        <source>cannot keep the original as %1</source>
        <translation>원본을 %1(으)로 보관할 수 없음</translation>
    </message>
    <message>
        <source>is damaged on line %1</source>
        <translation>%1행이 손상됨</translation>
    </message>
    <message>
        <source>a member is not where the directory says</source>
        <translation>목록이 가리키는 곳에 없는 파일이 있음</translation>
    </message>
    <message>
        <source>has a comment that is too long in UTF-8</source>
        <translation>UTF-8로는 너무 긴 설명이 있음</translation>
    </message>
    <message>
        <source>has a name that is too long in UTF-8</source>
        <translation>UTF-8로는 너무 긴 이름이 있음</translation>
    </message>
    <message>
        <source>cannot be copied whole</source>
        <translation>통째로 복사할 수 없음</translation>
    </message>
    <message>
        <source>is the archive that is read</source>
        <translation>읽고 있는 보관 파일임</translation>
    </message>
    <message>
        <source>the offset of a member is missing</source>
        <translation>파일의 위치가 빠져 있음</translation>
    </message>
    <message>
        <source>was written, and its names are read otherwise</source>
        <translation>썼지만 이름이 다르게 읽힘</translation>
    </message>
    <message>
        <source>would need 64-bit offsets, which it does not have</source>
        <translation>64비트 위치가 필요하지만 없음</translation>
    </message>
    <message>
        <source>has %1 names (hard links), and only this one would get the copy</source>
        <translation>이름(하드 링크)이 %1개이며 이 이름만 사본을 얻게 됨</translation>
    </message>
    <message>
        <source>cannot keep the original: %1 is there already; originals can go to a folder instead</source>
        <translation>원본을 보관할 수 없음: %1이(가) 이미 있음. 원본을 폴더에 둘 수 있음</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>읽기 전용임</translation>
    </message>
    <message>
        <source>has lines that may be in another encoding than %1; choose its encoding to convert it</source>
        <translation>%1와(과) 다른 인코딩일 수 있는 행이 있음. 변환하려면 인코딩을 고르십시오</translation>
    </message>
    <message>
        <source>was encoded twice, by way of %1; repair it first</source>
        <translation>%1을(를) 거쳐 두 번 인코딩됨. 먼저 바로잡으십시오</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ArchiveList</name>
    <message>
        <source>Encodings of the names</source>
        <translation>이름의 인코딩</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>확신도</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>이름 검색</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>들어 있는 파일</translation>
    </message>
    <message>
        <source>%1 (archive)</source>
        <translation>%1(보관 파일)</translation>
    </message>
    <message>
        <source>Reading names …</source>
        <translation>이름을 읽는 중 …</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>이름 %1개</translation>
    </message>
    <message>
        <source>, all told by the archive or plain ASCII</source>
        <translation>, 모두 보관 파일에 적혀 있거나 순수 ASCII</translation>
    </message>
    <message>
        <source>, read in %1 as you chose</source>
        <translation>, 고른 대로 %1(으)로 읽음</translation>
    </message>
    <message>
        <source>, read in %1 (%2)</source>
        <translation>, %1(으)로 읽음(%2)</translation>
    </message>
    <message>
        <source>. The archive %1</source>
        <translation>. 보관 파일 %1</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>폴더입니다.</translation>
    </message>
    <message>
        <source>This is a link.</source>
        <translation>링크입니다.</translation>
    </message>
    <message>
        <source>Encodings that the &amp;names may be in</source>
        <translation>이름의 인코딩 후보(&amp;N)</translation>
    </message>
    <message>
        <source>How the names would be</source>
        <translation>이름의 모습</translation>
    </message>
    <message>
        <source>1 name</source>
        <translation>이름 1개</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%2개 중 %1개 표시</translation>
    </message>
    <message>
        <source>There is nothing in this archive.</source>
        <translation>이 보관 파일에는 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>Files: %1. Folders: %2.</source>
        <translation>파일: %1. 폴더: %2.</translation>
    </message>
    <message>
        <source>Select a file to see its text.</source>
        <translation>파일을 선택하면 텍스트가 표시됩니다.</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>보관 파일(&amp;A)</translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation>이름 복사(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;elect none</source>
        <translation>선택 해제(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>이름 검색(&amp;S)</translation>
    </message>
    <message>
        <source>Save with &amp;readable names …</source>
        <translation>읽을 수 있는 이름으로 저장(&amp;R) …</translation>
    </message>
    <message>
        <source>The names are not read.</source>
        <translation>이름을 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Every program reads these names already.</source>
        <translation>이 이름은 이미 모든 프로그램이 읽습니다.</translation>
    </message>
    <message>
        <source>Only zip archives can be written again; this is another format.</source>
        <translation>zip 보관 파일만 다시 쓸 수 있습니다. 이것은 다른 형식입니다.</translation>
    </message>
    <message>
        <source>A copy is being written.</source>
        <translation>사본을 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>A copy of the archive with its names in UTF-8; all else stays as it is.</source>
        <translation>이름이 UTF-8인 보관 파일 사본. 나머지는 그대로입니다.</translation>
    </message>
    <message>
        <source>Save with readable names</source>
        <translation>읽을 수 있는 이름으로 저장</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Zip 보관 파일(*.zip)</translation>
    </message>
    <message>
        <source>1 name put right</source>
        <translation>이름 1개를 바로잡음</translation>
    </message>
    <message>
        <source>%1 names put right</source>
        <translation>이름 %1개를 바로잡음</translation>
    </message>
    <message>
        <source>, read in %1</source>
        <translation>, %1(으)로 읽음</translation>
    </message>
    <message>
        <source>, by the field in UTF-8 beside each</source>
        <translation>, 각각의 UTF-8 필드에 따라</translation>
    </message>
    <message>
        <source>; written, and read again: %1</source>
        <translation>; 쓰고 다시 읽음: %1</translation>
    </message>
    <message>
        <source>Names with bytes that do not fit, written in brackets (⟦E9⟧): %1</source>
        <translation>맞지 않는 바이트가 있어 괄호(⟦E9⟧)로 쓴 이름: %1</translation>
    </message>
    <message>
        <source>&amp;Unpack …</source>
        <translation>압축 풀기(&amp;U) …</translation>
    </message>
    <message>
        <source>Unpack into a new folder in</source>
        <translation>새 폴더를 만들어 압축을 풀 곳</translation>
    </message>
    <message>
        <source>1 file unpacked into %1</source>
        <translation>파일 1개를 %1에 풀었음</translation>
    </message>
    <message>
        <source>%1 files unpacked into %2</source>
        <translation>파일 %1개를 %2에 풀었음</translation>
    </message>
    <message>
        <source>Not unpacked: %1</source>
        <translation>풀지 않음: %1</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>쓰는 중 …</translation>
    </message>
    <message>
        <source>It could not be written: %1</source>
        <translation>쓸 수 없었음: %1</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>탭에서 열기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BannerBar</name>
    <message>
        <source>%1 · shown</source>
        <translation>%1 · 표시됨</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>이 알림 닫기</translation>
    </message>
    <message>
        <source>First</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Other encodings fit better</source>
        <translation>다른 인코딩이 더 잘 맞음</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>바이트 표시</translation>
    </message>
    <message>
        <source>List the files in it</source>
        <translation>들어 있는 파일 나열</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>Show as text anyway</source>
        <translation>그래도 텍스트로 표시</translation>
    </message>
    <message>
        <source>Show as %1</source>
        <translation>%1(으)로 표시</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>잊기</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Save what was meant …</source>
        <translation>본래 뜻한 것을 저장 …</translation>
    </message>
    <message>
        <source>Show one notice</source>
        <translation>알림 하나만 표시</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1개 더</translation>
    </message>
    <message>
        <source>Show %1 more notices</source>
        <translation>알림 %1개 더 표시</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Show part by part</source>
        <translation>부분별로 표시</translation>
    </message>
    <message>
        <source>Save as UTF-8 …</source>
        <translation>UTF-8로 저장 …</translation>
    </message>
    <message>
        <source>Show what was meant</source>
        <translation>본래 뜻한 것을 표시</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Repair the others</source>
        <translation>나머지 바로잡기</translation>
    </message>
    <message>
        <source>Read them like this one</source>
        <translation>이 파일처럼 읽기</translation>
    </message>
    <message>
        <source>Read it decoded</source>
        <translation>디코딩해서 읽기</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateModel</name>
    <message>
        <source>These names give the same text: %1</source>
        <translation>다음 이름은 같은 텍스트가 됩니다: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidatePanel</name>
    <message>
        <source>Show where they differ</source>
        <translation>다른 곳 표시</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>적게 표시</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CandidateView</name>
    <message>
        <source>Candidates</source>
        <translation>후보</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareBar</name>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Which readings stand side by side</source>
        <translation>나란히 놓을 읽기</translation>
    </message>
    <message>
        <source>The other file is in:</source>
        <translation>다른 파일의 인코딩:</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CompareController</name>
    <message>
        <source>&amp;Compare</source>
        <translation>비교(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Readings side by side</source>
        <translation>나란히 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Only lines that differ</source>
        <translation>다른 행만(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Any other</source>
        <translation>다른 것(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Comparison</name>
    <message>
        <source>No difference</source>
        <translation>차이 없음</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>차이 1개</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>차이 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>차이 %1/%2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConversionQuestions</name>
    <message>
        <source>Read as</source>
        <translation>읽은 인코딩</translation>
    </message>
    <message>
        <source>&amp;Write as</source>
        <translation>쓸 인코딩(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Line ends</source>
        <translation>줄 끝(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Byte order mark</source>
        <translation>바이트 순서 표식(&amp;B)</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>파일과 같게</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>씀</translation>
    </message>
    <message>
        <source>write none</source>
        <translation>쓰지 않음</translation>
    </message>
    <message>
        <source>Des&amp;tination</source>
        <translation>위치(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Change what the text says about its own encoding</source>
        <translation>텍스트가 자기 인코딩에 대해 말하는 것을 바꾸기(&amp;C)</translation>
    </message>
    <message>
        <source>Make what the texts &amp;say of their encoding true</source>
        <translation>텍스트가 자기 인코딩에 대해 말하는 것을 맞게 고치기(&amp;S)</translation>
    </message>
    <message>
        <source>Also correct .editorconfig and .&amp;gitattributes</source>
        <translation>.editorconfig와 .gitattributes도 고치기(&amp;G)</translation>
    </message>
    <message>
        <source>Put right te&amp;xt that was encoded twice (Ã© for é)</source>
        <translation>두 번 인코딩된 텍스트 바로잡기(é인데 Ã©)(&amp;P)</translation>
    </message>
    <message>
        <source>As a copy</source>
        <translation>사본으로</translation>
    </message>
    <message>
        <source>Copies go to a folder</source>
        <translation>사본을 폴더로</translation>
    </message>
    <message>
        <source>In place; originals become FILE.orig</source>
        <translation>제자리에서. 원본은 파일.orig이 됨</translation>
    </message>
    <message>
        <source>In place; originals go to a folder</source>
        <translation>제자리에서. 원본은 폴더로</translation>
    </message>
    <message>
        <source>B&amp;rowse …</source>
        <translation>찾아보기(&amp;R) …</translation>
    </message>
    <message>
        <source>&amp;Browse …</source>
        <translation>찾아보기(&amp;B) …</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>저장 위치(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>폴더(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Least confidence</source>
        <translation>최소 확신도(&amp;L)</translation>
    </message>
    <message>
        <source>Save the copy as</source>
        <translation>사본을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Nothing can be saved.</source>
        <translation>아무것도 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>Type the name of an encoding.</source>
        <translation>인코딩 이름을 입력하십시오.</translation>
    </message>
    <message>
        <source>In place; the original becomes %1</source>
        <translation>제자리에서. 원본은 %1이(가) 됨</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ConvertDialog</name>
    <message>
        <source>&amp;Open the copy</source>
        <translation>사본 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Save &amp;report …</source>
        <translation>보고서 저장(&amp;R) …</translation>
    </message>
    <message>
        <source>&amp;Plan again</source>
        <translation>다시 계획(&amp;A)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>취소(&amp;N)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::CopyPanel</name>
    <message>
        <source>&amp;Read all of it as %1</source>
        <translation>모두 %1(으)로 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Save a converted copy</source>
        <translation>변환한 사본 저장</translation>
    </message>
    <message>
        <source>Nothing has been replaced yet.</source>
        <translation>아직 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>저장하는 중 …</translation>
    </message>
    <message>
        <source>Looking at what would be lost …</source>
        <translation>잃을 것을 찾는 중 …</translation>
    </message>
    <message>
        <source>&amp;%1, which loses nothing of it</source>
        <translation>&amp;%1, 아무것도 잃지 않음</translation>
    </message>
    <message>
        <source>&amp;Replace the file</source>
        <translation>파일 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save the copy</source>
        <translation>사본 저장(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1은(는) 전과 같습니다.</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>중지했습니다. 사본을 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>The text is written in another encoding.</source>
        <translation>텍스트를 다른 인코딩으로 씁니다.</translation>
    </message>
    <message>
        <source>The file is not replaced.</source>
        <translation>파일을 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>In %1 something would be lost, so nothing is saved.</source>
        <translation>%1에서는 잃는 것이 있어 아무것도 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1은(는) 그대로입니다.</translation>
    </message>
    <message>
        <source>It is a symbolic link, which stays; the file behind it is replaced: %1.</source>
        <translation>심볼릭 링크이며 링크는 남습니다. 그것이 가리키는 파일을 바꿉니다: %1.</translation>
    </message>
    <message>
        <source>What it is now is kept as %1.</source>
        <translation>지금의 내용은 %1(으)로 보관됩니다.</translation>
    </message>
    <message>
        <source>%1 itself is written in %2.</source>
        <translation>%1 자체를 %2(으)로 씁니다.</translation>
    </message>
    <message>
        <source>%1 itself gets the same text in %2.</source>
        <translation>%1 자체가 %2(으)로 같은 텍스트를 갖게 됩니다.</translation>
    </message>
    <message>
        <source>The copy is in %1.</source>
        <translation>사본은 %1입니다.</translation>
    </message>
    <message>
        <source>The copy has the same text in %1.</source>
        <translation>사본은 %1(으)로 같은 텍스트입니다.</translation>
    </message>
    <message>
        <source>Lines end in %1.</source>
        <translation>줄 끝은 %1입니다.</translation>
    </message>
    <message>
        <source>What the text says about its own encoding is changed.</source>
        <translation>텍스트가 자기 인코딩에 대해 말하는 것을 바꿉니다.</translation>
    </message>
    <message>
        <source>No encoding to write is named.</source>
        <translation>쓸 인코딩이 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>The file cannot be converted.</source>
        <translation>파일을 변환할 수 없습니다.</translation>
    </message>
    <message>
        <source>No place for the copy is named.</source>
        <translation>사본을 둘 곳이 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Something would be lost: choose what stands for it.</source>
        <translation>잃는 것이 있습니다. 대신할 것을 고르십시오.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DetailPanels</name>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentActions</name>
    <message>
        <source>&amp;Follow its end</source>
        <translation>끝을 따라가기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save a converted copy …</source>
        <translation>변환한 사본 저장(&amp;S) …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>사본 저장</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>인쇄(&amp;P) …</translation>
    </message>
    <message>
        <source>&amp;Paste as a document</source>
        <translation>문서로 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Detect from the &amp;selection alone</source>
        <translation>선택한 부분만으로 감지(&amp;S)</translation>
    </message>
    <message>
        <source>I &amp;know something about this file …</source>
        <translation>이 파일에 대해 아는 것이 있음(&amp;K) …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>환경 설정(&amp;P) …</translation>
    </message>
    <message>
        <source>The file has changed since it was opened. Reload it before you convert it, so that the copy is what you see.</source>
        <translation>파일을 연 뒤 바뀌었습니다. 사본이 보이는 것과 같도록 변환하기 전에 다시 읽으십시오.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>클립보드에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>The clipboard holds more than %1; save it as a file first.</source>
        <translation>클립보드의 내용이 %1보다 큽니다. 먼저 파일로 저장하십시오.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Pasted bytes</source>
        <translation>붙여넣은 바이트</translation>
    </message>
    <message>
        <source>Garbled text</source>
        <translation>깨진 텍스트</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
    <message>
        <source>Select some text first.</source>
        <translation>먼저 텍스트를 선택하십시오.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, 바이트 %2–%3</translation>
    </message>
    <message>
        <source>All pages are done.</source>
        <translation>모든 쪽이 끝났습니다.</translation>
    </message>
    <message>
        <source>Copy as &amp;bytes</source>
        <translation>바이트로 복사(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hex: E9 4A</source>
        <translation>16진수(&amp;H): E9 4A</translation>
    </message>
    <message>
        <source>&amp;Escapes: \xE9</source>
        <translation>이스케이프(&amp;E): \xE9</translation>
    </message>
    <message>
        <source>&amp;Percent: %E9</source>
        <translation>퍼센트(&amp;P): %E9</translation>
    </message>
    <message>
        <source>&amp;Make this word appear …</source>
        <translation>이 낱말이 나타나게 하기(&amp;M) …</translation>
    </message>
    <message>
        <source>&amp;About Charsleuth</source>
        <translation>Charsleuth 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo a choice</source>
        <translation>선택 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do a choice</source>
        <translation>선택 다시 하기(&amp;D)</translation>
    </message>
    <message>
        <source>That is more than %1 to copy.</source>
        <translation>복사하기에는 %1보다 큽니다.</translation>
    </message>
    <message>
        <source>Select a few characters first.</source>
        <translation>먼저 문자를 몇 개 선택하십시오.</translation>
    </message>
    <message>
        <source>The selection is &amp;in …</source>
        <translation>선택한 부분의 인코딩(&amp;I) …</translation>
    </message>
    <message>
        <source>The selection has more than %1 characters, too many for the clipboard. Nothing was copied. Save it as a file in UTF-8?</source>
        <translation>선택한 부분이 %1자를 넘어 클립보드에 너무 큽니다. 아무것도 복사하지 않았습니다. UTF-8 파일로 저장할까요?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save the selection as</source>
        <translation>선택한 부분을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>The selection is saved as %1.</source>
        <translation>선택한 부분을 %1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1을(를) 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>Save a copy with LF …</source>
        <translation>LF로 사본 저장 …</translation>
    </message>
    <message>
        <source>Save a copy with CRLF …</source>
        <translation>CRLF로 사본 저장 …</translation>
    </message>
    <message>
        <source>Save a copy with CR …</source>
        <translation>CR로 사본 저장 …</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmands</source>
        <translation>명령으로 복사(&amp;M)</translation>
    </message>
    <message>
        <source>Text, with &amp;malformed bytes as \xE9</source>
        <translation>텍스트, 잘못된 바이트는 \xE9로(&amp;M)</translation>
    </message>
    <message>
        <source>Paste spec&amp;ial: bytes, garbled text</source>
        <translation>특별히 붙여넣기(&amp;I): 바이트, 깨진 텍스트</translation>
    </message>
    <message>
        <source>The clipboard holds neither bytes written as hex (E9 4A), escapes (\xE9, %E9, =E9) or Base64, nor garbled text: mojibake, or text that was read as windows-1252 or ISO-8859-1.</source>
        <translation>클립보드에는 16진수(E9 4A), 이스케이프(\xE9, %E9, =E9), Base64로 쓰인 바이트도, 깨진 텍스트(모지바케 또는 windows-1252나 ISO-8859-1로 읽힌 텍스트)도 없습니다.</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>PDF로 저장(&amp;D) …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 문서(*.pdf)</translation>
    </message>
    <message>
        <source>Save the text that was meant</source>
        <translation>본래 뜻한 텍스트 저장</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text 1 place is put right, all else is as it was.</source>
        <translation>사본은 UTF-8입니다. 텍스트 1곳을 바로잡고 나머지는 그대로입니다.</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Of the text %1 places are put right, all else is as it was.</source>
        <translation>사본은 UTF-8입니다. 텍스트 %1곳을 바로잡고 나머지는 그대로입니다.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>UTF-8로 저장</translation>
    </message>
    <message>
        <source>The copy is UTF-8. Each part is read in its own encoding: %1.</source>
        <translation>사본은 UTF-8입니다. 각 부분을 그 인코딩으로 읽습니다: %1.</translation>
    </message>
    <message>
        <source>%1, decoded</source>
        <translation>%1, 디코딩됨</translation>
    </message>
    <message>
        <source>About Charsleuth</source>
        <translation>Charsleuth 정보</translation>
    </message>
    <message>
        <source>Finds out which character encoding a file is in, shows it, repairs it and converts it. It knows %1 encodings, and says why.</source>
        <translation>파일의 문자 인코딩을 알아내어 보여 주고 고치고 변환합니다. 인코딩 %1개를 알고 있으며 이유를 말합니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DocumentPage</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>%1 — Charsleuth</source>
        <translation>%1 — Charsleuth</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>문서 없음</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1을(를) 열 수 없었습니다: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>찾기(&amp;F) …</translation>
    </message>
    <message>
        <source>Find n&amp;ext</source>
        <translation>다음 찾기(&amp;E)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>이전 찾기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <translation>긴 줄 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>보통 크기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>이유(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>바이트(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Read as candidate %1</source>
        <translation>후보 %1(으)로 읽기</translation>
    </message>
    <message>
        <source>Stop long work</source>
        <translation>오래 걸리는 작업 중지</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Show in&amp;visible characters</source>
        <translation>보이지 않는 문자 표시(&amp;V)</translation>
    </message>
    <message>
        <source>C&amp;haracter at the caret</source>
        <translation>커서 위치의 문자(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go to line, byte or percentage …</source>
        <translation>행, 바이트, 백분율로 이동(&amp;G) …</translation>
    </message>
    <message>
        <source>There is not enough memory for %1: what is shown, found or compared may not be all.</source>
        <translation>%1을(를) 위한 메모리가 부족합니다. 표시되거나 찾거나 비교한 것이 전부가 아닐 수 있습니다.</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>감지한 대로</translation>
    </message>
    <message>
        <source>%1, with the hint: %2</source>
        <translation>%1, 힌트: %2</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>열기(&amp;O) …</translation>
    </message>
    <message>
        <source>Find the same &amp;bytes</source>
        <translation>같은 바이트 찾기(&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;folder …</source>
        <translation>폴더 열기(&amp;F) …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Compare with another &amp;file …</source>
        <translation>다른 파일과 비교(&amp;F) …</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>다른 파일과 비교</translation>
    </message>
    <message>
        <source>%1 is what it was before.</source>
        <translation>%1은(는) 전과 같습니다.</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>창의 다음 부분(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>창의 이전 부분(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>이전 문제(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Kinds of problems …</source>
        <translation>문제의 종류(&amp;K) …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::DropOverlay</name>
    <message>
        <source>Drop files here to open them</source>
        <translation>파일을 여기에 놓으면 열립니다</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingChooser</name>
    <message>
        <source>En&amp;coding</source>
        <translation>인코딩(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Encodings …</source>
        <translation>인코딩(&amp;E) …</translation>
    </message>
    <message>
        <source>As &amp;detected</source>
        <translation>감지한 대로(&amp;D)</translation>
    </message>
    <message>
        <source>Show the text in another encoding (Ctrl+E to search)</source>
        <translation>텍스트를 다른 인코딩으로 표시(Ctrl+E로 검색)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>&amp;Recently used</source>
        <translation>최근 사용(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;All by region</source>
        <translation>지역별 전체(&amp;A)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingField</name>
    <message>
        <source>“%1” is no encoding that is known here.</source>
        <translation>“%1”은(는) 알려진 인코딩이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is no encoding that is known here; %2 was probably meant.</source>
        <translation>“%1”은(는) 알려진 인코딩이 아닙니다. 아마 %2일 것입니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingModel</name>
    <message>
        <source>suggested</source>
        <translation>추천</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::EncodingSearch</name>
    <message>
        <source>No encoding has this name, number or language.</source>
        <translation>이 이름, 번호, 언어의 인코딩이 없습니다.</translation>
    </message>
    <message>
        <source>Name, alias, number or language: cp932, 1251, Thai …</source>
        <translation>이름, 별칭, 번호, 언어: cp932, 1251, 태국어 …</translation>
    </message>
    <message>
        <source>Search an encoding</source>
        <translation>인코딩 검색</translation>
    </message>
    <message>
        <source>Encodings found</source>
        <translation>찾은 인코딩</translation>
    </message>
    <message>
        <source>No encoding is called “%1”. This one was probably meant:</source>
        <translation>“%1”(이)라는 인코딩이 없습니다. 아마 이것일 것입니다:</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FindBar</name>
    <message>
        <source>Match case</source>
        <translation>대소문자</translation>
    </message>
    <message>
        <source>Tell capital letters from small ones</source>
        <translation>대문자와 소문자 구별</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>이전 결과</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>이전 결과(Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>다음 결과</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>다음 결과(Enter)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>검색 닫기</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>정규식</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>찾을 것</translation>
    </message>
    <message>
        <source>Text as it reads, a regular expression, or bytes such as E9 20</source>
        <translation>읽히는 그대로의 텍스트, 정규식 또는 E9 20 같은 바이트</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>찾음</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Finder</name>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1개 찾음</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1개 찾음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderList</name>
    <message>
        <source>Search names and encodings</source>
        <translation>이름과 인코딩 검색</translation>
    </message>
    <message>
        <source>Which files are shown</source>
        <translation>표시할 파일</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>%1 (folder)</source>
        <translation>%1(폴더)</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, 선택 %1개</translation>
    </message>
    <message>
        <source>Convert selec&amp;ted …</source>
        <translation>선택한 것 변환(&amp;N) …</translation>
    </message>
    <message>
        <source>Convert &amp;all shown …</source>
        <translation>표시된 것 모두 변환(&amp;A) …</translation>
    </message>
    <message>
        <source>Convert %1 selec&amp;ted …</source>
        <translation>선택한 %1개 변환(&amp;N) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 …</source>
        <translation>%1개 모두 변환(&amp;L) …</translation>
    </message>
    <message>
        <source>Convert a&amp;ll %1 shown …</source>
        <translation>표시된 %1개 모두 변환(&amp;L) …</translation>
    </message>
    <message>
        <source>&amp;Exclude from conversion</source>
        <translation>변환에서 제외(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>경로 복사(&amp;P)</translation>
    </message>
    <message>
        <source>Open the &amp;folder it is in</source>
        <translation>들어 있는 폴더 열기(&amp;F)</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>선택 해제(&amp;O)</translation>
    </message>
    <message>
        <source>Other files that are selected, and are read as another encoding: %1.</source>
        <translation>다른 인코딩으로 읽히는 다른 선택한 파일: %1.</translation>
    </message>
    <message>
        <source>Reading files: %1</source>
        <translation>파일 읽는 중: %1</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>폴더(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open in a tab</source>
        <translation>탭에서 열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Read the selected files as the shown one</source>
        <translation>선택한 파일을 표시된 파일처럼 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Read the selected files as &amp;detected</source>
        <translation>선택한 파일을 감지한 대로 읽기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Search names</source>
        <translation>이름 검색(&amp;S)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1, %2 to look at, %3 shown</source>
        <translation>%1, 살펴볼 것 %2개, 표시 %3개</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::FolderModel</name>
    <message>
        <source>chosen</source>
        <translation>고름</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>nothing odd</source>
        <translation>이상 없음</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>확신도</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>살펴볼 것</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>손상</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>선언</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>줄 끝</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>is not converted</source>
        <translation>변환하지 않음</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks on a file</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Chosen earlier for this content, and remembered</source>
        <translation>이 내용에 대해 전에 골라 기억해 둔 것</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::GoToDialog</name>
    <message>
        <source>a line from 1 to %1</source>
        <translation>1부터 %1까지의 행</translation>
    </message>
    <message>
        <source>the number of a line</source>
        <translation>행 번호</translation>
    </message>
    <message>
        <source>Go to line, byte or percentage</source>
        <translation>행, 바이트, 백분율로 이동</translation>
    </message>
    <message>
        <source>Give %1, @ and a byte from 0 to %2, or a percentage.</source>
        <translation>%1, @와 0부터 %2까지의 바이트, 또는 백분율을 입력하십시오.</translation>
    </message>
    <message>
        <source>Line, @ and a byte, or percentage</source>
        <translation>행, @와 바이트, 또는 백분율</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintChip</name>
    <message>
        <source>Change what you said about this file</source>
        <translation>이 파일에 대해 말한 것 바꾸기</translation>
    </message>
    <message>
        <source>Take the hint back</source>
        <translation>힌트 거두기</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>힌트: %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintMenu</name>
    <message>
        <source>Hint: this &amp;is</source>
        <translation>힌트: 이것은(&amp;I)</translation>
    </message>
    <message>
        <source>a &amp;name or a city</source>
        <translation>이름 또는 도시(&amp;N)</translation>
    </message>
    <message>
        <source>in the &amp;language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;another …</source>
        <translation>다른 것(&amp;A) …</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>%2에서 “%1”</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>먼저 선택하십시오</translation>
    </message>
    <message>
        <source>No encoding makes a name of the selection</source>
        <translation>선택한 것을 이름으로 만드는 인코딩이 없음</translation>
    </message>
    <message>
        <source>&amp;another: type it …</source>
        <translation>다른 것: 입력(&amp;A) …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::HintsDialog</name>
    <message>
        <source>I know something about this file</source>
        <translation>이 파일에 대해 아는 것이 있음</translation>
    </message>
    <message>
        <source>Say what you know, and watch the candidates move. It counts as evidence and overrules nothing.</source>
        <translation>아는 것을 말하고 후보가 움직이는 것을 보십시오. 증거로 쓰이며 아무것도 무시하지 않습니다.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>모름</translation>
    </message>
    <message>
        <source>a country, address, web page or newsgroup</source>
        <translation>나라, 주소, 웹 페이지 또는 뉴스그룹</translation>
    </message>
    <message>
        <source>It is probably like the folder&apos;s &amp;other files</source>
        <translation>아마 폴더의 다른 파일과 같음(&amp;O)</translation>
    </message>
    <message>
        <source>Its &amp;language:</source>
        <translation>언어(&amp;L):</translation>
    </message>
    <message>
        <source>It was &amp;made on:</source>
        <translation>만든 곳(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;When:</source>
        <translation>시기(&amp;W):</translation>
    </message>
    <message>
        <source>It comes &amp;from:</source>
        <translation>출처(&amp;F):</translation>
    </message>
    <message>
        <source>I know &amp;nothing</source>
        <translation>아는 것이 없음(&amp;N)</translation>
    </message>
    <message>
        <source>“%1” is no language that is known here. It does not count.</source>
        <translation>“%1”은(는) 알려진 언어가 아닙니다. 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>“%1” is no country or address that is known here. It does not count.</source>
        <translation>“%1”은(는) 알려진 나라나 주소가 아닙니다. 쓰이지 않습니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>단축키나 하는 일 찾기</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>하는 일</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossModel</name>
    <message>
        <source>Character</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>횟수</translation>
    </message>
    <message>
        <source>On lines</source>
        <translation>행</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>잘못된 바이트</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>쓰는 것</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::LossPanel</name>
    <message>
        <source>What the copy would lose</source>
        <translation>사본에서 잃는 것</translation>
    </message>
    <message>
        <source>Letters that people type stand for what would be lost, and question marks where there are none.</source>
        <translation>잃을 것 대신 사람들이 입력하는 글자를, 없으면 물음표를 씁니다.</translation>
    </message>
    <message>
        <source>All characters are in these, but not the malformed bytes:</source>
        <translation>다음에는 모든 문자가 있지만 잘못된 바이트는 없음:</translation>
    </message>
    <message>
        <source>Nothing would be lost in:</source>
        <translation>다음에서는 아무것도 잃지 않음:</translation>
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
        <translation>문서</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>다음 문서(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>이전 문서(&amp;P)</translation>
    </message>
    <message>
        <source>%1 of %2 files were left out: at most %3 are open at a time.</source>
        <translation>파일 %2개 중 %1개를 제외했습니다. 한 번에 %3개까지 열립니다.</translation>
    </message>
    <message>
        <source>At most %1 documents are open at a time.</source>
        <translation>한 번에 문서 %1개까지 열립니다.</translation>
    </message>
    <message>
        <source>Co&amp;nversions, to take them back …</source>
        <translation>변환 기록, 되돌리기(&amp;N) …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MemberModel</name>
    <message>
        <source>plain ASCII</source>
        <translation>순수 ASCII</translation>
    </message>
    <message>
        <source>the archive says UTF-8</source>
        <translation>보관 파일에 UTF-8로 적힘</translation>
    </message>
    <message>
        <source>all names together</source>
        <translation>모든 이름을 함께</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>직접 고름</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>a field in UTF-8 beside it</source>
        <translation>곁의 UTF-8 필드</translation>
    </message>
    <message>
        <source>How the name is known</source>
        <translation>이름을 아는 근거</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeController</name>
    <message>
        <source>List &amp;of mojibake …</source>
        <translation>깨진 글자 목록(&amp;O) …</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeDialog</name>
    <message>
        <source>Mojibake</source>
        <translation>깨진 글자</translation>
    </message>
    <message>
        <source>&amp;Save what was meant …</source>
        <translation>본래 뜻한 것을 저장(&amp;S) …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Runs of mojibake</source>
        <translation>깨진 글자가 이어진 곳</translation>
    </message>
    <message>
        <source>%1 of %2 places are put right in the copy. What has no tick stays as it is.</source>
        <translation>사본에서 %2곳 중 %1곳을 바로잡습니다. 표시하지 않은 것은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::MojibakeModel</name>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>%1행: %2 → %3</translation>
    </message>
    <message>
        <source>%1; something of it is lost</source>
        <translation>%1; 일부는 사라짐</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>본래</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>확실성</translation>
    </message>
    <message>
        <source>by you</source>
        <translation>직접</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OtherFile</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1을(를) 열 수 없었습니다: %2</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>비교하는 중 …</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>비교할 것이 없음</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>차이 %1/%2</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>차이 1개</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>차이 %1개</translation>
    </message>
    <message>
        <source>Both say the same, but their lines end differently: %1 and %2.</source>
        <translation>둘은 같은 내용이지만 줄 끝이 다릅니다: %1와(과) %2.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>둘은 같은 내용입니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::OverviewRuler</name>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::Paper</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1을(를) 쓸 수 없었습니다: %2</translation>
    </message>
    <message>
        <source>The PDF has only the first %1 pages.</source>
        <translation>PDF에는 처음 %1쪽만 있습니다.</translation>
    </message>
    <message>
        <source>Only the first %1 pages were printed.</source>
        <translation>처음 %1쪽만 인쇄했습니다.</translation>
    </message>
    <message>
        <source>Laying out the pages: %1</source>
        <translation>쪽을 짜는 중: %1</translation>
    </message>
    <message>
        <source>Laying out the pages: %1 · %2 s left</source>
        <translation>쪽을 짜는 중: %1 · %2초 남음</translation>
    </message>
    <message>
        <source>%1 could not be printed: %2</source>
        <translation>%1을(를) 인쇄할 수 없었습니다: %2</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PartsController</name>
    <message>
        <source>Read &amp;part by part</source>
        <translation>부분별로 읽기(&amp;P)</translation>
    </message>
    <message>
        <source>Save its parts as one &amp;UTF-8 file …</source>
        <translation>부분을 하나의 UTF-8 파일로 저장(&amp;U) …</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>텍스트 없음</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlaceSearch</name>
    <message>
        <source>%1 at %2 MB/s, %3 s left</source>
        <translation>%1, %2 MB/s, %3초 남음</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <translation>지금까지 %1, %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1, stopped at %2</source>
        <translation>%1, %2에서 멈춤</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PlanPanel</name>
    <message>
        <source>Convert files of %1</source>
        <translation>%1의 파일 변환</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>From</source>
        <translation>원래</translation>
    </message>
    <message>
        <source>To</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV(*.csv)</translation>
    </message>
    <message>
        <source>The report is saved as %1.</source>
        <translation>보고서를 %1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1을(를) 쓸 수 없음: %2</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>고침</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>고쳤음</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>변환됨</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>되돌림</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변함없음</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>변환(&amp;C)</translation>
    </message>
    <message>
        <source>still says: %1</source>
        <translation>여전히 적힌 것: %1</translation>
    </message>
    <message>
        <source>line %1: “%2” becomes “%3”</source>
        <translation>%1행: “%2” → “%3”</translation>
    </message>
    <message>
        <source>1 place is put right</source>
        <translation>1곳을 바로잡음</translation>
    </message>
    <message>
        <source>%1 places are put right</source>
        <translation>%1곳을 바로잡음</translation>
    </message>
    <message>
        <source>read as you chose</source>
        <translation>고른 대로 읽음</translation>
    </message>
    <message>
        <source>read as you chose; by itself it reads as %1 (%2)</source>
        <translation>고른 대로 읽음. 이것만 보면 %1(으)로 읽힘(%2)</translation>
    </message>
    <message>
        <source>read as you chose: “%1”; by itself it reads as %2 (%3): “%4”</source>
        <translation>고른 대로 읽음: “%1”. 이것만 보면 %2(으)로 읽힘(%3): “%4”</translation>
    </message>
    <message>
        <source>%1 still says “%2” of %3 files; it cannot be corrected.</source>
        <translation>%1에는 여전히 파일 %3개에 대해 “%2”(이)라고 적혀 있으며 고칠 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no plan.</source>
        <translation>계획이 없습니다.</translation>
    </message>
    <message>
        <source>Trying each file; nothing is written.</source>
        <translation>각 파일을 시험합니다. 아무것도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.</source>
        <translation>변환할 것 %1, 변함없음 %2, 거부 %3, 실패 %4. 아직 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 files.</source>
        <translation>%2개 파일 중 %1개를 처리하고 취소했습니다.</translation>
    </message>
    <message>
        <source>Converting; each copy is read again and compared.</source>
        <translation>변환하는 중. 각 사본을 다시 읽어 비교합니다.</translation>
    </message>
    <message>
        <source>%1 converted, %2 unchanged, %3 refused, %4 failed.</source>
        <translation>변환됨 %1, 변함없음 %2, 거부 %3, 실패 %4.</translation>
    </message>
    <message>
        <source>Undoing.</source>
        <translation>되돌리는 중.</translation>
    </message>
    <message>
        <source>%1 copies are deleted, %2 are not; the files that were copied are as they were.</source>
        <translation>사본 %1개를 삭제했고 %2개는 삭제하지 않았습니다. 복사된 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 files are again what they were; %2 could not be undone.</source>
        <translation>파일 %1개가 다시 전과 같아졌습니다. %2개는 되돌릴 수 없었습니다.</translation>
    </message>
    <message>
        <source>It can be undone here, and at any time by “Conversions” in the menu “File”.</source>
        <translation>여기서 되돌릴 수 있고, “파일” 메뉴의 “변환 기록”에서 언제든지 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>1 copy is deleted, %1 are not; the file that was copied is as it was.</source>
        <translation>사본 1개를 삭제했고 %1개는 삭제하지 않았습니다. 복사한 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>1 file is again what it was; %1 could not be undone.</source>
        <translation>파일 1개가 다시 전과 같아졌습니다. %1개는 되돌릴 수 없었습니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::PreferencesDialog</name>
    <message>
        <source>&amp;Remember which encoding I chose for a file</source>
        <translation>파일에 대해 고른 인코딩을 기억(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>잊기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last time again</source>
        <translation>지난번 파일을 다시 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>My files are &amp;mostly in (a weak hint for every file):</source>
        <translation>내 파일은 주로(&amp;M)(모든 파일에 대한 약한 힌트):</translation>
    </message>
    <message>
        <source>Nothing can be remembered: %1</source>
        <translation>아무것도 기억할 수 없음: %1</translation>
    </message>
    <message>
        <source>No file is remembered.</source>
        <translation>기억한 파일이 없습니다.</translation>
    </message>
    <message>
        <source>1 file is remembered.</source>
        <translation>파일 1개를 기억합니다.</translation>
    </message>
    <message>
        <source>%1 files are remembered.</source>
        <translation>파일 %1개를 기억합니다.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>데스크톱과 같게</translation>
    </message>
    <message>
        <source>light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>테마(&amp;T):</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>텍스트 크기</translation>
    </message>
    <message>
        <source>Te&amp;xt in:</source>
        <translation>텍스트(&amp;X):</translation>
    </message>
    <message>
        <source>&amp;Language of the program:</source>
        <translation>프로그램 언어(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Save copies as:</source>
        <translation>사본을 저장할 인코딩(&amp;S):</translation>
    </message>
    <message>
        <source>Wit&amp;h line ends:</source>
        <translation>줄 끝(&amp;H):</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ProblemWalk</name>
    <message>
        <source>&amp;Malformed bytes</source>
        <translation>잘못된 바이트(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;C1 control characters</source>
        <translation>C1 제어 문자(&amp;C)</translation>
    </message>
    <message>
        <source>Mo&amp;jibake</source>
        <translation>깨진 글자(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Parts in another encoding</source>
        <translation>다른 인코딩의 부분(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>차이(&amp;D)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReadingsView</name>
    <message>
        <source>Text as %1</source>
        <translation>%1(으)로 읽은 텍스트</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReasonView</name>
    <message>
        <source>Reasons</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RepairMenu</name>
    <message>
        <source>&amp;Repair the selection</source>
        <translation>선택한 부분 바로잡기(&amp;R)</translation>
    </message>
    <message>
        <source>Select it first</source>
        <translation>먼저 선택하십시오</translation>
    </message>
    <message>
        <source>No more than %1 at a time</source>
        <translation>한 번에 %1까지만</translation>
    </message>
    <message>
        <source>No known misreading makes other text of the selection</source>
        <translation>알려진 어떤 오독도 선택한 부분을 다른 텍스트로 만들지 않음</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::ReplaceQuestion</name>
    <message>
        <source>%1, %2 bytes, of %3</source>
        <translation>%1, %2바이트, %3</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>이미 있음: %1</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>바꾸기(&amp;P)</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::RunsDialog</name>
    <message>
        <source>not known</source>
        <translation>모름</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>in place; originals are FILE.orig</source>
        <translation>제자리에서. 원본은 파일.orig</translation>
    </message>
    <message>
        <source>in place; originals are in %1</source>
        <translation>제자리에서. 원본은 %1</translation>
    </message>
    <message>
        <source>copies in %1</source>
        <translation>사본은 %1</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>%1 files, %2</source>
        <translation>파일 %1개, %2</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>되돌리기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go on …</source>
        <translation>계속(&amp;G) …</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>To</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>변환</translation>
    </message>
    <message>
        <source>Each can be taken back by itself: files become what they were, copies are deleted; what was changed since stays.</source>
        <translation>하나씩 되돌릴 수 있습니다. 그 뒤 바뀐 것을 빼고 파일이 전과 같아지고 사본은 삭제됩니다.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>No conversion can be taken back.</source>
        <translation>되돌릴 수 있는 변환이 없습니다.</translation>
    </message>
    <message>
        <source>Open its &amp;folder</source>
        <translation>해당 폴더 열기(&amp;F)</translation>
    </message>
    <message>
        <source>1 file, %1</source>
        <translation>파일 1개, %1</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::TextView</name>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>charsleuth::viewer::WordDialog</name>
    <message>
        <source>Make this word appear</source>
        <translation>이 낱말이 나타나게 하기</translation>
    </message>
    <message>
        <source>Type a &amp;word that you know to be in the file, or two: a name, a city. You get the encodings in which all of them are there.</source>
        <translation>파일에 있는 것으로 아는 낱말(&amp;W) 하나나 둘을 입력하십시오. 이름, 도시 등. 그 낱말이 모두 나타나는 인코딩을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Words that are in the file</source>
        <translation>파일에 있는 낱말</translation>
    </message>
    <message>
        <source>Encodings that have the words, with their places</source>
        <translation>낱말이 있는 인코딩과 위치</translation>
    </message>
    <message>
        <source>No encoding makes this of any bytes in the file.</source>
        <translation>파일의 어떤 바이트도 이렇게 만드는 인코딩이 없습니다.</translation>
    </message>
    <message>
        <source>1 encoding has it.</source>
        <translation>인코딩 1개에 있습니다.</translation>
    </message>
    <message>
        <source>%1 encodings have it, the most probable first.</source>
        <translation>인코딩 %1개에 있습니다. 가능성이 높은 것부터입니다.</translation>
    </message>
</context>
<context>
    <name>evidence</name>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; less likely than as %3</source>
        <translation>ASCII 밖의 문자 %2개에 걸쳐 %1(으)로 읽힘. %3보다 가능성이 낮음</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; less likely than as %3</source>
        <translation>ASCII 밖의 문자 %2개에 걸쳐 %1(으)로 읽힘. %3보다 가능성이 낮음</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII; likelier than as %3</source>
        <translation>ASCII 밖의 문자 %2개에 걸쳐 %1(으)로 읽힘. %3보다 가능성이 높음</translation>
    </message>
    <message>
        <source>reads as %1 over %2 character outside ASCII; likelier than as %3</source>
        <translation>ASCII 밖의 문자 %2개에 걸쳐 %1(으)로 읽힘. %3보다 가능성이 높음</translation>
    </message>
    <message>
        <source>reads as %1 over %2 characters outside ASCII</source>
        <translation>ASCII 밖의 문자 %2개에 걸쳐 %1(으)로 읽힘</translation>
    </message>
    <message>
        <source>reads as %1; less likely than as %2</source>
        <translation>%1(으)로 읽힘. %2보다 가능성이 낮음</translation>
    </message>
    <message>
        <source>reads as %1; likelier than as %2</source>
        <translation>%1(으)로 읽힘. %2보다 가능성이 높음</translation>
    </message>
    <message>
        <source>reads as %1</source>
        <translation>%1(으)로 읽힘</translation>
    </message>
    <message>
        <source>how common it is, beside %1</source>
        <translation>%1에 비해 얼마나 흔한가</translation>
    </message>
    <message>
        <source>what files like this turned out to be, beside %1</source>
        <translation>비슷한 파일이 실제로 무엇이었는가(%1와 비교)</translation>
    </message>
    <message>
        <source>what else is known of %1</source>
        <translation>%1에 대해 그 밖에 알려진 것</translation>
    </message>
    <message>
        <source>%1 bytes are no character of EBCDIC text</source>
        <translation>바이트 %1개가 EBCDIC 텍스트의 문자가 아님</translation>
    </message>
    <message>
        <source>hardly any spaces or line ends of EBCDIC (%1)</source>
        <translation>EBCDIC의 공백이나 줄 끝이 거의 없음(%1)</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other bytes</source>
        <translation>바이트 %2의 %1은(는) 문자가 아니며 다른 바이트 %3개도 그러함</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character, nor are %3 other byte</source>
        <translation>바이트 %2의 %1은(는) 문자가 아니며 다른 바이트 %3개도 그러함</translation>
    </message>
    <message>
        <source>%1 at byte %2 is no character</source>
        <translation>바이트 %2의 %1은(는) 문자가 아님</translation>
    </message>
    <message>
        <source>%1 bytes are C1 controls, which text does not have</source>
        <translation>바이트 %1개가 텍스트에 없는 C1 제어 문자임</translation>
    </message>
    <message>
        <source>%1 byte is a C1 control, which text does not have</source>
        <translation>바이트 %1개가 텍스트에 없는 C1 제어 문자임</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: %2 at byte %3</source>
        <translation>맞지 않는 바이트열 %1개, 첫 번째: 바이트 %3의 %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: %1 at byte %2</source>
        <translation>맞지 않는 바이트열 하나: 바이트 %2의 %1</translation>
    </message>
    <message>
        <source>no %1, which this encoding needs to say anything but ASCII</source>
        <translation>이 인코딩이 ASCII 밖의 것을 쓰는 데 필요한 %1이(가) 없음</translation>
    </message>
    <message>
        <source>does not begin with its signature, and nearly any bytes are text in it</source>
        <translation>서명으로 시작하지 않으며, 이 인코딩에서는 거의 모든 바이트가 텍스트임</translation>
    </message>
    <message>
        <source>the last character is cut off</source>
        <translation>마지막 문자가 잘려 있음</translation>
    </message>
    <message>
        <source>%1 of %2 units are no characters of any text</source>
        <translation>단위 %2개 중 %1개가 어떤 텍스트의 문자도 아님</translation>
    </message>
    <message>
        <source>%1 multi-byte sequences are well-formed</source>
        <translation>올바른 여러 바이트 열 %1개</translation>
    </message>
    <message>
        <source>the units are pairs of ASCII bytes</source>
        <translation>단위가 ASCII 바이트의 쌍임</translation>
    </message>
    <message>
        <source>the Hangul text has hardly any spaces</source>
        <translation>한글 텍스트에 공백이 거의 없음</translation>
    </message>
    <message>
        <source>the input begins inside a character</source>
        <translation>입력이 문자 중간에서 시작함</translation>
    </message>
    <message>
        <source>the input ends inside a character</source>
        <translation>입력이 문자 중간에서 끝남</translation>
    </message>
    <message>
        <source>what follows + is not base64 of text</source>
        <translation>+ 뒤의 것이 텍스트의 base64가 아님</translation>
    </message>
    <message>
        <source>the bytes vary as they do in the other byte order</source>
        <translation>바이트가 반대 바이트 순서처럼 변함</translation>
    </message>
    <message>
        <source>%1 characters are of scripts that do not go together</source>
        <translation>문자 %1개가 서로 어울리지 않는 문자 체계임</translation>
    </message>
    <message>
        <source>byte order mark of %1, and no other text begins with these bytes</source>
        <translation>%1의 바이트 순서 표식이며 다른 텍스트는 이 바이트로 시작하지 않음</translation>
    </message>
    <message>
        <source>%1 element says &quot;%2&quot;</source>
        <translation>%1 요소에 “%2”</translation>
    </message>
    <message>
        <source>%1 says &quot;%2&quot;</source>
        <translation>%1에는 “%2”</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1에 %2</translation>
    </message>
    <message>
        <source>was read as %1 and encoded again: converted to that, it is UTF-8</source>
        <translation>%1(으)로 읽혀 다시 인코딩됨. 그것으로 변환하면 UTF-8임</translation>
    </message>
    <message>
        <source>%1 byte is no character of EBCDIC text</source>
        <translation>바이트 %1개가 EBCDIC 텍스트의 문자가 아님</translation>
    </message>
    <message>
        <source>%1 byte sequences do not fit, the first: at byte %2</source>
        <translation>맞지 않는 바이트열 %1개, 첫 번째: 바이트 %2</translation>
    </message>
    <message>
        <source>one byte sequence does not fit: at byte %1</source>
        <translation>맞지 않는 바이트열 하나: 바이트 %1</translation>
    </message>
    <message>
        <source>%1 of %2 units are characters with a byte that 8-bit text does not have</source>
        <translation>단위 %2개 중 %1개가 8비트 텍스트에 없는 바이트를 가진 문자임</translation>
    </message>
    <message>
        <source>%1 multi-byte sequence is well-formed</source>
        <translation>올바른 여러 바이트 열 %1개</translation>
    </message>
    <message>
        <source>%1 characters stand between %2 and the return to ASCII</source>
        <translation>%2와(과) ASCII로 돌아가는 곳 사이에 문자 %1개가 있음</translation>
    </message>
    <message>
        <source>%1 character stands between %2 and the return to ASCII</source>
        <translation>%2와(과) ASCII로 돌아가는 곳 사이에 문자 %1개가 있음</translation>
    </message>
    <message>
        <source>nothing stands between %1 and the return to ASCII</source>
        <translation>%1와(과) ASCII로 돌아가는 곳 사이에 아무것도 없음</translation>
    </message>
    <message>
        <source>%1 base64 runs decode to text</source>
        <translation>base64 %1곳이 텍스트가 됨</translation>
    </message>
    <message>
        <source>%1 base64 run decodes to text</source>
        <translation>base64 %1곳이 텍스트가 됨</translation>
    </message>
    <message>
        <source>what follows ~{ is damaged, and no text without that</source>
        <translation>~{ 뒤의 것이 손상되었으며 그것 없이는 텍스트가 아님</translation>
    </message>
    <message>
        <source>the units are pairs of a tab and an ASCII byte</source>
        <translation>단위가 탭과 ASCII 바이트의 쌍임</translation>
    </message>
    <message>
        <source>nearly all characters share two high bytes</source>
        <translation>거의 모든 문자의 상위 두 바이트가 같음</translation>
    </message>
    <message>
        <source>every second byte is one of a few, as in UTF-16 of an alphabet</source>
        <translation>두 바이트마다 하나가 몇 가지뿐임. 알파벳의 UTF-16과 같음</translation>
    </message>
    <message>
        <source>the bytes alternate as only those of UTF-16 or UTF-32 do</source>
        <translation>바이트가 UTF-16이나 UTF-32에서만 그러듯 번갈아 나옴</translation>
    </message>
    <message>
        <source>what follows + gives only ASCII, which needs no base64</source>
        <translation>+ 뒤의 것이 base64가 필요 없는 ASCII만 됨</translation>
    </message>
    <message>
        <source>what follows + may decode by chance</source>
        <translation>+ 뒤의 것이 우연히 풀렸을 수 있음</translation>
    </message>
    <message>
        <source>XML that names no encoding is %1 or %2 (%3)</source>
        <translation>인코딩을 밝히지 않은 XML은 %1 또는 %2(%3)</translation>
    </message>
    <message>
        <source>%1 is always %2 (%3)</source>
        <translation>%1은(는) 언제나 %2(%3)</translation>
    </message>
    <message>
        <source>%1 is %2 (%3)</source>
        <translation>%1은(는) %2(%3)</translation>
    </message>
    <message>
        <source>%1 are %2 (%3)</source>
        <translation>%1은(는) %2(%3)</translation>
    </message>
    <message>
        <source>begins like %1</source>
        <translation>%1처럼 시작함</translation>
    </message>
    <message>
        <source>%1 of the bytes are control codes</source>
        <translation>바이트의 %1이(가) 제어 코드임</translation>
    </message>
    <message>
        <source>NUL bytes at more than %1 places</source>
        <translation>NUL 바이트가 %1곳이 넘게 있음</translation>
    </message>
    <message>
        <source>NUL bytes at %1 places</source>
        <translation>NUL 바이트가 %1곳에 있음</translation>
    </message>
    <message>
        <source>a NUL byte at one place</source>
        <translation>NUL 바이트가 한 곳에 있음</translation>
    </message>
    <message>
        <source>the bytes look random</source>
        <translation>바이트가 무작위로 보임</translation>
    </message>
    <message>
        <source>all bytes are alike</source>
        <translation>모든 바이트가 같음</translation>
    </message>
    <message>
        <source>it is no text in any encoding</source>
        <translation>어떤 인코딩으로도 텍스트가 아님</translation>
    </message>
    <message>
        <source>the prior of the language %1 is shifted by %2 decibans, by %3</source>
        <translation>언어 %1의 사전 확률이 %2데시밴 옮겨짐: %3</translation>
    </message>
    <message>
        <source>the prior of %1 is shifted by %2 decibans, by %3</source>
        <translation>%1의 사전 확률이 %2데시밴 옮겨짐: %3</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>your languages</source>
        <translation>사용자의 언어</translation>
    </message>
    <message>
        <source>saved HTTP header</source>
        <translation>저장된 HTTP 헤더</translation>
    </message>
    <message>
        <source>lines that end in CR</source>
        <translation>CR로 끝나는 행</translation>
    </message>
    <message>
        <source>filename</source>
        <translation>파일 이름</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1 image</source>
        <translation>%1 이미지</translation>
    </message>
    <message>
        <source>%1 bitmap</source>
        <translation>%1 비트맵</translation>
    </message>
    <message>
        <source>%1 icon resource</source>
        <translation>%1 아이콘</translation>
    </message>
    <message>
        <source>%1 archive</source>
        <translation>%1 보관 파일</translation>
    </message>
    <message>
        <source>%1 archive data</source>
        <translation>%1 보관 파일 데이터</translation>
    </message>
    <message>
        <source>%1 compressed</source>
        <translation>%1 압축</translation>
    </message>
    <message>
        <source>%1 compressed data</source>
        <translation>%1 압축 데이터</translation>
    </message>
    <message>
        <source>%1 document</source>
        <translation>%1 문서</translation>
    </message>
    <message>
        <source>%1 database</source>
        <translation>%1 데이터베이스</translation>
    </message>
    <message>
        <source>%1 executable</source>
        <translation>%1 실행 파일</translation>
    </message>
    <message>
        <source>%1 relocatable</source>
        <translation>%1 목적 파일</translation>
    </message>
    <message>
        <source>%1 shared object</source>
        <translation>%1 라이브러리</translation>
    </message>
    <message>
        <source>%1 font</source>
        <translation>%1 글꼴</translation>
    </message>
    <message>
        <source>%1 audio</source>
        <translation>%1 소리</translation>
    </message>
    <message>
        <source>%1 movie</source>
        <translation>%1 영상</translation>
    </message>
</context>
<context>
    <name>regions</name>
    <message>
        <source>Arabic</source>
        <translation>아랍어</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>아르메니아어</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>발트</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>켈트</translation>
    </message>
    <message>
        <source>Central Asian</source>
        <translation>중앙아시아</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중부 유럽</translation>
    </message>
    <message>
        <source>Chinese Simplified</source>
        <translation>중국어 간체</translation>
    </message>
    <message>
        <source>Chinese Traditional</source>
        <translation>중국어 번체</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>조지아어</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>히브리어</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>북유럽</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>South European</source>
        <translation>남유럽</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>태국어</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>튀르키예어</translation>
    </message>
    <message>
        <source>Unicode</source>
        <translation>유니코드</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>베트남어</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>서유럽</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>a menu that came out as boxes</source>
        <translation>상자로 나온 차림표</translation>
    </message>
    <message>
        <source>subtitles from another century</source>
        <translation>지난 세기의 자막</translation>
    </message>
    <message>
        <source>a recipe with letters missing</source>
        <translation>글자가 빠진 조리법</translation>
    </message>
    <message>
        <source>Drop a file here to see what it says</source>
        <translation>파일을 여기에 놓으면 내용을 볼 수 있습니다</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>파일 열기 …</translation>
    </message>
    <message>
        <source>Open a folder …</source>
        <translation>폴더 열기 …</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Or try a sample</source>
        <translation>또는 예제를 열어 보기</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>Bytes are pairs of hexadecimal digits, like E9 20</source>
        <translation>바이트는 E9 20처럼 16진수 숫자의 쌍입니다</translation>
    </message>
    <message>
        <source>The expression is wrong at character %1 (%2)</source>
        <translation>정규식이 %1번째 문자에서 틀렸습니다(%2)</translation>
    </message>
</context>
</TS>
