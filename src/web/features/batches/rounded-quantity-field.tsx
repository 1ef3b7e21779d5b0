import { quantityInField } from '#domain/batches/batch-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { QuantityField, type QuantityFieldProps } from '#web/ui/quantity-field.tsx'

export interface RoundedQuantityFieldProps extends QuantityFieldProps {
  /** What was there before anything was typed, with all its decimals. */
  exact: number | null
  measuredIn: LineUnit
}

/** A quantity that may come from a multiplication: it is shown rounded, and kept exact until another one is typed. */
export function RoundedQuantityField({
  exact,
  measuredIn,
  value,
  onChange,
  ...props
}: RoundedQuantityFieldProps) {
  const shown = exact === null ? null : quantityInField(exact, measuredIn)
  return (
    <QuantityField
      {...props}
      value={value === exact ? shown : value}
      onChange={(typed) => onChange(typed !== null && typed === shown ? exact : typed)}
    />
  )
}
