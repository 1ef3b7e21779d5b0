import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { LABEL_FORMAT_NAMES as FORMATS, type LabelFormatName } from '#domain/batches/label-format.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page, type Shape } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { points } from './compose-label.ts'
import { composeLabels, composeTestPage, labelOf } from './compose-labels.ts'
import { FULL_TEXTS as MOST, TEXTS } from './testing/label-fixtures.ts'

const measure = withFigures(fontMeasure)
const compose = (texts: typeof TEXTS, format: LabelFormatName) =>
  composeLabels([{ texts, count: 1 }], { format, language: 'fr', measure })
const linesOn = (pages: readonly Page[]) => pages.flatMap(({ parts }) => parts.flatMap(linesOf))
const textOn = (pages: readonly Page[]) =>
  linesOn(pages)
    .map(({ text }) => text)
    .join(' ')
const codesOf = (pages: readonly Page[]) =>
  pages.flatMap(({ shapes }) => shapes).filter((shape) => shape.kind === 'code')

test.each(FORMATS.flatMap((format) => [TEXTS, MOST].map((texts) => ({ format, texts }))))(
  'on $format allergens, use-by and lot are there, one below the other: $texts.name',
  ({ format, texts }) => {
    const pages = compose(texts, format)
    for (const needed of [texts.allergens, texts.useBy, ...texts.facts])
      expect(textOn(pages)).toContain(needed)
    const tops = linesOn(pages).map(({ y }) => y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
)

test.each(FORMATS)(
  'on %s a use-by in the hour that comes twice has room, whatever else is on it',
  (format) => {
    const useBy = 'DIM. 25 OCT. 02:30 (HIVER)'
    expect(textOn(compose({ ...MOST, useBy }, format))).toContain(useBy)
  },
)

test('all fourteen allergens leave room for the code, but on the smallest label', () => {
  const without = FORMATS.filter((format) => codesOf(compose(MOST, format)).length === 0)
  expect(without).toEqual(['50x30'])
})

test('a name of two lines becomes one before the code is left out', () => {
  const texts = {
    ...MOST,
    name: 'Crème anglaise à la vanille Bourbon',
    allergens: `Allergènes : ${ALLERGENS.join(', ')}`,
  }
  const pages = compose(texts, '50x30')
  expect(codesOf(pages)).toHaveLength(1)
  expect(linesOn(pages)[0]?.text).toBe(texts.name)
})

const shortenedOf = (texts: typeof TEXTS, format: LabelFormatName) =>
  labelOf(texts, format, measure).shortened

test.each(FORMATS)('on %s a storage of a sentence is whole beside two allergens', (format) => {
  const texts = { ...TEXTS, storage: 'Entre 0 et 3 °C, filmé au contact, 48 heures au plus' }
  expect(textOn(compose(texts, format))).toContain(texts.storage)
  expect(shortenedOf(texts, format)).toEqual([])
})

test('what is cut or left out is named', () => {
  const storage = MOST.storage
  expect(shortenedOf({ ...TEXTS, storage }, '62x29')).toEqual(['storage'])
  expect(shortenedOf({ ...TEXTS, name: MOST.name.repeat(2) }, '62x29')).toEqual(['name'])
  expect(shortenedOf(MOST, '50x30')).toEqual(['name', 'storage', 'code'])
})

test('a name is one line in large letters while it fits', () => {
  const [name, useBy] = linesOn(compose(TEXTS, '62x29'))
  expect(name).toMatchObject({ text: TEXTS.name, size: 12, face: 'instrumentStrong' })
  expect(useBy?.size).toBeGreaterThanOrEqual(14)
})

/** The code as a picture of a scanner that sees eight dots a square. */
function decoded({ runs }: Code): string {
  const side = (Math.max(...runs.map(({ y }) => y)) + 1 + WHITE) * DOTS
  const data = new Uint8Array(side * side * 3).fill(255)
  for (const { x, y, length } of runs)
    for (let row = y * DOTS; row < (y + 1) * DOTS; row += 1)
      data.fill(0, (row * side + x * DOTS) * 3, (row * side + (x + length) * DOTS) * 3)
  return decodeQR({ width: side, height: side, data }, { timeLimit: 2000 })
}

type Code = Extract<Shape, { kind: 'code' }>
const DOTS = 8
/** Squares round the code. */
const WHITE = 4

test.each(FORMATS)(
  'a scanner reads the address of the batch on %s, in squares of a quarter of a millimetre',
  (format) => {
    const [code] = codesOf(compose(TEXTS, format))
    expect(code && decoded(code)).toBe(TEXTS.address)
    expect(code?.square).toBeGreaterThanOrEqual(points(0.25))
  },
)

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
