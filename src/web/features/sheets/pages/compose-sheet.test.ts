import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { widthOf, withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { documentOf, saffron } from '#tests/fixtures/sheet-document.ts'
import { testProduct } from '#tests/fixtures/sheet.ts'
import { qrDrawing } from '#web/lib/qr/qr-drawing.ts'
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

  it.each(['fr', 'en'] as const)('has space between the headings of its columns: %s', (language) => {
    const [page] = composeSheet({ sheet: documentOf({}, language), photo: null, measure })
    const head = page?.parts.find(({ kind }) => kind === 'tableHead')
    const headings = head === undefined ? [] : linesOf(head)
    expect(headings.length).toBeGreaterThan(5)
    headings.slice(1).forEach((heading, at) => {
      const before = headings[at]
      const end = before === undefined ? 0 : before.x + widthOf(before.text, before, measure)
      expect(heading.x - end, heading.text).toBeGreaterThanOrEqual(5)
    })
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

  it('has the code of a shared sheet beside its figures, within the margins and apart from the photo', () => {
    const link = { url: `https://gramme.exemple.fr/fiche/${'a'.repeat(32)}`, endsAt: '2026-12-31T09:00:00Z' }
    const sheet = documentOf({}, 'fr', ['costs'], link)
    const [page] = composeSheet({ sheet, photo: '/photo', measure })
    const code = page?.shapes.find(({ kind }) => kind === 'code')
    if (code?.kind !== 'code') throw new Error('No code on the page')
    const { side } = qrDrawing(link.url)
    // A telephone reads squares of half a millimetre.
    expect(code.square).toBeGreaterThan((0.5 * 72) / 25.4)
    expect(code.x).toBeGreaterThan(margin)
    expect(code.x + side * code.square).toBeLessThan(page?.pictures[0]?.x ?? 0)
    expect(textsOf(page).join(' ')).toContain('Sans les prix')
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

describe('a sheet of thirteen lines and five steps', () => {
  const lines = [
    { name: 'Paleron de bœuf', quantity: 2.6, unit: 'kg', wastagePercent: 12, priceHt: 12.4 },
    { name: 'Poitrine de porc fumée', quantity: 350, unit: 'g', wastagePercent: 6, priceHt: 8.7 },
    { name: 'Champignon brun', quantity: 700, unit: 'g', wastagePercent: 10, priceHt: 4.2 },
    { name: 'Carotte', quantity: 700, unit: 'g', wastagePercent: 15, priceHt: 1.15 },
    { name: 'Oignon jaune', quantity: 400, unit: 'g', wastagePercent: 12, priceHt: 1.1 },
    { name: 'Vin rouge de cuisine', quantity: 2, unit: 'L', wastagePercent: 0, priceHt: 2.8 },
    { name: 'Fond brun de veau', quantity: 1, unit: 'L', wastagePercent: 0, priceHt: 3.32 },
    { name: 'Farine T55', quantity: 60, unit: 'g', wastagePercent: 0, priceHt: 0.92 },
    { name: 'Pomme de terre Agria', quantity: 2, unit: 'kg', wastagePercent: 20, priceHt: 0.95 },
    { name: 'Thym frais', quantity: 0.5, unit: 'botte', wastagePercent: 0, priceHt: 1.2 },
    { name: 'Beurre doux', quantity: 80, unit: 'g', wastagePercent: 0, priceHt: 9.4 },
    { name: 'Sel fin', quantity: 20, unit: 'g', wastagePercent: 0, priceHt: 0.6 },
    { name: 'Poivre noir', quantity: 5, unit: 'g', wastagePercent: 0, priceHt: 18 },
  ] as const
  const bourguignon: Changes = {
    title: 'Bœuf bourguignon',
    portions: 12,
    sellingPriceHt: 17.73,
    prepMinutes: 45,
    cookMinutes: 210,
    equipment: ['Cocotte en fonte', 'Rondeau'],
    storage: 'Refroidir en moins de 2 heures de 63 °C à 10 °C ; 3 jours à 3 °C',
    ingredients: lines.map(({ name, priceHt, quantity, unit, wastagePercent }, index) => ({
      ...saffron,
      product: testProduct(index, { name, priceHt, unit: unit === 'g' ? 'kg' : unit }),
      quantity,
      unit,
      wastagePercent,
      note: index === 8 ? 'garniture à l’anglaise' : '',
    })),
    steps: [
      'La veille, mariner le paleron en cubes de 60 g dans le vin avec oignons, carottes et thym.',
      'Égoutter, colorer vivement, singer et torréfier la farine.',
      'Mouiller à la marinade et au fond brun, braiser 3 heures à 140 °C à couvert.',
      'Rissoler lardons et champignons, les ajouter en fin de cuisson.',
      'Réduire la sauce à la nappe, rectifier.',
    ],
    notes: 'Meilleur réchauffé.',
  }

  it('is one page in letters of eight points, with a photo too', () => {
    for (const photo of [null, '/photo']) {
      const pages = compose(bourguignon, photo)
      expect(pages).toHaveLength(1)
      const lines = pages.flatMap(({ parts }) => parts.flatMap(linesOf))
      const sizeOf = (text: string) => lines.find((line) => line.text.includes(text))?.size
      for (const text of ['Carotte', 'Réduire la sauce', 'Meilleur réchauffé.'])
        expect(sizeOf(text)).toBeGreaterThanOrEqual(8)
      for (const { x, y } of lines.filter(({ text }) => !/^Fiche générée|^1 \/ 1/u.test(text))) {
        expect(x).toBeGreaterThanOrEqual(margin - 0.01)
        expect(y).toBeLessThanOrEqual(height - margin)
      }
    }
  })

  it('is set as large as any other where it has room', () => {
    const [page] = compose({ ...bourguignon, ingredients: [saffron] })
    const product = page?.parts.flatMap(linesOf).find(({ text }) => text === 'Safran')
    expect(product?.size).toBe(PAPER_STYLES.text.size)
  })
})
