import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { MAX_IMPORTED_NAMES, MAX_IMPORTED_SHEETS, TAB_NAME_MAX_LENGTH } from '#domain/sheet-imports/limits.ts'
import { rule } from './rules.ts'
import { amount, id, requiredText, versionRead } from './shapes.ts'
import { brokenParts, ingredientFields } from './sheet-lines.ts'
import { sheetFacts } from './sheets.ts'

const place = z.int(rule('invalid')).min(0, rule('invalid'))

const importedFile = z.object({
  name: requiredText(FILE_NAME_MAX_LENGTH),
  modifiedAt: z.iso.datetime(rule('invalid')).nullable().meta({
    description: 'the date of its prices; null where the file does not say it: they are of today',
  }),
})

const productTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), id }),
  z.object({ kind: z.literal('article'), id }).meta({
    description: "a row of a supplier's catalogue, which becomes a product",
  }),
  z.object({
    kind: z.literal('new'),
    name: requiredText(PRODUCT_MAX_LENGTH.name),
    category: z.enum(PRODUCT_CATEGORIES, rule('invalid')),
  }),
])

const importedProduct = z.object({
  names: z
    .array(requiredText(PRODUCT_MAX_LENGTH.name))
    .min(1, rule('required'))
    .max(100, rule('too-long'))
    .meta({ description: 'as the files write it: the next import knows by them which product is meant' }),
  unit: z.enum(UNITS, rule('invalid')).meta({ description: 'of its price, and of a new product' }),
  priceHt: amount
    .nullable()
    .meta({ description: 'EUR per unit, without VAT; null where the files have none' }),
  file: place.meta({ description: 'place of the file that has this price' }),
  target: productTarget,
  confirmed: z.boolean().optional().meta({
    description:
      'whether the user has said what its names mean; false marks the product to be confirmed, left out it stays as it is',
  }),
})
export type ImportedProduct = z.infer<typeof importedProduct>

const lineSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), at: place.meta({ description: 'place in `products`' }) }),
  z.object({ kind: z.literal('sheet'), at: place.meta({ description: 'place in `sheets`: a preparation' }) }),
  z.object({ kind: z.literal('existing'), id }).meta({ description: "a sheet of the account's" }),
])

const importedLine = ingredientFields
  .omit({ id: true, userProductId: true, subSheetId: true })
  .extend({
    name: requiredText(PRODUCT_MAX_LENGTH.name).meta({ description: 'as the file writes it' }),
    of: lineSource
      .nullable()
      .meta({ description: 'null: the line keeps its name as a note, and has no cost' }),
  })
  .superRefine((line, context) => {
    const { costing = 'quantity', of } = line
    const source = { userProductId: of?.kind === 'product' ? 'a product' : null }
    for (const { field, rule: message } of brokenParts({ ...line, ...source, costing }))
      context.addIssue({ code: 'custom', path: [field], message, input: line })
    if (costing !== 'quantity') return
    for (const field of ['quantity', 'unit'] as const)
      if (line[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: rule('required'), input: line })
  })
export type ImportedLine = z.infer<typeof importedLine>

/** Where a sheet was read. */
const sheetOrigin = z.object({
  file: place,
  tab: requiredText(TAB_NAME_MAX_LENGTH).nullable(),
  cell: z
    .string(rule('invalid'))
    .regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/, rule('invalid'))
    .nullable()
    .meta({ description: "its first cell: 'B4'" }),
  title: sheetFacts.shape.title.optional().meta({
    description: 'the title in the file, where the user has given another: the sheet is recognised by it',
  }),
})

/** What a file says of a sheet; what it says nothing of is null or empty, and then stays as it is in a sheet that is there. */
const importedSheet = z.object({
  ...sheetFacts.pick({ title: true, method: true, steps: true, notes: true }).shape,
  portions: sheetFacts.shape.portions.nullable().meta({ description: 'null: a new sheet is for one' }),
  category: sheetFacts.shape.category.nullable(),
  sellingPriceHt: sheetFacts.shape.sellingPriceHt,
  tvaRate: sheetFacts.shape.tvaRate.nullable(),
  yieldQuantity: sheetFacts.shape.yieldQuantity,
  yieldUnit: sheetFacts.shape.yieldUnit,
  origin: sheetOrigin,
  lines: z.array(importedLine).max(MAX_LINES, rule('too-long')),
})
export type ImportedSheet = z.infer<typeof importedSheet>

const sheetTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  z
    .object({ kind: z.literal('replace'), id, version: versionRead })
    .meta({ description: 'a sheet that is there becomes what the file says' }),
  z.object({ kind: z.literal('keep'), id }).meta({
    description: 'a sheet that is there stays as it is; lines of other sheets take it as their preparation',
  }),
])

function imported<Sheet extends typeof importedSheet>(sheet: Sheet) {
  return z
    .object({
      files: z.array(importedFile).min(1, rule('required')).max(MAX_IMPORTED_SHEETS, rule('too-long')),
      products: z.array(importedProduct).max(MAX_IMPORTED_NAMES, rule('too-long')),
      sheets: z.array(sheet).min(1, rule('required')).max(MAX_IMPORTED_SHEETS, rule('too-long')),
    })
    .superRefine((sent, context) => {
      const refuse = (...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path, message: rule('unknown-reference'), input: sent })
      sent.products.forEach(({ file }, at) => {
        if (file >= sent.files.length) refuse('products', at, 'file')
      })
      sent.sheets.forEach(({ origin, lines, yieldQuantity, yieldUnit }, at) => {
        if ((yieldQuantity === null) !== (yieldUnit === null))
          context.addIssue({
            code: 'custom',
            path: ['sheets', at, 'yieldUnit'],
            message: rule('yield-incomplete'),
            input: sent,
          })
        if (origin.file >= sent.files.length) refuse('sheets', at, 'origin', 'file')
        lines.forEach(({ of }, line) => {
          const known =
            of?.kind === 'product' ? sent.products : of?.kind === 'sheet' ? sent.sheets : undefined
          if (known && of && 'at' in of && of.at >= known.length) refuse('sheets', at, 'lines', line, 'of')
        })
      })
    })
}

export const plannedInput = imported(importedSheet)
export const committedInput = imported(importedSheet.extend({ target: sheetTarget }))
export type PlannedInput = z.infer<typeof plannedInput>
export type CommittedInput = z.infer<typeof committedInput>
