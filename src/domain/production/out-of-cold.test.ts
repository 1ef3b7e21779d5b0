import { expect, test } from 'vitest'
import { of, product, some } from '../purchases/testing/kitchen.ts'
import type { Amount } from '../purchases/ready-amounts.ts'
import { frozenItems, type KeptBatch, outOfCold, readyInBatches } from './out-of-cold.ts'
import { productionPlan } from './production-plan.ts'
import { DAYS, made, serves } from './testing/kitchen.ts'

const [DAY] = DAYS
const SAUCE = made('sauce', [of('cream', 1, 'L'), of('peas', 1, 'kg')], { yieldQuantity: 2, yieldUnit: 'kg' })
const SHEETS = [made('bass', [some('sauce', 1, 'kg')]), SAUCE]
const PRODUCTS = [product('cream', { unit: 'L' }), product('peas', { category: 'Surgelés' })]

const batch = (batchId: string, quantity: number, unit: Amount['unit'], useBy: string): KeptBatch => ({
  batchId,
  techSheetId: 'sauce',
  quantity,
  unit,
  useBy,
})
const BATCHES = [
  batch('late', 1, 'kg', '2026-12-05T09:00:00Z'),
  // The last minute of the day where the house is: the whole day.
  batch('first', 500, 'g', '2026-12-02T22:59:00Z'),
  batch('early', 9, 'kg', '2026-12-02T20:00:00Z'),
  batch('past', 9, 'kg', '2026-12-01T22:59:00Z'),
  batch('portions', 1, 'portion', '2026-12-03T09:00:00Z'),
  batch('unrelated', 2, 'L', '2026-12-03T09:00:00Z'),
  { ...batch('other', 2, 'kg', '2026-12-02T10:00:00Z'), techSheetId: 'bass' },
]

function planOf(quantity: number) {
  const [day] = productionPlan(
    { sheets: SHEETS, products: PRODUCTS },
    {
      days: [DAY],
      served: [serves('bass', 100)],
      marks: [{ day: DAY, sheetId: 'sauce', ready: { quantity, unit: 'kg' }, days: 1 }],
    },
    'majoration',
  )
  if (day === undefined) throw new Error('One day')
  return day
}

const taken = (quantity: number) =>
  outOfCold(planOf(quantity), BATCHES).map(({ sheet, taken: batches, rest }) => [
    sheet.id,
    batches.map(
      ({ batch: { batchId, unit }, quantity: part, isAll }) =>
        `${batchId} ${String(Number(part.toFixed(9)))} ${unit} ${String(isAll)}`,
    ),
    Number(rest.quantity.toFixed(9)),
  ])

test('what is ready is taken from the batches to be used first', () => {
  expect(taken(0.6)).toEqual([['sauce', ['first 500 g true', 'portions 0.5 portion false'], 0]])
  expect(taken(3)).toEqual([
    ['sauce', ['first 500 g true', 'portions 1 portion true', 'late 1 kg true'], 1.3],
  ])
  expect(taken(0)).toEqual([])
})

test('batches give what is ready of a sheet, but those to be used before the day is over and those in another unit', () => {
  const { quantity, unit, batches, apart, tooEarly } = readyInBatches(SAUCE, BATCHES, DAY)
  expect([quantity, unit]).toEqual([1.7, 'kg'])
  expect(batches.map(({ batchId }) => batchId)).toEqual(['first', 'portions', 'late'])
  expect(apart.map(({ batchId }) => batchId)).toEqual(['unrelated'])
  expect(tooEarly.map(({ batchId }) => batchId)).toEqual(['early', 'past'])
})

test('frozen is what the house calls frozen', () => {
  expect(frozenItems(planOf(1).purchases.items).map((item) => item.product.id)).toEqual(['peas'])
})
