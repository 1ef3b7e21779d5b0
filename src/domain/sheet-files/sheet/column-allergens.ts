import { allergenOfHeader, readAllergenMark } from '../../price-lists/read-allergens.ts'
import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import { labelOf } from '../tables/labels.ts'
import { headsPlace } from '../tables/sheet-table.ts'
import type { SheetTable } from '../tables/sheet-table.ts'

/** Columns with an allergen each that figures may mark; fewer may be foods of that name, unless crosses mark them. */
const LEAST_MARKED = 4
const CROSS = /^(?:x|oui|yes|[✓✔☑●•■×+])$/u

/**
 * What the columns of a table say of the allergens of its lines, in words: 'Crème : lait ; Pâte : gluten', 'lait, gluten'
 * where all lines have the same; null without such a column.
 */
export function allergensOfColumns(
  table: SheetTable,
  name: number,
  rows: readonly number[],
): Found<string> | null {
  const { grid, from } = table
  const { row: headRow, height: headHeight } = headsPlace(table)
  if (headHeight === 0) return null
  const heads = cellsOf(grid, headRow + headHeight - 1, from)
  const named = heads.filter(({ text, isText }) => isText && labelOf(text) === 'allergens')
  const marked = heads.flatMap(({ text, isText, place }) => {
    const allergen = isText ? allergenOfHeader(text) : null
    if (allergen === null) return []
    const marks = rows.map((row) => readAllergenMark(grid.cell(row, place.column).text))
    return marks.includes('unknown') ? [] : [{ allergen, column: place.column, marks }]
  })
  const isMarked =
    marked.length >= LEAST_MARKED ||
    marked.some(({ column }) => rows.some((row) => CROSS.test(grid.cell(row, column).words)))
  const byLine = rows.flatMap((row, at) => {
    const texts = named.flatMap(({ place }) => {
      const { text, isText } = grid.cell(row, place.column)
      return isText ? [text] : []
    })
    if (isMarked)
      for (const { allergen, marks } of marked) if (marks[at] === 'contained') texts.push(allergen)
    return texts.length === 0 ? [] : [{ name: grid.cell(row, name).text, text: texts.join(', ') }]
  })
  const [first] = byLine
  const cell = named[0]?.place ?? (marked[0] && { tab: grid.at, row: headRow, column: marked[0].column })
  if (first === undefined || cell === undefined) return null
  const isOne = byLine.every(({ text }) => text === first.text) && named.length > 0
  return {
    value: isOne ? first.text : byLine.map((line) => `${line.name} : ${line.text}`).join(' ; '),
    cell,
  }
}
