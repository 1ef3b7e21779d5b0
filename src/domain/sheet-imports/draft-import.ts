import { readCategory } from '../price-lists/read-category.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { MAX_STEPS, SHEET_MAX_LENGTH, SHEET_TITLE_MIN_LENGTH } from '../catalogue/sheet-limits.ts'
import { PRODUCT_MAX_LENGTH } from '../catalogue/product-limits.ts'
import { MAX_WASTAGE, MIN_FORFAIT, MIN_WASTAGE } from '../costing/limits.ts'
import type { LineCosting } from '../costing/line-costing.ts'
import { MAX_AMOUNT } from '../money/limits.ts'
import { VAT_RATES } from '../pricing/vat-rate.ts'
import type { VatRate } from '../pricing/vat-rate.ts'
import { MAX_PORTIONS } from '../quantity/limits.ts'
import type { Unit } from '../quantity/unit.ts'
import type { FoundLine } from '../sheet-files/lines/found-line.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { currencyOf } from '../sheet-files/verdict/other-currency.ts'
import { sameName } from '../catalogue/same-name.ts'
import { categoryOfTitle, sheetCategoryOf } from '../sheet-files/sheet/sheet-category-of.ts'
import { cellName } from '../tables/tab.ts'
import { measured, within } from './draft-measures.ts'
import { hasPriceDoubt, withBestPrice } from './draft-prices.ts'
import type { DraftPrice } from './draft-prices.ts'
import { yieldOf } from './draft-yield.ts'
import { inEuros, priceOf } from './draft-amounts.ts'
import { fileFacts, notesWith } from './file-facts.ts'
import type { ImportedFacts } from './sheet-content.ts'

/** A file of an import. */
export interface ImportedFile {
  name: string
  /** ISO 8601, in UTC; null where the file does not say it. */
  modifiedAt: string | null
  /** The names of its tabs. */
  tabs: readonly string[]
}

/** A product as the files name it in one unit, with its newest price. */
export interface DraftProduct {
  name: string
  unit: Unit
  /** EUR per unit, without VAT. */
  priceHt: number | null
  /** The place of the file that has the price, or names it first. */
  file: number
  /** What its name is most likely to be; the user can change it. */
  category: ProductCategory
  /** Those of all sheets, by the places of the sheets and of their files. */
  prices: DraftPrice[]
}

/** What a line is made of: a product or a sheet, by its place; null for a line without a name. */
type DraftSource = { kind: 'product'; at: number } | { kind: 'sheet'; at: number } | null

export interface DraftLine {
  name: string
  of: DraftSource
  costing: LineCosting
  quantity: number | null
  unit: Unit
  forfait: number | null
  wastagePercent: number
  note: string | null
  /** EUR, unrounded: what it costs in its file; null while that is not known. */
  fileCost: number | null
}

/**
 * What an import cannot take as it is in the file.
 * - `title-short`: the title has too few letters for one
 * - `title-unclear`: other texts of the file may be the title
 * - `title-cut`, `steps-cut`, `notes-cut`: longer than what a sheet holds
 * - `portions-unclear`: the file may mean another number of portions
 * - `portions-unknown`: neither portions nor a yield: a new sheet is for one portion, until someone says how many
 * - `vat-unknown`: a rate that is none of the three
 * - `vat-missing`: the only selling price is with VAT, and no rate says what it is without: none is taken
 * - `loss-noted`: a loss that the costs of the file do not charge: it is a note of its line
 * - `prices-left`: with VAT or in another currency: no price is taken
 */
export type DraftDoubt =
  | 'title-short'
  | 'title-unclear'
  | 'title-cut'
  | 'steps-cut'
  | 'notes-cut'
  | 'portions-unclear'
  | 'portions-unknown'
  | 'vat-unknown'
  | 'vat-missing'
  | 'loss-noted'
  | 'prices-left'

export interface DraftSheet extends Omit<ImportedFacts, 'steps'> {
  steps: string[]
  origin: { file: number; tab: string | null; cell: string }
  lines: DraftLine[]
  /** What else may be its title; with the doubt `title-unclear`. */
  otherTitles: string[]
  /** The numbers of portions that its file may mean, the one that was read first; with the doubt `portions-unclear`. */
  portionReadings: number[]
  /** Lines that may be a sheet of the import or a product that is bought, and which they are without an answer. */
  preparationReadings: { name: string; isSheet: boolean }[]
  doubts: DraftDoubt[]
}

