import { createHash } from 'node:crypto'
import type { ImportedLine, ImportedSheet, PlannedInput } from '#contract/imported-sheets.ts'
import { FORFAIT_DECIMALS, WASTAGE_DECIMALS } from '#domain/costing/limits.ts'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import type { ReadSheet } from '#domain/sheet-imports/plan-sheets.ts'
import {
  amountOf,
  IMPORTED_FACTS,
  type ImportedFacts,
  type LineAmount,
  type SheetContent,
} from '#domain/sheet-imports/sheet-content.ts'
import { ANY_UNIT } from '../sheets/line-charge.ts'

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const rounded = (value: number | null | undefined, decimals: number) =>
  value == null ? null : roundHalfAwayFromZero(value, decimals)

/** The facts of a sheet as they are stored. */
export function factsOf(sheet: ImportedSheet): ImportedFacts {
  const { title, category, portions, tvaRate, method, steps, notes, yieldUnit } = sheet
  return {
    title,
    category,
    portions,
    sellingPriceHt: rounded(sheet.sellingPriceHt, PRICE_DECIMALS),
    tvaRate,
    method,
    steps: steps.filter((step) => step !== ''),
    notes,
    yieldQuantity: rounded(sheet.yieldQuantity, QUANTITY_DECIMALS),
    yieldUnit,
  }
}

/** How much a line takes, as it is stored; one without a product or preparation keeps its name as a note. */
export function amountOfLine({ costing = 'quantity', of, name, note, ...line }: ImportedLine): LineAmount {
  const texts = of === null ? [name, note] : [note]
  return {
    costing,
    quantity: rounded(line.quantity, QUANTITY_DECIMALS),
    unit: line.unit ?? ANY_UNIT,
    forfait: rounded(line.forfait, FORFAIT_DECIMALS),
    wastagePercent: rounded(line.wastagePercent, WASTAGE_DECIMALS) ?? 0,
    note: texts.filter(Boolean).join(', ') || null,
  }
}

/**
 * A sheet as it is compared with those of the account.
 * @param products the ids of the products that lines mean; undefined for one that is not there yet
 */
export function readSheetOf(
  sheet: ImportedSheet,
  { files }: Pick<PlannedInput, 'files'>,
  products: readonly (string | undefined)[],
): ReadSheet {
  const { origin, lines } = sheet
  const facts = factsOf(sheet)
  return {
    fileName: files[origin.file]?.name ?? '',
    titleInFile: origin.title ?? sheet.title,
    tab: origin.tab,
    cell: origin.cell,
    read: sha256([
      IMPORTED_FACTS.map((fact) => (fact === 'title' ? (origin.title ?? facts.title) : facts[fact])),
      lines.map((line) => [line.name, Object.values(amountOfLine(line))]),
    ]),
    content: {
      ...facts,
      lines: lines.map((line) => {
        const { of } = line
        const amount = amountOfLine(line)
        return {
          ...amount,
          name: of === null ? (amount.note ?? '') : line.name,
          source: of?.kind === 'product' ? (products[of.at] ?? null) : of?.kind === 'existing' ? of.id : null,
          sheet: of?.kind === 'sheet' ? of.at : null,
        }
      }),
    },
  }
}

/** Names what a sheet of the account holds: a change of it is another one, a product that is renamed is not. */
export function stateOf(content: SheetContent): string {
  return sha256([
    IMPORTED_FACTS.map((fact) => content[fact]),
    content.lines.map((line) => [line.source ?? line.name, Object.values(amountOf(line))]),
  ])
}

/** The date of a file's prices: none is of a day to come. */
export function dateOf(files: PlannedInput['files'], file: number): string {
  const now = new Date().toISOString()
  const at = files[file]?.modifiedAt
  return at == null || at > now ? now : new Date(at).toISOString()
}
