import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { PAGE_FORMATS, CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { anyCarte, carte, carteOf, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure, fontOf } from '#web/lib/pages/testing/font-files.ts'
import { composeCarte } from './compose-carte.ts'
import { FACES } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import { linesOf } from '#web/lib/pages/page.ts'
import type { Page, Part } from '#web/lib/pages/page.ts'
import { propertyRuns } from '#tests/property-runs.ts'

const compose = (given: CarteDocument, changes: Partial<CarteLook> = {}) =>
  composeCarte({ carte: given, look: { ...look, ...changes }, measure: fontMeasure })

/** The numbers of the dishes of each column of each page, with 'titre' where a gamme begins or goes on. */
function read(pages: readonly Page[]): string[][] {
  return pages.flatMap((page) => {
    const columns: string[][] = []
    let before = -Infinity
    for (const part of page.parts) {
      const [first] = linesOf(part)
      if (first === undefined || (part.kind !== 'dish' && part.kind !== 'section')) continue
      if (first.y < before || columns.length === 0) columns.push([])
      before = first.y
      columns
        .at(-1)
        ?.push(part.kind === 'section' ? 'titre' : (/n°\d+/u.exec(textOf(linesOf(part)))?.[0] ?? '?'))
    }
    return columns
  })
}

const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

function expectEachDishOnce(pages: readonly Page[], { sections }: CarteDocument): void {
  const dishes = read(pages)
    .flat()
    .filter((name) => name.startsWith('n°'))
  const count = sections.reduce((all, part) => all + (part.kind === 'gamme' ? part.dishes.length : 0), 0)
  expect(dishes).toEqual(Array.from({ length: count }, (_, index) => `n°${String(index + 1)}`))
}

function expectNoTitleLast(pages: readonly Page[]): void {
  for (const column of read(pages)) expect(column.at(-1)).not.toBe('titre')
}

function expectInside({ width, height, parts }: Page): void {
  for (const line of parts.flatMap(linesOf)) {
    const wide = widthOf(line.text, line, fontMeasure)
    const left = line.x - { left: 0, center: wide / 2, right: wide }[line.align]
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + wide).toBeLessThanOrEqual(width)
    expect(line.y - line.size).toBeGreaterThanOrEqual(0)
    expect(line.y).toBeLessThanOrEqual(height)
  }
}

test('any carte, in any theme on any paper, has each dish once and in order, no title last in a column, no line beyond the page, and is composed the same again', () => {
  fc.assert(
    fc.property(anyCarte, ({ carte, look }) => {
      const pages = compose(carte, look)
      expectEachDishOnce(pages, carte)
      expectNoTitleLast(pages)
      for (const page of pages) expectInside(page)
      expect(compose(carte, look)).toEqual(pages)
    }),
    { numRuns: propertyRuns(40) },
  )
})

test.each([
  ...PAGE_FORMATS.flatMap((format) => CARTE_THEMES.map((theme) => [format, theme, 'fr'] as const)),
  ...CARTE_THEMES.map((theme) => ['a4', theme, 'fr+en'] as const),
])(
  'of 150 dishes on %s in %s and %s no gamme is cut with fewer than three of its dishes on one side',
  (pageFormat, theme, languages) => {
    const counts = [12, 1, 3, 2, 20, 14, 5, 26, 31, 4, 7, 25]
    const columns = read(compose(carteOf(counts, languages), { pageFormat, theme }))
    const ends = counts.map((_, index) => counts.slice(0, index + 1).reduce((all, count) => all + count, 0))
    for (const column of columns.slice(0, -1)) {
      const last = Number(column.findLast((name) => name !== 'titre')?.slice(2))
      const end = ends.find((each) => each >= last) ?? 0
      const begin = end - (counts[ends.indexOf(end)] ?? 0)
      if (last !== end) expect(Math.min(last - begin, end - last)).toBeGreaterThanOrEqual(3)
    }
  },
)

test.each(PAGE_FORMATS)(
  'on %s no mark of an allergen is smaller than six points, nor what explains it',
  (pageFormat) => {
    const sections = [40, 30].map((count) => ({
      kind: 'gamme' as const,
      name: 'Plats',
      dishes: Array.from({ length: count }, () => dish('Sole meunière', { allergens: ['Gluten', 'Lait'] })),
    }))
    const lines = compose({ ...carte, sections }, { pageFormat, theme: 'bistrot', allergenNote: 'marks' })
      .flatMap(({ parts }) => parts)
      .flatMap(linesOf)
    const marks = lines.filter(({ text }) => /^1\D*7$|Gluten/u.test(text))
    expect(marks.length).toBeGreaterThan(70)
    for (const { size } of marks) expect(size).toBeGreaterThanOrEqual(6)
  },
)

/** Of pages, as they are written. */
const numbersOf = (pages: readonly Page[]) =>
  pages.flatMap(({ parts }) =>
    parts
      .flatMap(linesOf)
      .map(({ text }) => text)
      .filter((text) => /^\d+ \/ \d+$/u.test(text)),
  )

it('a carte of three pages numbers them, a carte of two does not', () => {
  const long = compose(carteOf([30, 30, 30]))
  expect(numbersOf(long)).toEqual(long.map((_, index) => `${String(index + 1)} / ${String(long.length)}`))
  const short = compose(carteOf([16, 16]))
  expect(short).toHaveLength(2)
  expect(numbersOf(short)).toEqual([])
})

