import { profileOfColours } from './colour-profile.ts'
import { exifOf, orientationOf } from './orientation.ts'

const HEAD = 12
/** RFC 9649, 2.7: what is shown. */
const SHOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM'])
/** Of a picture that is one of several: its place and duration, then chunks. */
const FRAME_HEAD = 16
const SHOWN_IN_FRAME = new Set(['VP8 ', 'VP8L', 'ALPH'])
/** The flags of VP8X that announce a colour profile, EXIF and XMP. */
const PROFILE_FLAG = 0x20
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/**
 * A WebP without XMP, unknown chunks, EXIF but for the orientation, and anything after its end.
 * @throws RangeError when a chunk exceeds the file
 */
export function webpWithoutMetadata(file: Buffer): Buffer {
  const total = 8 + file.readUInt32LE(4)
  const chunks: Buffer[] = []
  let orientation: number | undefined
  let coloured = false
  for (let at = HEAD; at < total;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > file.length) throw new RangeError('A chunk exceeds the file')
    if (name === 'ANMF') chunks.push(frameAlone(file.subarray(at + 8, at + 8 + length)))
    else if (SHOWN.has(name)) chunks.push(file.subarray(at, end))
    const profile =
      name === 'ICCP' && !coloured ? profileOfColours(file.subarray(at + 8, at + 8 + length)) : undefined
    if (profile) {
      chunks.push(chunkOf('ICCP', profile))
      coloured = true
    }
    if (name === 'EXIF') orientation = orientationOf(tiffOf(file.subarray(at + 8, at + 8 + length)))
    at = end
  }
  const [first, ...others] = chunks
  if (first === undefined) throw new RangeError('There is no chunk to show')
  if (orientation !== undefined) others.push(chunkOf('EXIF', exifOf(orientation)))
  const body = Buffer.concat([
    withFlags(first, (orientation === undefined ? 0 : EXIF_FLAG) | (coloured ? PROFILE_FLAG : 0)),
    ...others,
  ])
  const head = Buffer.from(file.subarray(0, HEAD))
  head.writeUInt32LE(HEAD - 8 + body.length, 4)
  return Buffer.concat([head, body])
}

/** A picture of an animation without unknown chunks. */
function frameAlone(frame: Buffer): Buffer {
  const kept = [frame.subarray(0, FRAME_HEAD)]
  for (let at = FRAME_HEAD; at < frame.length;) {
    const length = frame.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > frame.length) throw new RangeError('A chunk exceeds its frame')
    if (SHOWN_IN_FRAME.has(frame.toString('latin1', at, at + 4))) kept.push(frame.subarray(at, end))
    at = end
  }
  return chunkOf('ANMF', Buffer.concat(kept))
}

/** Some writers put the name of a JPEG's segment before it. */
function tiffOf(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}

function withFlags(first: Buffer, flags: number): Buffer {
  if (first.toString('latin1', 0, 4) !== 'VP8X') return first
  const flagged = Buffer.from(first)
  const others = flagged.readUInt8(8) & ~(PROFILE_FLAG | EXIF_FLAG | XMP_FLAG)
  flagged.writeUInt8(others | flags, 8)
  return flagged
}

function chunkOf(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
