/** The tag of EXIF 2.32 that says how a picture is to be turned, and its type: a short integer. */
const ORIENTATION = 0x0112
const SHORT = 3
/** As it is stored. */
const UPRIGHT = 1
const LAST_ORIENTATION = 8

/**
 * How a picture is to be turned by its EXIF block.
 * @param tiff the block from its byte order ('II' or 'MM') on
 * @returns 2 to 8, or undefined where it is upright, says nothing or is broken
 */
export function orientationOf(tiff: Buffer): number | undefined {
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
    const directory = long(4)
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * 12
      if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue
      const turn = short(at + 8)
      return turn > UPRIGHT && turn <= LAST_ORIENTATION ? turn : undefined
    }
    return undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** An EXIF block of one directory with one entry: how the picture is to be turned. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(ORIENTATION, 10)
  tiff.writeUInt16LE(SHORT, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
