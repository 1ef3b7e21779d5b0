import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { LABEL_FORMATS, type LabelFormatName } from '#domain/batches/label-format.ts'
import { widthOf, withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page, type Shape } from '#web/lib/pages/page.ts'
import { fontMeasure, readFont } from '#web/lib/pages/testing/font-files.ts'
import { drawPdf } from '#web/lib/pdf/draw-pdf.ts'
import { lettersOfPages, pdfFaces } from '#web/lib/pdf/pdf-faces.ts'
import { points, SMALLEST } from './compose-label.ts'
import { composeLabels, composeTestPage } from './compose-labels.ts'

const measure = withFigures(fontMeasure)
const FORMATS = Object.keys(LABEL_FORMATS) as LabelFormatName[]
const TEXTS = {
  name: 'Crème anglaise',
  useBy: 'JEU. 1 OCT. 14:30',
  allergens: 'Allergènes : Lait, Œufs',
  facts: ['Fait mar. 29 sept. 14:30', '1 L · 260929-FB-1 · FB'],
  storage: '48 heures à 3 °C',
  address: 'https://gramme.exemple.fr/batches/0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11',
}
const MOST = {
  ...TEXTS,
  name: 'Terrine de foie gras de canard mi-cuit au poivre de Sichuan et au sauternes de la maison, recette de 1987',
  allergens: `Allergènes à vérifier : ${ALLERGENS.join(', ')}`,
  storage: 'À 3 °C au plus, filmé au contact, à l’abri de la lumière, '.repeat(8),
}
const compose = (texts: typeof TEXTS, format: LabelFormatName) =>
  composeLabels([{ texts, count: 1 }], { format, language: 'fr', measure })
const linesOn = (pages: readonly Page[]) => pages.flatMap(({ parts }) => parts.flatMap(linesOf))
const textOn = (pages: readonly Page[]) =>
  linesOn(pages)
    .map(({ text }) => text)
    .join(' ')
const rules = (pages: readonly Page[]) =>
  pages.flatMap(({ shapes }) => shapes).filter((shape) => shape.kind === 'rule')

