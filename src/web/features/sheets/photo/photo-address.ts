import type { Picture } from '#contract/pictures.ts'
import { address } from '#web/lib/navigation/address.ts'

/** Where a browser reads a photo; another photo has another address. */
export function photoAddress(sheetId: string, photo: Picture): string {
  return address(`/api/tech-sheets/${sheetId}/photo/${photo.id}`)
}
