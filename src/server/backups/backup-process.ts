// Started by the server for a backup: the memory that it needs is freed with it, and requests go on beside it.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { backUpOnce, type Wanted } from '#database/backup/back-up-once.ts'
import { failureSentence } from '#database/backup/failure-sentence.ts'
import { loggable } from '../log/loggable.ts'
import type { Answer } from './run-backup-process.ts'

const NOT_WRITTEN = "La sauvegarde n'a pas été écrite"

// The server gives a line with what is wanted, and keeps the pipe open for as long as it wants it.
const stopping = new AbortController()
const lines = createInterface({ input: process.stdin })
lines.once('close', () => stopping.abort(new Error('The server has stopped')))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.abort(new Error(`${signal} was received`)))

async function answer(): Promise<Answer> {
  try {
    const [line] = (await once(lines, 'line', { signal: stopping.signal })) as [string]
    const wanted = JSON.parse(line) as Omit<Wanted, 'dueAt'> & { dueAt: string }
    return { outcome: await backUpOnce({ ...wanted, dueAt: new Date(wanted.dueAt) }, stopping.signal) }
  } catch (error) {
    return { sentence: failureSentence(NOT_WRITTEN, error) ?? `${NOT_WRITTEN}.`, detail: loggable(error) }
  }
}

process.stdout.write(JSON.stringify(await answer()))
lines.close()
process.stdin.destroy()
