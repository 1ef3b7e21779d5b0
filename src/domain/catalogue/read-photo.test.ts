import { describe, expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'
import { EXTENDED_WEBP, GIF, JPEG, LOSSLESS_WEBP, LOSSY_WEBP, PNG, PROGRESSIVE_JPEG } from './tiny-photos.ts'

const PHOTOS = [
  ['a JPEG', 'image/jpeg', JPEG],
  ['a progressive JPEG', 'image/jpeg', PROGRESSIVE_JPEG],
  ['a PNG', 'image/png', PNG],
  ['a lossy WebP', 'image/webp', LOSSY_WEBP],
  ['a lossless WebP', 'image/webp', LOSSLESS_WEBP],
  ['a WebP one can see through', 'image/webp', EXTENDED_WEBP],
] as const

describe('what is a photo', () => {
  test.each(PHOTOS)('%s, with its size', (_name, type, file) => {
    expect(readPhoto(file)).toEqual({ known: true, type, width: 3, height: 2 })
  })

  test('one inside a larger buffer', () => {
    const around = Buffer.concat([Buffer.from('before'), PNG, Buffer.from('after')])
    expect(readPhoto(around.subarray(6, 6 + PNG.length))).toMatchObject({ type: 'image/png', width: 3 })
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

  test('a picture of no width', () => {
    const empty = Buffer.from(PNG)
    empty.writeUInt32BE(0, 16)
    expect(readPhoto(empty)).toEqual({ known: false, reason: 'photo-unreadable' })
  })

  test('a picture of more pixels than are taken', () => {
    const wide = Buffer.from(PNG)
    wide.writeUInt32BE(10_001, 16)
    expect(readPhoto(wide)).toEqual({ known: false, reason: 'photo-too-wide' })
    wide.writeUInt32BE(10_000, 16)
    expect(readPhoto(wide)).toEqual({ known: true, type: 'image/png', width: 10_000, height: 2 })
  })

  test('a picture of few bytes and more pixels in all than are taken', () => {
    const large = Buffer.from(PNG)
    large.writeUInt32BE(10_000, 16)
    large.writeUInt32BE(6401, 20)
    expect(readPhoto(large)).toEqual({ known: false, reason: 'photo-too-many-pixels' })
    large.writeUInt32BE(6400, 20)
    expect(readPhoto(large)).toMatchObject({ known: true, width: 10_000, height: 6400 })
  })
})
