import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { linesWithSecrets } from '#database/testing/log-secrets.ts'
import packageFile from '../../../package.json' with { type: 'json' }

const [before = '', after = ''] = packageFile.scripts.start.split(' node ')
/** What `npm start` runs after 'node': its options, the file. */
export const START: readonly string[] = after.split(' ')
/** What it sets in the environment. */
export const START_ENVIRONMENT = Object.fromEntries(
  before.split(' ').flatMap((word) => (word.includes('=') ? [word.split('=') as [string, string]] : [])),
)
const READY = /Gramme est prêt : (\S+)/

export type Launched = {
  process: ChildProcess
  /** All that it has printed so far. */
  output: () => string
  /** Resolves with the address it printed; rejects with its output if it ends before. */
  ready: Promise<string>
  /** Resolves with the exit code, or null when a signal ended it; rejects when it has printed a secret. */
  exit: Promise<number | null>
}

/** The code that an installation without accounts prints at its start, of what it has printed. */
export function restorationCode(output: string): string {
  const code = /avec le code (\S+)/.exec(output)?.[1]
  if (code === undefined) throw new Error(`no code in: ${output}`)
  return code
}

/** Below those that Linux gives to connections that leave, one of which could take a port before it is listened to. */
const PORTS = [20_000, 32_000] as const

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer()
    probe.once('error', () => found(false))
    probe.listen(port, 'localhost', () => probe.close(() => found(true)))
  })
}

/** Starts the server in a separate process with only this environment, by a shell's command if one is given. */
export function launch(environment: Record<string, string>, command?: string): Launched {
  const [program, ...given] =
    command === undefined ? [process.execPath, ...START] : ['/bin/sh', '-c', command]
  const child = spawn(program, given, {
    env: { PATH: process.env.PATH ?? '', ...START_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = new Promise<number | null>((ended, fail) =>
    child.once('close', (code) => {
      // What is no server, as the command that prints invitations, may show them.
      const secrets = READY.test(output) ? linesWithSecrets(output) : []
      if (secrets.length === 0) ended(code)
      else fail(new Error(`The server has printed secrets:\n${secrets.join('\n')}`))
    }),
  )
  const ready = new Promise<string>((found, refuse) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const address = READY.exec(output)?.[1]
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exit.then(() => refuse(new Error(output)), refuse)
  })
  ready.catch(() => undefined)
  return { process: child, output: () => output, ready, exit }
}
