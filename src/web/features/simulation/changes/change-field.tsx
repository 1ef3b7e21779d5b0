import { ActionIcon } from '@mantine/core'
import { IconPlusMinus } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { COEFFICIENT_DECIMALS, MAX_COEFFICIENT, MIN_COEFFICIENT } from '#domain/pricing/limits.ts'
import { ABOVE_PERCENT, MAX_PERCENT } from '#domain/simulation/limits.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { PercentField } from '#web/ui/percent-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import classes from './change-line.module.css'
import type { SimulatedChange } from './simulated-change.ts'

export interface ChangeFieldProps {
  change: SimulatedChange
  /** The label of the field: 'Beurre doux'. */
  name: string
  onChange: (value: number | null) => void
  onTold: (sentence: string | null) => void
  inputRef: Ref<HTMLInputElement>
}

/** A price never falls to nothing, nor below. */
const PERCENT_DECIMALS = 2
const LOWEST_PERCENT = ABOVE_PERCENT + 10 ** -PERCENT_DECIMALS
const LOWEST_PRICE = 0.01

/** The figure of a change, within what the contract takes. */
export function ChangeField({ change: { kind, value }, name, ...rest }: ChangeFieldProps) {
  const t = useTranslations('simulation.line')
  const field = { ...rest, value, size: 'sm', className: classes.field }
  switch (kind) {
    case 'product':
    case 'category':
    case 'supplier':
      return (
        <>
          <PercentField
            {...field}
            aria-label={t('percentOf', { name })}
            decimals={PERCENT_DECIMALS}
            min={LOWEST_PERCENT}
            max={MAX_PERCENT}
          />
          {/* The keys of a telephone's number pad have no sign. */}
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('turn', { name })}
            title={t('turnShort')}
            disabled={value === null || value === 0}
            onClick={() => value !== null && rest.onChange(Math.max(-value, LOWEST_PERCENT))}
          >
            <IconPlusMinus size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </>
      )
    case 'portions':
      return <QuantityField {...field} aria-label={name} decimals={0} min={1} max={MAX_PORTIONS} />
    case 'price':
      return <MoneyField {...field} aria-label={name} min={LOWEST_PRICE} />
    case 'coefficient':
      return (
        <NumberField
          {...field}
          aria-label={name}
          decimals={COEFFICIENT_DECIMALS}
          min={MIN_COEFFICIENT}
          max={MAX_COEFFICIENT}
        />
      )
  }
}
