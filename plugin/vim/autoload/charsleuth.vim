" What the commands and autocommands of Charsleuth do. The order of a read:
"
"   before_read   asks the program, puts its answer in front of 'fileencodings'
"   (Vim reads)   takes the first of 'fileencodings' that fits the whole file
"   after_read    puts 'fileencodings' back; where the file is damaged, so that
"                 the answer did not fit all of it, reads again by ++enc
"
" Buffer variables: b:charsleuth, the program's answer; b:charsleuth_choice, the
" encoding that the user asked for; b:charsleuth_source, a file with the bytes
" of a buffer that is not the file of its name (standard input, compressed).

let s:save_cpo = &cpo
set cpo&vim

let s:saved = ''       " the user's 'fileencodings' while a file is being read
let s:changed = 0      " whether s:saved is to be put back
let s:pending = {}     " what before_read leaves to after_read

" ---- Names ------------------------------------------------------------------

function! s:knows(name) abort
  if a:name =~? '^\%(utf-8\|utf-16\%(le\|be\)\=\|utf-32\%(le\|be\)\=\|ucs-[24]\%(le\|be\)\=\|latin1\)$'
    return 1
  endif
  " iconv() gives back what it was given where it does not know the encoding.
  return a:name =~# '^[[:alnum:]._:-]\+$' && iconv("\xe9", a:name, 'utf-8') !=# "\xe9"
endfunction

" The name as Vim writes it in 'fileencoding'.
function! s:canonical(name) abort
  let before = &g:fileencoding
  try
    let &g:fileencoding = a:name
    return &g:fileencoding
  catch
    return a:name
  finally
    let &g:fileencoding = before
  endtry
endfunction

" What to open a file in by an answer: Vim's name for `edit_as`. '' where there
" is nothing to say: binary, pure ASCII, an encoding that Vim has not.
function! s:wanted(answer) abort
  if get(a:answer, 'binary', 0) is v:true || get(a:answer, 'ascii_only', 0) is v:true
    return ''
  endif
  let edit_as = charsleuth#answer#string(a:answer, 'edit_as')
  let best = get(a:answer.candidates, 0, {})
  let names = get(a:answer, 'edit_as_names', {})
  let own = type(best) == type({}) ? charsleuth#answer#string(get(best, 'names', {}), 'vim') : ''
  let name = charsleuth#answer#string(type(names) == type({}) ? names : {}, 'vim')
  if name ==# ''
    let name = edit_as ==? charsleuth#answer#string(a:answer, 'encoding') ? own : tolower(edit_as)
  endif
  for candidate in [name, own]
    if candidate !=# '' && s:knows(candidate)
      return candidate
    endif
  endfor
  if edit_as !=# ''
    call charsleuth#program#tell('Vim has no encoding ' . edit_as . '; :CharsleuthView shows the file')
  endif
  return ''
endfunction

