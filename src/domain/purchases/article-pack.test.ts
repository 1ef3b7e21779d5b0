import { expect, test } from 'vitest'
import type { Unit } from '../quantity/unit.ts'
import { articlePack } from './article-pack.ts'

function pack(unit: Unit, priceHt: number, packText: string | null, packPriceHt: number | null = null) {
  const bare = { unit, densityKgPerL: null, contentQuantity: null, contentUnit: null }
  const found = articlePack({ unit, priceHt, packText, packPriceHt }, bare)
  return found === null
    ? null
    : `${found.approximate ? '≈ ' : ''}${String(Number(found.quantity.toFixed(6)))}`
}

test.each([
  ['a sac with its price', 'kg', 0.9, 'Sac 25 kg', 22.5, '25'],
  ['a sac without a price', 'kg', 0.9, 'Sac 25 kg', null, '25'],
  ['a price without a text', 'kg', 0.9, null, 22.5, '25'],
  ['a price that was rounded', 'L', 2.5909, 'Colis de 24 boîtes de 33 cl', 20.52, '7.92'],
  [
    'the sachet that is priced, of a colis',
    'kg',
    8.425,
    'Par sachet de 2 kg. Colis de 4 sachets.',
    16.85,
    '2',
  ],
  ['the colis that is priced', 'kg', 8.425, 'Par sachet de 2 kg. Colis de 4 sachets.', 67.4, '8'],
  ['the outermost, where the unit is priced', 'kg', 8.9, 'Colis de 6 pièces de 1,5 kg', 8.9, '9'],
  ['a barquette of portions', 'kg', 11.62, 'Portion de 50 g. Barquette de 10 portions.', 5.81, '0.5'],
  ['eggs', 'pièce', 0.21, 'Plateau de 30 œufs', 6.3, '30'],
  ['eggs without a price of the plateau', 'pièce', 0.21, 'plateau 30 œufs', null, '30'],
  ['a sachet of one kilogram, of a colis', 'kg', 8.73, 'Par sachet de 1 kg. Colis de 10 sachets.', 8.73, '1'],
  ['bottles in a carton', 'bouteille', 2.9, 'Carton 6 x 75 cl', 17.4, '6'],
  ['bunches', 'botte', 1.2, 'colis de 10 bottes', 12, '10'],
  ['a weight that varies', 'kg', 19.5, 'Sous vide, 2 kg env.', null, '≈ 2'],
  ['a tin by its price, as its format is a volume', 'kg', 1.6, 'Boîte 5/1', 6.8, '4.25'],
] as const)('%s', (_, unit, priceHt, packText, packPriceHt, expected) => {
  expect(pack(unit, priceHt, packText, packPriceHt)).toBe(expected)
})

test.each([
  ['text and prices contradict each other', 'kg', 2, 'Sac 25 kg', 20],
  ['the text has two readings', 'kg', 0.9, 'sac 25', null],
  ['it is sold loose', 'kg', 2.5, 'le kg', 2.5],
  ['only the price of a unit is known', 'kg', 2.5, null, 2.5],
  ['nothing is known', 'kg', 2.5, null, null],
  ['a volume is sold by weight', 'kg', 1.6, 'Bidon 5 L', null],
  ['one of several can be bought', 'pièce', 7.66, 'Colis de 6 boîtes.', 7.66],
  ['one is sold by its unit', 'botte', 1.3, 'Botte', 1.3],
  ['the price is 0', 'kg', 0, null, 22.5],
] as const)('no pack is known where %s', (_, unit, priceHt, packText, packPriceHt) => {
  expect(pack(unit, priceHt, packText, packPriceHt)).toBeNull()
})

test('a pack is converted to the unit of the product, where that is known', () => {
  const article = { unit: 'L', priceHt: 5, packText: 'Brique 1 L x 6', packPriceHt: 30 } as const
  const cream = { unit: 'kg', densityKgPerL: 0.99, contentQuantity: null, contentUnit: null } as const
  expect(articlePack(article, cream)?.quantity).toBeCloseTo(5.94)
  expect(articlePack(article, { ...cream, densityKgPerL: null })).toBeNull()
})
