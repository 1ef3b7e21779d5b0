import { exifOf, orientationOf } from './orientation.ts'

const START = 0xd8
const END = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP15 = 0xef
const EXIF = 'Exif\0\0'
/** JFIF with a thumbnail of 0 by 0 pixels ends here. */
const JFIF_LENGTH = 16

type Segment = { marker: number; bytes: Buffer }

/**
 * A JPEG without what an application wrote into it (EXIF with its thumbnail and place, XMP, IPTC, comments) and
 * without anything after its end. The colour profile, Adobe's colour transform and the orientation stay; the
 * compressed pixels are copied.
 * Source of the segments: ITU T.81, B.1; of their names: JFIF 1.02, EXIF 2.32, ICC.1:2010 annex B.4.
 * @throws RangeError when a segment exceeds the file
 */
export function jpegWithoutMetadata(file: Buffer): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  for (const segment of segmentsOf(file)) {
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
  if (marker === COMMENT) return undefined
  if (marker < APP0 || marker > APP15) return bytes
  const names = (name: string) => bytes.toString('latin1', 4, 4 + name.length) === name
  if (names('JFIF\0')) return withoutThumbnail(bytes)
  if (names(EXIF)) {
    const orientation = orientationOf(bytes.subarray(4 + EXIF.length))
    return orientation === undefined ? undefined : application(1, EXIF, exifOf(orientation))
  }
  return names('ICC_PROFILE\0') || names('Adobe') ? bytes : undefined
}

function withoutThumbnail(jfif: Buffer): Buffer {
  if (jfif.length <= 2 + JFIF_LENGTH) return jfif
  const short = Buffer.from(jfif.subarray(0, 2 + JFIF_LENGTH))
  short.writeUInt16BE(JFIF_LENGTH, 2)
  short.writeUInt16BE(0, JFIF_LENGTH)
  return short
}

function application(number: number, name: string, content: Buffer): Buffer {
  const head = Buffer.from([0xff, APP0 + number, 0, 0])
  head.writeUInt16BE(2 + name.length + content.length, 2)
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content])
}
