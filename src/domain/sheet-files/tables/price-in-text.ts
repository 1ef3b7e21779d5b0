import type { GridCell } from '../grid/grid.ts'
import type { LabelledFigure } from './sheet-region.ts'
import { SELLING_PRICE_TEXTS } from './words/price-words.ts'

/** 'Prix 9,50 € TTC' */
const PRICED = new RegExp(
  String.raw`^${SELLING_PRICE_TEXTS}\s*[:=]?\s*(\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|eur\w*) ?(ttc|ht)?$`,
  'u',
)

/** The selling price that a text says, with its amount behind no sign. */
export function pricedIn(cell: GridCell): LabelledFigure | null {
  const [, amount, tax] = PRICED.exec(cell.words) ?? []
  if (amount === undefined) return null
  const value = Number(amount.replace(',', '.'))
  return {
    kind: tax === 'ttc' ? 'price-ttc' : tax === 'ht' ? 'price-ht' : 'price',
    figure: { value, kind: 'money', unit: null, per: null, unclear: false, currency: null },
    found: { value, cell: cell.place },
    cell,
    label: cell,
  }
}
