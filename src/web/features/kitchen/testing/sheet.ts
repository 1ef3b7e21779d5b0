import type { KitchenLine, KitchenSheet } from '#contract/kitchen-shapes.ts'
import { stepKey } from '#domain/kitchen/step-key.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { idOf, kitchenSheet } from './tablet.ts'

/** A line of a product that is bought by the kilo, with another amount or preparation where it is given. */
export function kitchenLine(number: number, name: string, more: Partial<KitchenLine> = {}): KitchenLine {
  return {
    id: idOf(number),
    name,
    costing: 'quantity',
    quantity: 1,
    unit: 'kg',
    wastagePercent: 0,
    note: '',
    product: {
      ...bareMeasures('kg'),
      id: idOf(number + 500),
      brand: null,
      allergens: [],
      traces: [],
      allergenFree: false,
    },
    preparationId: null,
    ...more,
  }
}

/** A sheet as a tablet reads it, with a key for each of its steps. */
export function wholeSheet(
  number: number,
  title: string,
  { steps = [], ...more }: Partial<Omit<KitchenSheet, 'steps'>> & { steps?: readonly string[] } = {},
): KitchenSheet {
  const { isOnCarte: _, ...summary } = kitchenSheet(number, title)
  return {
    ...summary,
    description: '',
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    method: '',
    notes: '',
    storage: '',
    keepsHours: null,
    frozenHours: null,
    openedHours: null,
    lines: [],
    ...more,
    steps: steps.map((text, index) => ({ key: stepKey(text, index), text })),
  }
}
