import { expect, test } from 'vitest'
import { BATCH_ROWS } from '#contract/price-lists.ts'
import type { PriceListRow } from '#contract/price-lists.ts'
import { sendChanges } from './send-changes.ts'

const changes = Array.from({ length: 2 * BATCH_ROWS + 500 }, (_, at): PriceListRow => ({
  kind: 'remove',
  productId: String(at),
}))

test('a batch that is not taken is where the next try goes on', async () => {
  const draft = { id: 'draft', sent: 0 }
  const taken: number[] = []
  const progress: number[] = []
  let dead = true
  const send = async (from: number, rows: PriceListRow[]) => {
    if (dead && from > 0) throw new TypeError('Failed to fetch')
    expect(rows[0]).toEqual(changes[from])
    taken.push(rows.length)
  }
  const onSent = (sent: number) => progress.push(sent)
  await expect(sendChanges(changes, draft, BATCH_ROWS, send, onSent)).rejects.toThrow('Failed to fetch')
  expect(draft.sent).toBe(BATCH_ROWS)
  dead = false
  await sendChanges(changes, draft, BATCH_ROWS, send, onSent)
  expect(taken).toEqual([BATCH_ROWS, BATCH_ROWS, 500])
  expect(progress.at(-1)).toBe(changes.length)
})
