import { useTranslations } from 'use-intl'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  /** 4 for a purchase price per gram or millilitre. */
  decimals?: number
}

/** An amount in euros. Shown with two decimals when it is not being typed. */
export function MoneyField({ decimals = 2, minDecimals = 2, unit = '€', ...props }: MoneyFieldProps) {
  const t = useTranslations('common.number')
  return (
    <NumberField
      decimals={decimals}
      minDecimals={minDecimals}
      max={MAX_AMOUNT}
      unit={unit}
      negative={t('negativePrice')}
      {...props}
    />
  )
}
