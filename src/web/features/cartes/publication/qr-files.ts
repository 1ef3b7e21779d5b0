import { qrDrawing, qrSvg } from '#web/lib/qr/qr-drawing.ts'

/** Pixels a side at least: 8 cm in print. */
const PNG_SIDE = 1024

export function svgFile(text: string): Promise<Blob> {
  return Promise.resolve(new Blob([qrSvg(qrDrawing(text))], { type: 'image/svg+xml' }))
}

/** @throws when the browser cannot draw it */
export async function pngFile(text: string): Promise<Blob> {
  const { side, runs } = qrDrawing(text)
  // Whole pixels a square, or its edges blur.
  const scale = Math.ceil(PNG_SIDE / side)
  const canvas = document.createElement('canvas')
  canvas.width = side * scale
  canvas.height = side * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const { x, y, length } of runs) context.fillRect(x * scale, y * scale, length * scale, scale)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!png) throw new Error('This browser writes no such picture')
  return png
}
