import type { Messages } from 'use-intl'
import { expect, test } from 'vitest'
import { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from '#domain/catalogue/photo.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { SHEET_MAX_LENGTH, SHEET_TITLE_MIN_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_FILE_BYTES, MAX_ROWS } from '#domain/tables/limits.ts'
import { MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { MAX_MEASURE, MAX_PORTIONS, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { MAX_PERCENT } from '#domain/simulation/limits.ts'
import { ALL_TEXTS } from './all-texts.ts'

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

/** Texts that state a limit in figures, which a formatter would write with other spaces than the specification. */
const STATED: [limit: number | string, textOf: (texts: Messages) => string][] = [
  [MAX_PORTIONS, ({ editor }) => editor.portions.refused],
  [MIN_QUANTITY, ({ editor }) => editor.quantityFaults.tooSmall],
  [MIN_COEFFICIENT, ({ editor }) => editor.calculator.coefficientTooLow],
  [SHEET_TITLE_MIN_LENGTH, ({ errors }) => errors.rules['title-too-short']],
  [SHEET_MAX_LENGTH.title, ({ errors }) => errors.rules['title-too-long']],
  [MAX_PHOTO_SIDE, ({ errors }) => errors.rules['photo-too-wide']],
  [MAX_PHOTO_PIXELS / 1_000_000, ({ errors }) => errors.rules['photo-too-many-pixels']],
  [PRODUCT_MAX_LENGTH.name, ({ products }) => products.form.issues['name-too-long']],
  [PRODUCT_MAX_LENGTH.brand, ({ products }) => products.form.issues['brand-too-long']],
  [PRODUCT_MAX_LENGTH.origin, ({ products }) => products.form.issues['origin-too-long']],
  [MAX_AMOUNT, ({ products }) => products.form.issues['price-too-high']],
  [MAX_AMOUNT, ({ simulation }) => simulation.entry.range],
  [MAX_PERCENT, ({ simulation }) => simulation.entry.range],
  [MAX_MEASURE, ({ products }) => products.form.issues['content-too-large']],
  [MAX_MEASURE, ({ products }) => products.form.issues['density-too-large']],
  [EARLIEST_DAY.slice(0, 4), ({ sales }) => sales.period.faults.far],
  [LATEST_DAY.slice(0, 4), ({ sales }) => sales.period.faults.far],
  [MEGABYTES, ({ tableFile }) => tableFile.limits],
  [MAX_ROWS, ({ tableFile }) => tableFile.limits],
  [MAX_ROWS, ({ priceList }) => priceList.refused['too-many-rows']],
  [MEGABYTES, ({ till }) => till.refused['file-too-large']],
  [MAX_ROWS, ({ till }) => till.refused['too-many-rows']],
]

const digitsOf = (text: string) => text.replaceAll(/(?<=\d)[\s,.](?=\d)/gu, '')

test.each([
  ['French', ALL_TEXTS.fr],
  ['English', ALL_TEXTS.en],
] as const)('%s texts state the limits that are enforced', (_language, texts) => {
  for (const [limit, textOf] of STATED) {
    const text = textOf(texts)
    const figures = digitsOf(text).match(/\d+/gu)
    expect(figures, text).toContain(digitsOf(String(limit)))
  }
})
