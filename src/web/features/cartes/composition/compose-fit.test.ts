import { describe, expect, it } from 'vitest'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import type { CarteTheme } from '#domain/cartes/carte-look.ts'
import { pageTheme } from '#domain/cartes/themes/themes.ts'
import type { CarteDocument, CarteLook, MenuSection } from '../carte-document.ts'
import { carte, carteOf, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeCarte } from './compose-carte.ts'
import { LAYOUTS } from './formats.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page } from '#web/lib/pages/page.ts'

const menu = (name: string, courses: readonly number[]): MenuSection => ({
  kind: 'menu',
  name,
  description: 'Midi et soir',
  price: 30,
  courses: courses.map((count, course) => ({
    name: `Choix ${String(course + 1)}`,
    dishes: Array.from({ length: count }, (_, index) => dish(`Poireaux vinaigrette ${String(index + 1)}`)),
  })),
})

const bistro: CarteDocument = {
  ...carte,
  sections: [menu('Formule', [2, 2]), menu('Menu', [3, 3, 3, 1]), ...carteOf([9, 9, 7, 4, 7]).sections],
}

const compose = (theme: CarteTheme, fitPages: number | null, changes: Partial<CarteLook> = {}) =>
  composeCarte({ carte: bistro, look: { ...look, theme, fitPages, ...changes }, measure: fontMeasure })

const dishesOf = (pages: readonly Page[]) =>
  pages.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'dish')
const texts = (pages: readonly Page[]) => pages.flatMap(({ parts }) => parts).flatMap(linesOf)

/** All that is written, but what depends on where pages end. */
const read = (pages: readonly Page[]) =>
  texts(pages)
    .map(({ text }) => text)
    .filter((text) => !/^\d \/ \d$|\(suite\)/u.test(text))
    .toSorted()

describe.each(CARTE_THEMES)('36 dishes and 2 menus in %s', (theme) => {
  it('take more than two pages of A4, and fit two where they have to', () => {
    const airy = compose(theme, null)
    const closer = compose(theme, 2)
    expect(airy.length).toBeGreaterThan(2)
    expect(closer).toHaveLength(2)
    expect(read(closer)).toEqual(read(airy))
    expect(dishesOf(closer)).toHaveLength(36 + 14)
  })

  it('have a cover beside the pages that they fit', () => {
    expect(compose(theme, 2, { coverPage: true })).toHaveLength(3)
  })

  it('stay as large as can be read where one page is too few, on the fewest pages', () => {
    const pages = compose(theme, 1)
    expect(pages).toHaveLength(2)
    const least = pageTheme({ theme }).styles.dish.size * (LAYOUTS.a4[0]?.smallest ?? 1)
    for (const part of dishesOf(pages)) {
      const named = linesOf(part).filter(({ text }) => text.includes('n°'))
      for (const { size } of named) expect(size).toBeGreaterThanOrEqual(least - 1e-9)
    }
  })

  it('are set as they were where they have room', () => {
    const airy = compose(theme, null)
    expect(compose(theme, airy.length)).toEqual(airy)
    expect(compose(theme, 8)).toEqual(airy)
  })
})

it('of courses that flow, each line but the first begins with an ou, and each dish is a part', () => {
  const long =
    'Confit de canard et ses pommes sarladaises à la graisse d’oie, salade aux noix et magret séché'
  const dishes = ['Os à moelle', 'Œufs mayo', long, 'Ratatouille'].map((name, index) =>
    dish(name, { sheetId: String(index) }),
  )
  const sections: CarteDocument['sections'] = [
    { ...menu('Menu', []), courses: [{ name: 'Entrée', dishes }] },
    ...bistro.sections,
  ]
  const pages = composeCarte({
    carte: { ...carte, sections },
    look: { ...look, fitPages: 2 },
    measure: fontMeasure,
  })
  const choices = dishesOf(pages)
    .slice(0, dishes.length)
    .map((part) => linesOf(part).map(({ text, y }) => ({ text, y })))
  expect(choices.map((lines) => lines.map(({ text }) => text).join(' '))).toEqual([
    'Os à moelle',
    'ou Œufs mayo',
    `ou ${long}`,
    'ou Ratatouille',
  ])
  const [first, second, third, fourth] = choices.map((lines) => lines[0]?.y ?? 0)
  expect(second).toBeCloseTo(first ?? 0)
  expect(third).toBeGreaterThan(second ?? 0)
  expect(fourth).toBeGreaterThan(third ?? 0)
})
