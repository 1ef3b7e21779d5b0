import { expect, test } from 'vitest'
import { formatOfCode, numberFormat } from './number-format.ts'

test.each([
  ['General', 'general', ''],
  ['0.00', 'number', ''],
  ['#,##0.00 "€"', 'currency', '€'],
  ['#,##0.00\\ [$€-40C]', 'currency', '€'],
  ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-', 'currency', '€'],
  ['"$"#,##0.00', 'currency', '$'],
  ['[$£-809]#,##0.00', 'currency', '£'],
  ['0.00" €/kg"', 'currency', '€/kg'],
  ['0.000" kg"', 'unit', 'kg'],
  ['0\\ "g"', 'unit', 'g'],
  ['0%', 'percent', '%'],
  ['0.0\\ %', 'percent', '%'],
  ['dd/mm/yyyy', 'date', ''],
  ['[$-40C]d\\-mmm\\-yy;@', 'date', ''],
  ['h:mm', 'date', ''],
  ['@', 'text', ''],
])('the format %s is of kind %s', (code, kind, words) => {
  expect(formatOfCode(code)).toEqual({ kind, words })
})

test('formats that a workbook names by number alone', () => {
  expect(numberFormat(9, undefined).kind).toBe('percent')
  expect(numberFormat(14, undefined).kind).toBe('date')
  expect(numberFormat(44, undefined).kind).toBe('currency')
  expect(numberFormat(0, undefined).kind).toBe('general')
  expect(numberFormat(9, '0.00" kg"').words).toBe('kg')
})
