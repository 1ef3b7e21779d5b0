import { expect, test } from 'vitest'
import { givesWay, slotAt } from './drag-slots.ts'

const rows = [0, 44, 88, 148, 192].map((top, index) => ({ top, height: index === 2 ? 60 : 44 }))

test('a row that has hardly moved keeps its place', () => {
  expect(slotAt(rows, 1, 0)).toBe(1)
  expect(slotAt(rows, 1, 21)).toBe(1)
  expect(slotAt(rows, 1, -21)).toBe(1)
})

test('a row passes each neighbour that it half covers', () => {
  expect(slotAt(rows, 1, -23)).toBe(0)
  expect(slotAt(rows, 1, 31)).toBe(2)
  expect(slotAt(rows, 0, 110)).toBe(2)
})

test('beyond the ends it stays at the end', () => {
  expect(slotAt(rows, 2, -5000)).toBe(0)
  expect(slotAt(rows, 2, 5000)).toBe(4)
})

test('only the rows between make way, by the height of the dragged one', () => {
  expect([0, 1, 2, 3, 4].map((index) => givesWay(index, 1, 3, 44))).toEqual([0, 0, -44, -44, 0])
  expect([0, 1, 2, 3, 4].map((index) => givesWay(index, 3, 0, 44))).toEqual([44, 44, 44, 0, 0])
  expect([0, 1, 2].map((index) => givesWay(index, 1, 1, 44))).toEqual([0, 0, 0])
})
