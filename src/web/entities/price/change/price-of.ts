import type { SearchHit } from '#contract/search.ts'
import { PRICE_DECIMALS, SHOWN_AMOUNT_DECIMALS } from '#domain/money/decimals.ts'

/** A hit with a price that can be changed. */
export type PricedHit = Extract<SearchHit, { kind: 'sheet' | 'product' | 'dish' }>

/** The price of a hit: of a product without VAT for its unit, of a sheet without VAT for a portion, of a dish as displayed. */
export function priceOf(hit: PricedHit): number | null {
  switch (hit.kind) {
    case 'sheet':
      return hit.sellingPriceHt
    case 'product':
      return hit.priceHt
    case 'dish':
      return hit.prixTtcAffiche
  }
}

/** How many decimals a new price of it may have. */
export function decimalsOf({ kind }: PricedHit): number {
  return kind === 'product' ? PRICE_DECIMALS : SHOWN_AMOUNT_DECIMALS
}
