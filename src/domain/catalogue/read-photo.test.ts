import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'
import {
  EXTENDED_WEBP,
  GIF,
  JPEG,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  PNG,
  PROGRESSIVE_JPEG,
} from '#tests/fixtures/tiny-photos.ts'

const PHOTOS = [
  ['a JPEG', 'image/jpeg', JPEG],
  ['a progressive JPEG', 'image/jpeg', PROGRESSIVE_JPEG],
  ['a PNG', 'image/png', PNG],
  ['a lossy WebP', 'image/webp', LOSSY_WEBP],
  ['a lossless WebP', 'image/webp', LOSSLESS_WEBP],
  ['a WebP one can see through', 'image/webp', EXTENDED_WEBP],
] as const

/** The PNG with another size in its head, as its checksum has it. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(PNG)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

function insert(file: Buffer, at: number, part: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), part, file.subarray(at)])
}

const repeated = (part: string, times: number) => Buffer.from(part.repeat(times), 'latin1')

function webpOf(...chunks: [name: string, content: Buffer][]): Buffer {
  const parts = chunks.map(([name, content]) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
  })
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** Pixels of 3 × 2. */
const LOSSY = LOSSY_WEBP.subarray(20)
const LOSSLESS = LOSSLESS_WEBP.subarray(20, 20 + 15)
const VP8 = webpOf(['VP8 ', LOSSY]).subarray(12)

function canvas(width: number, height: number, flags = 0): Buffer {
  const content = Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  content.writeUIntLE(width - 1, 4, 3)
  content.writeUIntLE(height - 1, 7, 3)
  return content
}

function frame(x: number, width: number, height: number): Buffer {
  const head = Buffer.alloc(16)
  head.writeUIntLE(x / 2, 0, 3)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  return Buffer.concat([head, VP8])
}

const ANIMATED = 0x02

describe('what is a photo', () => {
  test.each(PHOTOS)('%s, with its size', (_name, type, file) => {
    expect(readPhoto(file)).toEqual({ known: true, type, width: 3, height: 2 })
  })

  test('one inside a larger buffer', () => {
    const around = Buffer.concat([Buffer.from('before'), PNG, Buffer.from('after')])
    expect(readPhoto(around.subarray(6, 6 + PNG.length))).toMatchObject({ type: 'image/png', width: 3 })
  })

  test('a WebP that moves, with the size of all its pictures', () => {
    const moving = webpOf(
      ['VP8X', canvas(9, 5, ANIMATED)],
      ['ANIM', Buffer.alloc(6)],
      ['ANMF', frame(0, 3, 2)],
      ['ANMF', frame(6, 3, 2)],
    )
    expect(readPhoto(moving)).toEqual({ known: true, type: 'image/webp', width: 9, height: 5 })
  })

  test('a JPEG with the camera’s notes after its end marker', () => {
    expect(readPhoto(Buffer.concat([JPEG, Buffer.alloc(64)]))).toMatchObject({ width: 3, height: 2 })
  })
})

describe('what is none', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text that is called a JPEG', Buffer.from('Lorem ipsum dolor sit amet, photo.jpg')],
    ['a GIF', GIF],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')],
    ['a page that goes on as a JPEG', Buffer.concat([Buffer.from('<html><script>'), JPEG])],
    ['sound in the same box as a WebP', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1')],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1')],
    ['a few bytes', JPEG.subarray(0, 3)],
  ])('%s is of no type that is taken', (_name, file) => {
    expect(readPhoto(file)).toEqual({ known: false, reason: 'photo-type' })
  })

  test.each(PHOTOS)('%s that was cut short, wherever', (_name, _type, file) => {
    for (let length = 12; length < file.length; length++)
      expect(readPhoto(file.subarray(0, length)), String(length)).toEqual({
        known: false,
        reason: 'photo-unreadable',
      })
  })

  test('a PNG without its pixels', () => {
    const at = PNG.indexOf('IDAT')
    const renamed = Buffer.from(PNG)
    renamed.write('tEXt', at)
    expect(readPhoto(renamed)).toEqual({ known: false, reason: 'photo-unreadable' })
  })

  const secondFrame = (after: number) => {
    const start = JPEG.indexOf(Buffer.from([0xff, 0xc0]))
    const other = Buffer.from(JPEG.subarray(start, start + 2 + JPEG.readUInt16BE(start + 2)))
    other.writeUInt16BE(60_000, 5)
    return insert(JPEG, after, other)
  }

  test.each([
    ['a JPEG with two frames', secondFrame(JPEG.indexOf(Buffer.from([0xff, 0xda])))],
    ['a JPEG with another frame after its pixels', secondFrame(JPEG.length - 2)],
    ['a PNG with two heads', insert(PNG, 33, pngOf(9_000, 9_000).subarray(8, 33))],
    ['a PNG whose head has another checksum', Buffer.from(PNG).fill(7, 29, 33)],
    ['a WebP whose canvas is larger than its picture', webpOf(['VP8X', canvas(4, 2)], ['VP8 ', LOSSY])],
    ['a WebP whose canvas is smaller than its picture', webpOf(['VP8X', canvas(3, 1)], ['VP8L', LOSSLESS])],
    ['a WebP with a canvas alone', webpOf(['VP8X', canvas(3, 2)], ['EXIF', Buffer.alloc(4)])],
    [
      'a WebP with a picture beyond its canvas',
      webpOf(['VP8X', canvas(8, 5, ANIMATED)], ['ANMF', frame(6, 3, 2)]),
    ],
    [
      'a WebP with a picture of another size than its frame',
      webpOf(['VP8X', canvas(9, 5, ANIMATED)], ['ANMF', frame(0, 4, 2)]),
    ],
    [
      'a WebP of thousands of empty chunks',
      webpOf(
        ['VP8 ', LOSSY],
        ...Array.from({ length: 3_000 }, () => ['note', Buffer.alloc(0)] as [string, Buffer]),
      ),
    ],
    ['a PNG of thousands of empty chunks', insert(PNG, 33, repeated('\0\0\0\0tEXt\0\0\0\0', 20_001))],
    ['a JPEG of thousands of empty segments', insert(JPEG, 2, repeated('\xff\xe1\0\x02', 2_001))],
    [
      'a JPEG of thousands of segments between its scans',
      insert(JPEG, JPEG.length - 2, repeated('\xff\xe1\0\x02', 2_001)),
    ],
    ['a WebP whose chunk goes on after its end', webpOf(['VP8 ', LOSSY]).fill(9, 16, 18)],
  ])('%s', (_name, file) => {
    expect(readPhoto(file)).toEqual({ known: false, reason: 'photo-unreadable' })
  })

  test('a picture of no width', () => {
    expect(readPhoto(pngOf(0, 2))).toEqual({ known: false, reason: 'photo-unreadable' })
  })

  test('a picture of more pixels than are taken', () => {
    expect(readPhoto(pngOf(10_001, 2))).toEqual({ known: false, reason: 'photo-too-wide' })
    expect(readPhoto(pngOf(10_000, 2))).toEqual({ known: true, type: 'image/png', width: 10_000, height: 2 })
  })

  test('a picture of few bytes and more pixels in all than are taken', () => {
    expect(readPhoto(pngOf(10_000, 6401))).toEqual({ known: false, reason: 'photo-too-many-pixels' })
    expect(readPhoto(pngOf(10_000, 6400))).toMatchObject({ known: true, width: 10_000, height: 6400 })
  })
})
