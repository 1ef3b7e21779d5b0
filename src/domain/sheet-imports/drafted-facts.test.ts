import { describe, expect, test } from 'vitest'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { draftImport } from './draft-import.ts'
import { found, sheet } from './testing/found-sheets.ts'

const FILES = [
  { name: 'carte.xlsx', modifiedAt: '2026-01-01T00:00:00.000Z', tabs: ['Tarte'] },
  { name: 'carte 2.xlsx', modifiedAt: '2026-02-01T00:00:00.000Z', tabs: ['Soupe'] },
]
const drafted = (...sheets: FoundSheet[]) => draftImport(sheets, FILES)
const factsOf = (facts: Partial<FoundSheet>) => drafted(sheet([], facts)).sheets[0]

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
