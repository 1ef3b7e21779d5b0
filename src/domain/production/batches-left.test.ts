import { expect, test } from 'vitest'
import { of } from '../purchases/testing/kitchen.ts'
import { batchesLeft, type LeftOf } from './batches-left.ts'
import type { KeptBatch } from './out-of-cold.ts'
import { DAYS, made } from './testing/kitchen.ts'

const [DAY, NEXT, THIRD] = DAYS
const SAUCE = made('sauce', [of('cream', 1, 'L')], { yieldQuantity: 2, yieldUnit: 'kg' })
const batch = (batchId: string, quantity: number, useBy: string, madeAt = '2026-12-01T09:00:00Z') => ({
  batchId,
  techSheetId: 'sauce',
  quantity,
  unit: 'kg' as const,
  madeAt,
  useBy,
})
type Mark = LeftOf<KeptBatch>['marks'][number]
const mark = (day: string, facts: Partial<Mark> = {}): Mark => ({
  day,
  sheetId: 'sauce',
  ready: null,
  days: 1,
  doneAt: null,
  batchId: null,
  ...facts,
})
const left = (day: string, batches: ReturnType<typeof batch>[], marks: Mark[], today: string = DAY) =>
  batchesLeft({ batches, marks, sheets: new Map([['sauce', SAUCE]]), day, today }).map(
    ({ batchId, quantity, counted }) => [batchId, quantity, counted],
  )
const ready = (quantity: number) => ({ ready: { quantity, unit: 'g' as const } })

test('what earlier days take of batches is gone for later ones, the first use-by first', () => {
  const batches = [batch('late', 9, '2026-12-06T09:00:00Z'), batch('first', 1, '2026-12-02T22:59:00Z')]
  const marks = [mark(NEXT, ready(1000)), mark(DAY, ready(2500)), mark(THIRD, ready(9000))]
  expect(left(DAY, batches, marks)).toEqual([
    ['late', 9, 0],
    ['first', 1, 0],
  ])
  expect(left(THIRD, batches, marks)).toEqual([
    ['late', 6.5, 2.5],
    ['first', 0, 1],
  ])
})

test('a past day has taken nothing of what was made after it', () => {
  const batches = [batch('today', 4, '2026-12-08T09:00:00Z', '2026-12-03T09:00:00Z')]
  expect(left(NEXT, batches, [mark(DAY, ready(3000))], NEXT)).toEqual([['today', 4, 0]])
})

const madeAt = (time: string) => [batch('night', 4, '2026-12-08T09:00:00Z', `2026-12-03T${time}:00+01:00`)]

test('what is made at half past midnight is of the evening before, and its ready amounts may take it', () => {
  expect(left(THIRD, madeAt('00:30'), [mark(DAY, ready(3000))])).toEqual([['night', 1, 3]])
  expect(left(THIRD, madeAt('05:00'), [mark(DAY, ready(3000))])).toEqual([['night', 4, 0]])
})

test('what a tick has made is for its days, and free once they are over', () => {
  const batches = [batch('made', 4, '2026-12-08T09:00:00Z')]
  const marks = [mark(DAY, { doneAt: '2026-12-01T09:00:00Z', batchId: 'made', days: 2 })]
  expect(left(DAY, batches, marks)).toEqual([])
  expect(left(NEXT, batches, marks, NEXT)).toEqual([])
  expect(left(THIRD, batches, marks, NEXT)).toEqual([])
  expect(left(THIRD, batches, marks, THIRD)).toEqual([['made', 4, 0]])
})
