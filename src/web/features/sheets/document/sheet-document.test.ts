import { describe, expect, it } from 'vitest'
import { testProduct } from '#tests/fixtures/sheet.ts'
import type { SheetDocument } from './sheet-document.ts'
import { documentOf, saffron, valueOf } from '#tests/fixtures/sheet-document.ts'

/** The cells of the first line. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const cellsOf = ({ ingredients }: SheetDocument) => ingredients.rows[0]?.cells

const grossOf = (wastagePercent: number) =>
  cellsOf(documentOf({ ingredients: [{ ...saffron, wastagePercent }] }))?.gross.text.replaceAll(/\s/gu, ' ')

/** What a line says of its allergens, and what the sheet says of them. */
const stateOf = (facts: Partial<NonNullable<typeof saffron.product>>) => {
  const product = saffron.product && { ...saffron.product, ...facts }
  const sheet = documentOf({ ingredients: [{ ...saffron, product }] })
  return [cellsOf(sheet)?.allergens.aside, sheet.allergens?.value, sheet.allergens?.incomplete]
}

describe('the technical sheet in words', () => {
  it('gives its columns the whole width of the table', () => {
    const { columns } = documentOf({}).ingredients
    const headings = [
      'Quantité',
      'Unité',
      'Produit',
      'Allergènes',
      'Quantité brute',
      'Prix unitaire',
      'Total',
    ]
    expect(columns.map(({ heading }) => heading).filter((each) => headings.includes(each))).toEqual(headings)
    expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
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
    expect(valueOf(costs?.facts, 'margin')).toBe('Non défini')
    expect(valueOf(general.facts, 'vat')).toBe('5,5 %')
    expect(valueOf(costs?.facts, 'wastage')).toBe('Rendement')
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
    const scaled = documentOf({
      portions: 8,
      sellingPriceHt: 900,
      ingredients: [butter],
      way: { kind: 'covers', covers: 80 },
    })
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
    expect(valueOf(scaled.general.facts, 'portions')).toBe('80 (fiche écrite pour 8, × 10)')
    expect(valueOf(scaled.costs?.facts, 'total')).toBe('63 000,00 €')
    for (const key of ['portion', 'margin'])
      expect(valueOf(scaled.costs?.facts, key)).toBe(valueOf(whole.costs?.facts, key))
    const eggs = {
      ...butter,
      quantity: 7,
      unit: 'pièce' as const,
      product: testProduct(2, { unit: 'pièce' }),
    }
    const rounded = documentOf({
      portions: 6,
      ingredients: [eggs, butter],
      way: { kind: 'covers', covers: 9 },
    })
    expect(cellsOf(rounded)?.quantity.text).toBe('11')
    expect(valueOf(rounded.general.facts, 'portions')?.replaceAll(/\s/gu, ' ')).toBe(
      '9 (fiche écrite pour 6, × 1,5 ; 1 quantité arrondie)',
    )
    const loss = { ...butter, wastagePercent: 12 }
    const trimmed = documentOf({ portions: 12, ingredients: [loss], way: { kind: 'covers', covers: 250 } })
    expect(cellsOf(trimmed)).toMatchObject({ quantity: { text: '3,33' }, gross: { text: '3,78\u00a0kg' } })
    const forfait = {
      ...butter,
      costing: 'forfait-sheet' as const,
      forfait: 3,
      quantity: null,
      wastagePercent: 0,
    }
    const charged = documentOf({ portions: 8, ingredients: [forfait], way: { kind: 'covers', covers: 80 } })
    expect(cellsOf(charged)?.quantity.text.replaceAll(/\s/gu, ' ')).toBe('30,00 €')
    expect(scaled.totals[0]?.label).toBe('Coût total pour 80 portion(s) :')
    expect([whole.fileTitle, scaled.fileTitle]).toEqual(['Risotto', 'Risotto 80 portions'])
  })

  it('says what it was scaled to, by how much, and leaves what was weighed as it was weighed', () => {
    const butter = { ...saffron, quantity: 160, note: null }
    const way = { kind: 'hand', lineId: 'line-0', quantity: 0.2003, unit: 'kg', weighing: 'net' } as const
    const scaled = documentOf({ portions: 8, ingredients: [butter], way })
    expect(plain(scaled.subtitle)).toBe('Plat · ≈ 10 portions · 20 novembre 2026')
    expect(valueOf(scaled.general.facts, 'quantities')).toBe('pour 0,2003 kg net de « Safran », × 1,252')
    expect(valueOf(scaled.general.facts, 'portions')).toBe('≈ 10 (fiche écrite pour 8)')
    expect(cellsOf(scaled)).toMatchObject({ quantity: { text: '200,3' }, unit: { text: 'g' } })
    expect(plain(scaled.fileTitle)).toBe('Risotto pour 0,2003 kg net de « Safran »')
    const asWritten = documentOf({ portions: 8, ingredients: [butter], way: { ...way, quantity: 0.16 } })
    expect(valueOf(asWritten.general.facts, 'quantities')).toBe('pour 0,16 kg net de « Safran », × 1')
    expect(cellsOf(asWritten)?.quantity.text).toBe('160')
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
    expect(valueOf(one.costs?.facts, 'total')).toBe('8,08 € (coût incomplet)')
    expect(valueOf(documentOf({}).costs?.facts, 'total')).toBe('8,08 €')
    expect(documentOf({ ingredients: [unknown, unknown] }).incomplete).toContain('2 lignes sans coût')
    expect(documentOf({}).incomplete).toBeNull()
  })

  it('numbers the steps after the text, and is silent about what is blank', () => {
    const { method } = documentOf({ method: ' Nacrer le riz.\n\n', steps: ['Mouiller.', 'Lier.'] })
    expect(method.paragraphs).toEqual(['Nacrer le riz.', '1. Mouiller.', '2. Lier.'])
    expect(documentOf({ method: ' \n ' }).method.paragraphs).toEqual([])
  })

  it('says all of it in English', () => {
    const { totals, general } = documentOf({ portions: 4, sellingPriceHt: 12 }, 'en')
    expect(totals[0]?.label).toBe('Total cost for 4 portions:')
    expect(valueOf(general.facts, 'priceHt')).toBe('€12.00')
  })
})
