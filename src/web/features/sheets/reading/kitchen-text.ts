import { kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { formatQuantity } from '#web/lib/format.ts'
import type { Language } from '#web/lib/preferences.ts'

const NARROW_SPACE = '\u202f'

/** '1,25' in kg, '1 ½' in pièces: a quantity and its unit as a cook reads them. */
export function kitchenText(quantity: number, unit: LineUnit, rounding: KitchenRounding, language: Language) {
  const said = kitchenQuantity(quantity, unit, rounding)
  const number = formatQuantity(said.quantity, language)
  if (said.fraction === null) return { amount: number, unit: said.unit }
  const amount = said.quantity === 0 ? said.fraction : number + NARROW_SPACE + said.fraction
  return { amount, unit: said.unit }
}
