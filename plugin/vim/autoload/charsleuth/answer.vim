" What an answer of the program says, in words.

" A JSON string, or '' where it is null or missing.
function! charsleuth#answer#string(dict, key) abort
  let value = get(a:dict, a:key, '')
  return type(value) == type('') ? value : ''
endfunction

" A probability as it is shown.
function! charsleuth#answer#percent(probability) abort
  return a:probability < 0.01 ? '<1 %' : float2nr(100 * a:probability) . ' %'
endfunction

" Lines that say how sure the answer is and why.
function! charsleuth#answer#reasons(answer) abort
  let best = a:answer.candidates[0]
  let language = charsleuth#answer#string(best, 'language')
  let lines = [best.encoding . ', ' . charsleuth#answer#percent(best.confidence) . (language ==# '' ? '' : ', language ' . language)]
  for evidence in best.evidence
    call add(lines, printf('  %+6d  %s', evidence.decibans, evidence.detail))
  endfor
  if best.malformed > 0
    call add(lines, '  ' . best.malformed . ' malformed, the first at byte ' . best.first_malformed)
  endif
  for conflict in get(a:answer, 'conflicts', [])
    call add(lines, '  It declares itself ' . conflict.declared . ' (' . conflict.rule . '), which the bytes contradict.')
  endfor
  let lines += map(charsleuth#repair#noticed(a:answer), {_, noticed -> '  It has ' . noticed})
  if len(a:answer.candidates) > 1
    call add(lines, 'Next: ' . join(map(a:answer.candidates[1:], {_, c -> c.encoding . ' ' . charsleuth#answer#percent(c.confidence)}), ', '))
  endif
  return lines
endfunction
