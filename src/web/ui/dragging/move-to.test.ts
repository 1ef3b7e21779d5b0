import { expect, test } from 'vitest'
import { inOrder, moveTo } from './move-to.ts'

test('one takes its new place, the others close up', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveTo(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('beyond the ends, or for who is not there, nothing moves', () => {
  const ids = ['a', 'b']
  for (const order of [moveTo(ids, 'a', -1), moveTo(ids, 'b', 2), moveTo(ids, 'x', 0), moveTo(ids, 'b', 1)])
    expect(order).toBe(ids)
})

test('rows added while an order was being saved come last, deleted ones are left out', () => {
  const items = ['a', 'b', 'new', 'c'].map((id) => ({ id }))
  expect(inOrder(items, ['c', 'gone', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'new'])
})