/** 0 on a page without the title. */
const titleSize = (page: Page | undefined) =>
  page?.parts.filter(({ kind }) => kind === 'title').flatMap(linesOf)[0]?.size ?? 0

it('a cover has the name and the heading alone, larger, and the pages after it begin with dishes', () => {
  const given = { ...carteOf([3]), title: 'Chez Camille', heading: 'Midi et soir' }
  for (const theme of CARTE_THEMES) {
    const [first] = compose(given, { theme })
    const [cover, ...pages] = compose(given, { theme, coverPage: true })
    expect(cover?.parts.map(({ kind }) => kind)).toEqual(['title', 'text'])
    expect(titleSize(cover)).toBeGreaterThan(titleSize(first))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.parts[0]?.kind).toBe('section')
    expect(titleSize(pages[0])).toBe(0)
  }
})

it('prices align at the comma', () => {
  const sections = [
    {
      kind: 'gamme' as const,
      name: 'Plats',
      dishes: [9, 14.5, 1234.5].map((priceTtc) => dish('Plat', { priceTtc })),
    },
  ]
  const [page] = compose({ ...carte, sections })
  const prices = page?.parts.flatMap(linesOf).filter(({ text }) => text.endsWith('€')) ?? []
  expect(prices.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    '9,00 €',
    '14,50 €',
    '1 234,50 €',
  ])
  expect(new Set(prices.map(({ x }) => x)).size).toBe(1)
  expect(prices.every(({ align }) => align === 'right')).toBe(true)
})

it('a dish and a menu without a price show their names alone', () => {
  const [page] = compose({
    ...carte,
    sections: [
      { kind: 'menu', name: 'Menu du jour', description: '', price: null, courses: [] },
      { kind: 'gamme', name: 'Plats', dishes: [dish('Aligot', { priceTtc: null }), dish('Truffade')] },
    ],
  })
  expect(textOf(page?.parts.flatMap(linesOf) ?? [])).toMatch(/Menu du jour Plats Aligot Truffade 14.€/u)
  expect(page?.shapes.filter(({ kind }) => kind === 'dots')).toHaveLength(1)
})

it('a carte of whole euros shows no cents, and none of them a sign where it is left out', () => {
  const [page] = compose(carteOf([3]), { showCurrency: false, showLeaders: false })
  expect(textOf(page?.parts.flatMap(linesOf) ?? [])).toMatch(/n°1 7 .* n°2 8 /u)
  expect(page?.shapes.filter(({ kind }) => kind === 'dots')).toEqual([])
})

it('a gamme without dishes is left out, and a carte without any is its heading', () => {
  expect(read(compose(carteOf([2, 0, 1]))).flat()).toEqual(['titre', 'n°1', 'n°2', 'titre', 'n°3'])
  const [page, ...others] = compose(carteOf([0]))
  expect(others).toEqual([])
  expect(page?.parts.map(({ kind }) => kind)).toEqual(['title', 'text', 'text', 'text'])
})

it.each([
  ['classique', 'a4'],
  ['moderne', 'a5'],
] as const)('five gammes of eight dishes leave no page of %s on %s half empty', (theme, pageFormat) => {
  const pages = compose(carteOf([8, 8, 8, 8, 8]), { theme, pageFormat })
  const counts = pages.map(({ parts }) => parts.filter(({ kind }) => kind === 'dish').length)
  expect(counts).toHaveLength(3)
  for (const count of counts) expect(count).toBeGreaterThan(10)
})

it.each(CARTE_THEMES)('a gamme that goes on in %s begins its column as high as one that starts', (theme) => {
  const pages = compose(carteOf([30, 40, 35, 45]), { theme, pageFormat: 'a4-paysage' })
  for (const { parts } of pages) {
    const ofKind = (wanted: Part['kind']) =>
      parts.filter(({ kind }) => kind === wanted).map((part) => linesOf(part)[0]?.y ?? 0)
    const titles = ofKind('section')
    const highest = Math.min(...titles)
    const below = titles.map((title) => Math.min(...ofKind('dish').filter((dish) => dish > title)) - title)
    const first = below.filter((_, index) => titles[index] === highest)
    expect(new Set(first.map((room) => room.toFixed(3))).size).toBe(1)
  }
})

/** Of the names of its dishes, on so many pages. */
function sizeOf(counts: readonly number[]): { pages: number; size: number } {
  const pages = compose(carteOf(counts))
  const first = pages[0]?.parts.find(({ kind }) => kind === 'dish')
  return { pages: pages.length, size: (first && linesOf(first)[0]?.size) ?? 0 }
}

it('a carte that nearly fits one page is set to fit it, and five dishes are set larger', () => {
  const few = sizeOf([2, 2, 1])
  const many = sizeOf([7, 7, 6])
  expect([few.pages, many.pages]).toEqual([1, 1])
  expect(few.size).toBeGreaterThan(many.size * 1.4)
})

it('letters that no font has are left out', () => {
  const [page] = compose({ ...carte, title: 'Sushi 寿司 😀 ½' })
  expect(page?.parts[0] && textOf(linesOf(page.parts[0]))).toBe('Sushi ½')
})

test.each(
  Object.entries(FACES).filter(([, { figure }]) => figure !== null) as [FaceName, { figure: number }][],
)('figures of %s are as wide as computed', (face, { figure }) => {
  const font = fontOf(face)
  for (const digit of '0123456789') {
    expect(font.layout(digit, ['tnum', 'lnum']).advanceWidth / font.unitsPerEm).toBeCloseTo(figure, 2)
  }
})
