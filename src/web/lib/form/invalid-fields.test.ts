import { expect, test, vi } from 'vitest'
import { InvalidFields } from './invalid-fields.ts'

test('a save is led to the first entry that was refused, until it is taken back', () => {
  const entries = new InvalidFields()
  const heard = vi.fn()
  entries.any.subscribe(heard)
  expect([entries.any.get(), entries.lead()]).toEqual([false, false])

  const [portions, price] = [vi.fn(), vi.fn()]
  const takeBack = entries.add(portions)
  entries.add(price)
  expect([entries.any.get(), entries.lead()]).toEqual([true, true])
  expect([portions.mock.calls.length, price.mock.calls.length]).toEqual([1, 0])

  takeBack()
  entries.lead()
  expect([portions.mock.calls.length, price.mock.calls.length]).toEqual([1, 1])
  expect(heard, 'two entries are not told apart from one').toHaveBeenCalledTimes(1)
})
