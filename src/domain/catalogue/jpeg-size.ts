import type { PictureSize } from './photo.ts'

const START_OF_SCAN = 0xda
const END = 0xd9
/** Of a photo: tables, notes, a colour profile of up to 255 and some ten scans; more are no photo. */
const MOST_SEGMENTS = 2_000
/** Of the markers C0 to CF these do not begin a frame. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

const beginsFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)

/**
 * ITU T.81, B.1 and B.2: segments up to the scan, one of them the frame; the end marker after it.
 * @returns undefined where there is no frame, a second one, no end, or too many segments
 */
export function jpegSize(bytes: DataView): PictureSize | undefined {
  let size: PictureSize | undefined
  let at = 2
  for (let segments = 0; bytes.getUint8(at) === 0xff && segments <= MOST_SEGMENTS;) {
    const marker = bytes.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    segments += 1
    if (marker === START_OF_SCAN) return endsAfter(bytes, at) && !hasFrameAfter(bytes, at) ? size : undefined
    if (beginsFrame(marker)) {
      if (size) return undefined
      size = { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
    }
    at += 2 + bytes.getUint16(at + 2)
  }
  return undefined
}

/** Cameras write notes after the end marker, so it is searched from the end of the file. */
function endsAfter(bytes: DataView, scan: number): boolean {
  for (let at = bytes.byteLength - 2; at > scan; at--) if (bytes.getUint16(at) === 0xffd9) return true
  return false
}

/** Whether another frame begins between a scan and the end marker, or too many segments do. */
function hasFrameAfter(bytes: DataView, scan: number): boolean {
  const values = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = scan
  for (let segments = 0; segments <= MOST_SEGMENTS; segments += 1) {
    const length = at + 4 <= values.length ? bytes.getUint16(at + 2) : 0
    at = nextMarker(values, at + 2 + length)
    const marker = values[at + 1]
    if (marker === undefined || marker === END) return false
    if (beginsFrame(marker)) return true
  }
  return true
}

/** Within pixels FF is followed by 00, by a restart marker or by another FF. */
function nextMarker(values: Uint8Array, from: number): number {
  for (let at = values.indexOf(0xff, from); at !== -1; at = values.indexOf(0xff, at + 1)) {
    const next = values[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return values.length
}
