import { ActionIcon, Flex } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MAX_PACKS } from '#domain/orders/order.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { IconMinus } from '#web/ui/icons/minus.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './receipt.module.css'

export interface PackStepperProps {
  label: string
  /** Null where it was not counted. */
  ordered: number | null
  /** Null while it was not counted. */
  value: number | null
  onChange: (packs: number | null) => void
}

/** How many packs: typed, with decimals, or stepped; the first step down begins at what was ordered. */
export function PackStepper({ label, ordered, value, onChange }: PackStepperProps) {
  const t = useTranslations('deliveries.line')
  const step = (by: number) => {
    const from = value ?? (by < 0 ? (ordered ?? 0) : 0)
    onChange(Math.min(MAX_PACKS, Math.max(0, roundHalfAwayFromZero(from + by, QUANTITY_DECIMALS))))
  }
  return (
    <Flex align="flex-end" gap="xs" data-count>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={t('fewer')}
        disabled={value === 0}
        onClick={() => step(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <QuantityField
        label={label}
        max={MAX_PACKS}
        value={value}
        onChange={onChange}
        flex={1}
        classNames={{ input: classes.field }}
      />
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={t('oneMore')}
        onClick={() => step(1)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </Flex>
  )
}
