import { fitWithin } from './fit-within.ts'

const QUALITY = 0.85
const PAPER = '#fff'

/**
 * A picture set again as a JPEG: upright as its camera held it, within so many pixels, on white where one could see
 * through it, and without what else the file said (where it was taken, with which camera).
 * @throws when the browser cannot decode it
 */
export async function toJpeg(picture: Blob, longest: number): Promise<File> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(bitmap, longest))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!jpeg) throw new Error('This browser writes no such picture')
  return new File([jpeg], 'photo.jpg', { type: 'image/jpeg' })
}
