import { Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { type Days, haveSameDays, wholeMonths } from '#web/entities/carte/days.ts'
import { PERIODS, searchOfDays, type SpendingSearch } from './spending-period.ts'

export interface PeriodFieldsProps {
  days: Days
  today: Date
  onDays: (search: SpendingSearch) => void
}

/** The period that is looked at: one that is a click away, or any two days. */
export function PeriodFields({ days, today, onDays }: PeriodFieldsProps) {
  const t = useTranslations('spending.period')
  const periods = PERIODS.map(({ key, first, last }) => ({ key, days: wholeMonths(today, first, last) }))
  const chosen = periods.find((period) => haveSameDays(period.days, days))
  return (
    <Group gap="12px 24px" align="flex-end" mb="lg">
      <SegmentedControl
        aria-label={t('label')}
        value={chosen?.key ?? ''}
        onChange={(key) => {
          const next = periods.find((period) => period.key === key)
          if (next) onDays(searchOfDays(next.days))
        }}
        data={periods.map(({ key }) => ({ value: key, label: t(key) }))}
      />
      <DayFields key={`${days.firstDay} ${days.lastDay}`} days={days} onDays={onDays} />
    </Group>
  )
}

/** The two days as they are typed; they are looked at once both are days and in their order. */
function DayFields({ days, onDays }: Omit<PeriodFieldsProps, 'today'>) {
  const t = useTranslations('spending.period')
  const problemId = useId()
  const [typed, setTyped] = useState(days)
  const { firstDay, lastDay } = typed
  const complete = firstDay !== '' && lastDay !== ''
  const reversed = complete && lastDay < firstDay
  const look = () => {
    if (complete && !reversed && !haveSameDays(typed, days)) onDays(searchOfDays(typed))
  }
  const field = (name: keyof Days, label: string) => ({
    type: 'date',
    label,
    value: typed[name],
    min: EARLIEST_DAY,
    max: LATEST_DAY,
    error: reversed,
    'aria-describedby': reversed ? problemId : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
    onBlur: look,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') look()
    },
  })
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput {...field('firstDay', t('from'))} />
        <TextInput {...field('lastDay', t('to'))} />
      </Group>
      {reversed && (
        <Text id={problemId} role="alert" size="sm" c="var(--danger-text)">
          {t('reversed')}
        </Text>
      )}
    </>
  )
}
