import { expect, test } from 'vitest'
import { invoiceLine } from '#contract/testing/invoice-answers.ts'
import { type AnsweredLine, createAnswerQueue } from './answer-queue.ts'

const answered = (name: string): AnsweredLine => ({
  line: invoiceLine({ name }),
  answer: { as: 'charge', charge: 'freight' },
})
const names = (answers: readonly AnsweredLine[]) => answers.map(({ line }) => line.name)

/** A queue whose writes are answered by hand. */
function queueOfWrites() {
  const writes: { names: string[]; done: PromiseWithResolvers<void> }[] = []
  const queue = createAnswerQueue((answers) => {
    const done = Promise.withResolvers<void>()
    writes.push({ names: names(answers), done })
    return done.promise
  })
  return { queue, writes }
}

test('what is given while a write is on its way goes together in the next', async () => {
  const { queue, writes } = queueOfWrites()
  queue.give([answered('one')])
  queue.give([answered('two')])
  queue.give([answered('three')])
  expect(writes.map((write) => write.names)).toEqual([['one']])
  writes[0]?.done.resolve()
  await expect.poll(() => writes.map((write) => write.names)).toEqual([['one'], ['two', 'three']])
  expect(names(queue.pending.get())).toEqual(['two', 'three'])
  writes[1]?.done.resolve()
  await expect.poll(() => queue.pending.get()).toEqual([])
})

test('a write that fails forgets the answers behind it, and the next one is sent', async () => {
  const { queue, writes } = queueOfWrites()
  queue.give([answered('one')])
  queue.give([answered('two')])
  writes[0]?.done.reject(new Error('another window was first'))
  await expect.poll(() => queue.pending.get()).toEqual([])
  queue.give([answered('three')])
  expect(writes.map((write) => write.names)).toEqual([['one'], ['three']])
})
