import { useEffect, useState } from 'react'
import type { RunningReader } from './reading/start-sheet-reader.ts'
import type { SheetFilesControl } from './use-sheet-files.ts'

export type Answer<Value> = { state: 'waiting' } | { state: 'failed' } | { state: 'known'; value: Value }

/**
 * What the worker answers to a question; the last answer stays until the next one is there.
 * @param question made once, or with what it depends on
 */
export function useAnswer<Value>(
  { query, files: { version } }: SheetFilesControl,
  question: (reader: RunningReader) => Promise<Value>,
): Answer<Value> {
  const [{ answer }, setAnswer] = useState<{ answer: Answer<Value>; of: number }>({
    answer: { state: 'waiting' },
    of: version,
  })
  useEffect(() => {
    let overtaken = false
    const take = (next: Answer<Value>) => {
      if (!overtaken) setAnswer({ answer: next, of: version })
    }
    query(question).then(
      (value) => take({ state: 'known', value }),
      () => take({ state: 'failed' }),
    )
    return () => {
      overtaken = true
    }
  }, [query, question, version])
  return answer
}
