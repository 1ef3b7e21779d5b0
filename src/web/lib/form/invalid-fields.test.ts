import { expect, test, vi } from 'vitest'
import { InvalidFields } from './invalid-fields.ts'

test('a save focuses the first invalid field, until it is valid again', () => {
  const entries = new InvalidFields()
  const listener = vi.fn()
  entries.any.subscribe(listener)
  expect([entries.any.get(), entries.focusFirst()]).toEqual([false, false])

  const [portions, price] = [vi.fn(), vi.fn()]
  const remove = entries.add(portions)
  entries.add(price)
  expect([entries.any.get(), entries.focusFirst()]).toEqual([true, true])
  expect([portions.mock.calls.length, price.mock.calls.length]).toEqual([1, 0])

  remove()
  entries.focusFirst()
  expect([portions.mock.calls.length, price.mock.calls.length]).toEqual([1, 1])
  expect(listener, 'a second entry changes nothing').toHaveBeenCalledTimes(1)
})
