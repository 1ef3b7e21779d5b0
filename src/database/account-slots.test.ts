import { expect, test, vi } from 'vitest'
import { AccountBusy, AccountSlots } from './account-slots.ts'

/** Work that ends when it is released. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { release: resolve, work: vi.fn(() => promise) }
}

test('work above the bound of an account waits in order, and work of other accounts does not', async () => {
  const slots = new AccountSlots({ most: 2 })
  const [first, second, third, fourth, other] = [held(), held(), held(), held(), held()]
  const running = [first, second, third, fourth].map(({ work }) => slots.run('a', work))
  running.push(slots.run('b', other.work))
  expect(third.work).not.toHaveBeenCalled()
  expect(other.work).toHaveBeenCalledOnce()
  second.release()
  await running[1]
  await vi.waitFor(() => expect(third.work).toHaveBeenCalledOnce())
  expect(fourth.work).not.toHaveBeenCalled()
  for (const { release } of [first, third, fourth, other]) release()
  await Promise.all(running)
  expect(fourth.work).toHaveBeenCalledOnce()
})

test('a slot that was taken is given back to the next in line', async () => {
  const slots = new AccountSlots({ most: 1 })
  const leave = await slots.enter('a')
  const next = held()
  const running = slots.run('a', next.work)
  await new Promise(setImmediate)
  expect(next.work).not.toHaveBeenCalled()
  leave()
  next.release()
  await running
  expect(next.work).toHaveBeenCalledOnce()
})

test('work that fails gives its slot back', async () => {
  const slots = new AccountSlots({ most: 1 })
  await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(slots.run('a', () => Promise.resolve('done'))).resolves.toBe('done')
})

test('work that waits too long is refused, and takes no slot afterwards', async () => {
  const slots = new AccountSlots({ most: 1, longestWaitMs: 20 })
  const first = held()
  const running = slots.run('a', first.work)
  const refused = held()
  await expect(slots.run('a', refused.work)).rejects.toThrow(AccountBusy)
  first.release()
  await running
  await expect(slots.run('a', () => Promise.resolve('done'))).resolves.toBe('done')
  expect(refused.work).not.toHaveBeenCalled()
})

test('who finds the line of an account full is refused at once', async () => {
  const slots = new AccountSlots({ most: 1, longestLine: 1 })
  const [first, second] = [held(), held()]
  const running = [slots.run('a', first.work), slots.run('a', second.work)]
  await expect(slots.run('a', held().work)).rejects.toThrow(AccountBusy)
  for (const { release } of [first, second]) release()
  await Promise.all(running)
})
