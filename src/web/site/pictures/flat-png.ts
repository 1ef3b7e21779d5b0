import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  width: number
  height: number
  /** Red, green, blue and alpha of each, row by row; all of them opaque. */
  data: Uint8ClampedArray
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256
const BIT_DEPTH = 8
const PALETTE = 3

/**
 * A drawing of a few colours as PNG with a palette: a third of what the canvas writes.
 * Where more than 256 meet at the edges of letters, the rare ones give way to their neighbours.
 */
export function flatPng({ width, height, data }: Pixels): Buffer {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const palette = mostUsed(pixels)
  const places = new Map<number, number>()
  // Each row begins with the number of its filter: none, as flat colours compress best as they are.
  const rows = Buffer.alloc(height * (width + 1))
  let last = { colour: -1, place: 0 }
  pixels.forEach((colour, pixel) => {
    if (colour !== last.colour) {
      const place = places.get(colour) ?? nearest(colour, palette)
      places.set(colour, place)
      last = { colour, place }
    }
    rows[pixel + 1 + Math.floor(pixel / width)] = last.place
  })

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BIT_DEPTH, PALETTE], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mostUsed(pixels: Uint32Array): number[] {
  const uses = new Map<number, number>()
  let start = 0
  // Counted by runs: most pixels are as the one before.
  for (let pixel = 1; pixel <= pixels.length; pixel += 1) {
    const colour = pixels[start] ?? 0
    if (pixels[pixel] === colour) continue
    uses.set(colour, (uses.get(colour) ?? 0) + pixel - start)
    start = pixel
  }
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour)
}

/** Byte offsets of a pixel's channels in memory. */
function parts(colour: number): [red: number, green: number, blue: number] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
}

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = parts(colour)
  let best = 0
  let least = Infinity
  palette.forEach((candidate, place) => {
    const [r, g, b] = parts(candidate)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance >= least) return
    best = place
    least = distance
  })
  return best
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
