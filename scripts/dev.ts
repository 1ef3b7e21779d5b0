// npm run dev: the server restarts and the browser reloads as files change.
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '3000'
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=src/server',
      '--watch-path=src/database',
      '--watch-path=src/domain',
      '--watch-path=src/contract',
      '--watch-path=src/content',
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
    },
  ),
  spawn('vite', [], { stdio: 'inherit', env: { ...process.env, PORT: port } }),
]

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children)
  child.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1
    stop()
  })
