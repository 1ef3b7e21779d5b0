import { rateOfLabel } from './labels.ts'
import type { LabelKind } from './labels.ts'
import type { LabelledFigure } from './sheet-region.ts'

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
