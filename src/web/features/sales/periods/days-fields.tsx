import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { Columns } from '#web/ui/columns.tsx'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { Days } from '#web/entities/carte/days.ts'
import type { DaysForm } from './use-days-form.ts'
import { useOverlapText } from './use-overlap-text.ts'

export interface DaysFieldsProps {
  form: DaysForm
  /** The carte's other periods: one that shares a day is named, and allowed. */
  others: readonly SalesPeriod[]
}

/** The first and the last day of a period, with one sentence for both. */
export function DaysFields({ form, others }: DaysFieldsProps) {
  const t = useTranslations('sales.period')
  const overlapText = useOverlapText()
  const problemId = useId()
  const days = form.values
  const problem = form.field('firstDay').error ?? form.field('lastDay').error
  const overlap = form.isValid() ? overlapText(others, days) : null
  const field = (name: keyof Days) => ({
    id: form.inputId(name),
    type: 'date',
    label: t(name),
    value: days[name],
    min: EARLIEST_DAY,
    max: LATEST_DAY,
    error: problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setValues({ [name]: currentTarget.value }),
  })
  return (
    <Stack gap="sm">
      <Columns base={1} xs={2} maw={460}>
        <TextInput data-autofocus {...field('firstDay')} />
        <TextInput {...field('lastDay')} />
      </Columns>
      {problem !== undefined && (
        <Text id={problemId} role="alert" size="sm" c="var(--danger-text)">
          {problem}
        </Text>
      )}
      {overlap !== null && <Alert color="saffron">{overlap}</Alert>}
    </Stack>
  )
}
