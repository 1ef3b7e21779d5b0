import { Unzlib } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'

const STREAM = bytesOf('stream')
const SLICE = 64 * 1024
/** Bytes of a dictionary that are looked at in front of its stream. */
const DICTIONARY = 2048
/** Of a stream behind several filters, whose size is not known before they are all run; together, and of one. */
const MOST_CHAINED = 4 * 1024 * 1024
const LONGEST_CHAINED = 256 * 1024

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

/**
 * Whether what a PDF holds unpacks to more than is read. Its reader has no limit, so each stream is unpacked
 * once beforehand, and counted. The lengths that the file announces are not believed.
 */
export function pdfUnpacksTooLarge(bytes: Uint8Array, atMost: number = MAX_UNPACKED_BYTES): boolean {
  let left = atMost
  let chained = 0
  for (let at = indexOf(bytes, STREAM, 0); at !== -1; at = indexOf(bytes, STREAM, at + 1)) {
    if (String.fromCharCode(...bytes.subarray(Math.max(0, at - 3), at)) === 'end') continue
    let begin = at + STREAM.length
    while (bytes[begin] === 0x0d || bytes[begin] === 0x0a) begin += 1
    const filters = filtersOf(bytes, at)
    if (filters === 'several-packed') return true
    if (filters === 'chain') {
      const end = indexOf(bytes, bytesOf('endstream'), begin)
      const length = (end === -1 ? bytes.length : end) - begin
      chained += length
      if (length > LONGEST_CHAINED || chained > MOST_CHAINED) return true
    }
    left -= unpackedSize(bytes, begin, left)
    if (left < 0) return true
  }
  return false
}

/** Whether a PDF is encrypted: even with an empty password its streams cannot be counted beforehand. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const name = bytesOf('/Encrypt')
  for (let at = indexOf(bytes, name, 0); at !== -1; at = indexOf(bytes, name, at + 1)) {
    const behind = String.fromCharCode(...bytes.subarray(at + name.length, at + name.length + 30))
    if (/^\s*(?:\d+\s+\d+\s+R|<<)/u.test(behind)) return true
  }
  return false
}

/** What unpacks the stream that begins at a place: nothing or one filter, several of which one unpacks, or more of these. */
function filtersOf(bytes: Uint8Array, stream: number): 'one' | 'chain' | 'several-packed' {
  const before = String.fromCharCode(...bytes.subarray(Math.max(0, stream - DICTIONARY), stream))
  const dictionary = before.slice(Math.max(before.lastIndexOf(' obj'), before.lastIndexOf('endstream')) + 1)
  const [, listed] = /\/Filter\s*\[([^\]]*)\]/u.exec(dictionary) ?? []
  const names = listed?.match(/\/[^\s/[\]<>()]+/gu) ?? []
  const packed = names.filter((name) => /#|Fl|LZW|RunLength|RL/u.test(name))
  if (packed.length > 1) return 'several-packed'
  const isLzw = /\/(?:LZW|RunLength)|\/Filter\s*\/[^\s/]*#/u.test(dictionary)
  return isLzw || (packed.length === 1 && names.length > 1) ? 'chain' : 'one'
}

/** What comes out of the zlib stream at a place, at most some more than a limit; 0 for any other stream. */
function unpackedSize(bytes: Uint8Array, begin: number, limit: number): number {
  let size = 0
  try {
    const stream = new Unzlib((piece) => {
      size += piece.length
    })
    for (let at = begin; at < bytes.length; at += SLICE) {
      const before = size
      stream.push(bytes.subarray(at, at + SLICE))
      // At its end nothing more comes.
      if (size > limit || size === before) break
    }
  } catch {
    return size
  }
  return size
}

function indexOf(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}
