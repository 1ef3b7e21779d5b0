import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

/** As if every letter were a point wide. */
const width = (text: string) => text.length

it('breaks between words, never inside one that fits', () => {
  expect(breakLines('Pâté en croûte maison', 10, width)).toEqual(['Pâté en', 'croûte', 'maison'])
})

it('gives the last line company', () => {
  expect(breakLines('un deux trois quatre', 16, width)).toEqual(['un deux', 'trois quatre'])
})

it('leaves no word alone in any line while another break into as many lines serves', () => {
  expect(breakLines('aa bbb cc xxxxxxx yyyyyyy zz', 12, width)).toEqual([
    'aa bbb',
    'cc xxxxxxx',
    'yyyyyyy zz',
  ])
  expect(breakLines('un extraordinaire deux', 15, width)).toEqual(['un', 'extraordinaire', 'deux'])
})

it('keeps a number beside its n°, and not alone in a line', () => {
  expect(breakLines('Plat au jus de thym n° 35', 19, width)).toEqual(['Plat au jus', 'de thym n° 35'])
  expect(breakLines('Chanel  N°  5 rosé', 9, width)).toEqual(['Chanel', 'N° 5 rosé'])
})

it('needs no line more for it than the fullest lines do', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 12, max: 60 }), (text, room) => {
      const even = breakLines(text, room, width, true)
      expect(breakLines(text, room, width)).toHaveLength(even.length)
    }),
  )
})

it('makes lines about as long as each other where they are centred', () => {
  const text = 'aa bb cc dd ee ff gg hh'
  expect(breakLines(text, 17, width)).toEqual(['aa bb cc dd ee ff', 'gg hh'])
  expect(breakLines(text, 17, width, true)).toEqual(['aa bb cc dd', 'ee ff gg hh'])
})

it('keeps what is bound by a hard space together, and cuts a word that is wider than the room', () => {
  expect(breakLines('cuit à 63\u00a0°C', 8, width)).toEqual(['cuit à', '63\u00a0°C'])
  expect(breakLines('anticonstitutionnellement', 10, width)).toEqual(['anticonsti', 'tutionnell', 'ement'])
})

it('loses no word, and no line is wider than the room', () => {
  fc.assert(
    fc.property(
      fc.lorem({ maxCount: 30 }),
      fc.integer({ min: 12, max: 60 }),
      fc.boolean(),
      (text, room, even) => {
        const lines = breakLines(text, room, width, even)
        expect(lines.join(' ')).toBe(text)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(room)
      },
    ),
  )
})
