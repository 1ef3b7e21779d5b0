import { describe, expect, test } from 'vitest'
import { serves } from '#domain/production/testing/kitchen.ts'
import { of, some } from '#domain/purchases/testing/kitchen.ts'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeProduction } from './compose-production.ts'
import { fiche, paperOf, plain, PRODUCTS } from './testing/paper-of.ts'

const measure = withFigures(fontMeasure)
const textsOf = (page: Page) =>
  page.parts.map((part) =>
    plain(
      linesOf(part)
        .map(({ text }) => text)
        .join(' '),
    ),
  )

describe('the pages of a day', () => {
  const NAME = 'Beurre blanc monté au combava, échalotes confites longuement et poivre de Timut'
  const many = (preparations: number, dishes: number, lines: number, stations: number) => {
    const station = (at: number) => (stations === 0 ? '' : `Poste ${String(at % stations)}`)
    const below = Array.from({ length: preparations }, (_, at) =>
      fiche(
        `P${String(at)}`,
        Array.from({ length: lines }, (_line, place) =>
          of(PRODUCTS[place % 4]?.id ?? '', 100 + place, 'g', { note: `ligne ${String(place)};` }),
        ),
        { title: `${NAME} ${String(at)};`, yieldQuantity: 1, yieldUnit: 'kg', station: station(at) },
      ),
    )
    const above = Array.from({ length: dishes }, (_, at) =>
      fiche(
        `D${String(at)}`,
        below.flatMap(({ id }, place) => (place % dishes === at ? [some(id, 50, 'g')] : [])),
        { title: `Plat ${String(at)};`, station: station(at) },
      ),
    )
    return paperOf({ sheets: [...above, ...below], served: above.map(({ id }) => serves(id, 20)) })
  }
  const { margin, height } = KITCHEN_PAPER.portrait

  test.each([
    [60, 40, 6, 1],
    [60, 40, 6, 6],
    [3, 2, 300, 1],
  ])(
    '%d preparations and %d dishes of %d lines at %d stations are all there, within the margins',
    (preparations, dishes, lines, stations) => {
      const pages = composeProduction(many(preparations, dishes, lines, stations), measure)
      const all = pages.flatMap(textsOf).join(' ')
      for (let at = 0; at < preparations; at += 1) expect(all).toContain(` ${String(at)}; `)
      for (let at = 0; at < dishes; at += 1) expect(all).toContain(`Plat ${String(at)}; `)
      for (let place = 0; place < lines; place += 1)
        expect(all.split(`ligne ${String(place)};`)).toHaveLength(preparations + 1)
      for (const page of pages) {
        const texts = textsOf(page)
        expect(texts.some((text) => /^Poste \d/u.test(text))).toBe(true)
        const lowest = page.parts
          .flatMap((part) => linesOf(part))
          .map(({ y }) => y)
          .filter((y) => y < height - margin)
        expect(Math.max(...lowest)).toBeLessThanOrEqual(height - margin)
        // Nothing but the foot is below.
        expect(
          page.parts.flatMap((part) => linesOf(part)).filter(({ y }) => y > height - margin),
        ).toHaveLength(2)
      }
      const boxes = pages.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'frame'))
      expect(boxes).toHaveLength(preparations + dishes)
    },
  )

  test('have dishes without a station small, each with its box', () => {
    const [with1, without] = [1, 0].map((stations) => composeProduction(many(3, 60, 6, stations), measure))
    expect(without?.length).toBeLessThan((with1?.length ?? 0) / 1.5)
    const boxes = without?.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'frame'))
    expect(boxes).toHaveLength(63)
    expect(without?.flatMap(textsOf).join(' ')).toContain('Plat 59; ')
  })

  test('are numbered by station', () => {
    const pages = composeProduction(many(60, 40, 6, 6), measure)
    const numbers = pages.map((page) => textsOf(page).findLast((text) => /^\d+ \/ \d+$/u.test(text)))
    expect(numbers.filter((number) => number?.startsWith('1 /'))).toHaveLength(6)
  })
})
