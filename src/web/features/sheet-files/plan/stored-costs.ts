import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import type { SheetCost } from '#domain/costing/sheet-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { costDifference, storedCosts } from '#domain/sheet-imports/stored-costs.ts'
import type { CostDifference, LineDifference } from '#domain/sheet-imports/stored-costs.ts'
import { SHOWN_REASONS } from '../reading/overview.ts'
import type { Overview, SheetSummary } from '../reading/overview.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import { baseName } from '#web/lib/sources/chosen-files.ts'
import { shownStoredCost } from '../reading/shown-reasons.ts'
import type { ShownCause } from '../reading/shown-stored-cost.ts'
import { takenPrice } from './taken-price.ts'
import type { PlannedImport } from './use-import-review.ts'

/** What a product will cost once it is imported: EUR per unit, without VAT. */
interface ImportedPrice {
  priceHt: number | null
  unit: Unit
  /** The place of the file that has the price; null where it is that of the account. */
  file: number | null
}

/** The prices of a draft's products by their places; null for one that is a product of the account which is not known here. */
export type ImportedPrices = readonly (ImportedPrice | null)[]

/** What is stored of an import, as far as it is known before. */
export interface ImportedCosts {
  draft: SheetDraft
  prices: ImportedPrices
  method: WastageMethod
}

/** Those of the names of the files, before it is known which of them mean the same. */
export function pricesOfDraft(draft: SheetDraft): ImportedPrices {
  return draft.products.map((_, at) => takenPrice(draft, [at]))
}

/** Those of an import whose plan is known: of a product of the account the price that it will have. */
export function pricesOfPlan({ draft, productAt, input, plan }: PlannedImport): ImportedPrices {
  return draft.products.map((_, at): ImportedPrice | null => {
    const place = productAt.get(at)
    const [planned, sent] = place === undefined ? [] : [plan.products[place], input.products[place]]
    if (planned === undefined || sent === undefined) return null
    const { outcome, before, unit, priceHt } = planned
    if (before === null) return { priceHt: sent.priceHt, unit: sent.unit, file: sent.file }
    return outcome === 'taken' || outcome === 'same'
      ? { priceHt, unit, file: outcome === 'taken' ? sent.file : null }
      : { priceHt: before.priceHt, unit, file: null }
  })
}

/** The found sheets with what each will cost, and a mark with the reason on each that will not cost what its file says. */
export function withStoredCosts(overview: Overview, imported: ImportedCosts | null): Overview {
  if (imported === null) return overview
  const { draft, prices, method } = imported
  const places = new Map(draft.ids.map((id, at) => [id, at]))
  const stored = storedCosts(draft.sheets, (at) => costed(prices[at] ?? null), method)
  return {
    ...overview,
    sheets: overview.sheets.map((found): SheetSummary => {
      const at = places.get(found.id)
      const [drafted, cost] = at === undefined ? [] : [draft.sheets[at], stored[at]]
      // The doubts of the sheet say already that its prices are left out.
      if (at === undefined || drafted === undefined || cost == null || drafted.doubts.includes('prices-left'))
        return found
      const sheet = found.cost === null ? found : { ...found, ...shownCost(cost) }
      const difference = costDifference(drafted, cost)
      if (difference === null) return sheet
      const shown = shownStoredCost({
        inFile: difference.inFile,
        stored: difference.stored,
        isIncomplete: difference.isIncomplete,
        wasExact: sheet.verdict === 'exact',
        causes: causesOf(difference, at, draft, prices),
      })
      const reasons = [shown, ...sheet.reasons]
      const cut = Math.max(0, reasons.length - SHOWN_REASONS)
      return {
        ...sheet,
        verdict: 'doubtful',
        reasons: reasons.slice(0, SHOWN_REASONS),
        moreReasons: sheet.moreReasons + cut,
        added: [shown],
      }
    }),
  }
}

/** As the list of sheets will show it. */
const shownCost = ({ costTotal, uncostedLines }: SheetCost) => ({
  cost: costTotal,
  isPartial: uncostedLines > 0,
})

function costed(price: ImportedPrice | null): CostedProduct | null {
  return price && { ...bareMeasures(price.unit), priceHt: price.priceHt }
}

const causesOf = ({ lines }: CostDifference, sheet: number, draft: SheetDraft, prices: ImportedPrices) =>
  lines.flatMap((line) => causeOf(line, sheet, draft, prices) ?? [])

function causeOf(
  { line, inFile, stored }: LineDifference,
  sheet: number,
  draft: SheetDraft,
  prices: ImportedPrices,
): ShownCause | null {
  const { name, of, wastagePercent } = draft.sheets[sheet]?.lines[line] ?? {}
  if (name === undefined || of == null) return null
  const facts = { name, inFile: null, price: null, unit: null, source: '' }
  const isSheet = of.kind === 'sheet'
  if (!stored.known) {
    const isUnmeasured = isSheet && stored.reason === 'yield-missing'
    return { ...facts, cause: isUnmeasured ? 'yield-missing' : 'no-cost' }
  }
  if (stored.costing !== 'quantity') return null
  const { unitPrice: price, priceUnit: unit, cost } = stored
  const shown = { ...facts, price, unit, inFile: (price * inFile) / cost }
  if (isSheet) return { ...shown, cause: 'preparation' }
  const own = draft.products[of.at]?.prices.filter((each) => each.sheet === sheet) ?? []
  if (wastagePercent !== 0 && own.some(({ priceHt }) => rounded(priceHt) === rounded(price)))
    return { ...shown, cause: 'loss' }
  const { file = null } = prices[of.at] ?? {}
  if (file === null) return { ...shown, cause: 'account-price' }
  if (file !== draft.sheets[sheet]?.origin.file)
    return { ...shown, cause: 'file-price', source: baseName(draft.files[file]?.name ?? '') }
  const from = draft.products
    .flatMap(({ prices: all }) => all)
    .find((each) => each.file === file && each.sheet !== sheet && rounded(each.priceHt) === rounded(price))
  return { ...shown, cause: 'sheet-price', source: draft.sheets[from?.sheet ?? sheet]?.title ?? '' }
}

const rounded = (price: number) => roundHalfAwayFromZero(price, PRICE_DECIMALS)
