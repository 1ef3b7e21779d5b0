import { expect, test } from 'vitest'
import { parseFormula } from './parse-formula.ts'
import { shiftFormula } from './shift-formula.ts'

const cell = (row: number, column: number, tab: string | null = null) => ({ kind: 'cell', tab, row, column })

test('a product of two cells of a row', () => {
  expect(parseFormula('B4*$C$4')).toEqual({
    kind: 'operation',
    operator: '*',
    left: cell(3, 1),
    right: cell(3, 2),
  })
})

test('a sum of a range, and of a cell of another tab', () => {
  expect(parseFormula("SUM(D4:D15,'Prix d''achat'!E2)")).toEqual({
    kind: 'call',
    name: 'SUM',
    args: [
      { kind: 'range', tab: null, fromRow: 3, fromColumn: 3, toRow: 14, toColumn: 3 },
      cell(1, 4, "Prix d'achat"),
    ],
  })
})

test('operators bind as in arithmetic', () => {
  expect(parseFormula('1+2*3%')).toEqual({
    kind: 'operation',
    operator: '+',
    left: { kind: 'number', value: 1 },
    right: {
      kind: 'operation',
      operator: '*',
      left: { kind: 'number', value: 2 },
      right: { kind: 'percent', of: { kind: 'number', value: 3 } },
    },
  })
})

test.each(['[1]Tarif!B4', "'[Prix.xlsx]Tarif'!B4", 'Total_recette'])(
  '%s refers to nothing that is read',
  (formula) => {
    expect(parseFormula(formula)).toEqual({ kind: 'unknown' })
  },
)

test.each(['B4*', '(B4', 'SUM(B4', '"open', ')', '', '='.repeat(50), '('.repeat(5000)])(
  '%s is not understood',
  (formula) => {
    expect(parseFormula(formula)).toBeNull()
  },
)

test('a formula that cells share moves with them, but for fixed addresses and texts', () => {
  expect(shiftFormula('B4*$C4+D$1*SUM(E4:E9)&"B4"', 2, 1)).toBe('C6*$C6+E$1*SUM(F6:F11)&"B4"')
  expect(shiftFormula("'B4 x'!B4+LOG10(A1)", 1, 0)).toBe("'B4 x'!B5+LOG10(A2)")
})
