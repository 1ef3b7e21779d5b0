import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCRIPTS = fileURLToPath(new URL('../../../scripts', import.meta.url))

export type Ran = {
  /** null when a signal ended it. */
  code: number | null
  output: string
  seconds: number
  /** The most memory that it had, in megabytes, where Linux says it. */
  peakMegabytes: number
}

type Running = {
  environment: Record<string, string>
  /** Sends SIGKILL once that is so. */
  killWhen?: () => boolean
}

/** Runs a command of the operator's, with the options that package.json gives it. */
export function runProgram(name: 'backup' | 'restore', file: string, running: Running): Promise<Ran> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=2', `${SCRIPTS}/${name}.ts`, file], {
    env: { PATH: process.env.PATH ?? '', ...running.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let peakMegabytes = 0
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, peakOf(child.pid))
    if (running.killWhen?.()) child.kill('SIGKILL')
  }, 20)
  return new Promise((ended) =>
    child.once('close', (code) => {
      clearInterval(watch)
      ended({ code, output: output.trim(), seconds: (performance.now() - began) / 1000, peakMegabytes })
    }),
  )
}

function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