test.each(FORMATS.flatMap((format) => [TEXTS, MOST].map((texts) => ({ format, texts }))))(
  'on $format all allergens are there, letters are large enough, and nothing is near an edge: $texts.name',
  ({ format, texts }) => {
    const pages = compose(texts, format)
    const { width, height } = LABEL_FORMATS[format]
    const edge = points(0.5)
    for (const needed of [texts.allergens, texts.useBy, ...texts.facts])
      expect(textOn(pages)).toContain(needed)
    for (const line of linesOn(pages)) {
      expect(line.size).toBeGreaterThanOrEqual(SMALLEST)
      expect(line.x).toBeGreaterThanOrEqual(edge)
      expect(line.x + widthOf(line.text, line, measure)).toBeLessThanOrEqual(points(width) - edge)
      expect(line.y - line.size).toBeGreaterThanOrEqual(edge - line.size * 0.1)
      expect(line.y + line.size * 0.25).toBeLessThanOrEqual(points(height) - edge)
    }
    const tops = linesOn(pages).map(({ y }) => y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
)

test('all fourteen allergens leave room for the code, but on the smallest label', () => {
  const without = FORMATS.filter((format) => rules(compose(MOST, format)).length === 0)
  expect(without).toEqual(['50x30'])
})

test('a name is one line in large letters while it fits', () => {
  const [name, useBy] = linesOn(compose(TEXTS, '62x29'))
  expect(name).toMatchObject({ text: TEXTS.name, size: 12, face: 'instrumentStrong' })
  expect(useBy?.size).toBeGreaterThanOrEqual(14)
})

/** The dark runs as a picture of a scanner that sees eight dots a square. */
function decoded(shapes: readonly Extract<Shape, { kind: 'rule' }>[]): string {
  const square = shapes[0]?.width ?? 1
  const left = Math.min(...shapes.map(({ x1 }) => x1)) - 4 * square
  const top = Math.min(...shapes.map(({ y1 }) => y1)) - 4.5 * square
  const side = Math.round((Math.max(...shapes.map(({ x2 }) => x2)) - left) / square + 4) * 8
  const data = new Uint8Array(side * side * 3).fill(255)
  const dots = (at: number) => Math.round((at / square) * 8)
  for (const { x1, x2, y1, width } of shapes)
    for (let y = dots(y1 - width / 2 - top); y < dots(y1 + width / 2 - top); y += 1)
      data.fill(0, (y * side + dots(x1 - left)) * 3, (y * side + dots(x2 - left)) * 3)
  return decodeQR({ width: side, height: side, data }, { timeLimit: 2000 })
}

test.each(FORMATS)(
  'a scanner reads the address of the batch on %s, in squares of a quarter of a millimetre',
  (format) => {
    const shapes = rules(compose(TEXTS, format))
    expect(decoded(shapes)).toBe(TEXTS.address)
    expect(shapes[0]?.width).toBeGreaterThanOrEqual(points(0.25))
  },
)

const noPicture = () => Promise.reject(new Error('A label has no picture'))

async function pdfOf(texts: typeof TEXTS, format: LabelFormatName, count: number): Promise<Uint8Array> {
  const pages = composeLabels([{ texts, count }], { format, language: 'fr', measure })
  const faces = await pdfFaces(lettersOfPages(pages), readFont)
  return drawPdf(pages, { title: 'Étiquettes', language: 'fr' }, { faces, picture: noPicture })
}

const millimetres = (size: string | undefined) => Math.round(((Number(size) * 25.4) / 72) * 100) / 100

async function pageSizes(format: LabelFormatName, count: number) {
  const text = new TextDecoder('latin1').decode(await pdfOf(TEXTS, format, count))
  return [...text.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    millimetres(width),
    millimetres(height),
  ])
}

test('the PDF has a page of exactly the label for each, and A4 for a sheet', async () => {
  expect(await pageSizes('62x29', 2)).toEqual([
    [62, 29],
    [62, 29],
  ])
  expect(await pageSizes('a4-4x10', 40)).toEqual([[210, 297]])
})

test('a printer that is off is corrected, and a test page shows by how much it is', () => {
  const at = (offset: { x: number; y: number }) =>
    linesOn(
      composeLabels([{ texts: TEXTS, count: 1 }], { format: '50x30', offset, language: 'fr', measure }),
    )[0]
  const [straight, moved] = [at({ x: 0, y: 0 }), at({ x: 1, y: -9 })]
  expect((moved?.x ?? 0) - (straight?.x ?? 0)).toBeCloseTo(points(1))
  expect((moved?.y ?? 0) - (straight?.y ?? 0)).toBeCloseTo(points(-5))
  const [page] = composeTestPage({ format: 'a4-3x8', language: 'fr', measure })
  expect(page?.shapes).toHaveLength(24)
})

const namesOn = (page: Page) =>
  linesOn([page]).flatMap(({ text }) => (/^(Sauce|Pâte)$/u.test(text) ? [text] : []))

test('labels of several batches follow one another, on the sheet that was begun too', () => {
  const sets = [
    { texts: { ...TEXTS, name: 'Sauce' }, count: 2 },
    { texts: { ...TEXTS, name: 'Pâte' }, count: 3 },
  ]
  const printing = { language: 'fr' as const, measure }
  expect(composeLabels(sets, { ...printing, format: '62x29' }).map(namesOn)).toEqual([
    ['Sauce'],
    ['Sauce'],
    ['Pâte'],
    ['Pâte'],
    ['Pâte'],
  ])
  expect(composeLabels(sets, { ...printing, format: 'a4-3x8', used: 20 }).map(namesOn)).toEqual([
    ['Sauce', 'Sauce', 'Pâte', 'Pâte'],
    ['Pâte'],
  ])
})