/** Found sheets as an import sends them, with the products that their lines name. */
export function draftImport(
  found: readonly FoundSheet[],
  files: readonly ImportedFile[],
): { products: DraftProduct[]; sheets: DraftSheet[] } {
  const products: DraftProduct[] = []
  const places = new Map<string, number>()
  const productOf = (line: FoundLine, sheet: number, takesPrice: boolean, isDoubtful: boolean): number => {
    const file = found[sheet]?.file ?? 0
    const { priceUnit } = measured(line)
    const key = JSON.stringify([sameName(line.name.value), priceUnit])
    const price = takesPrice ? within(line.price?.value ?? null, 0, MAX_AMOUNT) : null
    const at = places.get(key)
    const known = at === undefined ? undefined : products[at]
    const prices = price === null ? [] : [{ sheet, file, priceHt: price, isDoubtful }]
    if (at !== undefined && known !== undefined) {
      known.prices.push(...prices)
      return at
    }
    const name = line.name.value.trim().slice(0, PRODUCT_MAX_LENGTH.name)
    const { category } = readCategory({ rayon: '', storage: '', name })
    places.set(key, products.length)
    products.push({ name, unit: priceUnit, priceHt: null, file, category, prices })
    return products.length - 1
  }
  const sheets = found.map((sheet, place): DraftSheet => {
    const reasons = sheet.verdict.exact ? [] : sheet.verdict.reasons
    const leavesPrices = reasons.some(
      ({ reason }) => reason === 'prices-with-tax' || reason === 'other-currency',
    )
    const given = yieldOf(place, found)
    const { doubts, ...facts } = factsOf(sheet, given)
    const unclear = reasons.find(({ reason }) => reason === 'title-unclear' || reason === 'title-twice')
    const portionReadings = reasons.flatMap((reason) =>
      reason.reason === 'portions-unclear' ? [reason.portions.value, reason.other?.value ?? 1] : [],
    )
    return {
      ...facts,
      ...given,
      origin: {
        file: sheet.file,
        tab: files[sheet.file]?.tabs[sheet.title.cell.tab] ?? null,
        cell: cellName(sheet.title.cell),
      },
      lines: sheet.lines.flatMap((line, at) =>
        line.name.value.trim() === ''
          ? []
          : draftLine(inEuros(line, currencyOf(sheet)), () =>
              productOf(line, place, !leavesPrices, hasPriceDoubt(reasons, at)),
            ),
      ),
      otherTitles:
        unclear?.reason === 'title-unclear'
          ? unclear.others.map(({ value }) => value.trim().slice(0, SHEET_MAX_LENGTH.title))
          : [],
      portionReadings,
      preparationReadings: sheet.lines.flatMap(({ name, preparation, possiblePreparation }) =>
        possiblePreparation === undefined ? [] : [{ name: name.value, isSheet: preparation !== null }],
      ),
      doubts: [
        ...doubts,
        ...(portionReadings.length === 0 ? [] : (['portions-unclear'] as const)),
        ...(unclear === undefined ? [] : (['title-unclear'] as const)),
        ...(sheet.lines.some(({ lossNoted }) => lossNoted !== undefined) ? (['loss-noted'] as const) : []),
        ...(leavesPrices ? (['prices-left'] as const) : []),
      ],
    }
  })
  return { products: products.map((product) => withBestPrice(product, files)), sheets }
}

function draftLine(line: FoundLine, productAt: () => number): DraftLine {
  const { quantity, unit, note } = measured(line)
  const byQuantity = line.costing === 'quantity'
  const isForfait = line.costing === 'forfait' || line.costing === 'forfait-percent'
  const texts = [byQuantity ? note : null, line.note, line.lossNoted ?? null].filter(
    (text) => text !== null && text !== '',
  )
  const loss = line.lossPercent?.value ?? 0
  return {
    name: line.name.value.trim().slice(0, PRODUCT_MAX_LENGTH.name),
    of:
      line.preparation !== null
        ? { kind: 'sheet', at: line.preparation }
        : byQuantity
          ? { kind: 'product', at: productAt() }
          : null,
    costing: line.costing === 'forfait' ? 'forfait-sheet' : line.costing,
    quantity: byQuantity ? quantity : null,
    unit,
    forfait: isForfait ? within(line.forfait?.value ?? null, MIN_FORFAIT, MAX_AMOUNT) : null,
    wastagePercent: byQuantity && loss >= MIN_WASTAGE && loss <= MAX_WASTAGE ? loss : 0,
    note: texts.join(', ').slice(0, SHEET_MAX_LENGTH.lineNote) || null,
    fileCost: line.cost,
  }
}

function factsOf(sheet: FoundSheet, given: ReturnType<typeof yieldOf>) {
  const doubts: DraftDoubt[] = []
  const whole = sheet.title.value.trim()
  const title = whole.slice(0, SHEET_MAX_LENGTH.title).trim()
  if (title !== whole) doubts.push('title-cut')
  if (title.length < SHEET_TITLE_MIN_LENGTH) doubts.push('title-short')
  const count = sheet.portions?.value ?? null
  const portions = count !== null && Number.isInteger(count) ? within(count, 1, MAX_PORTIONS) : null
  // A preparation is known by what it gives.
  if (portions === null && sheet.yield === null) doubts.push('portions-unknown')
  const vat = sheet.vat?.value ?? null
  const currency = currencyOf(sheet)
  const tvaRate: VatRate | null = VAT_RATES.find((rate) => rate === vat) ?? null
  if (vat !== null && tvaRate === null) doubts.push('vat-unknown')
  if (vat === null && sheet.priceHt === null && sheet.priceTtc !== null && currency === null)
    doubts.push('vat-missing')
  const steps = sheet.steps.map(({ value }) => value.trim()).filter((step) => step !== '')
  const kept = steps.slice(0, MAX_STEPS).map((step) => step.slice(0, SHEET_MAX_LENGTH.step))
  if (kept.join('') !== steps.join('')) doubts.push('steps-cut')
  const category = sheet.category ? sheetCategoryOf(sheet.category.value) : categoryOfTitle(title)
  const sellingPriceHt = priceOf(sheet, portions, vat, currency)
  const written = sheet.notes.map(({ value }) => value.trim()).join('\n')
  const notes = notesWith(
    written,
    fileFacts(sheet, { category, sellingPriceHt, tvaRate, portions, ...given }),
    SHEET_MAX_LENGTH.notes,
  )
  if (!notes.startsWith(written)) doubts.push('notes-cut')
  return {
    title,
    category,
    portions,
    sellingPriceHt,
    tvaRate,
    method: '',
    steps: kept,
    notes,
    doubts,
  }
}
