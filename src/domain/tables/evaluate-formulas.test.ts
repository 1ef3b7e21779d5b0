import { expect, test } from 'vitest'
import { evaluateFormulas } from './evaluate-formulas.ts'
import { GENERAL } from './number-format.ts'
import { cellName } from './tab.ts'
import type { Tab } from './tab.ts'

/** A tab whose texts with '=' are formulas without a saved value. */
function tab(name: string, rows: (string | number | null)[][]): Tab {
  const cells = rows.map((row) =>
    row.map((value) => {
      const isFormula = typeof value === 'string' && value.startsWith('=')
      return { value: isFormula ? null : value, formula: isFormula ? value.slice(1) : null, format: GENERAL }
    }),
  )
  return {
    name,
    cells,
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    hidden: false,
    hasPicture: false,
  }
}

const valueAt = (tabs: readonly Tab[], row: number, column: number) => tabs[0]?.cells[row]?.[column]?.value

test('arithmetic, sums, products and rounding of cells are computed, of other tabs too', () => {
  const { tabs, circular } = evaluateFormulas([
    tab('Fiche', [
      [2, 4.5, '=A1*B1', '=PRODUCT(A1:B1)'],
      [0.25, "='Prix'!A1/2", '=ROUND(A2*B2,2)', '=-(A2+1)*10%'],
      ['Sel', null, '=SUM(C1:C2,5)', '=A3*2'],
    ]),
    tab('Prix', [[11]]),
  ])
  expect(valueAt(tabs, 0, 2)).toBe(9)
  expect(valueAt(tabs, 0, 3)).toBe(9)
  expect(valueAt(tabs, 1, 2)).toBe(1.38)
  expect(valueAt(tabs, 1, 3)).toBeCloseTo(-0.125)
  expect(valueAt(tabs, 2, 2)).toBeCloseTo(15.38)
  expect(tabs[0]?.cells[2]?.[3], 'twice a text').toMatchObject({ value: null, failed: true })
  expect(circular).toEqual([])
})

test('any other formula has no value, and neither has what is drawn from it', () => {
  const { tabs } = evaluateFormulas([
    tab('Fiche', [
      ['=VLOOKUP("Beurre",A1:B9,2)', '=A1*2', '=SUM(A1:B1)', '=[1]Prix!B2', '=Absent!A1', '=1/0'],
    ]),
  ])
  for (const column of [0, 1, 2, 3, 4, 5])
    expect(tabs[0]?.cells[0]?.[column], String(column)).toMatchObject({ value: null, failed: true })
})

test('a formula that leads back to itself is named', () => {
  const { tabs, circular } = evaluateFormulas([tab('Fiche', [['=B1+1', '=C1', '=A1']])])
  expect(circular.map(cellName)).toEqual(['A1'])
  expect(valueAt(tabs, 0, 1)).toBeNull()
})

test('a chain of formulas that never ends does not keep its reader busy', () => {
  const chain = Array.from({ length: 5000 }, (_, row) => [
    `=A${String(row + 2)}+SUM(A${String(row + 2)}:A5000)`,
  ])
  expect(() => evaluateFormulas([tab('Fiche', chain)])).not.toThrow()
})
