import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { cellText } from './cell.ts'
import type { Cell } from './cell.ts'
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
  const column = columns.one('allergens')
  const stated = column === null ? null : readText(textIn(row, column), column, read)
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], at: number | null) =>
    doubts.push({ field: 'allergens', column: at, reason })
  if (stated?.numbered === true) doubt('allergens-numbered', column?.at ?? null)
  if (stated !== null && stated.unknown.length > 0) doubt('allergens-unknown', column?.at ?? null)

  const found = new Set<Allergen>(stated?.allergens)
  const possible = new Set<Allergen>(stated?.traces)
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
  const saidOfAll = marks.length === ALLERGENS.length && absent === marks.length
  const unclear = stated !== null && stated.unknown.length > 0
  return {
    allergens: ALLERGENS.filter((allergen) => found.has(allergen)),
    allergenFree: found.size === 0 && !unclear && (stated?.allergenFree === true || saidOfAll),
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
    case 'asked':
      return readAllergenMark(text) === 'absent'
        ? { ...reading, allergenFree: true, unknown: [] }
        : { ...reading, unknown }
  }
}
