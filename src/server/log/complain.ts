import { loggable } from './loggable.ts'

/** pino's number of an error. */
const ERROR = 50

/** A line of JSON on the standard error, as those of the log, with what a log may hold of the error: for what has no logger. */
export function complain(sentence: string, error: unknown): void {
  const line = { level: ERROR, time: Date.now(), pid: process.pid, err: loggable(error), msg: sentence }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
