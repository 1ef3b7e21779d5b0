import { useTranslations } from 'use-intl'
import type {
  ComparedDish,
  ComparedSum,
  Comparison,
  PeriodFigures,
} from '#domain/menu-engineering/compare-periods.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { estimate } from '../analysis/estimate.ts'
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
  estimated: boolean
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
    of === null
      ? t(whole ? 'absent' : 'notInGamme')
      : of.sold === null
        ? t('notRecorded')
        : (text(of) ?? none)
  const both = (dish: ComparedDish, text: (of: PeriodFigures) => string | null): Both => [
    figure(dish.before, text),
    figure(dish.after, text),
  ]
  const rowOf = (dish: ComparedDish): Row => ({
    key: dish.id,
    name: dish.name,
    sold: both(dish, ({ sold, estimated }) =>
      sold === null ? null : estimate(format.quantity(sold, 1), estimated),
    ),
    revenue: both(dish, ({ revenueHt, estimated }) =>
      revenueHt === null ? null : estimate(format.euro(revenueHt), estimated),
    ),
    margin: both(dish, ({ margin, reason, estimated }) =>
      margin === null ? reason && reasons(reason) : estimate(format.euro(margin), estimated),
    ),
    difference: dish.difference,
    estimated: dish.before?.estimated === true || dish.after?.estimated === true,
    dish,
  })
  const sumOf = (
    key: string,
    name: string,
    { before, after }: Record<'before' | 'after', ComparedSum>,
  ): Row => ({
    key,
    name,
    sold: sumBoth(before, after, ({ sold }) => format.quantity(sold, 1)),
    revenue: sumBoth(before, after, ({ revenueHt }) => format.euro(revenueHt)),
    margin: sumBoth(before, after, ({ margin }) => format.euro(margin)),
    difference: after.margin - before.margin,
    estimated: before.estimated || after.estimated,
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
      text: ({ difference, estimated }) =>
        difference === null ? none : estimate(differenceText(difference), estimated),
    },
    {
      key: 'quadrant',
      head: t('quadrant'),
      card: 'line',
      isEmpty: ({ dish }) => dish === null,
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

const sumBoth = (before: ComparedSum, after: ComparedSum, text: (sum: ComparedSum) => string): Both => [
  estimate(text(before), before.estimated),
  estimate(text(after), after.estimated),
]

const quadrantCell = ({ dish }: Row) =>
  dish && <Quadrants before={dish.before?.quadrant ?? null} after={dish.after?.quadrant ?? null} />

/** The quadrant of now, after that of before where it was another one. */
function Quadrants({ before, after }: Record<'before' | 'after', Quadrant | null>) {
  const t = useTranslations('sales.comparison')
  const badge = (quadrant: Quadrant | null) =>
    quadrant === null ? t('unjudged') : <QuadrantBadge quadrant={quadrant} />
  return (
    <span className={classes.quadrants}>
      {before !== after && <>{badge(before)} → </>}
      {badge(after)}
    </span>
  )
}
