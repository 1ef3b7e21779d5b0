import { createTranslator } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { scaledTo } from '../scaling/scaled-to.ts'
import { testProduct } from '../editor/state/test-sheet.ts'
import { sheetView } from '../sheet-view.ts'
import type { SheetViewSource } from '../sheet-view.ts'
import { PRINTED_PARTS } from './printed-parts.ts'
import type { PrintedPart } from './printed-parts.ts'
import { sheetDocument } from './sheet-document.ts'
import type { SheetDocument } from './sheet-document.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'

const inFrench: Translate = createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr })
const inEnglish = createTranslator({ locale: 'en', messages: ALL_TEXTS.en })

const saffron: SheetViewSource['ingredients'][number] = {
  ...BY_QUANTITY,
  product: testProduct(1, { name: 'Safran', category: 'Épices', unit: 'g', priceHt: 31.5 }),
  quantity: 0.25,
  unit: 'g',
  wastagePercent: 2.5,
  note: 'en pistils',
}

/** As a stored sheet has them. */
const withIds = (sheet: SheetViewSource) => ({
  ...sheet,
  ingredients: sheet.ingredients.map((line, index) => ({ ...line, id: `line-${String(index)}` })),
})

function documentOf(
  { covers, ...facts }: Partial<SheetViewSource> & { covers?: number },
  language: 'fr' | 'en' = 'fr',
  leftOut: readonly PrintedPart[] = [],
) {
  const sheet: SheetViewSource = {
    title: 'Risotto',
    category: 'Plat',
    portions: 1,
    sellingPriceHt: null,
    tvaRate: 5.5,
    method: '',
    steps: [],
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    storage: '',
    notes: '',
    updatedAt: '2026-11-20T09:00:00Z',
    ingredients: [saffron],
    ...facts,
  }
  const settings = { wastageMethod: 'rendement', targetMargin: 70, floorMargin: 50 } as const
  const t = language === 'fr' ? inFrench : inEnglish
  return sheetDocument(
    sheetView(covers === undefined ? sheet : scaledTo(withIds(sheet), covers), settings),
    t,
    language,
    new Set(leftOut),
  )
}

/** The cells of the first line. */
const cellsOf = ({ ingredients }: SheetDocument) => ingredients.rows[0]?.cells

const grossOf = (wastagePercent: number) =>
  cellsOf(documentOf({ ingredients: [{ ...saffron, wastagePercent }] }))?.gross.text.replaceAll(/\s/gu, ' ')

const valueOf = (facts: readonly { key: string; value: string }[], key: string) =>
  facts.find((fact) => fact.key === key)?.value.replaceAll(/\s/gu, ' ')

