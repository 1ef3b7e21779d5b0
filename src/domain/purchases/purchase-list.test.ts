import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purchaseList } from './purchase-list.ts'
import { bought, line, of, product, sheet, some } from './testing/kitchen.ts'

const quantities = ({ items }: ReturnType<typeof bought>) =>
  Object.fromEntries(items.map((item) => [item.product.id, item.quantity]))

describe('what to buy', () => {
  test('is the quantity for the covers, with its loss by the method of the account', () => {
    const lines = [of('veal', 1.6, 'kg', { wastagePercent: 20 }), of('rice', 500, 'g')]
    const products = [product('veal'), product('rice')]
    expect(quantities(bought(products, [sheet('a', lines)], { a: 80 }))).toEqual({ veal: 15.36, rice: 4 })
    const divided = quantities(bought(products, [sheet('a', lines)], { a: 80 }, 'rendement'))
    expect(divided).toEqual({ veal: 16, rice: 4 })
  })

  test('is summed over lines, sheets and preparations at any depth, in one unit', () => {
    const cream = product('cream', { unit: 'L', densityKgPerL: 1 })
    const sheets = [
      sheet('a', [of('cream', 200, 'ml'), some('sauce', 0.5, 'L')]),
      sheet('b', [of('cream', 300, 'g'), some('sauce', 5, 'portion')], { portions: 5 }),
      sheet('sauce', [of('cream', 1, 'L'), some('stock', 25, 'cl')], { yieldQuantity: 2, yieldUnit: 'L' }),
      sheet('stock', [of('bones', 3, 'kg', { wastagePercent: 10 })], { yieldQuantity: 500, yieldUnit: 'cl' }),
    ]
    const list = bought([cream, product('bones')], sheets, { a: 20, b: 10 })
    // The sauce is made 2 × 0.25 and 2 × 0.5 times, the stock 1.5 × 0.05 times.
    expect(
      list.items.map((item) => [item.product.id, Number(item.quantity?.toFixed(9)), item.sheets]),
    ).toEqual([
      ['cream', 0.4 + 0.6 + 1.5, ['Fiche a', 'Fiche b', 'Fiche sauce']],
      ['bones', 0.2475, ['Fiche stock']],
    ])
    expect(list.apart).toEqual([])
  })

  test('has the loss of a preparation too', () => {
    const sheets = [
      sheet('a', [some('dough', 5, 'portion', { wastagePercent: 20 })]),
      sheet('dough', [of('flour', 1, 'kg')]),
    ]
    expect(quantities(bought([product('flour')], sheets))).toEqual({ flour: 0.6 })
  })

  test('of a preparation that is chosen itself is both', () => {
    const sheets = [sheet('a', [some('b', 1, 'portion')]), sheet('b', [of('flour', 1, 'kg')])]
    expect(quantities(bought([product('flour')], sheets, { a: 10, b: 20 }))).toEqual({ flour: 2.1 })
  })

  test('is less of what is ready, and of all below it', () => {
    const sheets = [
      sheet('a', [some('sauce', 1, 'kg'), of('fish', 2, 'kg')]),
      sheet('sauce', [of('butter', 1, 'kg'), some('stock', 1, 'L')], { yieldQuantity: 2, yieldUnit: 'kg' }),
      sheet('stock', [of('bones', 3, 'kg')], { yieldQuantity: 5, yieldUnit: 'L' }),
    ]
    const kitchen = { sheets, products: ['fish', 'butter', 'bones'].map((id) => product(id)) }
    const withReady = (quantity: number, unit: 'g' | 'L') => {
      const ready = new Map([['sauce', { quantity, unit }]])
      return purchaseList(kitchen, [{ sheetId: 'a', covers: 20 }], 'majoration', ready)
    }
    expect(quantities(withReady(1500, 'g'))).toEqual({ fish: 4, butter: 0.25, bones: 0.05 * 3 })
    expect(withReady(1500, 'g').preparations.at(-1)).toMatchObject({ quantity: 0.5, ready: 1.5 })
    expect(quantities(withReady(5000, 'g'))).toEqual({ fish: 4 })
    // A sauce by the kilogram has no litres: nothing is less.
    expect(quantities(withReady(1, 'L'))).toEqual({ fish: 4, butter: 1, bones: 0.2 * 3 })
  })

  test('is nothing for a sheet that is gone', () => {
    expect(bought([product('flour')], [sheet('a', [of('flour', 1, 'kg')])], { z: 4 })).toEqual({
      items: [],
      apart: [],
      preparations: [],
    })
  })

  test('refuses a sheet that contains itself', () => {
    const sheets = [sheet('a', [some('b', 1, 'portion')]), sheet('b', [some('a', 1, 'portion')])]
    expect(() => bought([], sheets)).toThrow(RangeError)
  })

  test('of a tower of preparations is computed once for each of them', () => {
    const floors = Array.from({ length: 40 }, (_, floor) =>
      sheet(String(floor), [some(String(floor + 1), 1, 'portion'), some(String(floor + 1), 1, 'portion')], {
        portions: 2,
      }),
    )
    const ground = sheet('40', [of('flour', 1, 'kg')])
    expect(quantities(bought([product('flour')], [...floors, ground], { 0: 2 }))).toEqual({ flour: 0.2 })
  })
})

