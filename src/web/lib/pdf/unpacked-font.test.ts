import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { expect, it } from 'vitest'
import { readFont } from '#web/lib/pages/testing/font-files.ts'
import { unpackedFont } from './unpacked-font.ts'

const outlines = (font: Font) => font.layout('Œuf à 14 €').glyphs.map((glyph) => glyph.path.toSVG())

it('a font out of its WOFF is the same font', async () => {
  const file = await readFont({ face: 'cormorant', part: 'latin' })
  const packed = create(new Uint8Array(file) as Buffer) as Font
  const plain = create(unpackedFont(file) as Buffer) as Font
  expect([packed.type, plain.type]).toEqual(['WOFF', 'TTF'])
  expect(plain.postscriptName).toBe(packed.postscriptName)
  expect(plain.characterSet).toEqual(packed.characterSet)
  expect(outlines(plain)).toEqual(outlines(packed))
})

it('what is no WOFF is left as it is', async () => {
  const plain = unpackedFont(await readFont('signs'))
  expect(unpackedFont(plain.buffer)).toEqual(plain)
})
