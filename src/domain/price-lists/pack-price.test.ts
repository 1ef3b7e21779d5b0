import { describe, expect, test } from 'vitest'
import { containerOfWord } from './containers.ts'
import { unitPriceOf } from './pack-price.ts'
import { readPack } from './read-pack.ts'
import { pricedByOf } from './read-price.ts'

function packOf(text: string) {
  const reading = readPack(text)
  return reading.known ? reading.pack : null
}

function priced(amount: number, per: string, pack: string, printed: [number, string][] = [], drink = false) {
  return unitPriceOf({
    amount,
    per: pricedByOf(per),
    perSure: per !== '',
    usual: null,
    pack: packOf(pack),
    printed: printed.flatMap(([amount, text]) => {
      const per = pricedByOf(text)
      return per === null ? [] : [{ amount, per }]
    }),
    drink,
  })
}

describe('the price of one unit follows from the pack', () => {
  test.each([
    [
      'a sachet out of a colis',
      priced(16.85, 'sachet', 'Par sachet de 2 kg. Colis de 4 sachets.'),
      'kg',
      8.425,
    ],
    ['a colis of sachets', priced(67.4, 'colis', 'Par sachet de 2 kg. Colis de 4 sachets.'), 'kg', 8.425],
    ['slices in a barquette', priced(5.81, 'bq', 'Portion de 50 g. Barquette de 10 portions.'), 'kg', 11.62],
    ['bottles of water', priced(6, 'carton', '6x1L'), 'L', 1],
    ['one of six', priced(1.2, 'PCE', '6x1L'), 'L', 1.2],
    ['a price per kg, whatever the pack', priced(9.5, 'kg', 'carton 4x2,5kg'), 'kg', 9.5],
    ['a price for 100 g', priced(5.5, 'les 100 g', ''), 'kg', 55],
    ['eggs', priced(6.3, 'plateau', 'plateau 30 œufs'), 'pièce', 0.21],
    ['napkins', priced(41.6, 'colis', 'Colis de 16 paquets. Paquet de 200 portions.'), 'pièce', 0.013],
    ['bunches', priced(12, 'colis', 'colis de 10 bottes'), 'botte', 1.2],
    ['a box of tea, by the piece', priced(12.4, 'unité', 'Boîte 100 sachets'), 'sachet', 0.124],
    ['a botte', priced(1.2, 'botte', ''), 'botte', 1.2],
    ['a barquette of who knows what', priced(2.4, 'BQ', ''), 'barquette', 2.4],
    ['wine by its bottle', priced(45, 'carton', '6x75cl', [], true), 'bouteille', 7.5],
    ['oil in bottles', priced(45, 'carton', '6x75cl'), 'L', 10],
    [
      'cans of a drink',
      priced(20.52, 'colis', 'Boite de 330 ml. Colis de 24 boites.', [], true),
      'L',
      2.5909,
    ],
    ['a thousand picks', priced(1.19, 'boîte', 'boîte de 1000 pièces'), 'pièce', 0.00119],
    ['thirds of a euro', priced(2, 'boîte', 'boîte de 30 pièces'), 'pièce', 0.066667],
    ['a printed price, with its own decimals', priced(9.512345, 'kg', ''), 'kg', 9.512345],
  ])('%s', (_, { unit, priceHt, doubts }, expectedUnit, price) => {
    expect({ unit, priceHt, doubts }).toEqual({ unit: expectedUnit, priceHt: price, doubts: [] })
  })

  test('with what one of it holds', () => {
    expect(priced(1, 'bq', 'Portion de 50 g. Barquette de 10 portions.').content).toEqual({
      quantity: 50,
      unit: 'g',
    })
    expect(priced(1, 'ct', 'carton 4x2,5kg').content).toEqual({ quantity: 2.5, unit: 'kg' })
    expect(priced(1, 'ct', '6x75cl', [], true).content).toEqual({ quantity: 75, unit: 'cl' })
    expect(priced(1, 'kg', 'pièce de 1,2 kg env.').content).toEqual({ quantity: 1.2, unit: 'kg' })
    expect(priced(1, 'kg', 'le kg').content).toBeNull()
    expect(priced(1, 'kg', '6x1L').content).toBeNull()
  })
})

