import { describe, expect, it } from 'vitest'
import { PRINTED_PARTS } from './printed-parts.ts'
import { testProduct } from '#tests/fixtures/sheet.ts'
import { documentOf, saffron, valueOf } from '#tests/fixtures/sheet-document.ts'

describe('the technical sheet in words', () => {
  const kitchen = {
    prepMinutes: 45,
    cookMinutes: 210,
    equipment: ['Cocotte', 'Rondeau'],
    storage: '3 jours à 3 °C',
    notes: 'Meilleur réchauffé.\n\nRefroidir vite.',
  }

  it('has what a kitchen needs beside the ingredients', () => {
    const { details, notes } = documentOf(kitchen)
    expect(details.map(({ label, value }) => [label, value])).toEqual([
      ['Temps', 'préparation 45 min, cuisson 3 h 30 min'],
      ['Matériel', 'Cocotte, Rondeau'],
      ['Conservation', '3 jours à 3 °C'],
    ])
    expect(notes).toMatchObject({ title: 'Notes', paragraphs: ['Meilleur réchauffé.', 'Refroidir vite.'] })
    expect(valueOf(documentOf({ cookMinutes: 20 }).details, 'times')).toBe('cuisson 20 min')
  })

  const link = { url: 'https://gramme.exemple.fr/fiche/abc', endsAt: '2026-12-31T09:00:00.000Z' }

  it.each(PRINTED_PARTS.filter((part) => part !== 'costs'))(
    'leaves out %s alone, where that is wanted',
    (part) => {
      const whole = documentOf(kitchen, 'fr', [], link)
      const { general, costs, details, notes, code } = documentOf(kitchen, 'fr', [part], link)
      const without = <Item extends { key: string }>(facts: readonly Item[]) =>
        facts.filter(({ key }) => key !== part)
      expect(general.facts).toEqual(without(whole.general.facts))
      expect(details).toEqual(without(whole.details))
      expect(notes).toEqual(part === 'notes' ? null : whole.notes)
      expect(costs).toEqual(whole.costs)
      expect(code).toEqual(part === 'link' ? null : whole.code)
    },
  )

  it('says nothing of money, nor that a price is missing, where costs are left out', () => {
    const unpriced = { ...saffron, product: testProduct(1, { name: 'Sel', priceHt: null }) }
    const facts = { ...kitchen, sellingPriceHt: 24, ingredients: [saffron, unpriced] }
    const words = JSON.stringify(documentOf(facts))
    expect(words).toMatch(/€.*Prix manquant.*Coût total/u)
    const without = documentOf(facts, 'fr', ['costs'])
    expect(JSON.stringify(without)).not.toMatch(/€|[Pp]rix|[Cc]oût|TVA|marge/u)
    expect(without.general.facts.map(({ label }) => label)).toEqual(['Portions', 'Méthode de perte'])
    expect(without.ingredients.columns.map(({ heading }) => heading)).toEqual([
      'Quantité',
      'Unité',
      'Produit',
      'Allergènes',
      'Quantité brute',
    ])
    expect(without.ingredients.columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100)
    const kept = documentOf(facts)
    expect(without.ingredients.rows.map(({ cells }) => cells.gross)).toEqual(
      kept.ingredients.rows.map(({ cells }) => cells.gross),
    )
  })

  it('has the code of a shared sheet with the day on which it ends', () => {
    expect(documentOf({}, 'fr', [], link).code).toEqual({
      address: link.url,
      caption: 'Sans les prix, jusqu’au 31 décembre 2026',
    })
    expect(documentOf({}).code).toBeNull()
  })

  it('has no empty line for what a sheet lacks', () => {
    const { details, notes } = documentOf({ storage: ' ', notes: '\n' })
    expect([details, notes]).toEqual([[], null])
  })
})
