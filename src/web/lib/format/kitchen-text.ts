import { kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { formatQuantity } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const NARROW_SPACE = '\u202f'

/** '1,25' in kg, '1 ½' in pièces: a quantity and its unit as a cook reads them, and how many the unit's word agrees with. */
export function kitchenText(quantity: number, unit: LineUnit, rounding: KitchenRounding, language: Language) {
  const quantityText = kitchenQuantity(quantity, unit, rounding)
  const number = formatQuantity(quantityText.quantity, language)
  const { fraction } = quantityText
  if (fraction === null) return { amount: number, unit: quantityText.unit, count: quantityText.quantity }
  // Half a bunch is singular in every language; '1 ½' is more than one and less than two whatever its fraction.
  if (quantityText.quantity === 0) return { amount: fraction, unit: quantityText.unit, count: 1 }
  return {
    amount: number + NARROW_SPACE + fraction,
    unit: quantityText.unit,
    count: quantityText.quantity + 0.5,
  }
}
