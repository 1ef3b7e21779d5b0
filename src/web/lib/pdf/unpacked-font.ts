import { unzlibSync } from 'fflate'

/** Bytes: of the head of a WOFF and of each entry of its directory, then the same of a plain font. */
const WOFF = { head: 44, entry: 20 }
const PLAIN = { head: 12, entry: 16 }
const SIGNATURE = 0x774f4646

/**
 * A font out of its WOFF. The library that lays letters out unpacks a table again for every letter that it reads in
 * it, which took ten times as long as all the rest of a PDF.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackedFont(file: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const woff = new DataView(file)
  if (woff.getUint32(0) !== SIGNATURE) return new Uint8Array(file)
  const count = woff.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF.head + index * WOFF.entry
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.getUint32(entry + field)) as Three
    const bytes = new Uint8Array(file, offset, packed)
    return {
      tag: woff.getUint32(entry),
      checksum: woff.getUint32(entry + 16),
      bytes: packed < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes,
    }
  })
  const start = PLAIN.head + count * PLAIN.entry
  const size = tables.reduce((all, { bytes }) => all + aligned(bytes.length), start)
  const font = new Uint8Array(size)
  const plain = new DataView(font.buffer)
  plain.setUint32(0, woff.getUint32(4))
  plain.setUint16(4, count)
  let offset = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = PLAIN.head + index * PLAIN.entry
    ;[tag, checksum, offset, bytes.length].forEach((value, field) =>
      plain.setUint32(entry + 4 * field, value),
    )
    font.set(bytes, offset)
    offset += aligned(bytes.length)
  })
  return font
}

type Three = [number, number, number]

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4
}
