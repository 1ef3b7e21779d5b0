import { MAX_FILE_BYTES } from './limits.ts'
import type { TableRefusal } from './limits.ts'

const WORKBOOK = 'PK\x03\x04'
/** Signature of compound files: workbooks from before 2007, and newer ones with a password. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
/** Name of the stream of an encrypted workbook, as written in the directory ([MS-OFFCRYPTO] 2.3.4.4). */
const LOCKED = bytesOf(Array.from('EncryptedPackage', (letter) => `${letter}\0`).join(''))

/** Beginnings of files that are not tables, although some are text: PDF, pictures, archives, web pages. */
const NEVER = /^(?:%PDF|\x89PNG|\xff\xd8\xff|GIF8|Rar!|7z\xbc\xaf|\{\\rtf|\s*<(?:!doctype|html|\?xml))/iu
const HEAD = 100

export type FileKind = 'text' | 'workbook' | TableRefusal

/** Whether a file is a text table, a workbook (.xlsx) or unreadable, by its bytes and not by its name. */
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
