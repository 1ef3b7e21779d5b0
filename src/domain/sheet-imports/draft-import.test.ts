import { describe, expect, test } from 'vitest'
import type { FoundLine } from '../sheet-files/lines/found-line.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { draftImport } from './draft-import.ts'
import { found, line, sheet } from './testing/found-sheets.ts'

const FILES = [
  { name: 'carte.xlsx', modifiedAt: '2026-01-01T00:00:00.000Z', tabs: ['Tarte'] },
  { name: 'carte 2.xlsx', modifiedAt: '2026-02-01T00:00:00.000Z', tabs: ['Soupe'] },
]
const drafted = (...sheets: FoundSheet[]) => draftImport(sheets, FILES)
const lineOf = (facts: Partial<FoundLine>) => drafted(sheet([line('Ail', facts)])).sheets[0]?.lines[0]
/** A line of half a litre of the second sheet, at a price a litre. */
const stockOf = (price: number) =>
  line('Fond', { preparation: 1, quantity: found(0.5), unit: 'L', price: found(price), priceUnit: 'L' })
const factsOf = (facts: Partial<FoundSheet>) => drafted(sheet([], facts)).sheets[0]

describe('products', () => {
  test('are one for each name and kind of price, with the price of the newest file', () => {
    const { products, sheets } = drafted(
      sheet([line('Oignons'), line('Citron', { unit: 'pièce', priceUnit: 'pièce' })]),
      sheet([line('oignon', { price: found(5) }), line('Citron')], { file: 1 }),
    )
    expect(products).toMatchObject([
      { name: 'Oignons', unit: 'kg', priceHt: 5, file: 1 },
      { name: 'Citron', unit: 'pièce', priceHt: 4, file: 0 },
      { name: 'Citron', unit: 'kg', priceHt: 4, file: 1 },
    ])
    expect(sheets[1]?.lines.map(({ of }) => of)).toEqual([
      { kind: 'product', at: 0 },
      { kind: 'product', at: 2 },
    ])
  })

  test('keep the price of each sheet', () => {
    const { products } = drafted(sheet([line('Oignon')]), sheet([line('Oignon', { price: found(5) })]))
    expect(products).toMatchObject([
      {
        priceHt: 4,
        prices: [
          { sheet: 0, file: 0, priceHt: 4 },
          { sheet: 1, file: 0, priceHt: 5 },
        ],
      },
    ])
  })

  test('have a doubtful price only where there is no other, whatever the dates', () => {
    const doubt = { exact: false, reasons: [{ reason: 'unit-missing' as const, line: 0 }] } as const
    const unclear = sheet([line('Oignon', { price: found(0.1) })], {
      file: 1,
      verdict: { ...doubt, reasons: [...doubt.reasons] },
    })
    expect(drafted(sheet([line('Oignon')]), unclear).products).toMatchObject([{ priceHt: 4, file: 0 }])
    expect(drafted(unclear).products).toMatchObject([{ priceHt: 0.1, file: 1 }])
  })

  test('have no price of a sheet whose prices are with VAT', () => {
    const { products, sheets } = drafted(
      sheet([line('Oignon')], { verdict: { exact: false, reasons: [{ reason: 'prices-with-tax' }] } }),
    )
    expect(products).toMatchObject([{ priceHt: null }])
    expect(sheets[0]?.doubts).toEqual(['prices-left'])
  })
})

test('a price of which the file does not say whether VAT is in it is a note', () => {
  expect(factsOf({ priceOfUnknownTax: found(5) })?.notes).toContain('Prix de vente : 5 € (HT ou TTC')
})

test.each([
  ['served by one portion', { portions: found(1), served: found(30) }, 'Portions : 30, quantités pour 1'],
  [
    'of a product',
    { portions: found(16), portionsWords: found('2 moules de 8') },
    'Portions : 2 moules de 8',
  ],
])('portions %s are a note', (_, facts, note) => {
  expect(factsOf(facts)?.notes).toBe(`Dans le fichier :\n– ${note}`)
})

describe('a line', () => {
  test.each([
    [
      'keeps a unit and a loss',
      { lossPercent: found(10) },
      { quantity: 0.5, unit: 'kg', wastagePercent: 10 },
    ],
    [
      'by a word that is priced by it counts pieces',
      { quantity: found(3), unit: 'gousse', priceUnit: 'gousse' } as const,
      { quantity: 3, unit: 'unité', note: 'gousse' },
    ],
    [
      'by a word that is priced by weight has no quantity',
      { quantity: found(2.5), unit: 'gousse', cost: null } as const,
      { quantity: null, unit: 'kg', note: '2,5 gousse' },
    ],
    ['of nothing has no quantity', { quantity: found(0) }, { quantity: null }],
    [
      'is a forfait of the whole sheet',
      { costing: 'forfait', quantity: null, unit: null, price: null, forfait: found(1.5) } as const,
      { costing: 'forfait-sheet', forfait: 1.5, quantity: null, of: null },
    ],
    [
      'costs nothing',
      { costing: 'qs', quantity: null, unit: null, price: null } as const,
      { costing: 'qs', of: null },
    ],
  ])('%s', (_what, facts, expected) => {
    expect(lineOf(facts)).toMatchObject(expected)
  })

  test('that is another sheet is its preparation, which gives what its file says, whatever is paid for it', () => {
    const { products, sheets } = drafted(
      sheet([stockOf(3)]),
      sheet([line('Os')], { title: found('Fond'), cost: 15, yield: { ...found(4), unit: 'L' } }),
    )
    expect(products).toMatchObject([{ name: 'Os' }])
    expect(sheets[0]?.lines).toMatchObject([{ of: { kind: 'sheet', at: 1 } }])
    expect(sheets[1]).toMatchObject({ yieldQuantity: 4, yieldUnit: 'L', notes: '' })
    expect(drafted(sheet([stockOf(3)]), sheet([], { cost: 15 })).sheets[1]).toMatchObject({
      yieldQuantity: null,
    })
  })

  test.each([
    ['the whole sheet', 15, 1],
    ['a portion of it', 3.75, 4],
  ])('in pieces that is priced as %s says how many pieces it gives', (_, price, yieldQuantity) => {
    const piece = line('Fond', {
      preparation: 1,
      unit: 'pièce',
      priceUnit: 'pièce',
      price: found(price),
    })
    expect(drafted(sheet([piece]), sheet([line('Os')], { cost: 15 })).sheets[1]).toMatchObject({
      yieldQuantity,
      yieldUnit: 'pièce',
    })
  })

  test('with a loss that its cost does not charge has it as a note, with a doubt of the sheet', () => {
    const [noted] = drafted(sheet([line('Ail', { lossNoted: 'Perte : 12 %' })])).sheets
    expect(noted).toMatchObject({
      lines: [{ wastagePercent: 0, note: 'Perte : 12 %' }],
      doubts: ['loss-noted'],
    })
  })

  test('that may be another sheet or a product is asked about', () => {
    const { sheets } = drafted(sheet([line('Ail', { possiblePreparation: 1 })]), sheet([]))
    expect(sheets[0]?.preparationReadings).toEqual([{ name: 'Ail', isSheet: false }])
  })
})
