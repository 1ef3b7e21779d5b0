import type { ScaleWay } from '../scale-way.ts'
import type { ScaledLine, ScaledSheet } from '../scaled-sheet.ts'

export const KILO = { unit: 'kg', densityKgPerL: null, contentQuantity: null, contentUnit: null } as const

export function line(id: string, changes: Partial<ScaledLine> = {}): ScaledLine {
  return { id, costing: 'quantity', quantity: 2, unit: 'kg', wastagePercent: 0, product: KILO, ...changes }
}

export function sheet(lines: ScaledLine[], changes: Partial<ScaledSheet> = {}): ScaledSheet {
  return { portions: 8, yieldQuantity: null, yieldUnit: null, lines, ...changes }
}

export const hand = (
  lineId: string,
  quantity: number,
  unit: ScaledLine['unit'] = 'kg',
  gross = false,
): ScaleWay => ({
  kind: 'hand',
  lineId,
  quantity,
  unit,
  weighing: gross ? 'gross' : 'net',
})
export const made = (quantity: number, unit: ScaledLine['unit'] = 'kg'): ScaleWay => ({
  kind: 'made',
  quantity,
  unit,
})
