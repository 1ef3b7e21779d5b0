import { expect, it } from 'vitest'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { CarteDish, CarteDocument } from '../carte-document.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { carte, carteOf, dish } from '../testing/carte-examples.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeTable } from './compose-table.ts'

const compose = (given: CarteDocument) => composeTable(given, '21 novembre 2026', fontMeasure)
const of = (dishes: CarteDish[]) =>
  compose({ ...carte, sections: [{ kind: 'gamme', name: 'Plats', dishes }] })
const rowsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'tableRow' ? [part.cells.map((cell) => cell.map(({ text }) => text).join(' '))] : [],
    ),
  )
const textOf = (pages: readonly Page[]) =>
  pages
    .flatMap(({ parts }) => parts.flatMap(linesOf))
    .map(({ text }) => text)
    .join(' ')

it('marks what a dish contains under the name of the allergen', () => {
  const pages = of([dish('Tarte', { allergens: ['Gluten', 'Lait'] }), dish('Eau')])
  const [tart, water] = rowsOf(pages)
  expect(tart?.[0]).toBe('Tarte')
  expect(ALLERGENS.filter((_, column) => tart?.[column + 1] === '•')).toEqual(['Gluten', 'Lait'])
  expect(water).toEqual(['Eau', ...ALLERGENS.map(() => '')])
  const head = pages[0]?.parts.find(({ kind }) => kind === 'tableHead')
  const columns = head && 'cells' in head ? head.cells.map(([line]) => line?.text) : []
  expect(columns).toEqual(['Plat', ...ALLERGENS])
  expect(textOf(pages)).not.toContain('non renseigné')
})

it('takes nothing for absent from a dish that was never declared in full', () => {
  const pages = of([dish('Sauce', { allergens: ['Lait'], undeclared: true })])
  expect(rowsOf(pages)).toEqual([
    ['Sauce non renseigné', ...ALLERGENS.map((allergen) => (allergen === 'Lait' ? '•' : '?'))],
  ])
  expect(textOf(pages)).toContain('• contient   ? non renseigné')
})

it('marks traces apart from what is contained', () => {
  const pages = of([dish('Tarte', { allergens: ['Gluten'], traces: ['Soja'] })])
  const [tart] = rowsOf(pages)
  expect(ALLERGENS.filter((_, column) => tart?.[column + 1] === '•')).toEqual(['Gluten'])
  expect(ALLERGENS.filter((_, column) => tart?.[column + 1] === 'T')).toEqual(['Soja'])
  expect(textOf(pages)).toContain('• contient   T traces possibles')
})

it('150 dishes are each there once, the head on every page, no gamme’s name at a foot', () => {
  const pages = compose(carteOf([12, 40, 1, 30, 67]))
  const numbers = rowsOf(pages).map(([name]) => Number(/n°(\d+)/u.exec(name ?? '')?.[1]))
  expect(numbers).toEqual(Array.from({ length: 150 }, (_, index) => index + 1))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, index) => {
    const kinds = page.parts.map(({ kind }) => kind).filter((kind) => kind.startsWith('table'))
    expect(kinds[0]).toBe('tableHead')
    expect(kinds[1]).toBe('tableGroup')
    expect(kinds.at(-1)).toBe('tableRow')
    expect(textOf([page])).toContain(`${String(index + 1)} / ${String(pages.length)}`)
    for (const { y } of page.parts.flatMap(linesOf)) expect(y).toBeLessThan(page.height)
  })
  expect(textOf(pages.slice(1, 2))).toContain('Gamme 2 (suite)')
})

it('a carte without dishes says so', () => {
  expect(textOf(compose(carte))).toContain('Aucun plat sur cette carte.')
})