describe('a printed price is compared with ours', () => {
  test('within a cent or two, or one percent, they agree', () => {
    const { check, doubts } = priced(16.85, 'sachet', 'sachet de 2 kg', [[8.42, '/ kg']])
    expect(check).toEqual({ unit: 'kg', printed: 8.42, ours: 8.425, agrees: true })
    expect(doubts).toEqual([])
  })

  test('else both are shown, and ours stays where the pack is certain', () => {
    const { check, doubts, priceHt } = priced(16.85, 'sachet', 'sachet de 2 kg', [[9.1, '/ kg']])
    expect(check).toEqual({ unit: 'kg', printed: 9.1, ours: 8.425, agrees: false })
    expect([priceHt, doubts]).toEqual([8.425, ['unit-price-differs']])
  })

  test('for weighed goods the supplier’s price has priority', () => {
    const { priceHt, doubts } = priced(20, 'colis', 'colis 2,5 kg env.', [[8.42, '/ kg']])
    expect([priceHt, doubts]).toEqual([8.42, ['pack-approximate', 'unit-price-differs']])
  })

  test('it settles what the price was asked for', () => {
    expect(priced(5.5, '', '4x2,5kg', [[2.2, '/ kg']])).toMatchObject({ priceHt: 2.2, doubts: [] })
    expect(priced(22, '', '4x2,5kg', [[2.2, '/ kg']])).toMatchObject({ priceHt: 2.2, doubts: [] })
    expect(priced(5.5, 'colis', '4x2,5kg', [[2.2, '/ kg']])).toMatchObject({
      priceHt: 2.2,
      doubts: ['price-basis-uncertain'],
    })
  })

  test.each([
    [2.4, 'pièce', '~250 g', 9.6],
    [14.4, 'pièce', 'env. 1,6 kg', 9],
    [4.4, '', '200 g env.', 22],
    [7.9, 'barquette', 'barquette ~ 1 kg', 7.9],
    [30, '', 'pièce de 2,5 kg environ', 12],
    [13.5, 'colis', 'colis 1,5 kg approx.', 9],
  ])('it proves what is in an approximate pack: %s € by the %s of %s', (amount, per, pack, printed) => {
    expect(priced(amount, per, pack, [[printed, '/ kg']])).toMatchObject({ priceHt: printed, doubts: [] })
    const differs = priced(amount, per, pack, [[printed * 0.8, '/ kg']])
    expect(differs.doubts).toEqual(['pack-approximate', 'unit-price-differs'])
    expect(priced(amount, per, pack).doubts).toContain('pack-approximate')
  })

  test('also one per colis, when a piece is charged', () => {
    const { check } = priced(7.66, 'boite', 'Colis de 6 boites.', [[45.95, '/ colis']])
    expect(check).toMatchObject({ agrees: true, printed: 45.95 })
  })

  test('a tin of which only the format is known goes by the price per kg', () => {
    const { unit, priceHt } = priced(2.68, 'boite', 'boîte 4/4', [[3.16, '/ kg']])
    expect([unit, priceHt]).toEqual(['kg', 3.16])
  })
})

describe('an unknown is reported', () => {
  test('whether a price is of the pack or of a piece in it', () => {
    expect(priced(12.6, '', '6x1L').doubts).toEqual(['price-basis-uncertain'])
    expect(priced(12.6, '', 'bidon 5L').doubts).toEqual([])
  })

  test('what is in a colis', () => {
    expect(priced(12.6, 'colis', '').doubts).toEqual(['pack-missing'])
    expect(priced(12.6, '', '').doubts).toEqual(['pack-missing'])
    expect(priced(12.6, 'colis', '', [[3.15, '/ kg']])).toMatchObject({
      unit: 'kg',
      priceHt: 3.15,
      doubts: [],
    })
  })
})

test('containers are known by their names and their shorthand', () => {
  const names = ['Boîtes', 'BTE', 'PCE', 'COLIS', 'plateaux', 'Cartons', 'BTL.', 'UVC', 'ct'].map(
    (word) => containerOfWord(word)?.name,
  )
  expect(names).toEqual([
    'boite',
    'boite',
    'piece',
    'colis',
    'plateau',
    'carton',
    'bouteille',
    'uvc',
    'carton',
  ])
})
