#pragma once

/// File name patterns of EditorConfig and Git, matched in time proportional to pattern times name.

#include <string_view>

namespace charsleuth {

/// EditorConfig specification, "Glob Expressions": * ? [a-z] [!a-z] {a,b} {1..9} ** and \x; `*` and
/// `?` do not match '/', a set with a '/' in it is literal. A pattern with more than a thousand
/// alternatives matches nothing.
bool matchesEditorConfigGlob(std::string_view pattern, std::string_view path);

/// Git's wildmatch with WM_PATHNAME (gitignore(5), "PATTERN FORMAT"): `**` (or more stars) only as
/// a whole part of the path, classes like [[:digit:]].
bool matchesGitPattern(std::string_view pattern, std::string_view path);

/// Whether a pattern of a .gitattributes or .gitignore means `relative`, the path from that file's
/// folder: one without a slash means the name in all folders below.
bool gitPatternMeans(std::string_view pattern, std::string_view relative);

} // namespace charsleuth
