import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrDrawing, type QrDrawing, qrSvg } from './qr-drawing.ts'

const ADDRESS = 'https://gramme.exemple.fr/c/AbCdEf01234567'
const SCALE = 8

/** The dark squares painted, as a camera would see them. */
function painted({ side, runs }: QrDrawing) {
  const width = side * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const { x, y, length } of runs)
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
      for (let column = x * SCALE; column < (x + length) * SCALE; column += 1)
        data.set([0, 0, 0], (row * width + column) * 4)
  return { width, height: width, data }
}

test('what is drawn reads as the address', () => {
  expect(decodeQR(painted(qrDrawing(ADDRESS)))).toBe(ADDRESS)
})

test('four squares of white lie round the code', () => {
  const { side, runs } = qrDrawing(ADDRESS)
  expect(Math.min(...runs.map(({ x }) => x))).toBe(4)
  expect(Math.min(...runs.map(({ y }) => y))).toBe(4)
  expect(Math.max(...runs.map(({ x, length }) => x + length))).toBe(side - 4)
  expect(Math.max(...runs.map(({ y }) => y + 1))).toBe(side - 4)
})

test('the file is black on white, and holds nothing but its squares', () => {
  const drawing = qrDrawing(ADDRESS)
  const [first] = drawing.runs
  const svg = qrSvg(drawing)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*<path fill="#fff"[^<]*<path d="[^"]*"\/><\/svg>\n$/,
  )
  expect(svg).toContain(`d="M${first?.x} ${first?.y}h${first?.length}v1`)
})
