import type { Photo } from '#contract/sheets.ts'

/** Where a browser reads a photo; another photo has another address. */
export function photoAddress(sheetId: string, photo: Photo): string {
  return `/api/tech-sheets/${sheetId}/photo/${photo.id}`
}
