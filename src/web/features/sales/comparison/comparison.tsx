import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail, SoldCarte } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { comparePeriods } from '#domain/menu-engineering/compare-periods.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { soldDishes } from '../analysis/sold-dishes.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import { recordedOf } from '../recorded-sales.ts'
import { periodQuery } from '../sales-api.ts'
import { partOn, soldCarteOf } from '../sold-carte.ts'
import { spreadMenus } from '../sold-menus/spread-menus.ts'
import { ComparedTable } from './compared-table.tsx'
import { ComparisonSummary } from './comparison-summary.tsx'

export interface ComparisonProps {
  /** The dishes of now. */
  carte: CarteSales
  /** The id of the carte that is looked at. */
  on: string
  period: SalesPeriodDetail
  /** What is recorded of it, also what is typed and not stored yet. */
  values: Quantities
  /** The id of the other period; the one before without. */
  other: string | undefined
  onOther: (id: string) => void
  /** The gamme that is looked at; the whole carte without. */
  gamme: string | undefined
}

/** Two periods side by side: what each brought in, and which dishes have lost. */
export function Comparison({ other: asked, onOther, ...props }: ComparisonProps) {
  const t = useTranslations('sales.comparison')
  const daysText = useDaysText()
  const { carte, period } = props
  const others = carte.periods.filter(({ id }) => id !== period.id)
  // The newest first: the next one after this period is the one before it.
  const other =
    others.find(({ id }) => id === asked) ??
    others.find(({ lastDay }) => lastDay < period.lastDay) ??
    others.at(-1)
  if (other === undefined) return <Text c="dimmed">{t('single')}</Text>
  return (
    <Stack gap="lg">
      <div data-print="hidden">
        <NativeSelect
          maw={320}
          label={t('with')}
          value={other.id}
          data={others.map((one) => ({ value: one.id, label: daysText(one) }))}
          onChange={(event) => onOther(event.currentTarget.value)}
        />
      </div>
      <WithOther key={other.id} {...props} other={other} />
    </Stack>
  )
}

type WithOtherProps = Omit<ComparisonProps, 'other' | 'onOther'> & { other: SalesPeriod }

function WithOther({ other, ...props }: WithOtherProps) {
  const t = useTranslations('sales.comparison')
  const detail = useQuery(periodQuery(props.carte.id, other.id))
  return (
    <PageState query={detail} failureText={t('loadFailed')}>
      {(loaded) => <Compared {...props} other={loaded} />}
    </PageState>
  )
}

function Compared({
  carte,
  on,
  period,
  values,
  other,
  gamme,
}: Omit<WithOtherProps, 'other'> & { other: SalesPeriodDetail }) {
  const t = useTranslations('sales.comparison')
  const daysText = useDaysText()
  const isFirst = period.firstDay < other.firstDay
  const { before, after, comparison } = useMemo(() => {
    const of = (one: SalesPeriodDetail) => partOn(soldCarteOf(carte, one), on)
    const [ourCarte, theirCarte] = [of(period), of(other)]
    const known = [...ourCarte.gammes, ...theirCarte.gammes].some(({ id }) => id === gamme)
    const scope = known ? gamme : undefined
    const others = new Map(Object.entries(recordedOf(other)))
    const ours = { period, ...soldIn(ourCarte, values, scope) }
    const theirs = { period: other, ...soldIn(theirCarte, others, scope) }
    const [first, last] = isFirst ? [ours, theirs] : [theirs, ours]
    return { before: first, after: last, comparison: comparePeriods(first.dishes, last.dishes) }
  }, [carte, on, period, values, other, gamme, isFirst])
  return (
    <>
      <Text fw={600}>{t('lead', { before: daysText(before.period), after: daysText(after.period) })}</Text>
      <ComparisonSummary
        comparison={comparison}
        before={before.period}
        after={after.period}
        unspread={before.unspread + after.unspread}
      />
      <ComparedTable comparison={comparison} whole={gamme === undefined} />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
    </>
  )
}

/** The dishes of a carte, or of one gamme, with their sales, and how many sold menus count in none of them. */
function soldIn(carte: SoldCarte, values: Quantities, gamme: string | undefined) {
  const menus = spreadMenus(carte, values)
  const all = gamme === undefined
  const gammes = all ? carte.gammes : carte.gammes.filter(({ id }) => id === gamme)
  return {
    dishes: soldDishes({ gammes, all, values, menus }),
    unspread: menus.readings
      .filter(({ spread }) => spread?.known === false)
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
  }
}
