import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { readPhoto } from '#domain/catalogue/read-photo.ts'
import {
  EXTENDED_WEBP,
  JPEG,
  LOSSLESS_WEBP,
  LOSSY_WEBP,
  PNG,
  PROGRESSIVE_JPEG,
} from '#tests/fixtures/tiny-photos.ts'
import { exifOf, orientationOf } from './orientation.ts'
import {
  chunk,
  jpegWith,
  part,
  pixels,
  PLACE,
  pngWith,
  segment,
  webpWith,
} from '../testing/pictures-with-metadata.ts'
import { withoutMetadata } from './without-metadata.ts'

/** An EXIF block that turns the picture and goes on with a text, as those of telephones do. */
const EXIF = (orientation: number) => Buffer.concat([exifOf(orientation), Buffer.from(PLACE)])

const exifSegment = (orientation: number) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), EXIF(orientation)]))

const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${PLACE}</x>`)
const FILES: [name: string, type: PhotoType, file: Buffer][] = [
  [
    'a JPEG with EXIF, XMP, IPTC, a comment and notes after its end',
    'image/jpeg',
    Buffer.concat([
      jpegWith(
        exifSegment(1),
        segment(0xe1, xmp),
        segment(0xed, `Photoshop 3.0\0${PLACE}`),
        segment(0xfe, PLACE),
      ),
      Buffer.from(PLACE),
    ]),
  ],
  [
    'a JPEG with a thumbnail in its JFIF segment',
    'image/jpeg',
    Buffer.concat([
      JPEG.subarray(0, 2),
      segment(0xe0, Buffer.concat([JPEG.subarray(6, 18), Buffer.from([4, 1]), Buffer.from(PLACE)])),
      JPEG.subarray(20),
    ]),
  ],
  [
    'a PNG with texts, time, EXIF, a private chunk and bytes after its end',
    'image/png',
    Buffer.concat([
      pngWith(
        chunk('tEXt', `Author\0${PLACE}`),
        chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${PLACE}`),
        chunk('tIME', Buffer.alloc(7, 1)),
        chunk('eXIf', EXIF(1)),
        chunk('prVt', PLACE),
      ),
      Buffer.from(PLACE),
    ]),
  ],
  [
    'a WebP with EXIF, XMP, an unknown chunk and bytes after its end',
    'image/webp',
    Buffer.concat([
      webpWith(0x0c, ['EXIF', EXIF(1)], ['XMP ', Buffer.from(PLACE)], ['note', Buffer.from(PLACE)]),
      Buffer.from(PLACE),
    ]),
  ],
]

/** A WebP of one picture that moves. */
const moving = (content: Buffer) => {
  const canvas = EXTENDED_WEBP.subarray(12, 30)
  const file = Buffer.concat([EXTENDED_WEBP.subarray(0, 12), canvas, part('ANMF', content)])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

describe('a picture that is stored', () => {
  test.each(FILES)('%s holds none of it, and looks the same', async (_name, type, file) => {
    expect(file.includes(PLACE)).toBe(true)
    const clean = withoutMetadata(file, type) ?? file
    expect(clean.includes(PLACE)).toBe(false)
    expect(readPhoto(clean)).toEqual(readPhoto(file))
    expect(await pixels(clean)).toEqual(await pixels(file))
    expect(withoutMetadata(clean, type)).toEqual(clean)
  })

  test.each<[string, PhotoType, Buffer]>([
    ['a JPEG', 'image/jpeg', JPEG],
    ['a progressive JPEG', 'image/jpeg', PROGRESSIVE_JPEG],
    ['a PNG', 'image/png', PNG],
    ['a lossy WebP', 'image/webp', LOSSY_WEBP],
    ['a lossless WebP', 'image/webp', LOSSLESS_WEBP],
    ['a WebP one can see through', 'image/webp', EXTENDED_WEBP],
  ])('%s without metadata stays as it is', (_name, type, file) => {
    expect(withoutMetadata(file, type)).toEqual(file)
  })

  test('a picture of a WebP that moves keeps its pixels and nothing else', () => {
    const place = Buffer.alloc(16)
    place.writeUIntLE(2, 6, 3)
    place.writeUIntLE(1, 9, 3)
    const shown = Buffer.concat([place, LOSSY_WEBP.subarray(12)])
    const noted = Buffer.concat([shown, part('note', Buffer.from(PLACE)), part('XMP ', Buffer.from(PLACE))])
    expect(readPhoto(moving(noted))).toMatchObject({ known: true, width: 3, height: 2 })
    expect(withoutMetadata(moving(noted), 'image/webp')).toEqual(moving(shown))
    expect(withoutMetadata(moving(shown), 'image/webp')).toEqual(moving(shown))
  })

  test.each([0x02, 0xbf, 0xc8, 0xf0, 0xfd])('a JPEG has no segment with the reserved marker %i', (marker) => {
    expect(withoutMetadata(jpegWith(segment(marker, PLACE)), 'image/jpeg')).toEqual(JPEG)
  })

  test('a JPEG has nothing behind Adobe’s colour transform', () => {
    const adobe = 'Adobe\0\x64\0\0\0\0\x01'
    const clean = withoutMetadata(jpegWith(segment(0xee, `${adobe}${PLACE}`)), 'image/jpeg')
    expect(clean).toEqual(jpegWith(segment(0xee, adobe)))
  })

  test('keeps its orientation and nothing else of EXIF', () => {
    const jpeg = withoutMetadata(jpegWith(exifSegment(6)), 'image/jpeg')
    expect(jpeg?.includes(PLACE)).toBe(false)
    expect(orientationOf(jpeg?.subarray(jpeg.indexOf('II*\0')) ?? Buffer.alloc(0))).toBe(6)
    const png = withoutMetadata(pngWith(chunk('eXIf', EXIF(3))), 'image/png')
    expect(png?.includes(PLACE)).toBe(false)
    expect(png?.includes(chunk('eXIf', exifOf(3)))).toBe(true)
    const webp = withoutMetadata(webpWith(0x08, ['EXIF', EXIF(8)]), 'image/webp')
    expect(webp?.includes(PLACE)).toBe(false)
    expect(webp?.readUInt8(20)).toBe(0x18)
    expect(orientationOf(webp?.subarray(webp.indexOf('II*\0')) ?? Buffer.alloc(0))).toBe(8)
  })

  test('any bytes that begin like a picture are cleaned or refused, and end', () => {
    const formats = [
      ['image/jpeg', JPEG],
      ['image/png', PNG],
      ['image/webp', EXTENDED_WEBP],
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.nat({ max: 200 }),
        fc.uint8Array({ maxLength: 60 }),
        ([type, file], at, noise) => {
          const broken = Buffer.concat([file.subarray(0, at), noise, file.subarray(at + noise.length)])
          const clean = withoutMetadata(broken, type)
          if (clean !== undefined) expect(clean.length).toBeLessThanOrEqual(broken.length + 64)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