" Vim's name for what somebody typed: Vim's own names first, then the registry's. '' where Vim has no such encoding.
function! s:resolve(label) abort
  let own = filter(copy(charsleuth#program#registry()), {_, row -> charsleuth#answer#string(row.names, 'vim') ==? a:label})
  let rows = filter(copy(charsleuth#program#registry()), {_, row -> row.encoding ==? a:label})
  if !empty(own) || empty(rows) && s:knows(a:label)
    return tolower(a:label)
  endif
  if empty(rows)
    let rows = filter(copy(charsleuth#program#registry()), {_, row -> index(row.aliases, a:label, 0, 1) >= 0})
  endif
  let name = empty(rows) ? '' : charsleuth#answer#string(rows[0].names, 'vim')
  return s:knows(name) ? name : ''
endfunction

" ---- Reading ----------------------------------------------------------------

function! s:set_encodings(list) abort
  if !s:changed
    let s:saved = &g:fileencodings
    let s:changed = 1
  endif
  let &g:fileencodings = a:list
endfunction

function! s:restore_encodings() abort
  if s:changed
    let &g:fileencodings = s:saved
    let s:changed = 0
  endif
endfunction

" What can be read twice: not the pipe of `vim <(command)`, whose writer would not wait for a second reader.
function! s:is_file(path) abort
  return getftype(resolve(a:path)) ==# 'file' && filereadable(a:path)
endfunction

function! s:stamp(path) abort
  return [getfsize(a:path), getftime(a:path)]
endfunction

function! s:is_off() abort
  return !get(g:, 'charsleuth_enabled', 1) || !get(b:, 'charsleuth_enabled', 1) || &encoding !=# 'utf-8'
endfunction

function! charsleuth#before_read(file) abort
  call s:restore_encodings() " a read that died in between
  let s:pending = {}
  let path = fnamemodify(a:file, ':p')
  if v:cmdarg =~# '++enc='
    unlet! b:charsleuth_choice
    return
  endif
  if s:is_off() || v:cmdarg =~# '++bin' || &l:binary || &buftype !=# '' || !s:is_file(path)
        \ || s:is_packed(path)
    return
  endif
  if exists('b:charsleuth_choice')
    let s:pending = {'name': b:charsleuth_choice, 'path': path, 'stamp': s:stamp(path), 'chosen': 1}
    call s:set_encodings(b:charsleuth_choice)
    return
  endif
  unlet! b:charsleuth b:charsleuth_source
  let stamp = s:stamp(path)
  let answer = charsleuth#program#ask(path)
  if empty(answer)
    return
  endif
  let b:charsleuth = answer
  let name = s:wanted(answer)
  if name !=# ''
    let s:pending = {'name': name, 'path': path, 'stamp': stamp, 'chosen': 0}
    call s:set_encodings('ucs-bom,' . name . (&g:fileencodings ==# '' ? '' : ',' . &g:fileencodings))
  endif
endfunction

function! s:fileencoding() abort
  return &l:fileencoding ==# '' ? &encoding : &l:fileencoding
endfunction

function! charsleuth#after_read(file) abort
  call s:restore_encodings()
  let pending = s:pending
  let s:pending = {}
  if !empty(pending) && pending.stamp != s:stamp(pending.path)
    call charsleuth#program#tell('a file changed while it was opened')
    unlet! b:charsleuth
    call s:edit_again('')
  elseif !empty(pending) && &l:fileencoding !=# s:canonical(pending.name) && (pending.chosen || !&l:bomb)
    call s:edit_again(pending.name)
  elseif empty(pending) && s:is_unpacked(a:file)
    call s:read_bytes(s:bytes_file(), get(b:, 'charsleuth_choice', ''))
  endif
  let b:charsleuth_read = s:fileencoding()
  call charsleuth#repair#offer(get(b:, 'charsleuth', {}))
endfunction

" What gzip.vim unpacks. It gives BufReadPost once more, for the name without the suffix, when the text is there.
function! s:is_packed(path) abort
  return a:path =~# '\.\%(gz\|bz2\|Z\|lzma\|xz\|lz\|zst\)$'
endfunction

function! s:is_unpacked(file) abort
  let name = fnamemodify(bufname('%'), ':p')
  return !s:is_off() && !&l:binary && v:cmdarg !~# '++enc=' && s:is_packed(name)
        \ && fnamemodify(a:file, ':p') ==# fnamemodify(name, ':r')
endfunction

" ++enc instead of the search in 'fileencodings': bytes that do not fit are marked and the buffer is read-only, but
" in UTF-8 they can stay what they are.
function! s:edit_again(name) abort
  let reload = &undoreload
  set undoreload=0 " undo would bring back text of the other encoding
  try
    execute 'silent noautocmd edit!' s:arguments(a:name)
  finally
    let &undoreload = reload
  endtry
  if exists('g:did_load_filetypes')
    filetype detect
  endif
endfunction

function! s:arguments(name) abort
  return a:name ==# '' ? '' : '++enc=' . a:name . (a:name ==? 'utf-8' ? ' ++bad=keep' : '')
endfunction

" ---- Buffers that are not the file of their name ----------------------------

function! charsleuth#before_stdin() abort
  call s:restore_encodings()
  if !s:is_off() && !&g:binary " the local option is on for this moment
    call s:set_encodings('latin1') " keeps every byte
  endif
endfunction

function! charsleuth#after_stdin() abort
  let taken = s:changed
  call s:restore_encodings()
  if taken
    call s:read_bytes(s:bytes_file(), '')
  endif
endfunction

" A file with the bytes that the buffer's text was read from.
function! s:bytes_file() abort
  let path = tempname()
  let from = s:fileencoding()
  let return = &l:fileformat ==# 'dos' ? "\r" : ''
  let lines = map(getline(1, '$'), {_, line -> (from ==# 'utf-8' ? line : iconv(line, 'utf-8', from)) . return})
  if &l:fileformat ==# 'mac'
    let lines = [join(lines, "\r") . (&l:endofline ? "\r" : '')]
  elseif &l:endofline
    call add(lines, '')
  elseif return !=# ''
    let lines[-1] = lines[-1][:-2]
  endif
  call writefile(lines, path, 'b')
  return path
endfunction

" Replaces the buffer's text by what the bytes in a file are, in the encoding named or, for '', the one found.
function! s:read_bytes(path, name) abort
  let b:charsleuth_source = a:path
  let name = a:name
  if name ==# ''
    let b:charsleuth = charsleuth#program#ask(a:path)
    let name = empty(b:charsleuth) || get(b:charsleuth, 'bom', v:null) isnot v:null ? '' : s:wanted(b:charsleuth)
  endif
  let [levels, modifiable] = [&l:undolevels, &l:modifiable]
  setlocal undolevels=-1 modifiable noreadonly
  silent keepjumps %delete _
  execute 'silent noautocmd keepalt keepjumps 0read ++edit' s:arguments(name) fnameescape(a:path)
  silent keepjumps $delete _
  execute "normal! a \<BS>\<Esc>" | " undo has nothing from before
  let [&l:undolevels, &l:modifiable] = [levels, modifiable]
  setlocal nomodified
  keepjumps 1
  let b:charsleuth_read = s:fileencoding()
endfunction

" ---- What the user sees -----------------------------------------------------

" A modeline with 'fileencoding' only changes what will be written; nobody expects that.
function! charsleuth#shown() abort
  call s:restore_encodings()
  if exists('b:charsleuth_read') && &buftype ==# '' && !exists('b:charsleuth_warned')
        \ && s:fileencoding() !=# b:charsleuth_read && &l:modified
    let b:charsleuth_warned = 1
    echomsg 'charsleuth: read as ' . b:charsleuth_read . ', will be written as ' . s:fileencoding() . ' (a modeline?)'
  endif
endfunction

" For 'statusline': "KOI8-R 98 %", with "!" for bytes that do not fit; the user's choice is named alone.
function! charsleuth#statusline() abort
  if exists('b:charsleuth_choice')
    return b:charsleuth_choice
  endif
  let answer = get(b:, 'charsleuth', {})
  let encoding = charsleuth#answer#string(answer, 'encoding')
  if encoding ==# ''
    return ''
  endif
  return encoding . (answer.malformed > 0 ? '!' : '') . ' ' . charsleuth#answer#percent(answer.confidence)
endfunction

function! charsleuth#why() abort
  let answer = get(b:, 'charsleuth', {})
  if empty(answer)
    let path = expand('%:p') ==# '' ? get(b:, 'charsleuth_source', '') : expand('%:p')
    let answer = s:is_file(path) ? charsleuth#program#ask(path) : {}
  endif
  if exists('b:charsleuth_choice')
    echo 'You chose ' . b:charsleuth_choice . '. Without that:'
  endif
  if empty(answer) || empty(answer.candidates)
    echo get(answer, 'binary', 0) is v:true ? 'This is binary.' : 'There is no answer for this buffer.'
    return
  endif
  for line in charsleuth#answer#reasons(answer)
    echo line
  endfor
endfunction

function! charsleuth#parts() abort
  let path = expand('%:p') ==# '' ? get(b:, 'charsleuth_source', '') : expand('%:p')
  return s:is_file(path) ? charsleuth#repair#parts(path) : s:fail('this buffer has no file')
endfunction

" Opens the buffer's file in the viewer, at the line of the cursor.
function! charsleuth#view() abort
  let path = expand('%:p') ==# '' ? get(b:, 'charsleuth_source', '') : expand('%:p')
  if !s:is_file(path)
    return s:fail('this buffer has no file')
  endif
  if !charsleuth#program#start(['--goto', '' . line('.'), '--', path])
    call s:fail('there is no program "' . get(g:, 'charsleuth_viewer', 'charsleuth-viewer') . '"')
  endif
endfunction

" ---- Overruling -------------------------------------------------------------

function! charsleuth#complete(lead, line, cursor) abort
  let names = map(copy(get(get(b:, 'charsleuth', {}), 'candidates', [])), {_, candidate -> candidate.encoding})
  for row in charsleuth#program#registry()
    if index(names, row.encoding) < 0 && charsleuth#answer#string(row.names, 'vim') !=# ''
      call add(names, row.encoding)
    endif
  endfor
  return filter(names + ['auto'], {_, name -> stridx(tolower(name), tolower(a:lead)) == 0})
endfunction

function! s:fail(message) abort
  echohl ErrorMsg
  echomsg 'charsleuth: ' . a:message
  echohl None
endfunction

" Opens the buffer's file in an encoding, 'auto' for the one found, '' for a menu.
function! charsleuth#reopen(label, bang) abort
  if &l:modified && !a:bang
    return s:fail('no write since last change (add ! to override)')
  endif
  if a:label ==# ''
    return s:menu(a:bang)
  endif
  let name = a:label ==? 'auto' ? '' : s:resolve(a:label)
  if name ==# '' && a:label !=? 'auto'
    return s:fail('there is no encoding "' . a:label . '" here')
  endif
  let path = expand('%:p')
  let source = path ==# '' ? get(b:, 'charsleuth_source', '') : path
  if !s:is_file(source)
    return s:fail('this buffer has no file')
  endif
  unlet! b:charsleuth_choice b:charsleuth_warned
  if name !=# ''
    let b:charsleuth_choice = name
  endif
  if path ==# ''
    return s:read_bytes(source, name)
  endif
  let reload = &undoreload
  set undoreload=0
  try
    " What is packed is read as it is first, and in the encoding chosen when it is unpacked.
    execute 'edit!' s:is_packed(path) ? '' : s:arguments(name)
  finally
    let &undoreload = reload
  endtry
  if name !=# ''
    let b:charsleuth_choice = name " ++enc made before_read forget it
  endif
endfunction

function! s:menu(bang) abort
  let candidates = get(get(b:, 'charsleuth', {}), 'candidates', [])
  if empty(candidates)
    return s:fail('there are no candidates; name an encoding')
  endif
  let texts = map(copy(candidates), {_, candidate -> printf('%-14s %5s  %s', candidate.encoding,
        \ charsleuth#answer#percent(candidate.confidence), substitute(candidate.preview, '[[:cntrl:]]\+', ' ', 'g'))})
  let title = 'Open in which encoding?'
  if has('nvim')
    call luaeval("require('charsleuth').select(_A[1], _A[2], _A[3])", [title, texts, a:bang])
  elseif exists('*popup_menu')
    call popup_menu(texts, {'title': ' ' . title . ' ', 'callback': {_, number -> charsleuth#pick(number, a:bang)}})
  else
    call charsleuth#pick(inputlist([title] + map(copy(texts), {i, text -> (i + 1) . '. ' . text})), a:bang)
  endif
endfunction

" Opens in the candidate of this number, from 1; any other number is none.
function! charsleuth#pick(number, bang) abort
  let candidates = get(get(b:, 'charsleuth', {}), 'candidates', [])
  if a:number > 0 && a:number <= len(candidates)
    call charsleuth#reopen(candidates[a:number - 1].encoding, a:bang)
  endif
endfunction

let &cpo = s:save_cpo
unlet s:save_cpo
