import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { CENTRAL, DESCRIPTOR, END, LOCAL, MOST_32, ZIP64_END, ZIP64_LOCATOR } from './zip-format.ts'

/** A file of the archive: bytes that are stored as they are, or parts that are deflated as they come. */
export type ZipEntry = {
  /** With slashes between folders. */
  name: string
  content: Uint8Array | AsyncIterable<string>
}

type Written = { name: Buffer; method: number; crc: number; packed: number; size: number; at: number }

/** Names are UTF-8, and the sums of a deflated file come after it. */
const UTF_8 = 0x0800
const SUMS_FOLLOW = 0x0008
const STORED = 0
const DEFLATED = 8
/** Version 4.5 of the format, on Unix: a reader of ZIP64 is needed where a number has more than 32 bits. */
const MADE_BY = (3 << 8) | 45
const NEEDS = 20
const NEEDS_ZIP64 = 45
/** A file that its owner reads and writes. */
const FILE_MODE = (0o100644 << 16) >>> 0

/**
 * A ZIP archive, written from its first byte to its last while its files come: nothing of them is kept. It may be of any length,
 * and have any number of files; one file has 4 GB at most.
 * @param modified what every file says of when it was written; ZIP knows no time zone, so UTC
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  const time = dosTime(modified)
  let at = 0
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), method: STORED, crc: 0, packed: 0, size: 0, at }
    if (content instanceof Uint8Array) {
      entry.crc = crc32(content)
      entry.packed = entry.size = content.length
      yield localHead(entry, time)
      yield content
    } else {
      entry.method = DEFLATED
      yield localHead(entry, time)
      for await (const part of deflated(content, entry)) {
        entry.packed += part.length
        yield part
      }
      if (Math.max(entry.packed, entry.size) > MOST_32) throw new Error(`${name} has more than 4 GB`)
      yield descriptor(entry)
      at += DESCRIPTOR.length
    }
    at += LOCAL.length + entry.name.length + entry.packed
    written.push(entry)
  }
  let length = 0
  for (const entry of written) {
    const head = centralHead(entry, time)
    length += head.length
    yield head
  }
  yield endOf({ count: written.length, length, at })
}

async function* deflated(content: AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  // What fails is thrown by the reading below.
  pipeline(Readable.from(measured(content, entry), { objectMode: false }), deflate, () => undefined)
  for await (const part of deflate) yield part as Buffer
}

async function* measured(content: AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

function dosTime(moment: Date): number {
  const day =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}

const flagsOf = ({ method }: Written): number => (method === DEFLATED ? UTF_8 | SUMS_FOLLOW : UTF_8)

function localHead(entry: Written, time: number): Buffer {
  const head = Buffer.alloc(LOCAL.length)
  head.writeUInt32LE(LOCAL.signature, 0)
  head.writeUInt16LE(NEEDS, 4)
  head.writeUInt16LE(flagsOf(entry), 6)
  head.writeUInt16LE(entry.method, 8)
  head.writeUInt32LE(time, 10)
  head.writeUInt32LE(entry.crc, 14)
  head.writeUInt32LE(entry.packed, 18)
  head.writeUInt32LE(entry.size, 22)
  head.writeUInt16LE(entry.name.length, 26)
  return Buffer.concat([head, entry.name])
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const sums = Buffer.alloc(DESCRIPTOR.length)
  sums.writeUInt32LE(DESCRIPTOR.signature, 0)
  sums.writeUInt32LE(crc, 4)
  sums.writeUInt32LE(packed, 8)
  sums.writeUInt32LE(size, 12)
  return sums
}

function centralHead(entry: Written, time: number): Buffer {
  const far = entry.at >= MOST_32
  const head = Buffer.alloc(CENTRAL.length)
  head.writeUInt32LE(CENTRAL.signature, 0)
  head.writeUInt16LE(MADE_BY, 4)
  head.writeUInt16LE(far ? NEEDS_ZIP64 : NEEDS, 6)
  head.writeUInt16LE(flagsOf(entry), 8)
  head.writeUInt16LE(entry.method, 10)
  head.writeUInt32LE(time, 12)
  head.writeUInt32LE(entry.crc, 16)
  head.writeUInt32LE(entry.packed, 20)
  head.writeUInt32LE(entry.size, 24)
  head.writeUInt16LE(entry.name.length, 28)
  head.writeUInt16LE(far ? 12 : 0, 30)
  head.writeUInt32LE(FILE_MODE, 38)
  head.writeUInt32LE(far ? MOST_32 : entry.at, 42)
  return Buffer.concat([head, entry.name, ...(far ? [placeOfMany(entry.at)] : [])])
}

/** Where a file begins, beyond 4 GB: the extra field of ZIP64. */
function placeOfMany(at: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(at), 4)
  return extra
}

type Directory = { count: number; length: number; at: number }

function endOf({ count, length, at }: Directory): Buffer {
  const end = Buffer.alloc(END.length)
  const many = count >= 0xffff || Math.max(length, at) >= MOST_32
  end.writeUInt32LE(END.signature, 0)
  end.writeUInt16LE(many ? 0xffff : count, 8)
  end.writeUInt16LE(many ? 0xffff : count, 10)
  end.writeUInt32LE(many ? MOST_32 : length, 12)
  end.writeUInt32LE(many ? MOST_32 : at, 16)
  return many ? Buffer.concat([endOfMany({ count, length, at }), end]) : end
}

function endOfMany({ count, length, at }: Directory): Buffer {
  const record = Buffer.alloc(ZIP64_END.length)
  record.writeUInt32LE(ZIP64_END.signature, 0)
  record.writeBigUInt64LE(BigInt(ZIP64_END.length - 12), 4)
  record.writeUInt16LE(MADE_BY, 12)
  record.writeUInt16LE(NEEDS_ZIP64, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(length), 40)
  record.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(ZIP64_LOCATOR.length)
  locator.writeUInt32LE(ZIP64_LOCATOR.signature, 0)
  locator.writeBigUInt64LE(BigInt(at + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
