import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { kindOfFile } from './file-kind.ts'

const LIST = 'Désignation;Prix\r\nCrème fraîche épaisse;4,20 €\r\nŒufs plein air;3,10 €\r\n'

const utf8 = new TextEncoder().encode(LIST)
const utf16 = (mark: string, bigEndian: boolean) =>
  Uint8Array.from(
    Array.from(`${mark}${LIST}`).flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const windows = Uint8Array.from(LIST, (sign) => ({ '€': 0x80, Œ: 0x8c })[sign] ?? sign.charCodeAt(0))

const mac = Uint8Array.from(
  LIST,
  (sign) => ({ '€': 0xdb, Œ: 0xce, é: 0x8e, è: 0x8f, î: 0x94 })[sign] ?? sign.charCodeAt(0),
)

describe('a list is read whatever program wrote it', () => {
  test.each([
    ['UTF-8', utf8, 'utf-8'],
    ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'utf-8'],
    ['Windows', windows, 'windows-1252'],
    ['an old Macintosh', mac, 'macintosh'],
    ['UTF-16 as Excel writes it', utf16('\ufeff', false), 'utf-16le'],
    ['UTF-16, the other way round', utf16('\ufeff', true), 'utf-16be'],
    ['UTF-16 without mark', utf16('', false), 'utf-16le'],
    ['UTF-16 the other way round, without mark', utf16('', true), 'utf-16be'],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: LIST, encoding })
    expect(kindOfFile(bytes)).toBe('text')
  })

  test('bytes that are no text are none', () => {
    expect(decodeText(Uint8Array.of(65, 0, 0, 0, 66, 66, 66, 0, 1))).toBeNull()
  })
})

const file = (start: string) => Uint8Array.from(`${start}rest`, (sign) => sign.charCodeAt(0))

describe('a file is known by how it begins, whatever it is called', () => {
  const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
  test.each([
    ['PK\x03\x04', 'workbook'],
    [compound, 'old-workbook'],
    [`${compound}....${Array.from('EncryptedPackage').join('\0')}\0`, 'locked-workbook'],
    ['%PDF-1.7', 'not-a-table'],
    ['<html><table>', 'not-a-table'],
    ['\xff\xd8\xff\xe0', 'not-a-table'],
    ['Nom;Prix', 'text'],
  ])('%j is %s', (start, kind) => {
    expect(kindOfFile(file(start))).toBe(kind)
  })

  test('an empty one and one over 20 MB are refused', () => {
    expect(kindOfFile(new Uint8Array(0))).toBe('empty-file')
    expect(kindOfFile(new Uint8Array(20 * 1024 * 1024 + 1).fill(65))).toBe('file-too-large')
  })
})

test('no French text of Windows is taken for one of a Macintosh', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdeilmnorstuàâäçéèêëîïôöùûü')),
    minLength: 1,
    maxLength: 9,
  })
  const word = fc.tuple(letters, fc.constantFrom(0, 1, 2)).map(([text, way]) => {
    if (way === 0) return text
    return way === 1 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1)
  })
  const sign = fc.constantFrom(' ', ';', '\n', ' « ', ' » ', '\u00a0', ' ½ ', ' n° ', ' 5,00;')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 30 }), (words) => {
      const bytes = Uint8Array.from(words.flat().join(''), (letter) => letter.charCodeAt(0))
      expect(decodeText(bytes)?.encoding).not.toBe('macintosh')
    }),
  )
})
