import { sameToTheCent } from '../grid/cents.ts'
import { rateOfLabel } from '../tables/labels.ts'
import type { LabelKind } from '../tables/labels.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'

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
