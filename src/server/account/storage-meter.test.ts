import { expect, test } from 'vitest'
import type { MemberTx } from '#database/as-member.ts'
import { StorageMeter } from './storage-meter.ts'

const MAX_ITEMS = 100_000
const MINUTE_MS = 60_000

/** An account of so many items, and a meter whose clock the test sets. */
function account(held: { items: number; photoBytes?: number }) {
  const state = { photoBytes: 0, ...held, now: 0, counted: 0 }
  const query = async ({ name }: { name: string }) => {
    if (name !== 'measure-storage') return { rowCount: 1 }
    state.counted += 1
    return { rows: [{ items: String(state.items), photoBytes: String(state.photoBytes) }] }
  }
  const tx = { userId: 'chef', client: { query } } as unknown as MemberTx
  const meter = new StorageMeter({ maxItems: MAX_ITEMS, maxPhotoBytes: 2000 * 1024 ** 2 }, () => state.now)
  const add = (items: number, growth = {}) =>
    meter.within(
      tx,
      async () => {
        state.items += items
      },
      growth,
    )
  return { state, add }
}

test('an account with room is counted once a minute', async () => {
  const { state, add } = account({ items: 100 })
  for (let number = 0; number < 5; number += 1) await add(10)
  expect(state.counted).toBe(1)
  state.now += MINUTE_MS + 1
  await add(10)
  expect(state.counted).toBe(2)
})

test('it is counted again before additions of one minute could pass the limit', async () => {
  const { state, add } = account({ items: 0 })
  const most = 5_001
  while (state.items + most <= MAX_ITEMS) await add(most)
  await expect(add(most)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
})

test('an addition of many rows is counted, however much room there was', async () => {
  const { add } = account({ items: 10 })
  await add(1)
  await expect(add(MAX_ITEMS, { bulk: true })).rejects.toMatchObject({ code: 'STORAGE_FULL' })
})

test('an account that holds too much already may replace and remove, and add nothing', async () => {
  const { add } = account({ items: MAX_ITEMS + 10 })
  await add(0)
  await add(-5)
  await expect(add(1)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
})
