import { rateOfLabel } from './labels.ts'
import type { LabelKind } from './labels.ts'
import { sameToTheCent } from './line-cost-of-file.ts'
import type { GridCell } from './grid.ts'
import type { LabelledFigure } from './sheet-region.ts'

/** 'Prix 9,50 € TTC' */
const PRICED =
  /^(?:prix(?: de)?(?: vente)?(?: carte)?|tarif|vente|pvp?|price|precio)\s*[:=]?\s*(\d{1,4}(?:[.,]\d{1,2})?) ?(?:€|eur\w*) ?(ttc|ht)?$/u

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

/** The figures with each price of a portion as what it is: its cost where the lines cost that, otherwise a selling price. */
export function withPortionPrices(
  labelled: readonly LabelledFigure[],
  cost: number | null,
  portions: number | null,
): readonly LabelledFigure[] {
  return labelled.map((each) => {
    if (each.kind !== 'portion-price') return each
    const isCost = cost !== null && sameToTheCent(cost / (portions ?? 1), each.found.value)
    return { ...each, kind: isCost ? 'portion-cost' : 'price' }
  })
}

const PRICES: ReadonlySet<LabelKind> = new Set(['price', 'price-ht', 'price-ttc'])

/** The figures with the VAT that labels of prices name, where no label is of the VAT itself. */
export function withRatesOfLabels(labelled: readonly LabelledFigure[]): readonly LabelledFigure[] {
  if (labelled.some(({ kind }) => kind === 'vat')) return labelled
  const rates = labelled.flatMap(({ kind, label, found, figure }): LabelledFigure[] => {
    const rate = label === undefined || !PRICES.has(kind) ? null : rateOfLabel(label.text)
    if (label === undefined || rate === null) return []
    const value = rate / 100
    return [
      {
        kind: 'vat',
        figure: { ...figure, value, kind: 'percent' },
        found: { ...found, value, cell: label.place },
        cell: label,
      },
    ]
  })
  return rates.length === 0 ? labelled : [...labelled, ...rates]
}
