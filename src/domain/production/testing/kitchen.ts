import { sheet as purchaseSheet } from '../../purchases/testing/kitchen.ts'
import type { PurchaseLine } from '../../purchases/purchase-kitchen.ts'
import type { ProductionSheet, ServedSheet } from '../production-kitchen.ts'

/** A sheet of 10 portions without a station, of which nothing is known of how long it keeps. */
export function made(
  id: string,
  lines: PurchaseLine[],
  facts: Partial<ProductionSheet> = {},
): ProductionSheet {
  return { ...purchaseSheet(id, lines), station: '', keepsHours: null, ...facts }
}

export const DAYS = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'] as const

export function serves(
  sheetId: string,
  portions: number,
  day: string = DAYS[0],
  service = 'soir',
): ServedSheet {
  return { sheetId, portions, day, service }
}
