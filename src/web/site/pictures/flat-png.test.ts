import { expect, test } from 'vitest'
import { loadCanvas } from './canvas.ts'
import { flatPng } from './flat-png.ts'

const canvas = await loadCanvas()

/** Our PNG, decoded by a library. */
async function read(width: number, pixels: number[][]) {
  if (!canvas) return []
  const data = Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255]))
  const image = await canvas.loadImage(flatPng({ width, height: pixels.length / width, data }))
  const context = canvas.createCanvas(width, pixels.length / width).getContext('2d')
  context.drawImage(image, 0, 0)
  const drawn = context.getImageData(0, 0, width, pixels.length / width).data
  return pixels.map((_, place) => [...drawn.subarray(place * 4, place * 4 + 3)])
}

test.runIf(canvas)('a few colours come out as they went in, each in its place', async () => {
  const pixels = [
    [30, 77, 59],
    [30, 77, 59],
    [217, 147, 43],
    [255, 255, 255],
    [0, 0, 0],
    [30, 77, 59],
  ]
  expect(await read(3, pixels)).toEqual(pixels)
})

test.runIf(canvas)('a rare colour gives way to its neighbour when there are more than fit', async () => {
  const common = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey])
  const pixels = [...common, ...common, ...Array.from({ length: 256 }, () => [9, 9, 9]), [200, 201, 200]]
  const drawn = await read(1, pixels)
  expect(drawn.slice(0, -1)).toEqual(pixels.slice(0, -1))
  expect(drawn.at(-1)).toEqual([200, 200, 200])
})
