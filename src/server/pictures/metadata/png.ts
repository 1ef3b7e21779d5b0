import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { LARGEST_PROFILE, profileOfColours } from './colour-profile.ts'
import { exifOf, orientationOf } from './orientation.ts'

const SIGNATURE = 8
/** Length, name and checksum around the data of a chunk. */
const AROUND = 12
/**
 * What is needed to show the picture: PNG 3rd edition, 5.6, without its texts, its time and what is private.
 * acTL, fcTL and fdAT are its animation.
 */
const SHOWN = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM cICP gAMA mDCV cLLI sBIT sRGB bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/**
 * A PNG without texts, time, private chunks, EXIF but for the orientation, and anything after its end.
 * @throws RangeError when a chunk exceeds the file
 */
export function pngWithoutMetadata(file: Buffer): Buffer {
  const kept = [file.subarray(0, SIGNATURE)]
  let at = SIGNATURE
  let hasProfile = false
  for (let name = ''; name !== 'IEND';) {
    const length = file.readUInt32BE(at)
    name = file.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + length
    if (end > file.length) throw new RangeError('A chunk exceeds the file')
    if (SHOWN.has(name)) kept.push(file.subarray(at, end))
    if (name === 'eXIf') kept.push(...turned(file.subarray(at + 8, at + 8 + length)))
    // A second one is none, and each is unpacked.
    if (name === 'iCCP' && !hasProfile) {
      hasProfile = true
      kept.push(...coloured(file.subarray(at + 8, at + 8 + length)))
    }
    at = end
  }
  return Buffer.concat(kept)
}

/** The name of the profile, which is a text, becomes another. */
function coloured(content: Buffer): Buffer[] {
  const packed = content.subarray(content.indexOf(0) + 2)
  const profile = profileOfColours(inflated(packed))
  return profile ? chunkOf('iCCP', Buffer.concat([Buffer.from('RGB\0\0'), deflateSync(profile)])) : []
}

/** Nothing of what cannot be unpacked. */
function inflated(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: LARGEST_PROFILE })
  } catch {
    return Buffer.alloc(0)
  }
}

function turned(exif: Buffer): Buffer[] {
  const orientation = orientationOf(exif)
  if (orientation === undefined) return []
  return chunkOf('eXIf', exifOf(orientation))
}

function chunkOf(name: string, content: Buffer): Buffer[] {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(named.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return [length, named, checksum]
}
