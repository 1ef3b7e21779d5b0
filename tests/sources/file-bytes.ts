import { crc32 } from 'node:zlib'
import { gzipSync, strToU8, zipSync } from 'fflate'

/** An archive of files, of texts and bytes, for tests. */
export function zipped(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).map(([path, part]) => [
    path,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return new Uint8Array(zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>))
}

export const gzipped = (value: unknown) => new Uint8Array(gzipSync(strToU8(JSON.stringify(value))))

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text))

/** A PNG of one colour, complete to its end, of a size in pixels. */
export function png(width = 200, height = 100): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + 25 + 13 + 12)
  const view = new DataView(bytes.buffer)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunk = (at: number, type: string, length: number) => {
    view.setUint32(at, length)
    bytes.set(strToU8(type), at + 4)
  }
  chunk(8, 'IHDR', 13)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set([8, 2, 0, 0, 0], 24)
  view.setUint32(29, crc32(bytes.subarray(12, 29)))
  chunk(33, 'IDAT', 1)
  chunk(46, 'IEND', 0)
  return bytes
}
