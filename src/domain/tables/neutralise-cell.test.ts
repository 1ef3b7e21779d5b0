import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutraliseCell, restoreCell } from './neutralise-cell.ts'

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+33 6 12 34 56 78', "'+33 6 12 34 56 78"],
  ['-2+3|cmd', "'-2+3|cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
])('%j could run in a spreadsheet, %j cannot', (text, safe) => {
  expect(neutraliseCell(text)).toBe(safe)
})

test.each(['Tomate', '12,50', '-12,50', '-3', "l'huile", "'Bio'", ''])('%j stays as it is', (text) => {
  expect(neutraliseCell(text)).toBe(text)
  expect(restoreCell(text)).toBe(text)
})

test('any text comes back as it was, and nothing written begins a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("'=+-@ \t\r\na1,＝")), maxLength: 8 })
  fc.assert(
    fc.property(text, (text) => {
      const written = neutraliseCell(text)
      expect(restoreCell(written)).toBe(text)
      expect(written).not.toMatch(/^\s*(?:[=+@]|-(?!\d+(?:[.,]\d+)?$))/u)
    }),
  )
})
