" Charsleuth: opens every file in the encoding it is in. See doc/charsleuth.txt.

if exists('g:loaded_charsleuth') || !has('nvim') && (v:version < 801 || !has('job'))
  finish
endif
let g:loaded_charsleuth = 1

let s:save_cpo = &cpo
set cpo&vim

augroup charsleuth
  autocmd!
  autocmd BufReadPre * call charsleuth#before_read(expand('<afile>'))
  autocmd BufReadPost * call charsleuth#after_read(expand('<afile>'))
  autocmd StdinReadPre * call charsleuth#before_stdin()
  autocmd StdinReadPost * call charsleuth#after_stdin()
  autocmd BufWinEnter * call charsleuth#shown()
augroup END

command! -bar CharsleuthWhy call charsleuth#why()
command! -bar CharsleuthView call charsleuth#view()
command! -bar CharsleuthRepair call charsleuth#repair#run()
command! -bar CharsleuthParts call charsleuth#parts()
command! -bar -bang -nargs=? -complete=customlist,charsleuth#complete CharsleuthReopen
      \ call charsleuth#reopen(<q-args>, <bang>0)

let &cpo = s:save_cpo
unlet s:save_cpo
