import { HttpError } from '#web/lib/failure/failure.ts'
import { redraw } from '#web/lib/pictures/redraw.ts'
import { PHOTO } from './compose-sheet.ts'

/** Pixels: sharp on paper at the size it is printed in, and a small file. */
const LONGEST_SIDE = 800

/** The middle of a photo as the PDF can hold it, which knows no WebP. Rejects when it cannot be fetched. */
export async function photoForPdf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new HttpError(response.status)
  const ratio = PHOTO.width / PHOTO.height
  const file = await redraw(await response.blob(), { longest: LONGEST_SIDE, type: 'image/jpeg', ratio })
  return file.arrayBuffer()
}