describe('what to make', () => {
  test('is each preparation once, after those that it takes, with what each sheet takes of it', () => {
    const sheets = [
      sheet('a', [some('sauce', 0.5, 'L', { wastagePercent: 20 })]),
      sheet('b', [some('sauce', 5, 'portion'), some('sauce', 2, 'kg')], { portions: 5 }),
      sheet('sauce', [some('stock', 25, 'cl')], { yieldQuantity: 2, yieldUnit: 'L' }),
      sheet('stock', [of('bones', 3, 'kg')]),
    ]
    const { preparations, apart } = bought([product('bones')], sheets, { a: 20, b: 10, sauce: 5 })
    expect(preparations).toEqual([
      // A stock has no yield: its line in centilitres adds nothing.
      {
        id: 'sauce',
        title: 'Fiche sauce',
        times: 2.1,
        quantity: 4.2,
        unit: 'L',
        ready: 0,
        served: 1,
        takes: [
          { title: 'Fiche a', quantity: 1.2 },
          { title: 'Fiche b', quantity: 2 },
        ],
      },
    ])
    expect(apart.map(({ reason, name }) => [reason, name])).toEqual([
      ['density-missing', 'Fiche sauce'],
      ['yield-missing', 'Fiche stock'],
    ])
  })

  test('adds up to what each sheet takes, at any depth', () => {
    const quantity = fc.double({ min: 0.01, max: 100, noNaN: true })
    const drawn = fc.array(fc.record({ to: fc.nat(6), quantity, wastagePercent: fc.nat(90) }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        fc.array(drawn, { minLength: 5, maxLength: 7 }),
        fc.integer({ min: 1, max: 400 }),
        (floors, covers) => {
          const sheets = floors.map((lines, floor) =>
            sheet(
              String(floor),
              lines.map(({ to, quantity: taken, wastagePercent }) =>
                some(String(floor + 1 + to), taken, to % 2 === 0 ? 'g' : 'portion', { wastagePercent }),
              ),
              { yieldQuantity: 3, yieldUnit: 'kg' },
            ),
          )
          const { preparations } = bought([], sheets, { 0: covers, 2: covers })
          const walked = new Map<string, number>()
          const walk = (id: string, times: number) => {
            for (const { subSheetId, quantity: net, unit, wastagePercent } of sheets[Number(id)]?.lines ??
              []) {
              if (subSheetId === null || sheets[Number(subSheetId)] === undefined) continue
              const gross = (net ?? 0) * times * (1 + wastagePercent / 100)
              const made = unit === 'portion' ? gross / 10 : gross / 3000
              walked.set(subSheetId, (walked.get(subSheetId) ?? 0) + made)
              walk(subSheetId, made)
            }
          }
          for (const id of ['0', '2']) walk(id, covers / 10)
          expect(new Set(preparations.map(({ id }) => id))).toEqual(new Set(walked.keys()))
          const places = new Map(preparations.map(({ id }, place) => [id, place]))
          for (const { id, times } of preparations) {
            const own = id === '2' ? covers / 10 : 0
            expect((walked.get(id) ?? 0) + own).toBeCloseTo(times, 9)
            for (const { subSheetId } of sheets[Number(id)]?.lines ?? [])
              expect(places.get(subSheetId ?? '') ?? -1).toBeLessThan(places.get(id) ?? 0)
          }
          for (const { quantity: whole, served, takes } of preparations)
            expect(takes.reduce((sum, part) => sum + part.quantity, served) / whole).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})

describe('what cannot be summed is set apart, with its reason', () => {
  const onion = product('onion')
  test.each([
    ['a count of what is sold by weight', of('onion', 2, 'pièce'), 'content-missing', 2, 'pièce', 'onion'],
    ['a volume of what is sold by weight', of('onion', 20, 'cl'), 'density-missing', 200, 'ml', 'onion'],
    ['a total loss', of('onion', 1, 'kg', { wastagePercent: 100 }), 'total-loss', 1000, 'g', 'onion'],
    ['no quantity', of('onion', null, 'kg'), 'quantity-missing', null, 'g', 'onion'],
    ['no product', line({ note: 'Oignon · émincé' }), 'product-missing', 1000, 'g', 'Oignon · émincé'],
    ['no product and no note', line({}), 'product-missing', 1000, 'g', null],
    ['a preparation without a yield', some('b', 3, 'kg'), 'yield-missing', 3000, 'g', 'Fiche b'],
    [
      'a preparation without a quantity',
      some('b', null, 'portion'),
      'quantity-missing',
      null,
      'portion',
      'Fiche b',
    ],
    ['QS without a product', line({ costing: 'qs', quantity: null, note: 'sel' }), 'qs', null, 'g', 'sel'],
    ['QS of a preparation', some('b', null, 'kg', { costing: 'qs' }), 'qs', null, 'g', 'Fiche b'],
    [
      'a forfait',
      line({ costing: 'forfait-sheet', quantity: null, note: 'épices' }),
      'forfait',
      null,
      'g',
      'épices',
    ],
  ] as const)('%s', (_, taken, reason, quantity, unit, name) => {
    const list = bought(
      [onion],
      [sheet('a', [taken]), sheet('b', [of('onion', 1, 'kg')])],
      { a: 10 },
      'rendement',
    )
    expect(list.items).toEqual([])
    expect(list.apart).toMatchObject([{ reason, quantity, unit, name, sheets: ['Fiche a'] }])
  })

  test('and is summed there where it can be', () => {
    const lines = [of('onion', 20, 'cl'), of('onion', 1, 'L'), of('onion', 2, 'pièce'), of('onion', 3, 'kg')]
    const list = bought([onion], [sheet('a', lines), sheet('b', [of('onion', 1, 'pièce')])], { a: 10, b: 20 })
    expect(quantities(list)).toEqual({ onion: 3 })
    expect(list.apart.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [1200, 'ml'],
      [4, 'pièce'],
    ])
  })

  test('but QS of a product stays with the product', () => {
    const salt = { costing: 'qs' as const, quantity: null }
    const once = bought([onion], [sheet('a', [of('onion', null, 'kg', salt)])])
    expect(once.items).toMatchObject([{ quantity: null, order: null, qs: true }])
    const both = bought([onion], [sheet('a', [of('onion', null, 'kg', salt), of('onion', 1, 'kg')])])
    expect(both.items).toMatchObject([{ quantity: 1, qs: true }])
  })
})
