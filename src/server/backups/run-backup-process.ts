import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Outcome, Wanted } from '#database/backup/back-up-once.ts'
import { StartupError } from '#database/startup-error.ts'

const PROCESS = fileURLToPath(new URL('./backup-process.ts', import.meta.url))
/** For the process to delete the draft, once it is asked to stop. */
const STOPS_WITHIN_MS = 1_500

/** What the process writes on its standard output. */
export type Answer = { outcome: Outcome } | { sentence: string; detail: unknown }

/** A backup that could not be made; the message is the whole sentence for the operator, in French. */
export class BackupFailed extends StartupError {
  /** What a log may hold of the cause. */
  readonly detail: unknown

  constructor(sentence: string, detail?: unknown) {
    super(sentence)
    this.detail = detail
  }
}

/**
 * Makes a backup in a separate process.
 * @throws BackupFailed
 */
export async function runBackupProcess(wanted: Wanted, signal: AbortSignal): Promise<Outcome> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, ['--max-semi-space-size=2', PROCESS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => {
    child.once('error', () => done())
    child.once('close', () => done())
  })
  // Its end breaks the pipe.
  child.stdin.on('error', () => undefined)
  child.stdin.write(`${JSON.stringify(wanted)}\n`)
  const stop = () => {
    child.stdin.end()
    setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS).unref()
  }
  signal.addEventListener('abort', stop, { once: true })
  const output = await text(child.stdout).catch(() => '')
  await ended
  signal.removeEventListener('abort', stop)
  const answer = read(output)
  if ('outcome' in answer) return answer.outcome
  throw new BackupFailed(answer.sentence, answer.detail)
}

function read(output: string): Answer {
  try {
    return JSON.parse(output) as Answer
  } catch {
    return { sentence: "La sauvegarde s'est arrêtée sans dire pourquoi.", detail: undefined }
  }
}
