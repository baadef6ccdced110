" Asks the command line `charsleuth`, and gives up on it in time.

let s:save_cpo = &cpo
set cpo&vim

let s:registry = []    " rows of `charsleuth list --json`, asked for once
let s:told = {}        " messages given; each is given once
let s:time = 2000      " milliseconds until the program is ended
let s:most = 8388608   " characters of output that are no rubbish

function! s:program() abort
  return get(g:, 'charsleuth_program', 'charsleuth')
endfunction

" One message for each kind of trouble; the editor goes on as if we were not there.
function! charsleuth#program#tell(message) abort
  if !has_key(s:told, a:message)
    let s:told[a:message] = 1
    echomsg 'charsleuth: ' . a:message
  endif
endfunction

" What a program prints, or '' where it fails, is too slow or too talkative. It does not outlive this call.
function! s:output(arguments) abort
  if !executable(s:program())
    call charsleuth#program#tell('there is no program "' . s:program() . '"')
    return ''
  endif
  let command = [s:program()] + a:arguments
  try
    let [text, trouble] = has('nvim')
          \ ? luaeval("require('charsleuth').output(_A[1], _A[2], _A[3])", [command, s:time, s:most])
          \ : s:output_vim(command)
  catch
    let [text, trouble] = ['', 'could not be run']
  endtry
  if trouble !=# ''
    call charsleuth#program#tell('"' . s:program() . '" ' . trouble)
    return ''
  endif
  return text
endfunction

function! s:output_vim(command) abort
  let started = reltime()
  let job = job_start(a:command,
        \ {'in_io': 'null', 'err_io': 'null', 'out_mode': 'raw', 'drop': 'never'})
  let channel = job_getchannel(job)
  let text = ''
  let trouble = ''
  while trouble ==# ''
    let left = s:time - float2nr(reltimefloat(reltime(started)) * 1000)
    if left <= 0
      let trouble = 'took too long'
    elseif len(text) > s:most
      let trouble = 'printed too much'
    elseif ch_status(channel, {'part': 'out'}) =~# 'open\|buffered'
      try
        let text .= ch_readraw(channel, {'timeout': min([left, 100])})
      catch /E906/ " closed since it was asked for its status
      endtry
    elseif job_status(job) ==# 'run'
      sleep 1m
    else
      break
    endif
  endwhile
  if trouble !=# '' || job_status(job) ==# 'run'
    call job_stop(job, 'kill')
  elseif job_info(job).exitval != 0
    let trouble = 'failed'
  endif
  return [text, trouble]
endfunction

" The program's answer about a file, {} where it has none.
function! charsleuth#program#ask(path) abort
  let most = get(g:, 'charsleuth_max_bytes', 16777216)
  let text = s:output(['detect', '--json', '--raw', '--max-bytes', '' . most, '--', a:path])
  if text ==# ''
    return {}
  endif
  try
    let answer = json_decode(text)
    if type(answer) == type({}) && type(answer.candidates) == type([])
      return answer
    endif
  catch
  endtry
  call charsleuth#program#tell('"' . s:program() . '" printed something else than an answer')
  return {}
endfunction

" The runs of mojibake in a UTF-8 file; [] where there is none.
function! charsleuth#program#repairs(path) abort
  try
    return json_decode(s:output(['repair', '--json', '--no-sidecar', '--from', 'UTF-8', '--', a:path])).repairs
  catch
    return []
  endtry
endfunction

" The text of a file in UTF-8, each part read in its own encoding.
function! charsleuth#program#parts(path) abort
  return s:output(['show', '--segments', '--', a:path])
endfunction

" The registry: a row for each encoding; [] where there is no answer.
function! charsleuth#program#registry() abort
  if empty(s:registry)
    try
      let s:registry = json_decode(s:output(['list', '--json']))
    catch
      let s:registry = []
    endtry
  endif
  return s:registry
endfunction

" Starts the viewer, which outlives the editor; 0 where there is none.
function! charsleuth#program#start(arguments) abort
  let command = [get(g:, 'charsleuth_viewer', 'charsleuth-viewer')] + a:arguments
  if !executable(command[0])
    return 0
  elseif has('nvim')
    call jobstart(command, {'detach': v:true})
  else
    call job_start(command, {'in_io': 'null', 'out_io': 'null', 'err_io': 'null', 'stoponexit': ''})
  endif
  return 1
endfunction

let &cpo = s:save_cpo
unlet s:save_cpo
