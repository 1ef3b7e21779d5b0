import { fitWithin } from './fit-within.ts'

/** How a picture is set again: within so many pixels, and as what. A JPEG is on white where one could see through. */
export interface Redrawing {
  longest: number
  type: 'image/jpeg' | 'image/png'
  /** Its middle alone, so many times as wide as high. */
  ratio?: number
}

const QUALITY = 0.85
const PAPER = '#fff'

/**
 * A picture drawn again: upright by its EXIF orientation, within a size in pixels, and without other metadata (where
 * it was taken, with which camera).
 * @throws when the browser cannot decode it
 */
export async function redraw(picture: Blob, { longest, type, ratio }: Redrawing): Promise<File> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const part = ratio === undefined ? bitmap : middleOf(bitmap, ratio)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(part, longest))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  if (type === 'image/jpeg') {
    context.fillStyle = PAPER
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  const left = (bitmap.width - part.width) / 2
  const top = (bitmap.height - part.height) / 2
  context.drawImage(bitmap, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
  if (!drawn) throw new Error('This browser writes no such picture')
  return new File([drawn], 'picture', { type })
}

function middleOf({ width, height }: ImageBitmap, ratio: number) {
  return { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
}
