import { HttpError } from '#web/lib/failure/failure.ts'

/** Pixels: sharp on paper at the size a logo is printed in, and a small file. */
const LONGEST_SIDE = 800

/** A picture as a PDF can hold it, which knows no WebP, with what is transparent in it. */
export async function pictureForPdf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new HttpError(response.status)
  const picture = await createImageBitmap(await response.blob())
  const ratio = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * ratio)
  canvas.height = Math.round(picture.height * ratio)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw new TypeError('The logo cannot be drawn')
  return file.arrayBuffer()
}
