import { NumberField, type NumberFieldProps } from './number-field.tsx'

export interface QuantityFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  /** 0 for portions and other whole numbers. */
  decimals?: number
}

/** The most that a sheet or a product takes. */
const LARGEST_QUANTITY = 1_000_000

/** A weight, a volume, a count: three decimals, as a kitchen scale gives. */
export function QuantityField({ decimals = 3, ...props }: QuantityFieldProps) {
  return <NumberField decimals={decimals} max={LARGEST_QUANTITY} {...props} />
}
