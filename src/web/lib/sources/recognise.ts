import { kindOfFile } from '#domain/tables/file-kind.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { zipEntries } from '#domain/tables/zip-entries.ts'
import { unpackArchive } from './unpack-archive.ts'
import { memberName } from './member-name.ts'
import type { SourceRefusal } from './source.ts'
import type { FileForm } from './takes.ts'

export type Recognised = { known: true; form: FileForm } | { known: false; reason: SourceRefusal }

/** Size of an archive: those of photos are larger than any table. */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024

const HEAD = 512
const PICTURES =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM[\s\S]{4}\0\0\0\0|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:hei|hev|mif1|msf1|avif))/u
const OTHER_ARCHIVES = /^(?:Rar!|7z\xbc\xaf|BZh|\xfd7zXZ|[\s\S]{257}ustar)/u
const PAGE = /^\s*(?:<!doctype\s+html|<html|<head|<body)/iu
/** Workbooks as one file of XML, and web pages that Excel saved. */
const XML_WORKBOOK =
  /schemas-microsoft-com:office:(?:excel|spreadsheet)|progid="Excel\.Sheet|opendocument\.spreadsheet/u
const UTF8_MARK = /^\xef\xbb\xbf/u
/** Name of the stream with the text of a Word document, as written in the directory of a compound file. */
const WORD_STREAM = Array.from('WordDocument', (letter) => `${letter}\0`).join('')

const form = (known: FileForm): Recognised => ({ known: true, form: known })
const refused = (reason: SourceRefusal): Recognised => ({ known: false, reason })

/** What a file is by its bytes, of the forms that its reader takes; its name is not believed. */
export function recognise(bytes: Uint8Array, forms: ReadonlySet<FileForm>): Recognised {
  const recognised = formOf(bytes)
  if (!recognised.known) {
    // Whether a cut archive was a workbook is not known: it is one for a reader of nothing else.
    return recognised.reason === 'broken-file' && !forms.has('archive')
      ? refused('broken-workbook')
      : recognised
  }
  if (forms.has(recognised.form)) return recognised
  // A text that begins with '[Tarif]' looks like JSON, and is a table for a reader of tables.
  return recognised.form === 'json' && forms.has('text') ? form('text') : refused('not-a-table')
}

function formOf(bytes: Uint8Array): Recognised {
  if (bytes.length === 0) return refused('empty-file')
  const head = String.fromCharCode(...bytes.subarray(0, HEAD)).replace(UTF8_MARK, '')
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return archiveForm(bytes)
  if (PICTURES.test(head)) return refused('picture')
  if (OTHER_ARCHIVES.test(head)) return refused('other-archive')
  if (bytes.length > MAX_FILE_BYTES) return refused('file-too-large')
  if (head.startsWith('\x1f\x8b')) return form('gzip')
  // A PDF may have some bytes of another program in front of it.
  if (head.includes('%PDF-')) return form('pdf')
  if (head.startsWith('{\\rtf')) return refused('old-document')
  if (XML_WORKBOOK.test(head) && /^\s*</u.test(head)) return refused('old-workbook')
  if (PAGE.test(head)) return form('page')
  if (/^\s*[{[]/u.test(head)) return form('json')
  const kind = kindOfFile(bytes)
  if (kind === 'old-workbook' && isWord(bytes)) return refused('old-document')
  return kind === 'text' || kind === 'workbook' ? form('text') : refused(kind)
}

function archiveForm(bytes: Uint8Array): Recognised {
  if (bytes.length > MAX_ARCHIVE_BYTES) return refused('file-too-large')
  const contents = zipEntries(bytes)
  if (!contents.known) return refused(contents.reason === 'broken-workbook' ? 'broken-file' : contents.reason)
  if (contents.entries.length === 0) return refused('empty-file')
  const names = new Set(contents.entries.map(({ name }) => memberName(name)))
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name))
  const small = (known: FileForm) => (bytes.length > MAX_FILE_BYTES ? refused('file-too-large') : form(known))
  if (names.has('[Content_Types].xml') && has(/^word\/document\.xml$/u)) return small('word')
  // .xlsb is as unreadable as .xls, and is saved as .xlsx as well.
  if (names.has('xl/workbook.bin')) return refused('old-workbook')
  if (names.has('xl/workbook.xml')) return small('workbook')
  if (names.has('[Content_Types].xml') && has(/^ppt\//u)) return refused('not-a-table')
  if (names.has('content.xml') && names.has('META-INF/manifest.xml'))
    return small(isTextDocument(bytes) ? 'open-document' : 'open-spreadsheet')
  if (names.has('content.xml')) return small('open-spreadsheet')
  if (has(/^Index\/[^/]+\.iwa$|^Index\.zip$/u)) return refused('apple-document')
  return form('archive')
}

/** Whether an OpenDocument names a text as its type. */
function isTextDocument(bytes: Uint8Array): boolean {
  const named = unpackArchive(bytes, {
    isRead: (name) => name === 'mimetype',
    onProgress: () => undefined,
    atMost: HEAD,
  })
  const type = named.known ? String.fromCharCode(...(named.parts.get('mimetype') ?? [])) : ''
  return type.startsWith('application/vnd.oasis.opendocument.text')
}

function isWord(bytes: Uint8Array): boolean {
  const first = WORD_STREAM.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (Array.from(WORD_STREAM).every((sign, index) => bytes[at + index] === sign.charCodeAt(0))) return true
  }
  return false
}
