import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import { allergensOfColumn, readAllergenMark } from './read-allergens.ts'
import type { AllergensReading } from './read-allergens.ts'

export interface RowAllergens {
  allergens: Allergen[]
  allergenFree: boolean
  /** Named as possible only; never contained as well. */
  traces: Allergen[]
  doubts: Doubt[]
}

/** The allergens of a row, from a text or from crosses under their names. An empty cell never means 'none'. */
export function readRowAllergens(
  row: readonly Cell[],
  columns: ListColumns,
  read: (text: string) => AllergensReading,
): RowAllergens {
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], at: number | null) =>
    doubts.push({ field: 'allergens', column: at, reason })
  const stated = columns
    .all('allergens')
    .map((column) => ({ at: column.at, ...readText(textIn(row, column), column, read) }))
  for (const { at, numbered, unknown } of stated) {
    if (numbered) doubt('allergens-numbered', at)
    if (unknown.length > 0) doubt('allergens-unknown', at)
  }
  const found = new Set(stated.flatMap(({ allergens }) => allergens))
  const possible = new Set(stated.flatMap(({ traces }) => traces))
  const marks = columns.all('allergenMark')
  let absent = 0
  for (const { at, allergen } of marks) {
    const text = cellText(row[at])
    const mark = readAllergenMark(text)
    if (mark === 'contained' && allergen !== null) found.add(allergen)
    // A dash under all fourteen may be an empty form.
    if (mark === 'absent' && /[\p{L}\d]/u.test(text)) absent += 1
    if (mark === 'traces' && allergen !== null) possible.add(allergen)
    if (mark === 'unknown') doubt('allergens-unknown', at)
  }
  const absentInAll = marks.length === ALLERGENS.length && absent === marks.length
  const unclear = stated.some(({ unknown }) => unknown.length > 0)
  return {
    allergens: ALLERGENS.filter((allergen) => found.has(allergen)),
    allergenFree:
      found.size === 0 && !unclear && (stated.some(({ allergenFree }) => allergenFree) || absentInAll),
    traces: ALLERGENS.filter((allergen) => possible.has(allergen) && !found.has(allergen)),
    doubts,
  }
}

/** What a text says under its header: in a column of traces it names traces. */
function readText(
  text: string,
  { header }: ListColumn,
  read: (text: string) => AllergensReading,
): AllergensReading {
  const reading = read(text)
  const { allergens, traces, unknown } = reading
  switch (allergensOfColumn(header)) {
    case 'contained':
      return reading
    case 'traces':
      return { ...reading, allergens: [], allergenFree: false, traces: [...allergens, ...traces] }
    case 'absent':
      return { ...reading, allergens: [], allergenFree: false, unknown: text === '' ? [] : [text] }
    case 'yes-no':
      return readAllergenMark(text) === 'absent'
        ? { ...reading, allergenFree: true, unknown: [] }
        : { ...reading, unknown }
  }
}
