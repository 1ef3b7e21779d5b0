import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { WEIGHINGS } from '#domain/scaling/scale-way.ts'
import type { Moulds, ScaleWay } from '#domain/scaling/scale-way.ts'
import { readingSearch } from './reading-search.ts'
import { scaleOfSearch, searchOfPart, searchOfScale } from './scale-address.ts'

/** With the decimals that are typed. */
const amount = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((millionths) => millionths / 1e6)
const unit = fc.constantFrom(...LINE_UNITS)
const moulds: fc.Arbitrary<Moulds> = fc.oneof(
  fc.record({ count: amount, shape: fc.constant('round' as const), diameter: amount, height: amount }),
  fc.record({
    count: amount,
    shape: fc.constant('rectangular' as const),
    length: amount,
    width: amount,
    height: amount,
  }),
  fc.record({ count: amount, shape: fc.constant('content' as const), content: amount }),
)
const way: fc.Arbitrary<ScaleWay> = fc.oneof(
  fc.record({ kind: fc.constant('covers' as const), covers: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({
    kind: fc.constant('hand' as const),
    lineId: fc.uuid({ version: 4 }),
    quantity: amount,
    unit,
    weighing: fc.constantFrom(...WEIGHINGS),
  }),
  fc.record({ kind: fc.constant('made' as const), quantity: amount, unit }),
  fc.record({ kind: fc.constant('moulds' as const), from: moulds, to: moulds }),
)

test('what a sheet is scaled to is the same after it was an address', () => {
  fc.assert(
    fc.property(way, (given) => {
      expect(scaleOfSearch(readingSearch(searchOfScale(given)))).toEqual(given)
    }),
  )
})

test.each([
  'hand_1_net_3_kg',
  'hand_0b0e7a37-6a0e-4b8e-9a0a-3d1c2b4a5f60_raw_3_kg',
  'made_-3_kg',
  'made_0_kg',
  'made_Infinity_kg',
  'made_3_livre',
  'made',
  'moulds_1*round*20_1*round*20*4',
  'moulds_1*round*20*4',
  'moulds_1*oval*20*4_1*round*20*4',
  'toString',
])('%s is no way to scale a sheet', (scale) => {
  expect(scaleOfSearch(readingSearch({ scale }))).toBeUndefined()
})

test.each([
  [{ grossQuantity: 4000, unit: 'g' }, { scale: 'made_4_kg' }],
  [{ grossQuantity: 2.5, unit: 'pièce' }, { scale: 'made_2.5_pièce' }],
  [{ grossQuantity: 16, unit: 'portion' }, { covers: 16 }],
  [{ grossQuantity: 1.6, unit: 'portion' }, { scale: 'made_1.6_portion' }],
  [{ grossQuantity: null, unit: 'kg' }, {}],
] as const)('a preparation is read for what a line takes of it: %j is %j', (line, search) => {
  expect(searchOfPart(line)).toEqual(search)
})
