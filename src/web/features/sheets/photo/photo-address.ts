import type { Picture } from '#contract/pictures.ts'

/** Where a browser reads a photo; another photo has another address. */
export function photoAddress(sheetId: string, photo: Picture): string {
  return `/api/tech-sheets/${sheetId}/photo/${photo.id}`
}
