import { Chip, Group, Input, Stack, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_LEAD_DAYS, type Weekday, WEEKDAYS } from '#domain/orders/delivery.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { SupplierForm } from './use-supplier-form.ts'
import { useTextField } from './use-text-field.ts'

const FACTS = ['orderEmail', 'customerNumber', 'minimumHt', 'cutOff', 'leadDays', 'orderNote'] as const

/** How a supplier takes orders: folded, since a supplier is often only called. */
export function OrderFields({ form }: { form: SupplierForm }) {
  const t = useTranslations('suppliers')
  const hasProblem = FACTS.some((fact) => Boolean(form.field(fact).error))
  return (
    <Fold summary={t('form.orders')} opened={hasProblem}>
      {() => <Fields form={form} />}
    </Fold>
  )
}

function Fields({ form }: { form: SupplierForm }) {
  const t = useTranslations('suppliers')
  return (
    <Stack gap="md" mt="sm">
      <Columns base={1} xs={2}>
        <TextInput
          {...useTextField(form, 'orderEmail')}
          type="email"
          description={t('form.orderEmailHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
        />
        <TextInput {...useTextField(form, 'customerNumber')} autoComplete="off" />
        <MoneyField
          {...form.field('minimumHt')}
          label={t('facts.minimumHt')}
          value={form.values.minimumHt}
          onChange={(minimumHt) => form.setValues({ minimumHt })}
          validateOnSubmit
        />
        <TextInput {...useTextField(form, 'cutOff')} type="time" />
        <QuantityField
          {...form.field('leadDays')}
          label={t('facts.leadDays')}
          unit={t('form.daysUnit')}
          value={form.values.leadDays}
          onChange={(leadDays) => form.setValues({ leadDays })}
          decimals={0}
          max={MAX_LEAD_DAYS}
          validateOnSubmit
        />
      </Columns>
      <DaysField form={form} />
      <Textarea {...useTextField(form, 'orderNote')} autosize minRows={2} maxRows={6} />
    </Stack>
  )
}

function DaysField({ form }: { form: SupplierForm }) {
  const t = useTranslations('suppliers')
  const labelId = useId()
  return (
    <div>
      <Input.Label component="div" id={labelId} mb={6}>
        {t('facts.deliveryDays')}
      </Input.Label>
      <Chip.Group
        multiple
        value={form.values.deliveryDays}
        onChange={(chosen) => form.setValues({ deliveryDays: chosen.filter(isWeekday) })}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be named by what Mantine draws */}
        <Group gap="xs" role="group" aria-labelledby={labelId}>
          {WEEKDAYS.map((day) => (
            <Chip key={day} value={day}>
              {t(`weekdays.${day}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}

const isWeekday = (day: string): day is Weekday => WEEKDAYS.some((each) => each === day)
