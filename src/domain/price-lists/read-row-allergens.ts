import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { cellText } from './cell.ts'
import type { Cell } from './cell.ts'
import { textIn } from './list-columns.ts'
import type { ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import { readAllergenMark, readAllergens } from './read-allergens.ts'

/** The allergens of a row, from a text or from crosses under their names. An empty cell never means 'none'. */
export function readRowAllergens(row: readonly Cell[], columns: ListColumns) {
  const column = columns.one('allergens')
  const { allergens, allergenFree, traces, numbered, unknown } = readAllergens(textIn(row, column))
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], at: number | null) =>
    doubts.push({ field: 'allergens', column: at, reason })
  if (numbered) doubt('allergens-numbered', column?.at ?? null)
  if (traces.length > 0) doubt('allergens-traces', column?.at ?? null)
  if (unknown.length > 0) doubt('allergens-unknown', column?.at ?? null)

  const found = new Set<Allergen>(allergens)
  const marks = columns.all('allergenMark')
  let absent = 0
  for (const { at, allergen } of marks) {
    const mark = readAllergenMark(cellText(row[at]))
    if (mark === 'contained' && allergen !== null) found.add(allergen)
    if (mark === 'absent') absent += 1
    if (mark === 'traces') doubt('allergens-traces', at)
    if (mark === 'unknown') doubt('allergens-unknown', at)
  }
  const saidOfAll = marks.length === ALLERGENS.length && absent === marks.length
  return {
    allergens: ALLERGENS.filter((allergen) => found.has(allergen)),
    allergenFree: found.size === 0 && unknown.length === 0 && (allergenFree || saidOfAll),
    doubts,
  }
}
