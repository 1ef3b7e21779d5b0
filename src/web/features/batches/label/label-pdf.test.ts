import { decodeQR } from 'qr/decode.js'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { LABEL_FORMAT_NAMES, LABEL_FORMATS, type LabelFormatName } from '#domain/batches/label-format.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { fontMeasure, readFont } from '#web/lib/pages/testing/font-files.ts'
import { drawPdf } from '#web/lib/pdf/draw-pdf.ts'
import { lettersOfPages, pdfFaces } from '#web/lib/pdf/pdf-faces.ts'
import { points, SMALLEST } from './compose-label.ts'
import { composeLabels } from './compose-labels.ts'
import { filledOn, printed } from './testing/code-in-pdf.ts'
import { FULL_TEXTS, LONG_TEXTS, TEXTS } from './testing/label-fixtures.ts'

const measure = withFigures(fontMeasure)
const noPicture = () => Promise.reject(new Error('A label has no picture'))

async function pdfOf(texts: typeof TEXTS, format: LabelFormatName, count: number) {
  const pages = composeLabels([{ texts, count }], { format, language: 'fr', measure })
  const faces = await pdfFaces(lettersOfPages(pages), readFont)
  const file = await drawPdf(pages, { title: 'Étiquettes', language: 'fr' }, { faces, picture: noPicture })
  return getDocumentProxy(file)
}

/** Points from the left upper corner of its page; `size`: of its letters. */
type Text = { text: string; x: number; y: number; width: number; size: number }

async function textsOf(pdf: Awaited<ReturnType<typeof pdfOf>>): Promise<Text[]> {
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const [, , , height = 0] = page.view
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: Number(item.transform[4]),
            y: height - Number(item.transform[5]),
            width: item.width,
            size: Math.abs(Number(item.transform[3])),
          },
        ]
      : [],
  )
}

const EDGE = points(0.5)
/** What figures lose as they are written. */
const ROUNDING = 0.001
/** Of letters, above and below their line. */
const [ABOVE, BELOW] = [0.95, 0.25]

test.each(
  LABEL_FORMAT_NAMES.flatMap((format) => [TEXTS, LONG_TEXTS, FULL_TEXTS].map((texts) => ({ format, texts }))),
)(
  'in the PDF of $format letters have 6 points, keep off the edges, and name all allergens: $texts.name',
  async ({ format, texts }) => {
    const { width, height, columns, rows } = LABEL_FORMATS[format]
    const [right, bottom] = [points(width), points(height)]
    const found = await textsOf(await pdfOf(texts, format, columns * rows))
    const first = found.filter(({ x, y }) => x < right && y < bottom)
    expect(found).toHaveLength(first.length * columns * rows)
    const words = first.map(({ text }) => text).join(' ')
    expect(words).toContain(texts.allergens.replaceAll('\u00a0', ' '))
    if (texts === FULL_TEXTS) for (const allergen of ALLERGENS) expect(words).toContain(allergen)
    for (const { x, y, width: wide, size } of found) {
      const [left, top] = [x % right, y % bottom]
      expect(size).toBeGreaterThanOrEqual(SMALLEST - ROUNDING)
      expect(left).toBeGreaterThanOrEqual(EDGE)
      expect(left + wide).toBeLessThanOrEqual(right - EDGE + ROUNDING)
      expect(top - size * ABOVE).toBeGreaterThanOrEqual(EDGE - ROUNDING)
      expect(top + size * BELOW).toBeLessThanOrEqual(bottom - EDGE + ROUNDING)
    }
  },
)

test.each(LABEL_FORMAT_NAMES.flatMap((format) => [TEXTS, LONG_TEXTS].map((texts) => ({ format, texts }))))(
  'a scanner reads the address off the print of $format, which keeps off the edges: $texts.name',
  async ({ format, texts }) => {
    const { width, height } = LABEL_FORMATS[format]
    const page = await (await pdfOf(texts, format, 1)).getPage(1)
    const filled = await filledOn(page)
    const paper = { width: points(width), height: points(height) }
    expect(decodeQR(printed(filled, paper), { timeLimit: 2000 })).toBe(texts.address)
    expect(Math.min(...filled.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(EDGE)
    expect(Math.max(...filled.map(({ right }) => right))).toBeLessThanOrEqual(paper.width - EDGE)
    expect(Math.max(...filled.map(({ bottom }) => bottom))).toBeLessThanOrEqual(paper.height - EDGE)
  },
)

const millimetres = (size: number | undefined) => Math.round((((size ?? 0) * 25.4) / 72) * 100) / 100

async function sizesOf(format: LabelFormatName, count: number) {
  const pdf = await pdfOf(TEXTS, format, count)
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  return pages.map(({ view: [, , width, height] }) => [millimetres(width), millimetres(height)])
}

test('the PDF has a page of exactly the label for each, and A4 for a sheet', async () => {
  expect(await sizesOf('62x29', 2)).toEqual([
    [62, 29],
    [62, 29],
  ])
  expect(await sizesOf('a4-4x10', 40)).toEqual([[210, 297]])
})
