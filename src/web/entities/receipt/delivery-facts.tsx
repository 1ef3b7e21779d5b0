import { Stack, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ORDER_MAX_LENGTH, TEMPERATURE } from '#domain/orders/order.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './receipt.module.css'

export interface DeliveryFactsProps {
  temperature: number | null
  note: string
  onTemperature: (temperature: number | null) => void
  onNote: (note: string) => void
}

/** What is noted of a whole delivery. */
export function DeliveryFacts({ temperature, note, onTemperature, onNote }: DeliveryFactsProps) {
  const t = useTranslations('deliveries')
  return (
    <Stack gap="xs">
      <QuantityField
        label={t('temperature')}
        decimals={1}
        min={TEMPERATURE.minimum}
        max={TEMPERATURE.maximum}
        unit="°C"
        value={temperature}
        onChange={onTemperature}
        classNames={{ input: classes.field }}
      />
      <Textarea
        label={t('note')}
        autosize
        minRows={2}
        maxLength={ORDER_MAX_LENGTH.note}
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
    </Stack>
  )
}
