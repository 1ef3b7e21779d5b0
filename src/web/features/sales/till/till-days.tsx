import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DaysSold } from './use-days-sold.ts'

export interface TillDaysProps extends Pick<DaysSold, 'byDay' | 'withheld'> {
  /** Articles that are left aside this time. */
  left: number
}

/** Of how many days and which meals the file has the sales, or why it has none by day. */
export function TillDays({ byDay, withheld, left }: TillDaysProps) {
  const t = useTranslations('till.days')
  if (!byDay.known) return <Text c="dimmed">{t(byDay.reason)}</Text>
  if (withheld !== null) return <Text c="var(--saffron-text)">{t(withheld)}</Text>
  const { services, undated } = byDay
  const meals = new Set(services.map(({ meal }) => meal))
  const kind = meals.has(null) ? 'whole' : meals.size === 2 ? 'both' : meals.has('lunch') ? 'lunch' : 'dinner'
  return (
    <>
      <Text>
        {t(`known.${kind}`, { days: new Set(services.map(({ day }) => day)).size })}
        {kind !== 'whole' && (
          <Text span display="block" size="sm" c="dimmed">
            {t('hours')}
          </Text>
        )}
      </Text>
      {left > 0 && (
        <Text size="sm" c="var(--saffron-text)">
          {t('left', { count: left })}
        </Text>
      )}
      {undated > 0 && (
        <Text size="sm" c="var(--saffron-text)">
          {t('undated', { count: undated })}
        </Text>
      )}
    </>
  )
}
