import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { address } from '#web/lib/navigation/address.ts'

/** Where a tablet reads a photo; another photo has another address. */
export function photoAddress(sheetId: string, { id }: NonNullable<KitchenSheetSummary['photo']>): string {
  return address(`/api/kitchen/sheets/${sheetId}/photo/${id}`)
}
