import { Button, Flex, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { houseDay } from '#domain/house/house-day.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { ORDER_MAX_LENGTH, WEIGHED_UNITS } from '#domain/orders/order.ts'
import { Columns } from '#web/ui/columns.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { Tick } from './receipt-draft.ts'
import classes from './receipt.module.css'

export interface LineDetailsProps {
  tick: Tick
  /** Of who sees prices. */
  withPrice: boolean
  onChange: (changes: Partial<Tick>) => void
}

/** What a line may have besides: its weight, the price of the delivery note, the day to use it by, its lot. */
export function LineDetails({ tick, withPrice, onChange }: LineDetailsProps) {
  const t = useTranslations('deliveries.line')
  const [today] = useState(() => houseDay(new Date()))
  const unit = tick.weighedUnit ?? WEIGHED_UNITS[0]
  return (
    <Stack gap="xs">
      <Flex align="flex-end" gap="xs">
        <QuantityField
          label={t('weighed')}
          value={tick.weighedQuantity}
          onChange={(weighed) => {
            const weighedQuantity = weighed === 0 ? null : weighed
            onChange({ weighedQuantity, weighedUnit: weighedQuantity === null ? null : unit })
          }}
          flex={1}
          classNames={{ input: classes.field }}
        />
        {WEIGHED_UNITS.map((each) => (
          <Button
            key={each}
            variant={unit === each ? 'filled' : 'default'}
            aria-pressed={unit === each}
            className={classes.step}
            px={4}
            onClick={() => tick.weighedQuantity !== null && onChange({ weighedUnit: each })}
          >
            {each}
          </Button>
        ))}
      </Flex>
      {withPrice && (
        <MoneyField
          label={t('noted')}
          value={tick.notedPriceHt ?? null}
          onChange={(notedPriceHt) => onChange({ notedPriceHt })}
          classNames={{ input: classes.field }}
        />
      )}
      <Columns base={2} gap="xs">
        <TextInput
          type="date"
          label={t('useBy')}
          min={EARLIEST_DAY}
          max={LATEST_DAY}
          classNames={{ input: classes.field }}
          value={tick.useBy ?? ''}
          error={tick.useBy !== null && tick.useBy < today && t('useByPast')}
          onChange={({ currentTarget: { value } }) => onChange({ useBy: value === '' ? null : value })}
        />
        <TextInput
          label={t('lot')}
          maxLength={ORDER_MAX_LENGTH.lot}
          classNames={{ input: classes.field }}
          value={tick.lot ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ lot: value === '' ? null : value })}
        />
      </Columns>
    </Stack>
  )
}
