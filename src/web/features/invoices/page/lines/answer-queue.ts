import { createAtom } from '@tanstack/store'
import type { LineAnswer } from './line-state.ts'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'

export interface AnsweredLine {
  line: InvoiceLineAnswer
  answer: LineAnswer
}

/**
 * Answers that are not stored yet. Each version of an invoice takes one write, and answers come faster than these: what is given
 * while one is on its way goes together in the next.
 * @param send stores answers; one that fails forgets those behind it, which were given over what was not stored
 */
export function createAnswerQueue(send: (answers: readonly AnsweredLine[]) => Promise<void>) {
  const pending = createAtom<readonly AnsweredLine[]>([])
  let isSending = false

  const sendAll = async () => {
    isSending = true
    try {
      while (pending.get().length > 0) {
        const batch = pending.get()
        await send(batch)
        pending.set((now) => now.slice(batch.length))
      }
    } catch {
      pending.set([])
    } finally {
      isSending = false
    }
  }

  return {
    pending,
    give(answers: readonly AnsweredLine[]): void {
      pending.set((now) => [...now, ...answers])
      if (!isSending) void sendAll()
    },
  }
}
