import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { documentOf, saffron } from '#tests/fixtures/sheet-document.ts'
import { composeSheet } from './compose-sheet.ts'
import { propertyRuns } from '#tests/property-runs.ts'

const measure = withFigures(fontMeasure)
type Changes = Parameters<typeof documentOf>[0]
const compose = (changes: Changes, photo: string | null = null) =>
  composeSheet({ sheet: documentOf(changes), photo, measure })
const textsOf = (page: Page | undefined) =>
  page?.parts.map((part) =>
    linesOf(part)
      .map(({ text }) => text)
      .join(' '),
  ) ?? []
const linesWith = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...saffron, note: `Ligne n° ${String(index + 1)} ;` }))
const { margin, height } = KITCHEN_PAPER.landscape

describe('the technical sheet on pages', () => {
  it('repeats the head of the lines on each page, loses no line and has its totals once', () => {
    const pages = compose({ ingredients: linesWith(60) })
    const texts = pages.map(textsOf)
    expect(pages.length).toBeGreaterThan(2)
    const withLines = texts.filter((page) => page.some((text) => text.includes('Ligne n°')))
    for (const page of withLines)
      expect(page.filter((text) => text.startsWith('Quantité Unité Produit'))).toHaveLength(1)
    const all = texts.flat().join(' ')
    for (let line = 1; line <= 60; line += 1) expect(all.split(`Ligne n° ${String(line)} ;`)).toHaveLength(2)
    expect(all.split('Coût total pour')).toHaveLength(2)
    texts.forEach((page, index) => expect(page).toContain(`${String(index + 1)} / ${String(texts.length)}`))
  })

  it('says so where nothing was written', () => {
    const texts = compose({ ingredients: [], steps: [], method: '' }).flatMap(textsOf)
    expect(texts).toContain('Aucun ingrédient')
    expect(texts).toContain('Aucune méthode renseignée')
  })

  it('has a photo beside its figures', () => {
    const [page] = compose({}, '/photo')
    expect(page?.pictures.map(({ src }) => src)).toEqual(['/photo'])
    const left = page?.pictures[0]?.x ?? 0
    const figures = page?.parts.filter((part) => part.kind === 'text').flatMap(linesOf) ?? []
    for (const line of figures.filter(({ y }) => y < margin + 150 && y > margin + 60))
      expect(line.x).toBeLessThan(left)
  })

  it('keeps every text within the margins, however much there is of each', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        steps,
        fc.integer({ min: 0, max: 80 }),
        (count, words, notes) => {
          const pages = compose({
            ingredients: linesWith(count),
            steps: words.map((length) => 'Mouiller au fond blanc. '.repeat(length)),
            notes: 'Réserver. '.repeat(notes),
          })
          for (const page of pages)
            for (const line of page.parts.flatMap(linesOf)) {
              expect(line.y).toBeGreaterThan(margin)
              const isFoot = line.y > height - margin && /^(Fiche générée|\d+ \/ \d+)/u.test(line.text)
              expect(isFoot || line.y <= height - margin, line.text).toBe(true)
            }
          const all = pages.flatMap(textsOf).join(' ')
          for (let step = 1; step <= words.length; step += 1)
            expect(all).toContain(`${String(step)}. Mouiller`)
        },
      ),
      { numRuns: propertyRuns(25) },
    )
  })
})
