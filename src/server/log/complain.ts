import { loggable } from './loggable.ts'

/** A sentence for the operator on the standard error, with what a log may hold of the error: for what has no logger. */
export function complain(sentence: string, error: unknown): void {
  process.stderr.write(`${sentence} ${JSON.stringify(loggable(error))}\n`)
}
