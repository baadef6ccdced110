" Mojibake in a buffer, undone as one change, and a file in several encodings, read part by part into a buffer of its own.

let s:save_cpo = &cpo
set cpo&vim

" Names the command for what the answer has noticed. Nothing is changed unasked.
function! charsleuth#repair#offer(answer) abort
  for line in charsleuth#repair#noticed(a:answer)
    echomsg 'charsleuth: ' . line
  endfor
endfunction

function! charsleuth#repair#noticed(answer) abort
  let mojibake = get(a:answer, 'mojibake', v:null)
  let lines = type(mojibake) == type({})
        \ ? [mojibake.runs . (mojibake.runs == 1 ? ' run' : ' runs') . ' of mojibake (' . join(mojibake.chain, ', then ') . '): :CharsleuthRepair undoes it'] : []
  let lines += get(a:answer, 'mixed', 0) is v:true ? ['several encodings: :CharsleuthParts reads each part in its own'] : []
  return lines + (empty(get(a:answer, 'bodies', [])) ? [] : ['text in base64 or quoted-printable: :CharsleuthParts decodes it'])
endfunction

" Puts what was meant in place of mojibake in the buffer; one undo brings the text back.
function! charsleuth#repair#run() abort
  let lines = getline(1, '$')
  let path = tempname()
  call writefile(lines, path, 'b')
  let repairs = charsleuth#program#repairs(path)
  call delete(path)
  if empty(repairs)
    echomsg 'charsleuth: no mojibake was found'
    return
  endif
  let changed = s:repaired(lines, repairs)
  for number in keys(changed)
    call setline(number, changed[number])
  endfor
  echomsg printf('charsleuth: %d %s of mojibake undone in %d %s', len(repairs), len(repairs) == 1 ? 'run' : 'runs',
        \ len(changed), len(changed) == 1 ? 'line' : 'lines')
endfunction

" The lines that change, by number. The ranges of repairs are bytes of the lines joined by newlines.
function! s:repaired(lines, repairs) abort
  let starts = [0]
  for line in a:lines
    call add(starts, starts[-1] + len(line) + 1)
  endfor
  let number = len(a:lines)
  let changed = {}
  for repair in reverse(copy(a:repairs))
    let [begin, end] = repair.range
    while starts[number - 1] > begin
      let number -= 1
    endwhile
    let [line, at] = [get(changed, number, a:lines[number - 1]), begin - starts[number - 1]]
    let changed[number] = strpart(line, 0, at) . repair.after . strpart(line, at + end - begin)
  endfor
  return changed
endfunction

" Opens the text of a file, each part in its own encoding, in a new buffer.
function! charsleuth#repair#parts(path) abort
  let text = charsleuth#program#parts(a:path)
  if text ==# ''
    return
  endif
  new
  setlocal buftype=nofile bufhidden=wipe noswapfile fileencoding=utf-8
  let lines = split(substitute(text, "\r\\=\n$", '', ''), "\r\\=\n", 1)
  call setline(1, lines)
  setlocal nomodified
endfunction

let &cpo = s:save_cpo
unlet s:save_cpo
