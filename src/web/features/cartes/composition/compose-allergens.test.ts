import { expect, it } from 'vitest'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { carte, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeCarte } from './compose-carte.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import { linesOf } from '#web/lib/pages/page.ts'

const compose = (given: CarteDocument, changes: Partial<CarteLook> = {}) =>
  composeCarte({ carte: given, look: { ...look, ...changes }, measure: fontMeasure })
const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

it('says what a dish contains by figures, and what they mean at the foot', () => {
  const dishes = [dish('Tarte', { allergens: ['Lait', 'Gluten'] }), dish('Soupe', { undeclared: true })]
  const [page] = compose(
    { ...carte, sections: [{ kind: 'gamme', name: 'Carte', dishes }] },
    { allergenNote: 'marks' },
  )
  const text = textOf(page?.parts.flatMap(linesOf) ?? []).replaceAll('\u00a0', ' ')
  expect(text).toContain('Tarte 1, 7 14 €')
  expect(text).toContain('Soupe * 14 €')
  expect(text).toContain('1 Gluten · 7 Lait · * allergènes non renseignés')
  expect(text).not.toContain('Sésame')
})

it('puts the figures of traces in brackets', () => {
  const dishes = [dish('Tarte', { allergens: ['Lait'], traces: ['Soja'] }), dish('Soupe')]
  const [page] = compose(
    { ...carte, sections: [{ kind: 'gamme', name: 'Carte', dishes }] },
    { allergenNote: 'marks' },
  )
  const text = textOf(page?.parts.flatMap(linesOf) ?? []).replaceAll('\u00a0', ' ')
  expect(text).toContain('Tarte (6), 7 14 €')
  expect(text).toContain('6 Soja · 7 Lait · ( ) traces possibles')
})

it.each(CARTE_THEMES)(
  'says in %s what the dishes of a menu contain, and what it means at the foot',
  (theme) => {
    const [wine, coffee] = [
      { name: 'Verre de chablis', allergens: ['Sulfites' as const], traces: [], undeclared: false },
      { name: 'Café gourmand', allergens: [], traces: [], undeclared: true },
    ]
    const courses = [{ name: 'Boisson', dishes: [wine, coffee] }]
    const menu = { kind: 'menu' as const, name: 'Menu', description: '', price: 31, courses }
    const read = (allergenNote: CarteLook['allergenNote']) =>
      compose({ ...carte, sections: [menu] }, { theme, allergenNote })[0]?.parts.flatMap(linesOf) ?? []
    const marked = read('marks')
    const text = textOf(marked).replaceAll('\u00a0', ' ')
    expect(text).toContain('Verre de chablis 12 ou Café gourmand *')
    expect(text).toContain('12 Sulfites · * allergènes non renseignés')
    expect(textOf(read('none'))).toContain('Verre de chablis ou Café gourmand Prix nets')

    const [name, mark] = [wine.name, '12'].map((wanted) => marked.find((line) => line.text === wanted))
    if (!name || !mark) throw new Error('no wine')
    const wide = widthOf(name.text, name, fontMeasure)
    const end = name.align === 'center' ? name.x + wide / 2 : name.x + wide
    expect(mark.x - end).toBeGreaterThan(0)
    expect(mark.x - end).toBeLessThan(mark.size)
    expect(mark.y).toBeLessThan(name.y)
  },
)
