import { useTranslations } from 'use-intl'
import type { Comparison } from '#domain/menu-engineering/compare-periods.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useFolds } from '#web/ui/table/use-folds.ts'
import classes from './compared-table.module.css'
import { useComparedColumns } from './use-compared-columns.tsx'
import { useChangeText } from './use-change-text.ts'
import { type ComparedRow, useComparedRows } from './use-compared-rows.ts'

export interface ComparedTableProps {
  comparison: Comparison
  /** Whether all gammes are compared, and summed at the end. */
  whole: boolean
}

/** Each dish with its figures of both periods, by gamme, and what the gamme came to; on a phone one line a dish. */
export function ComparedTable({ comparison, whole }: ComparedTableProps) {
  const t = useTranslations('sales.comparison')
  const phone = usePhone()
  const { rowOf, sumOf } = useComparedRows(whole)
  const { changeText } = useChangeText()
  const gammes = comparison.gammes.map(({ nom, dishes, ...sums }) => ({
    key: nom ?? '',
    head: nom ?? t('menusOnly'),
    dishes: dishes.map(rowOf),
    sum: sumOf(`sum of ${nom}`, t('sum'), sums),
  }))
  const folds = useFolds(() => worstOf(gammes))
  const columns = useComparedColumns()
  return (
    <section aria-labelledby="compared-title">
      <CardHead id="compared-title" title={t('table')} />
      <ShortTable
        label={t('tableLabel')}
        columns={columns}
        keyOf={({ key }) => key}
        groups={gammes.map(({ key, head, dishes, sum }) => ({
          key,
          head,
          rows: [...dishes, sum],
          empty: '',
          fold:
            phone && gammes.length > 1
              ? { opened: folds.isOpen(key), onToggle: () => folds.toggle(key), sum: changeText(sum) }
              : undefined,
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

/** The key of the gamme that has lost most. */
function worstOf(gammes: readonly { key: string; sum: ComparedRow }[]): string[] {
  const [worst] = gammes.toSorted((one, other) => (one.sum.difference ?? 0) - (other.sum.difference ?? 0))
  return worst === undefined ? [] : [worst.key]
}
