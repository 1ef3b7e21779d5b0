import { MAX_FILE_BYTES } from './limits.ts'
import type { TableRefusal } from './limits.ts'

const WORKBOOK = 'PK\x03\x04'
/** Compound files: workbooks of before 2007, and newer ones locked by a password. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
/** The stream that a locked workbook hides in, as its directory writes it ([MS-OFFCRYPTO] 2.3.4.4). */
const LOCKED = bytesOf(Array.from('EncryptedPackage', (letter) => `${letter}\0`).join(''))

/** What begins like this is no table, though some of it is text: PDF, pictures, archives, pages. */
const NEVER = /^(?:%PDF|\x89PNG|\xff\xd8\xff|GIF8|Rar!|7z\xbc\xaf|\{\\rtf|\s*<(?:!doctype|html|\?xml))/iu
const HEAD = 100

export type FileKind = 'text' | 'workbook' | TableRefusal

/** Whether the bytes of a file are a text table, a workbook (.xlsx), or nothing to be read; by what they say, not by a name. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty-file'
  if (bytes.length > MAX_FILE_BYTES) return 'file-too-large'
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  if (head.startsWith(WORKBOOK)) return 'workbook'
  if (head.startsWith(COMPOUND)) return includes(bytes, LOCKED) ? 'locked-workbook' : 'old-workbook'
  return NEVER.test(head) ? 'not-a-table' : 'text'
}

function bytesOf(text: string): number[] {
  return Array.from(text, (sign) => sign.charCodeAt(0))
}

function includes(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
