import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { DRAWN } from '#web/lib/pdf/pdf-text.ts'
import { FACES } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import { readFont } from '#web/lib/pages/testing/font-files.ts'
import { LETTERS, SIGN_LETTERS } from './letter-ranges.ts'

const isIn = (ranges: string, code: number) =>
  ranges.split(', ').some((range) => {
    const [first, last = first] = range.slice(2).split('-')
    return code >= Number.parseInt(String(first), 16) && code <= Number.parseInt(String(last), 16)
  })

const open = async (font: Parameters<typeof readFont>[0]) =>
  create(new Uint8Array(await readFont(font)) as Buffer) as Font

test.each(Object.keys(FACES) as FaceName[])(
  'the page finds every letter of a carte in %s or among the signs',
  async (face) => {
    const [latin, latinExtended, signs] = await Promise.all([
      open({ face, part: 'latin' }),
      open({ face, part: 'latinExtended' }),
      open('signs'),
    ])
    const parts = [
      { font: latin, ranges: LETTERS.latin },
      { font: latinExtended, ranges: LETTERS.latinExtended },
      { font: signs, ranges: SIGN_LETTERS },
    ]
    const lacking = Array.from({ length: 0xffff }, (_, code) => code).filter(
      (code) =>
        code >= 0x20 &&
        DRAWN.test(String.fromCharCode(code)) &&
        !parts.some(({ font, ranges }) => isIn(ranges, code) && font.hasGlyphForCodePoint(code)),
    )
    expect(lacking.map((code) => code.toString(16))).toEqual([])
  },
)

test('a carte in French fetches no signs', () => {
  const french = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’‘“”«»–—…·•°€, 0123456789'
  const fetched = Array.from(french).filter((letter) => isIn(SIGN_LETTERS, letter.codePointAt(0) ?? 0))
  expect(fetched).toEqual([])
})
