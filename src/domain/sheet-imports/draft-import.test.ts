import { describe, expect, test } from 'vitest'
import type { FoundLine, FoundSheet } from '../sheet-files/found-sheet.ts'
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
  expect(factsOf({ priceUnsaid: found(5) })?.notes).toContain('Prix de vente : 5 € (HT ou TTC')
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
    const { sheets } = drafted(sheet([line('Ail', { preparationAsked: 1 })]), sheet([]))
    expect(sheets[0]?.preparationReadings).toEqual([{ name: 'Ail', isSheet: false }])
  })
})

describe('the facts of a sheet', () => {
  test('are in the units of Gramme, with the place they were read at', () => {
    const facts = {
      priceTtc: found(44),
      priceFor: 'sheet',
      vat: found(10),
      category: found('Desserts'),
    } as const
    expect(factsOf({ ...facts, steps: [found(' Cuire ')] })).toMatchObject({
      title: 'Tarte fine',
      category: 'Dessert',
      portions: 4,
      sellingPriceHt: 10,
      tvaRate: 10,
      steps: ['Cuire'],
      origin: { file: 0, tab: 'Tarte', cell: 'B4' },
      doubts: [],
    })
  })

  test.each([
    ['portions-unknown', { portions: null }, { portions: null }],
    [
      'portions-unknown',
      { portions: found(2.5), priceHt: found(8), priceFor: 'sheet' } as const,
      { sellingPriceHt: null },
    ],
    ['vat-unknown', { vat: found(19.6) }, { tvaRate: null, notes: 'Dans le fichier :\n– TVA : 19,6 %' }],
    [
      'vat-missing',
      { priceTtc: found(19.5) },
      { sellingPriceHt: null, tvaRate: null, notes: 'Dans le fichier :\n– Prix de vente TTC : 19,5 €' },
    ],
    ['title-short', { title: found('Ab') }, {}],
    ['title-cut', { title: found('é'.repeat(101)) }, { title: 'é'.repeat(100) }],
    ['notes-cut', { notes: [found('é'.repeat(5001))] }, { notes: 'é'.repeat(4998) }],
    ['steps-cut', { steps: [found('é'.repeat(2001))] }, { steps: ['é'.repeat(2000)] }],
  ])('say %s', (doubt, facts, expected) => {
    expect(factsOf(facts)).toMatchObject({ doubts: [doubt], ...expected })
  })

  test.each([
    ['a rate', { priceTtc: found(22), vat: found(10) }, 20],
    ['the price without VAT', { priceTtc: found(22), priceHt: found(20) }, 20],
  ])('take a selling price with VAT beside %s', (_, facts, sellingPriceHt) => {
    expect(factsOf(facts)).toMatchObject({ sellingPriceHt, doubts: [] })
  })

  test('name the other texts that may be their title', () => {
    const others = [{ value: ' Blanquette ', cell: { tab: 0, row: 1, column: 0 } }]
    const verdict = { exact: false, reasons: [{ reason: 'title-unclear', others }] } as const
    expect(factsOf({ verdict: { ...verdict, reasons: [...verdict.reasons] } })).toMatchObject({
      otherTitles: ['Blanquette'],
      doubts: ['title-unclear'],
    })
  })

  test('are a yield in place of portions where the file says one; portions are asked where neither is there', () => {
    const litres = { ...found(5), unit: 'L' as const }
    expect(factsOf({ portions: null, yield: litres })).toMatchObject({
      portions: null,
      yieldQuantity: 5,
      yieldUnit: 'L',
      doubts: [],
      notes: '',
    })
    expect(factsOf({ portions: null, yield: { ...found(2), unit: 'gousse' } })).toMatchObject({
      yieldQuantity: null,
      notes: 'Dans le fichier :\n– Quantité obtenue : 2 gousse',
    })
    expect(factsOf({ portions: null })?.doubts).toEqual(['portions-unknown'])
  })

  test('note work and other charges, which are no material', () => {
    const charges = [
      { name: found("Main d'œuvre"), amount: found(7), percent: null },
      { name: found('Frais généraux'), amount: null, percent: 10 },
      { name: found('Énergie'), amount: null, percent: null },
    ]
    expect(factsOf({ charges })?.notes).toBe(`Dans le fichier :
– Main d'œuvre : 7 €, hors coût matière
– Frais généraux : 10 %, hors coût matière
– Énergie : hors coût matière`)
  })

  test('take no price with VAT whose rate is not known, and note it', () => {
    expect(factsOf({ priceTtc: found(11) })).toMatchObject({
      sellingPriceHt: null,
      notes: 'Dans le fichier :\n– Prix de vente TTC : 11 €',
    })
  })

  test('that a sheet has no field for are notes under a heading, in the words of the file', () => {
    const facts = {
      category: found('PIZZAS'),
      coefficient: found(3.75),
      allergens: found('1, 7 et traces de soja'),
      notes: [found('Servir chaud')],
    }
    expect(factsOf(facts)).toMatchObject({
      category: 'Plat',
      notes: `Servir chaud

Dans le fichier :
– Catégorie : PIZZAS
– Allergènes : 1, 7 et traces de soja (Gluten, Lait)
– Coefficient : 3,75`,
      doubts: [],
    })
    expect(factsOf({ ...facts, category: found('plats') })?.notes).not.toContain('Catégorie')
  })

  test('say the category that the list of found sheets shows, and none for another word', () => {
    expect(factsOf({ category: found('Soupes') })).toMatchObject({ category: 'Entrée' })
    expect(factsOf({ category: found('Divers') })).toMatchObject({ category: null })
  })
})
