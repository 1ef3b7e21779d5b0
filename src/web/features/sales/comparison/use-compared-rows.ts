import { useTranslations } from 'use-intl'
import type {
  ComparedDish,
  ComparedSum,
  ComparedSums,
  PeriodFigures,
} from '#domain/menu-engineering/compare-periods.ts'
import { useEstimates } from '../analysis/use-estimates.ts'

/** Two figures as text. */
type Both = readonly [before: string, after: string]

/** A dish, or the sum of several, as a row of the compared table. */
export interface ComparedRow {
  key: string
  name: string
  sold: Both
  revenue: Both
  margin: Both
  /** EUR without VAT; null where it is not known. */
  difference: number | null
  estimated: boolean
  /** Null of a sum. */
  dish: ComparedDish | null
}

/** The rows of dishes and of sums; `whole` where all gammes are compared. */
export function useComparedRows(whole: boolean) {
  const t = useTranslations('sales.comparison')
  const reasons = useTranslations('sales.leftOut.reasons')
  const none = useTranslations('common')('none')
  const { euro, portions } = useEstimates()
  const figure = (of: PeriodFigures | null, text: (of: PeriodFigures) => string | null) =>
    of === null
      ? t(whole ? 'absent' : 'notInGamme')
      : of.sold === null
        ? t('notRecorded')
        : (text(of) ?? none)
  const both = (dish: ComparedDish, text: (of: PeriodFigures) => string | null): Both => [
    figure(dish.before, text),
    figure(dish.after, text),
  ]
  const rowOf = (dish: ComparedDish): ComparedRow => ({
    key: dish.id,
    name: dish.name,
    sold: both(dish, ({ sold, estimated }) => (sold === null ? null : portions(sold, estimated, 1))),
    revenue: both(dish, ({ revenueHt, estimated }) =>
      revenueHt === null ? null : euro(revenueHt, estimated),
    ),
    margin: both(dish, ({ margin, reason, estimated }) =>
      margin === null ? reason && reasons(reason) : euro(margin, estimated),
    ),
    difference: dish.difference,
    estimated: dish.before?.estimated === true || dish.after?.estimated === true,
    dish,
  })
  const sumOf = (key: string, name: string, { before, after, counted }: ComparedSums): ComparedRow => {
    const text = (sum: ComparedSum, of: (sum: ComparedSum) => string) => (counted === 0 ? none : of(sum))
    const texts = (of: (sum: ComparedSum) => string): Both => [text(before, of), text(after, of)]
    return {
      key,
      name,
      sold: texts((sum) => portions(sum.sold, sum.estimated, 1)),
      revenue: texts((sum) => euro(sum.revenueHt, sum.estimated)),
      margin: texts((sum) => euro(sum.margin, sum.estimated)),
      difference: counted === 0 ? null : after.margin - before.margin,
      estimated: before.estimated || after.estimated,
      dish: null,
    }
  }
  return { rowOf, sumOf }
}
