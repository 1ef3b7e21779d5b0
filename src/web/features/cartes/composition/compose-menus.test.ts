import { expect, it } from 'vitest'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import type { CarteTheme } from '#domain/cartes/carte-look.ts'
import type { MenuSection } from '../carte-document.ts'
import { carte, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeCarte } from './compose-carte.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page, Part } from '#web/lib/pages/page.ts'

/** Three courses of three dishes: two of them fill a page of A4, and three do not need a third. */
const menu = (name: string): MenuSection => ({
  kind: 'menu',
  name,
  description: '',
  price: 30,
  courses: ['Entrée', 'Plat', 'Dessert'].map((course) => ({
    name: course,
    dishes: ['un', 'deux', 'trois'].map((number) => dish(`${course} ${number}`)),
  })),
})

const compose = (theme: CarteTheme, names: readonly string[]) =>
  composeCarte({
    carte: { ...carte, sections: names.map(menu) },
    look: { ...look, theme },
    measure: fontMeasure,
  })

const textOf = (part: Part) =>
  linesOf(part)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
const partsOf = (page: Page, wanted: Part['kind']) => page.parts.filter(({ kind }) => kind === wanted)

it('a menu is divided between two courses where that saves a page, and its name is at the head of both frames', () => {
  const pages = compose('classique', ['Menu A', 'Menu B', 'Menu C'])
  expect(pages.map((page) => partsOf(page, 'section').map(textOf))).toEqual([
    ['Menu A 30 €', 'Menu B 30 €'],
    ['Menu B (suite)', 'Menu C 30 €'],
  ])
  for (const page of pages) {
    expect(partsOf(page, 'dish')).toHaveLength(3 * partsOf(page, 'subsection').length)
    const frames = page.shapes.flatMap((shape) => (shape.kind === 'frame' ? [shape] : []))
    expect(frames).toHaveLength(2)
    const lowest = Math.max(
      ...partsOf(page, 'dish')
        .flatMap(linesOf)
        .map(({ y }) => y),
    )
    expect(Math.max(...frames.map(({ y, height }) => y + height)) - lowest).toBeGreaterThan(14)
    const titles = partsOf(page, 'section').map((part) => linesOf(part)[0]?.y ?? 0)
    expect(frames.map(({ y }, index) => (titles[index] ?? 0) > y)).toEqual([true, true])
  }
})

it.each(CARTE_THEMES)('a menu that a page has room for is whole in %s', (theme) => {
  const titles = compose(theme, ['Menu A', 'Menu B']).flatMap((page) => partsOf(page, 'section').map(textOf))
  expect(titles.filter((title) => title.includes('(suite)'))).toEqual([])
})
