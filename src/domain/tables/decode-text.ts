import { isMacRoman } from './is-mac-roman.ts'

const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const
type Encoding = (typeof ENCODINGS)[number]

export interface DecodedText {
  text: string
  encoding: Encoding
}

/** Bytes of a file that are searched for zero bytes. */
const LOOKED_AT = 4096
/** Least share of zero bytes in one half of UTF-16: in a European language nearly every other byte is zero. */
const MOSTLY = 0.4
const HARDLY = 0.05

/**
 * The text of a file, without its byte order mark. UTF-16 is recognised by its mark or by its zero bytes; a text that is
 * not valid UTF-8 comes from an older Windows or an older Macintosh.
 * @returns null for bytes that are not text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : { text, encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const [even, odd] = zeroShares(bytes.subarray(0, LOOKED_AT))
  if (odd > MOSTLY && even < HARDLY) return 'utf-16le'
  if (even > MOSTLY && odd < HARDLY) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  return isMacRoman(bytes) ? 'macintosh' : 'windows-1252'
}

/** The share of zero bytes at even and at odd offsets. */
function zeroShares(bytes: Uint8Array): [even: number, odd: number] {
  const zeros = [0, 0]
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const pairs = Math.max(1, bytes.length / 2)
  return [even / pairs, odd / pairs]
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
