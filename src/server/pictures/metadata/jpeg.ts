import { profileOfColours } from './colour-profile.ts'
import { exifOf, orientationOf } from './orientation.ts'

const START = 0xd8
const END = 0xd9
const START_OF_SCAN = 0xda
const APP0 = 0xe0
const APP15 = 0xef
/** Heads of frames, tables, scans and the end; not JPG (C8), which is reserved. */
const OF_PIXELS: ReadonlySet<number> = new Set([
  ...Array.from({ length: 16 }, (_, index) => 0xc0 + index).filter((marker) => marker !== 0xc8),
  ...Array.from({ length: 8 }, (_, index) => START + index),
])
const EXIF = 'Exif\0\0'
const PROFILE = 'ICC_PROFILE\0'
/** A profile is in as many segments as it needs, each with its number and how many there are. */
const PROFILE_HEAD = 4 + PROFILE.length + 2
const MOST_OF_PROFILE = 65_535 - 2 - PROFILE.length - 2
/** JFIF with a thumbnail of 0 by 0 pixels ends here. */
const JFIF_LENGTH = 16
/** Adobe's segment ends with its colour transform. */
const ADOBE_LENGTH = 14

type Segment = { marker: number; bytes: Buffer }

/**
 * A JPEG without what an application wrote into it (EXIF with its thumbnail and place, XMP, IPTC, comments), without
 * segments that are reserved or unknown, and without anything after its end. The colour profile, Adobe's colour transform and the orientation stay; the
 * compressed pixels are copied.
 * Source of the segments: ITU T.81, B.1; of their names: JFIF 1.02, EXIF 2.32, ICC.1:2010 annex B.4.
 * @throws RangeError when a segment exceeds the file
 */
export function jpegWithoutMetadata(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  const segments = [...segmentsOf(file)]
  const profiles = segments.filter(isOfProfile)
  for (const segment of segments) {
    if (segment === profiles[0]) kept.push(...profileSegments(profiles))
    const replaced = withoutPrivacy(segment)
    if (replaced) kept.push(replaced)
  }
  return Buffer.concat(kept)
}

/** Markers with their data, a scan with its pixels; ends after the end marker. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  let at = 2
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('A marker was expected')
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    let end = marker === END || marker === START ? at + 2 : at + 2 + file.readUInt16BE(at + 2)
    if (marker === START_OF_SCAN) end = endOfPixels(file, end)
    if (end > file.length) throw new RangeError('A segment exceeds the file')
    yield { marker, bytes: file.subarray(at, end) }
    if (marker === END) return
    at = end
  }
}

/** Within pixels FF is followed by 00, by a restart marker or by another FF. */
function endOfPixels(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1)
    const inside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!inside) return at
  }
  throw new RangeError('The pixels do not end')
}

function withoutPrivacy({ marker, bytes }: Segment): Buffer | undefined {
  if (OF_PIXELS.has(marker)) return bytes
  if (marker < APP0 || marker > APP15) return undefined
  const names = (name: string) => bytes.toString('latin1', 4, 4 + name.length) === name
  if (names('JFIF\0')) return withoutThumbnail(bytes)
  if (names(EXIF)) {
    const orientation = orientationOf(bytes.subarray(4 + EXIF.length))
    return orientation === undefined ? undefined : application(1, EXIF, exifOf(orientation))
  }
  if (names('Adobe')) return cutAfter(bytes, ADOBE_LENGTH)
  return undefined
}

function isOfProfile({ marker, bytes }: Segment): boolean {
  return (
    marker === APP0 + 2 &&
    bytes.length > PROFILE_HEAD &&
    bytes.toString('latin1', 4, 4 + PROFILE.length) === PROFILE
  )
}

function profileSegments(found: readonly Segment[]): Buffer[] {
  const numberOf = ({ bytes }: Segment) => bytes.readUInt8(PROFILE_HEAD - 2)
  const inOrder = found.toSorted((one, other) => numberOf(one) - numberOf(other))
  const profile = profileOfColours(Buffer.concat(inOrder.map(({ bytes }) => bytes.subarray(PROFILE_HEAD))))
  if (!profile) return []
  const count = Math.ceil(profile.length / MOST_OF_PROFILE)
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MOST_OF_PROFILE, (index + 1) * MOST_OF_PROFILE)
    return application(2, PROFILE, Buffer.concat([Buffer.from([index + 1, count]), part]))
  })
}

function cutAfter(segment: Buffer, length: number): Buffer {
  if (segment.length <= 2 + length) return segment
  const short = Buffer.from(segment.subarray(0, 2 + length))
  short.writeUInt16BE(length, 2)
  return short
}

function withoutThumbnail(jfif: Buffer): Buffer {
  if (jfif.length <= 2 + JFIF_LENGTH) return jfif
  const short = Buffer.from(cutAfter(jfif, JFIF_LENGTH))
  short.writeUInt16BE(0, JFIF_LENGTH)
  return short
}

function application(number: number, name: string, content: Buffer): Buffer {
  const head = Buffer.from([0xff, APP0 + number, 0, 0])
  head.writeUInt16BE(2 + name.length + content.length, 2)
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content])
}
