import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { shareOfTotal } from '#domain/costing/share-of-total.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import type { CostedProduct } from '#domain/costing/line-cost.ts'
import { DEFAULT_MARGIN_THRESHOLDS } from '#domain/pricing/margin-band.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { sheetTotals } from '#domain/pricing/sheet-totals.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'

export interface LiveLine {
  readonly key: 'fish' | 'butter' | 'potatoes' | 'shallots' | 'wine'
  readonly quantity: number
  readonly unit: 'g' | 'cl'
  /** Percent, 0–100. */
  readonly wastagePercent: number
  /** Bought by this, which a price is for. */
  readonly per: 'kg' | 'bouteille'
  /** EUR without VAT: today's price, and how far it can be dragged. */
  readonly market: number
  readonly lowest: number
  readonly highest: number
  readonly step: number
}

const NO_MEASURES = { densityKgPerL: null, contentQuantity: null, contentUnit: null } as const
const BOUGHT_BY = {
  kg: { ...NO_MEASURES, unit: 'kg' },
  bouteille: { ...NO_MEASURES, unit: 'bouteille', contentQuantity: 0.75, contentUnit: 'L' },
} as const satisfies Record<LiveLine['per'], Omit<CostedProduct, 'priceHt'>>

/** The dish of the landing page, as a kitchen would write it. */
export const LIVE_LINES: readonly LiveLine[] = [
  line('fish', 600, 'g', 10, 'kg', { market: 24.5, lowest: 12, highest: 48, step: 0.5 }),
  line('butter', 200, 'g', 0, 'kg', { market: 11.2, lowest: 6, highest: 20, step: 0.1 }),
  line('potatoes', 600, 'g', 12, 'kg', { market: 3.4, lowest: 1, highest: 8, step: 0.1 }),
  line('shallots', 120, 'g', 15, 'kg', { market: 4.8, lowest: 2, highest: 12, step: 0.1 }),
  line('wine', 20, 'cl', 0, 'bouteille', { market: 5.6, lowest: 3, highest: 14, step: 0.1 }),
]
export const MARKET_PRICES: readonly number[] = LIVE_LINES.map(({ market }) => market)

export const LIVE_PORTIONS = { market: 4, fewest: 2, most: 8 } as const
/** EUR for one portion, without VAT. */
const SELLING_PRICE_HT = 24

function line(
  key: LiveLine['key'],
  quantity: number,
  unit: LiveLine['unit'],
  wastagePercent: number,
  per: LiveLine['per'],
  prices: Pick<LiveLine, 'market' | 'lowest' | 'highest' | 'step'>,
): LiveLine {
  return { key, quantity, unit, wastagePercent, per, ...prices }
}

export interface LiveFigures {
  /** EUR without VAT of each line, and percent of the whole. */
  lines: { cost: number; share: number }[]
  costPortion: number
  marginPercent: number
  /** What a guest pays. */
  priceTtc: number
  tvaRate: number
  /** Percent that the house aims at, and what a guest would pay for it at this cost, to the cent. */
  targetMargin: number
  targetPriceTtc: number
}

/** Everything the sheet shows, by the functions that cost every sheet of the product. */
export function liveFigures(prices: readonly number[], portions: number): LiveFigures {
  const sheetLines = LIVE_LINES.map(({ per, quantity, unit, wastagePercent }, place) => ({
    ...BY_QUANTITY,
    product: { ...BOUGHT_BY[per], priceHt: prices[place] ?? null },
    quantity,
    unit,
    wastagePercent,
  }))
  const { costTotal, lines } = sheetCost(sheetLines, portions, DEFAULT_WASTAGE_METHOD)
  const { targetMargin } = DEFAULT_MARGIN_THRESHOLDS
  const { costPortion, marginPercent } = sheetTotals({
    coutMatiere: costTotal,
    portions,
    sellingPriceHt: SELLING_PRICE_HT,
    tvaRate: DEFAULT_VAT_RATE,
  })
  return {
    lines: lines.map((line) => {
      const cost = line.known ? line.cost : 0
      return { cost, share: shareOfTotal(cost, costTotal) }
    }),
    costPortion,
    marginPercent,
    priceTtc: priceTtc(SELLING_PRICE_HT, DEFAULT_VAT_RATE),
    tvaRate: DEFAULT_VAT_RATE,
    targetMargin,
    targetPriceTtc:
      priceKeepingMargin(costPortion, targetMargin, DEFAULT_VAT_RATE) ??
      priceTtc(SELLING_PRICE_HT, DEFAULT_VAT_RATE),
  }
}
