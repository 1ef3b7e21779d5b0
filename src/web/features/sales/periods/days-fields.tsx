import { Alert, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import type { Days } from './days.ts'
import { faultOf } from './days.ts'
import { useOverlapText } from './use-overlap-text.ts'

export interface DaysFieldsProps {
  days: Days
  onDays: (days: Days) => void
  /** The carte's other periods: one that shares a day is said, and allowed. */
  others: readonly Days[]
  /** What is wrong may be said by now. */
  judged: boolean
}

/** The first and the last day of a period. */
export function DaysFields({ days, onDays, others, judged }: DaysFieldsProps) {
  const t = useTranslations('sales.period')
  const overlapText = useOverlapText()
  const faultId = useId()
  const fault = faultOf(days)
  const told = judged && fault !== null
  const overlap = fault === null ? overlapText(others, days) : null
  const field = (name: keyof Days) => ({
    type: 'date',
    label: t(name),
    value: days[name],
    min: EARLIEST_DAY,
    max: LATEST_DAY,
    error: told,
    'aria-describedby': told ? faultId : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onDays({ ...days, [name]: currentTarget.value }),
  })
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={460}>
        <TextInput data-autofocus {...field('firstDay')} />
        <TextInput {...field('lastDay')} />
      </SimpleGrid>
      {told && (
        <Text id={faultId} role="alert" size="sm" c="var(--danger-text)">
          {t(`faults.${fault}`)}
        </Text>
      )}
      {overlap !== null && <Alert color="saffron">{overlap}</Alert>}
    </Stack>
  )
}
