import { NumberField, type NumberFieldProps } from './number-field.tsx'

export interface PercentFieldProps extends Omit<NumberFieldProps, 'decimals'> {
  decimals?: number
}

/** A rate in percent, to a tenth. */
export function PercentField({ decimals = 1, unit = '%', ...props }: PercentFieldProps) {
  return <NumberField decimals={decimals} max={100} unit={unit} {...props} />
}
