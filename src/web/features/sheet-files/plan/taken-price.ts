import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { conversion } from '#domain/sheet-files/grid/line-measure.ts'
import { bestPrice } from '#domain/sheet-imports/draft-prices.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'

/** A product with several prices in the files, and the sheets whose own price is not the one that is taken. */
export interface DifferingPrice {
  name: string
  unit: Unit
  /** The one that is taken: EUR per unit, without VAT. */
  priceHt: number
  sheets: { id: string; title: string; priceHt: number }[]
}

/**
 * The price of the newest file, of files of one date the first one's, a doubtful one only where there is no other; and the
 * sheets that have another price.
 */
export function takenPrice(draft: SheetDraft, places: readonly number[]) {
  const products = places.flatMap((at) => draft.products[at] ?? [])
  const taken = bestPrice(
    products.flatMap(({ unit, prices }) => prices.map((price) => ({ ...price, unit }))),
    draft.files,
  )
  const { unit = 'kg', file = 0 } = taken ?? products[0] ?? {}
  const priceHt = taken?.priceHt ?? null
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
