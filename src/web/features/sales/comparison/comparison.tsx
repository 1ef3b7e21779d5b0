import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { PageState } from '#web/ui/page-state.tsx'
import type { Quantities } from '../entry/use-quantities.ts'
import { usePeriodName } from '../periods/use-period-name.ts'
import { keysOf, recordedOf } from '../recorded-sales.ts'
import { periodQuery } from '../sales-api.ts'
import { partOn, soldCarteOf } from '../sold-carte.ts'
import { compareCartes } from './compare-cartes.ts'
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
export function Comparison({ other: requested, onOther, ...props }: ComparisonProps) {
  const t = useTranslations('sales.comparison')
  const nameOf = usePeriodName()
  const { carte, period } = props
  const others = carte.periods.filter(({ id }) => id !== period.id)
  // The newest first: the next one after this period is the one before it.
  const other =
    others.find(({ id }) => id === requested) ??
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
          data={others.map((one) => ({ value: one.id, label: nameOf(one, carte.periods) }))}
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
  const nameOf = usePeriodName()
  const isFirst = period.firstDay < other.firstDay
  const { before, after, ...compared } = useMemo(() => {
    const of = (one: SalesPeriodDetail, sold: Quantities) => {
      const all = soldCarteOf(carte, one)
      return { period: one, carte: partOn(all, on), everywhere: keysOf(all), values: sold }
    }
    const ours = of(period, values)
    const theirs = of(other, new Map(Object.entries(recordedOf(other))))
    const known = [...ours.carte.gammes, ...theirs.carte.gammes].some(({ id }) => id === gamme)
    const [first, last] = isFirst ? [ours, theirs] : [theirs, ours]
    return { before: first, after: last, ...compareCartes(first, last, known ? gamme : undefined) }
  }, [carte, on, period, values, other, gamme, isFirst])
  return (
    <>
      <Text fw={600}>
        {t('lead', {
          before: nameOf(before.period, carte.periods),
          after: nameOf(after.period, carte.periods),
        })}
      </Text>
      <ComparisonSummary compared={compared} before={before.period} after={after.period} />
      <ComparedTable comparison={compared.comparison} whole={gamme === undefined} />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
    </>
  )
}
