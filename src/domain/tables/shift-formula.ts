import { columnAt, columnLetter } from './column-letter.ts'

/** An address that is no part of a word, a text or a function's name. */
const ADDRESS =
  /"(?:[^"]|"")*"|'(?:[^']|'')+'!?|(?<![\p{L}\d_.$])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\p{L}\d_(!])/gu

/**
 * A formula that several cells share, as it is in one of them: addresses without '$' move along.
 * @param rows and columns from the cell with the formula
 */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  return formula.replaceAll(
    ADDRESS,
    (whole, fixedColumn: string | undefined, letters: string | undefined, fixedRow: string, row: string) => {
      if (letters === undefined) return whole
      const column = fixedColumn === '$' ? letters : columnLetter(Math.max(0, columnAt(letters) + columns))
      const moved = fixedRow === '$' ? row : String(Math.max(1, Number(row) + rows))
      return `${fixedColumn ?? ''}${column}${fixedRow}${moved}`
    },
  )
}
