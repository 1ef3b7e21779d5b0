import { expect, test } from 'vitest'
import { type ArrivedLine, receivedTotal } from './received-total.ts'

const line = (facts: Partial<ArrivedLine>): ArrivedLine => ({
  packs: 5,
  packQuantity: 25,
  unit: 'kg',
  packText: 'Sac 25 kg',
  priceHt: 20,
  notedPriceHt: null,
  receipt: 'ok',
  receivedQuantity: null,
  weighedQuantity: null,
  weighedUnit: null,
  ...facts,
})
const loose = { packs: 5, packQuantity: 1, packText: null, priceHt: 3 }

test.each<[string, Partial<ArrivedLine>, number, number]>([
  ['all of it', {}, 100, 0],
  ['what was counted of what is there', { receivedQuantity: 4 }, 80, 0],
  ['the price of the delivery note', { notedPriceHt: 21.5 }, 107.5, 0],
  ['the part that came', { receipt: 'short', receivedQuantity: 2 }, 40, 0],
  ['a part that nobody counted', { receipt: 'short' }, 0, 1],
  ['nothing of what was refused', { receipt: 'refused' }, 0, 0],
  ['what was kept of what was refused', { receipt: 'refused', receivedQuantity: 1 }, 20, 0],
  ['what nobody looked at', { receipt: 'none' }, 0, 1],
  ['a replacement of unknown price', { receipt: 'replaced', receivedQuantity: 3 }, 0, 1],
  ['a replacement by its note', { receipt: 'replaced', receivedQuantity: 3, notedPriceHt: 18 }, 54, 0],
  ['a line without a price', { priceHt: null }, 0, 1],
  ['a line that was not counted', { packs: null }, 0, 1],
  ['the weight of what is sold loose', { ...loose, weighedQuantity: 4800, weighedUnit: 'g' }, 14.4, 0],
  ['the packs of what is not', { weighedQuantity: 124, weighedUnit: 'kg' }, 100, 0],
])('%s', (_, facts, receivedHt, unknown) => {
  expect(receivedTotal([line(facts)])).toEqual({ receivedHt, unknown })
})

test('lines add up to the cent', () => {
  const cheap = line({ packs: 1, priceHt: 0.1 })
  expect(receivedTotal([cheap, cheap, cheap]).receivedHt).toBe(0.3)
})
