const HEAD = 128
const TAG = 12
/** One with tables for printing has 2 MB. */
export const LARGEST_PROFILE = 4 * 1024 * 1024
/** For a description and a copyright where it had none, and what fills its parts up to four bytes. */
const MOST_ADDED = 512
/** What colours are computed from: ICC.1:2022, 9.2, without names, texts and what is private. */
const OF_COLOURS = new Set(
  (
    'wtpt bkpt chad lumi cicp rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC gamt A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 ' +
    'D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3'
  ).split(' '),
)
/** Numbers of a parametric curve of each kind. */
const PARAMETERS = [1, 3, 4, 5, 7]
/** Parts of the head that say how it is read; its date, its makers, its checksum and what is reserved are left out. */
const READ_BY: readonly [from: number, to: number][] = [
  [8, 24],
  [36, 40],
  [44, 48],
  [64, 80],
]

/**
 * A colour profile that shows the same colours and holds no text, date, maker or private tag: ICC asks for a description and
 * a copyright, which are its own afterwards.
 * @returns undefined for what cannot be read as one, is too large, or says that its tags overlap
 */
export function profileOfColours(profile: Buffer): Buffer | undefined {
  try {
    return rebuilt(profile)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function rebuilt(profile: Buffer): Buffer | undefined {
  if (profile.length > LARGEST_PROFILE || profile.toString('latin1', 36, 40) !== 'acsp') return undefined
  const count = profile.readUInt32BE(HEAD)
  const tags: [name: string, data: Buffer][] = texts(profile.readUInt8(8))
  for (let index = 0; index < count; index += 1) {
    const at = HEAD + 4 + index * TAG
    const name = profile.toString('latin1', at, at + 4)
    const [offset, size] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)]
    if (offset + size > profile.length) throw new RangeError('A tag exceeds the profile')
    const data = OF_COLOURS.has(name) && numbersOf(profile.subarray(offset, offset + size))
    if (data) tags.push([name, data])
    if (tags.length > OF_COLOURS.size) return undefined
  }
  return write(profile, tags)
}

/** The data of a tag up to its last number. */
function numbersOf(data: Buffer): Buffer | undefined {
  const type = data.toString('latin1', 0, 4)
  if (type === 'XYZ ') return data.subarray(0, 20)
  if (type === 'cicp') return data.subarray(0, 12)
  if (type === 'sf32') return data.subarray(0, 44)
  if (type === 'curv') return data.subarray(0, 12 + 2 * data.readUInt32BE(8))
  if (type === 'para') return data.subarray(0, 12 + 4 * (PARAMETERS[data.readUInt16BE(8)] ?? 0))
  return ['mft1', 'mft2', 'mAB ', 'mBA ', 'mpet'].includes(type) ? data : undefined
}

function write(profile: Buffer, tags: [name: string, data: Buffer][]): Buffer | undefined {
  const head = Buffer.alloc(HEAD + 4 + tags.length * TAG)
  for (const [from, to] of READ_BY) profile.copy(head, from, from, to)
  head.writeUInt32BE(tags.length, HEAD)
  const parts = [head]
  const places = new Map<string, number>()
  let length = head.length
  for (const [index, [name, data]] of tags.entries()) {
    // Curves that are equal are written once, as most profiles do.
    const content = data.toString('latin1')
    const offset = places.get(content) ?? length
    if (offset === length) {
      places.set(content, offset)
      const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
      parts.push(padded)
      length += padded.length
      if (length > profile.length + MOST_ADDED) return undefined
    }
    const at = HEAD + 4 + index * TAG
    head.write(name, at, 'latin1')
    head.writeUInt32BE(offset, at + 4)
    head.writeUInt32BE(data.length, at + 8)
  }
  head.writeUInt32BE(length, 0)
  return Buffer.concat(parts)
}

function texts(version: number): [name: string, data: Buffer][] {
  const text = 'RGB'
  if (version >= 4) {
    const wide = Buffer.from(text, 'utf16le').swap16()
    const unicode = Buffer.alloc(28)
    unicode.write('mluc', 'latin1')
    unicode.writeUInt32BE(1, 8)
    unicode.writeUInt32BE(12, 12)
    unicode.write('enUS', 16, 'latin1')
    unicode.writeUInt32BE(wide.length, 20)
    unicode.writeUInt32BE(unicode.length, 24)
    const data = Buffer.concat([unicode, wide])
    return [
      ['desc', data],
      ['cprt', data],
    ]
  }
  const ascii = Buffer.from(`${text}\0`)
  const description = Buffer.alloc(12 + ascii.length + 78)
  description.write('desc', 'latin1')
  description.writeUInt32BE(ascii.length, 8)
  ascii.copy(description, 12)
  return [
    ['desc', description],
    ['cprt', Buffer.concat([Buffer.from('text\0\0\0\0'), ascii])],
  ]
}
