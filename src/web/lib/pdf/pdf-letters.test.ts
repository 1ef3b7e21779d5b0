import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DRAWN } from './pdf-text.ts'

const fileOf = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${path}`)))
const FONTS = [
  'instrument-sans/files/instrument-sans-latin-400-normal.woff',
  'instrument-sans/files/instrument-sans-latin-ext-400-normal.woff',
  'fraunces/files/fraunces-latin-600-normal.woff',
  'dejavu-sans/files/dejavu-sans-latin-400-normal.woff',
].map((path) => create(fileOf(path)) as Font)

test('every letter that is passed on to the PDF is in one of its fonts', () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => code).filter(
    (code) => code !== 0x0a && DRAWN.test(String.fromCharCode(code)),
  )
  expect(letters.length).toBeGreaterThan(1500)
  const missing = letters.filter((code) => !FONTS.some((font) => font.hasGlyphForCodePoint(code)))
  expect(missing.map((code) => `U+${code.toString(16)}`)).toEqual([])
})
