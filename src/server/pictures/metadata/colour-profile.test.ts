import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { EXTENDED_WEBP, JPEG, PNG } from '#tests/fixtures/tiny-photos.ts'
import {
  chunk,
  jpegWith,
  pixels,
  PLACE,
  pngWith,
  segment,
  webpWith,
} from '../testing/pictures-with-metadata.ts'
import { withoutMetadata } from './without-metadata.ts'

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

const packed = (content: Buffer) => chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(content)]))

describe('a picture that is stored', () => {
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
      const stored = clean.subarray(clean.indexOf('iCCP') + 'iCCPRGB\0\0'.length)
      expect(inflateSync(stored).includes(PLACE)).toBe(false)
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

  test('has the first of several profiles, and none that follows is unpacked', () => {
    const [whole, one] = [profile(2), pngWith(packed(profile(2)))]
    expect(withoutMetadata(pngWith(packed(whole), packed(whole)), 'image/png')).toEqual(
      withoutMetadata(one, 'image/png'),
    )
    expect(withoutMetadata(pngWith(packed(Buffer.from(PLACE)), packed(whole)), 'image/png')).toEqual(PNG)
    expect(withoutMetadata(webpWith(0x20, ['ICCP', whole], ['ICCP', whole]), 'image/webp')).toEqual(
      withoutMetadata(webpWith(0x20, ['ICCP', whole]), 'image/webp'),
    )
  })
})
