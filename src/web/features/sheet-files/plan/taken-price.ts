import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { SheetReason } from '#domain/sheet-files/found-sheet.ts'
import { conversion } from '#domain/sheet-files/line-measure.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { SHOWN_REASONS } from '../reading/overview.ts'
import type { Overview, SheetSummary } from '../reading/overview.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import { toldPriceNotTaken } from '../reading/told-reasons.ts'

/** A product with several prices in the files, and the sheets whose own price is not the one that is taken. */
export interface DifferingPrice {
  name: string
  unit: Unit
  /** The one that is taken: EUR per unit, without VAT. */
  priceHt: number
  sheets: { id: string; title: string; priceHt: number }[]
}

/** The price of the newest file, of files of one date the first one's; and the sheets that have another price. */
export function takenPrice(draft: SheetDraft, places: readonly number[]) {
  const products = places.flatMap((at) => draft.products[at] ?? [])
  const dateOf = ({ file }: { file: number }) => draft.files[file]?.modifiedAt ?? '9999'
  const newest = products
    .filter(({ priceHt }) => priceHt !== null)
    .reduce<DraftProduct | undefined>(
      (best, one) => (best === undefined || dateOf(one) > dateOf(best) ? one : best),
      undefined,
    )
  const { unit = 'kg', priceHt = null, file = 0 } = newest ?? products[0] ?? {}
  const known = new Set<string>()
  const others = products
    .flatMap(({ prices, unit: own }) => {
      // 0.009 € a gram is 9 € a kilo.
      const factor = conversion(unit, own)
      return factor === null
        ? []
        : prices.map((price) => ({ ...price, priceHt: roundedPrice(price.priceHt * factor) }))
    })
    .filter((price) => priceHt !== null && price.priceHt !== roundedPrice(priceHt))
    .flatMap((price) => {
      const key = `${String(price.sheet)} ${String(price.priceHt)}`
      if (known.has(key)) return []
      known.add(key)
      const [id, sheet] = [draft.ids[price.sheet], draft.sheets[price.sheet]]
      return id === undefined || sheet === undefined
        ? []
        : [{ id, title: sheet.title, priceHt: price.priceHt }]
    })
  return { unit, priceHt, file, others }
}

const roundedPrice = (price: number) => roundHalfAwayFromZero(price, PRICE_DECIMALS)

/** Those of the names of the files, before it is known which of them mean the same. */
export function differingPrices(draft: SheetDraft): DifferingPrice[] {
  return draft.products.flatMap(({ name, unit }, at) => {
    const { priceHt, others } = takenPrice(draft, [at])
    return priceHt === null || others.length === 0 ? [] : [{ name, unit, priceHt, sheets: others }]
  })
}

/** The found sheets, each that will not cost what its file says marked with the prices that make the difference. */
export function withDiffering(overview: Overview, differing: readonly DifferingPrice[]): Overview {
  if (differing.length === 0) return overview
  return {
    ...overview,
    sheets: overview.sheets.map((sheet): SheetSummary => {
      const added = reasonsOf(sheet.id, differing).map(toldPriceNotTaken)
      if (added.length === 0) return sheet
      const reasons = [...sheet.reasons, ...added]
      const cut = Math.max(0, reasons.length - SHOWN_REASONS)
      return {
        ...sheet,
        verdict: 'doubtful',
        reasons: reasons.slice(0, SHOWN_REASONS),
        moreReasons: sheet.moreReasons + cut,
        added,
      }
    }),
  }
}

function reasonsOf(id: string, differing: readonly DifferingPrice[]) {
  return differing.flatMap(({ name, unit, priceHt: taken, sheets }) =>
    sheets
      .filter((sheet) => sheet.id === id)
      .map(({ priceHt }): PriceNotTaken => ({ reason: 'price-not-taken', name, unit, priceHt, taken })),
  )
}

type PriceNotTaken = SheetReason & { reason: 'price-not-taken' }
