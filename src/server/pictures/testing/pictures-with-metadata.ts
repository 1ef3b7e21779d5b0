import { createCanvas, loadImage } from '@napi-rs/canvas'
import { crc32 } from 'node:zlib'
import { EXTENDED_WEBP, JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'

/** A word that no picture contains by itself. */
export const PLACE = 'RueDesMartyrs'

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer | string): Buffer {
  const data = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + data.length, 2)
  return Buffer.concat([head, data])
}

/** The tiny JPEG with segments behind its first marker. */
export function jpegWith(...segments: Buffer[]): Buffer {
  return Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)])
}

/** A chunk of a PNG. */
export function chunk(name: string, content: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(named.length - 4)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** The tiny PNG with chunks behind its head, which is its first 33 bytes. */
export const pngWith = (...chunks: Buffer[]) =>
  Buffer.concat([PNG.subarray(0, 33), ...chunks, PNG.subarray(33)])

/** A chunk of a WebP. */
export function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The tiny WebP with flags set in its head and chunks at its end. */
export function webpWith(flags: number, ...chunks: [name: string, content: Buffer][]): Buffer {
  const file = Buffer.concat([EXTENDED_WEBP, ...chunks.map(([name, content]) => part(name, content))])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt8(file.readUInt8(20) | flags, 20)
  return file
}

/** What a picture looks like, four bytes for each pixel. */
export async function pixels(file: Buffer): Promise<Buffer> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return Buffer.from(context.getImageData(0, 0, image.width, image.height).data)
}
