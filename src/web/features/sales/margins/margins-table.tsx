import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { CardHead } from '#web/ui/card-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LeftOut } from '../analysis/left-out.tsx'
import { type DishMargin, dishMargins } from './dish-margins.ts'

export interface MarginsTableProps extends Pick<CarteSales, 'gammes'> {
  thresholds: MarginThresholds
}

/** What each dish leaves, the weakest first, with the price that reaches the target where it is under it. */
export function MarginsTable({ gammes, thresholds }: MarginsTableProps) {
  const t = useTranslations('sales.margins')
  const format = useFormat()
  const { targetMargin } = thresholds
  const rate = format.percent(targetMargin)
  const { margins, leftOut } = useMemo(() => dishMargins(gammes, targetMargin), [gammes, targetMargin])
  const under = margins.filter(({ target }) => target !== null).length
  const columns = useMarginColumns({ rate, thresholds, several: gammes.length > 1 })
  return (
    <>
      {margins.length > 0 && (
        <section aria-labelledby="margins-title">
          <CardHead id="margins-title" title={t('title')}>
            <Text size="sm" c="dimmed">
              {t('under', { count: under, total: String(margins.length), rate })}
            </Text>
          </CardHead>
          <ShortTable
            framed
            label={t('title')}
            columns={columns}
            rows={margins}
            keyOf={({ dish }) => dish.id}
          />
        </section>
      )}
      <LeftOut leftOut={leftOut} />
    </>
  )
}

interface ColumnsOf {
  rate: string
  thresholds: MarginThresholds
  /** Whether dishes of several gammes are listed together. */
  several: boolean
}

function useMarginColumns({ rate, thresholds, several }: ColumnsOf): Column<DishMargin>[] {
  const t = useTranslations('sales.margins')
  const format = useFormat()
  const phone = usePhone()
  const figures: Column<DishMargin>[] = [
    { key: 'cost', head: t('cost'), width: '8.5rem', end: true, text: ({ cost }) => format.euro(cost) },
    {
      key: 'price',
      head: t('price'),
      width: '7rem',
      end: true,
      text: ({ dish }) => format.euro(dish.prixTtcAffiche),
    },
    {
      key: 'target',
      head: t('target', { rate }),
      width: '9rem',
      end: true,
      text: ({ target }) => (target === null ? '' : format.euro(target)),
    },
  ]
  const line: Column<DishMargin> = {
    key: 'line',
    head: t('price'),
    card: 'line',
    text: ({ dish, cost, target }) => {
      const [of, price] = [format.euro(cost), format.euro(dish.prixTtcAffiche)]
      return target === null
        ? t('line', { cost: of, price })
        : t('lineUnder', { cost: of, price, target: format.euro(target), rate })
    },
  }
  return [
    {
      key: 'dish',
      head: t('dish'),
      namesRow: true,
      card: 'name',
      cell: ({ dish }) => (
        <>
          <TextLink to={paths.editRecipe(dish.ficheId)} inherit>
            {dish.nomAffiche}
          </TextLink>
          {several && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              {dish.gamme}
            </Text>
          )}
        </>
      ),
    },
    ...(phone ? [line] : figures),
    {
      key: 'margin',
      head: t('margin'),
      width: '11.5rem',
      end: true,
      card: 'end',
      cell: ({ amount, rate: of }) => <MarginBadge rate={of} amount={amount} thresholds={thresholds} />,
    },
  ]
}
