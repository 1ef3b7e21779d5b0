import { useTranslations } from 'use-intl'
import type {
  ComparedDish,
  ComparedSum,
  Comparison,
  PeriodFigures,
} from '#domain/menu-engineering/compare-periods.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { QuadrantBadge } from '../analysis/quadrant-badge.tsx'
import classes from './compared-table.module.css'
import { useChangeText } from './use-change-text.ts'

export interface ComparedTableProps {
  comparison: Comparison
  /** Whether all gammes are compared, and summed at the end. */
  whole: boolean
}

/** Two figures as text. */
type Both = readonly [before: string, after: string]

interface Row {
  key: string
  name: string
  sold: Both
  revenue: Both
  margin: Both
  difference: number | null
  dish: ComparedDish | null
}

/** Each dish with its figures of both periods, by gamme, and what the gamme came to. */
export function ComparedTable({ comparison, whole }: ComparedTableProps) {
  const t = useTranslations('sales.comparison')
  const reasons = useTranslations('sales.leftOut.reasons')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const { beforeText, differenceText } = useChangeText()
  const phone = usePhone()
  const figure = (of: PeriodFigures | null, text: (of: PeriodFigures) => string | null) =>
    of === null ? t('absent') : of.sold === null ? t('notRecorded') : (text(of) ?? none)
  const both = (dish: ComparedDish, text: (of: PeriodFigures) => string | null): Both => [
    figure(dish.before, text),
    figure(dish.after, text),
  ]
  const rowOf = (dish: ComparedDish): Row => ({
    key: dish.id,
    name: dish.name,
    sold: both(dish, ({ sold }) => (sold === null ? null : format.quantity(sold, 1))),
    revenue: both(dish, ({ revenueHt }) => (revenueHt === null ? null : format.euro(revenueHt))),
    margin: both(dish, ({ margin, reason }) =>
      margin === null ? reason && reasons(reason) : format.euro(margin),
    ),
    difference: dish.difference,
    dish,
  })
  const sumOf = (
    key: string,
    name: string,
    { before, after }: Record<'before' | 'after', ComparedSum>,
  ): Row => ({
    key,
    name,
    sold: [format.quantity(before.sold, 1), format.quantity(after.sold, 1)],
    revenue: [format.euro(before.revenueHt), format.euro(after.revenueHt)],
    margin: [format.euro(before.margin), format.euro(after.margin)],
    difference: after.margin - before.margin,
    dish: null,
  })
  const labelled = (label: string, text: string) => (phone ? t('labelled', { label, figure: text }) : text)
  const bothColumn = (key: 'sold' | 'revenue' | 'margin'): Column<Row> => ({
    key,
    head: t(key),
    end: !phone,
    card: 'fact',
    cell: ({ [key]: [before, after] }) => stacked(labelled(t(key), after), beforeText(before, after)),
  })
  const columns: Column<Row>[] = [
    { key: 'dish', head: t('dish'), namesRow: true, card: 'name', text: ({ name }) => name },
    bothColumn('sold'),
    bothColumn('revenue'),
    bothColumn('margin'),
    {
      key: 'difference',
      head: t('difference'),
      end: true,
      card: 'end',
      text: ({ difference }) => (difference === null ? none : differenceText(difference)),
    },
    {
      key: 'quadrant',
      head: t('quadrant'),
      card: 'line',
      isEmpty: ({ dish }) => !dish?.after?.quadrant,
      cell: quadrantCell,
    },
  ]
  return (
    <section aria-labelledby="compared-title">
      <CardHead id="compared-title" title={t('table')} />
      <ShortTable
        label={t('tableLabel')}
        columns={columns}
        keyOf={({ key }) => key}
        groups={comparison.gammes.map(({ nom, dishes, ...sums }) => ({
          key: nom ?? '',
          head: nom ?? t('menusOnly'),
          rows: [...dishes.map(rowOf), sumOf(`sum of ${nom}`, t('sum'), sums)],
          empty: '',
        }))}
        {...(whole && { total: sumOf('total', t('total'), comparison) })}
        dataOf={({ dish, difference }) => ({
          'data-sum': dish === null || undefined,
          'data-lost': (difference ?? 0) < -0.005 || undefined,
        })}
        framed
        className={classes.table}
      />
    </section>
  )
}

const stacked = (now: string, before: string) => (
  <>
    {now} <span className={classes.before}>{before}</span>
  </>
)

const quadrantCell = ({ dish }: Row) => (
  <span className={classes.quadrants}>
    {dish?.before?.quadrant && dish.before.quadrant !== dish.after?.quadrant && (
      <>
        <QuadrantBadge quadrant={dish.before.quadrant} /> →{' '}
      </>
    )}
    {dish?.after?.quadrant && <QuadrantBadge quadrant={dish.after.quadrant} />}
  </span>
)
