import { createCanvas, loadImage } from '@napi-rs/canvas'
import * as fc from 'fast-check'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
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
} from '#domain/catalogue/tiny-photos.ts'
import { exifOf, orientationOf } from './orientation.ts'
import { withoutMetadata } from './without-metadata.ts'

/** A word that no picture contains by itself. */
const PLACE = 'RueDesMartyrs'
/** An EXIF block that turns the picture and goes on with a text, as those of telephones do. */
const EXIF = (orientation: number) => Buffer.concat([exifOf(orientation), Buffer.from(PLACE)])

function segment(marker: number, content: Buffer | string): Buffer {
  const data = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + data.length, 2)
  return Buffer.concat([head, data])
}

function jpegWith(...segments: Buffer[]): Buffer {
  return Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)])
}

const exifSegment = (orientation: number) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), EXIF(orientation)]))

function chunk(name: string, content: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(named.length - 4)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** Behind its head, which is its first 33 bytes. */
const pngWith = (...chunks: Buffer[]) => Buffer.concat([PNG.subarray(0, 33), ...chunks, PNG.subarray(33)])

/** A chunk of a WebP. */
function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function webpWith(flags: number, ...chunks: [name: string, content: Buffer][]): Buffer {
  const file = Buffer.concat([EXTENDED_WEBP, ...chunks.map(([name, content]) => part(name, content))])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt8(file.readUInt8(20) | flags, 20)
  return file
}

function numbers(type: string, ...values: number[]): Buffer {
  const data = Buffer.alloc(8 + 4 * values.length)
  data.write(type)
  values.forEach((value, index) => data.writeInt32BE(Math.round(value * 65_536), 8 + 4 * index))
  return data
}

/** Linear RGB with red and blue exchanged, so that it shows; with texts where profiles have them. */
function profile(version: number): Buffer {
  const linear = Buffer.concat([Buffer.from('curv\0\0\0\0'), Buffer.from([0, 0, 0, 0])])
  const tags: [string, Buffer][] = [
    ['cprt', Buffer.from(`text\0\0\0\0${PLACE}`)],
    ['prVt', Buffer.from(PLACE)],
    ['wtpt', numbers('XYZ ', 0.9642, 1, 0.8249)],
    ['rXYZ', numbers('XYZ ', 0.1431, 0.0606, 0.7141)],
    ['gXYZ', numbers('XYZ ', 0.3851, 0.7169, 0.0971)],
    ['bXYZ', Buffer.concat([numbers('XYZ ', 0.4361, 0.2225, 0.0139), Buffer.from(PLACE)])],
    ['rTRC', linear],
    ['gTRC', linear],
    ['bTRC', Buffer.concat([linear, Buffer.from(PLACE)])],
  ]
  const head = Buffer.alloc(132 + 12 * tags.length)
  head.writeUInt8(version, 8)
  head.write('mntrRGB XYZ ', 12)
  head.write('acsp', 36)
  head.write(PLACE, 100)
  numbers('', 0.9642, 1, 0.8249).copy(head, 68, 8)
  head.writeUInt32BE(tags.length, 128)
  let length = head.length
  for (const [index, [name, data]] of tags.entries()) {
    head.write(name, 132 + 12 * index)
    head.writeUInt32BE(length, 136 + 12 * index)
    head.writeUInt32BE(data.length, 140 + 12 * index)
    length += data.length
  }
  head.writeUInt32BE(length)
  return Buffer.concat([head, ...tags.map(([, data]) => data)])
}

const profileSegment = (content: Buffer, number = 1, count = 1) =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, count]), content]))

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

async function pixels(file: Buffer): Promise<Buffer> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return Buffer.from(context.getImageData(0, 0, image.width, image.height).data)
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
    const moving = (content: Buffer) => {
      const canvas = EXTENDED_WEBP.subarray(12, 30)
      const file = Buffer.concat([EXTENDED_WEBP.subarray(0, 12), canvas, part('ANMF', content)])
      file.writeUInt32LE(file.length - 8, 4)
      return file
    }
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

  test.each([2, 4])(
    'keeps the colours of a profile of version %i, and none of its texts',
    async (version) => {
      const whole = profile(version)
      const jpeg = jpegWith(
        profileSegment(whole.subarray(100), 2, 2),
        profileSegment(whole.subarray(0, 100), 1, 2),
      )
      const png = pngWith(chunk('iCCP', Buffer.concat([Buffer.from(`${PLACE}\0\0`), deflateSync(whole)])))
      const webp = webpWith(0x20, ['ICCP', whole])
      for (const [file, type, plain] of [
        [jpeg, 'image/jpeg', JPEG],
        [png, 'image/png', PNG],
        [webp, 'image/webp', EXTENDED_WEBP],
      ] as const) {
        const clean = withoutMetadata(file, type) ?? file
        expect(clean.includes(PLACE)).toBe(false)
        expect(await pixels(clean)).toEqual(await pixels(file))
        expect(clean.length).toBeGreaterThan(plain.length + 200)
        expect(withoutMetadata(clean, type)).toEqual(clean)
      }
      expect(await pixels(png), 'the profile counts').not.toEqual(await pixels(PNG))
      const clean = withoutMetadata(png, 'image/png') ?? png
      const packed = clean.subarray(clean.indexOf('iCCP') + 'iCCPRGB\0\0'.length)
      expect(inflateSync(packed).includes(PLACE)).toBe(false)
    },
  )

  test('has no colour profile that cannot be read', () => {
    const broken = Buffer.from(PLACE)
    expect(withoutMetadata(jpegWith(profileSegment(broken)), 'image/jpeg')).toEqual(JPEG)
    const overlapping = Buffer.concat([profile(2), Buffer.alloc(10_000)])
    for (const [index, tag] of [3, 4, 5].entries()) {
      const offset = 1_000 + 8 * index
      overlapping.write(`A2B${index}`, 132 + 12 * tag)
      overlapping.writeUInt32BE(offset, 136 + 12 * tag)
      overlapping.writeUInt32BE(9_000, 140 + 12 * tag)
      overlapping.write('mft2', offset)
    }
    expect(withoutMetadata(jpegWith(profileSegment(overlapping)), 'image/jpeg')).toEqual(JPEG)
    expect(withoutMetadata(pngWith(chunk('iCCP', `${PLACE}\0\0${PLACE}`)), 'image/png')).toEqual(PNG)
    expect(withoutMetadata(webpWith(0x20, ['ICCP', broken]), 'image/webp')).toEqual(EXTENDED_WEBP)
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