describe('the technical sheet in words', () => {
  it('gives its columns the whole width of the table', () => {
    const { columns } = documentOf({}).ingredients
    expect(columns.map(({ heading, width }) => `${heading} ${width}`)).toEqual([
      'Quantité 8%',
      'Unité 9%',
      'Produit 32%',
      'Allergènes 18%',
      'Quantité brute 9%',
      'Prix unitaire 14%',
      'Total 10%',
    ])
  })

  it.each([
    [3, 'pièces', 'pieces'],
    [1.5, 'pièce', 'pieces'],
  ])('writes %d pièce with its unit in the number it calls for, and prices one', (quantity, fr, en) => {
    const product = saffron.product && { ...saffron.product, unit: 'pièce' as const }
    const ingredients = [{ ...saffron, product, quantity, unit: 'pièce' as const }]
    const cells = cellsOf(documentOf({ ingredients }))
    expect(cells?.unit.text).toBe(fr)
    expect(cells?.unitPrice.text).toMatch(/ \/ pièce$/)
    expect(cellsOf(documentOf({ ingredients }, 'en'))?.unit.text).toBe(en)
  })

  it('says what is not defined, the VAT without idle decimals, and the method of loss', () => {
    const { general, costs, subtitle } = documentOf({})
    expect(valueOf(general.facts, 'priceHt')).toBe('Non défini')
    expect(valueOf(general.facts, 'priceTtc')).toBe('Non défini')
    expect(valueOf(costs.facts, 'margin')).toBe('Non défini')
    expect(valueOf(general.facts, 'vat')).toBe('5,5 %')
    expect(valueOf(costs.facts, 'wastage')).toBe('Rendement')
    expect(subtitle).toBe('Plat · 1 portion · 20 novembre 2026')
  })

  it('words a line with its loss and its note, and its price by its own unit', () => {
    const cells = cellsOf(documentOf({}))
    expect(cells).toMatchObject({
      quantity: { text: '0,25' },
      unit: { text: 'g' },
      product: { text: 'Safran', warning: '' },
    })
    expect(cells?.product.aside.replaceAll(/\s/gu, ' ')).toBe('perte 2,5 % · en pistils')
    expect(cells?.unitPrice.text.replaceAll(/\s/gu, ' ')).toBe('31,50 € / g')
    expect(cells?.total.text.replaceAll(/\s/gu, ' ')).toBe('8,08 €')
  })

  it('words a gain of weight in cooking as how many times the raw weight', () => {
    const cells = cellsOf(documentOf({ ingredients: [{ ...saffron, wastagePercent: -147 }] }))
    expect(cells?.product.aside.replaceAll(/\s/gu, ' ')).toBe('gain de poids ×2,47 · en pistils')
  })

  it('never leaves it open whether a line has allergens', () => {
    const stateOf = (facts: Partial<NonNullable<typeof saffron.product>>) => {
      const product = saffron.product && { ...saffron.product, ...facts }
      const sheet = documentOf({ ingredients: [{ ...saffron, product }] })
      return [cellsOf(sheet)?.allergens.aside, sheet.allergens?.value, sheet.allergens?.incomplete]
    }
    const incomplete = 'Allergènes incomplets\u00a0: 1 ligne n’est pas renseignée.'
    expect(stateOf({})).toEqual(['Non renseigné', '', incomplete])
    expect(stateOf({ allergenFree: true })).toEqual(['–', 'Aucun allergène', ''])
    expect(stateOf({ allergens: ['Lait'] })).toEqual(['', 'Lait', ''])
    expect(documentOf({ ingredients: [] }).allergens).toBeNull()
    const lines = [
      saffron,
      { ...saffron, product: saffron.product && { ...saffron.product, allergens: ['Soja' as const] } },
    ]
    expect(documentOf({ ingredients: lines }).allergens).toMatchObject({ value: 'Soja', incomplete })
  })

  it('has the gross quantity of a line by the method of the account, and none of a total loss', () => {
    expect(grossOf(0)).toBe('0,25 g')
    expect(grossOf(50)).toBe('0,5 g')
    expect(grossOf(100)).toBe('–')
  })

  it('is scaled as a kitchen would weigh it, with every cost, and is written for as many as before', () => {
    const butter = { ...saffron, quantity: 160, wastagePercent: 20, note: null }
    const whole = documentOf({ portions: 8, sellingPriceHt: 900, ingredients: [butter] })
    const scaled = documentOf({ portions: 8, sellingPriceHt: 900, ingredients: [butter], covers: 80 })
    expect(cellsOf(whole)).toMatchObject({
      quantity: { text: '160' },
      unit: { text: 'g' },
      gross: { text: '200\u00a0g' },
    })
    expect(cellsOf(scaled)).toMatchObject({
      quantity: { text: '1,6' },
      unit: { text: 'kg' },
      gross: { text: '2\u00a0kg' },
    })
    expect(cellsOf(scaled)?.total.text.replaceAll(/\s/gu, ' ')).toBe('63 000,00 €')
    expect(valueOf(scaled.general.facts, 'portions')).toBe('80 (fiche écrite pour 8)')
    expect(valueOf(scaled.costs.facts, 'total')).toBe('63 000,00 €')
    for (const key of ['portion', 'margin'])
      expect(valueOf(scaled.costs.facts, key)).toBe(valueOf(whole.costs.facts, key))
    const eggs = {
      ...butter,
      quantity: 7,
      unit: 'pièce' as const,
      product: testProduct(2, { unit: 'pièce' }),
    }
    const rounded = documentOf({ portions: 6, ingredients: [eggs, butter], covers: 9 })
    expect(cellsOf(rounded)?.quantity.text).toBe('11')
    expect(valueOf(rounded.general.facts, 'portions')?.replaceAll(/\s/gu, ' ')).toBe(
      '9 (fiche écrite pour 6 ; 1 quantité arrondie)',
    )
    const loss = { ...butter, wastagePercent: 12 }
    const trimmed = documentOf({ portions: 12, ingredients: [loss], covers: 250 })
    expect(cellsOf(trimmed)).toMatchObject({ quantity: { text: '3,33' }, gross: { text: '3,78\u00a0kg' } })
    const forfait = {
      ...butter,
      costing: 'forfait-sheet' as const,
      forfait: 3,
      quantity: null,
      wastagePercent: 0,
    }
    const charged = documentOf({ portions: 8, ingredients: [forfait], covers: 80 })
    expect(cellsOf(charged)?.quantity.text.replaceAll(/\s/gu, ' ')).toBe('30,00 €')
    expect(scaled.totals[0]?.label).toBe('Coût total pour 80 portion(s) :')
    expect([whole.fileTitle, scaled.fileTitle]).toEqual(['Risotto', 'Risotto 80 portions'])
  })

  it('calls a line whose product is gone by the name that its note kept', () => {
    const ingredients = [{ ...saffron, product: null, note: 'Safran · en pistils' }]
    const cells = cellsOf(documentOf({ ingredients }))
    expect(cells?.product.text).toBe('Safran · en pistils')
    expect(cells?.product.aside.replaceAll(/\s/gu, ' ')).toBe('perte 2,5 %')
  })

  it('counts the lines that the cost leaves out, with the reason of each', () => {
    const unknown = { ...saffron, product: null, note: null }
    const one = documentOf({ ingredients: [saffron, unknown] })
    expect(one.incomplete).toBe('Coût incomplet\u00a0: 1 ligne sans coût n’est pas comptée.')
    expect(one.ingredients.rows[1]?.cells).toMatchObject({
      product: { text: 'Produit à choisir', warning: 'Produit manquant' },
      total: { text: '–' },
    })
    expect(valueOf(one.costs.facts, 'total')).toBe('8,08 € (coût incomplet)')
    expect(valueOf(documentOf({}).costs.facts, 'total')).toBe('8,08 €')
    expect(documentOf({ ingredients: [unknown, unknown] }).incomplete).toContain('2 lignes sans coût')
    expect(documentOf({}).incomplete).toBeNull()
  })

  it('numbers the steps after the text, and is silent about what is blank', () => {
    const { method } = documentOf({ method: ' Nacrer le riz.\n\n', steps: ['Mouiller.', 'Lier.'] })
    expect(method.paragraphs).toEqual(['Nacrer le riz.', '1. Mouiller.', '2. Lier.'])
    expect(documentOf({ method: ' \n ' }).method.paragraphs).toEqual([])
  })

  const kitchen = {
    prepMinutes: 45,
    cookMinutes: 210,
    equipment: ['Cocotte', 'Rondeau'],
    storage: '3 jours à 3 °C',
    notes: 'Meilleur réchauffé.\n\nRefroidir vite.',
  }

  it('has what a kitchen needs beside the ingredients', () => {
    const { general, details, notes } = documentOf(kitchen)
    expect(valueOf(general.facts, 'times')).toBe('préparation 45 min, cuisson 3 h 30 min')
    expect(details.map(({ label, value }) => [label, value])).toEqual([
      ['Matériel', 'Cocotte, Rondeau'],
      ['Conservation', '3 jours à 3 °C'],
    ])
    expect(notes).toMatchObject({ title: 'Notes', paragraphs: ['Meilleur réchauffé.', 'Refroidir vite.'] })
    expect(valueOf(documentOf({ cookMinutes: 20 }).general.facts, 'times')).toBe('cuisson 20 min')
  })

  it.each(PRINTED_PARTS)('leaves out %s alone, where that is wanted', (part) => {
    const whole = documentOf(kitchen)
    const { general, details, notes } = documentOf(kitchen, 'fr', [part])
    const without = <Item extends { key: string }>(facts: readonly Item[]) =>
      facts.filter(({ key }) => key !== part)
    expect(general.facts).toEqual(without(whole.general.facts))
    expect(details).toEqual(without(whole.details))
    expect(notes).toEqual(part === 'notes' ? null : whole.notes)
  })

  it('has no empty line for what a sheet lacks', () => {
    const { general, details, notes } = documentOf({ storage: ' ', notes: '\n' })
    expect(valueOf(general.facts, 'times')).toBeUndefined()
    expect([details, notes]).toEqual([[], null])
  })

  it('says all of it in English', () => {
    const { totals, general } = documentOf({ portions: 4, sellingPriceHt: 12 }, 'en')
    expect(totals[0]?.label).toBe('Total cost for 4 portions:')
    expect(valueOf(general.facts, 'priceHt')).toBe('€12.00')
  })
})
