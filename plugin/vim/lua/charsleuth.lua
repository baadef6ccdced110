-- What Neovim does in its own way. Programs: jobstart() would collect output without bounds.
local M = {}

--- What a program prints, and what went wrong: '' for nothing. It does not outlive this call.
--- @param command string[]
--- @param time integer milliseconds until it is killed
--- @param most integer bytes of output that are no rubbish
function M.output(command, time, most)
  local stdout = vim.loop.new_pipe(false)
  local pieces, size, status, closed = {}, 0, nil, false
  local handle, pid = vim.loop.spawn(command[1], {
    args = vim.list_slice(command, 2),
    detached = true, -- a process group of its own, which can be killed with all its children
    stdio = { nil, stdout, nil },
  }, function(code, signal)
    status = signal == 0 and code or -1
  end)
  if not handle then
    stdout:close()
    return { '', 'could not be run' }
  end
  stdout:read_start(function(_, piece)
    closed = piece == nil
    size = size + #(piece or '')
    pieces[#pieces + 1] = piece
    if size > most then
      stdout:read_stop()
    end
  end)
  vim.wait(time, function()
    return size > most or (closed and status ~= nil)
  end, 1)
  local trouble = size > most and 'printed too much' or status == nil and 'took too long' or status ~= 0 and 'failed' or ''
  if status == nil then
    vim.loop.kill(-pid, 'sigkill')
  end
  stdout:close()
  handle:close()
  return { trouble == '' and table.concat(pieces) or '', trouble }
end

--- Lets the user pick one of the candidates.
function M.select(title, texts, bang)
  vim.ui.select(texts, { prompt = title }, function(_, number)
    vim.fn['charsleuth#pick'](number or 0, bang)
  end)
end

return M
