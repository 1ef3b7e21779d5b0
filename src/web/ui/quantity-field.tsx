import { MAX_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

export interface QuantityFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  /** 0 for portions and other whole numbers. */
  decimals?: number
}

/** A weight, a volume, a count, with every decimal that is kept of it. */
export function QuantityField({ decimals = QUANTITY_DECIMALS, ...props }: QuantityFieldProps) {
  return <NumberField decimals={decimals} max={MAX_QUANTITY} {...props} />
}
