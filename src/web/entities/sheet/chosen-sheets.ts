import { MAX_CHOSEN_SHEETS } from '#domain/purchases/limits.ts'
import { id as readId } from '#web/lib/navigation/search-params.ts'
import { portionsIn } from './covers/portions-in.ts'

/** A sheet that is bought for. */
export interface ChosenSheet {
  sheetId: string
  /** For how many; undefined for as many as it is written for. */
  covers?: number | undefined
}

/** Characters that need no encoding in a URL and occur in no id. */
const BETWEEN = '*'
const WITHIN = '_'

/** An id and a number, a hundred times. */
export const LONGEST_CHOICE = 8000

/** Sheets as the address of the purchase list holds them: '{id}_80*{id}'. */
export function writeChosen(sheets: readonly ChosenSheet[]): string {
  return sheets
    .slice(0, MAX_CHOSEN_SHEETS)
    .map(({ sheetId, covers }) => (covers === undefined ? sheetId : `${sheetId}${WITHIN}${String(covers)}`))
    .join(BETWEEN)
}

/** Parses the search param; what is no sheet, and one that is there already, count as absent. */
export function readChosen(text: string): ChosenSheet[] {
  const chosen = new Map<string, ChosenSheet>()
  for (const entry of text.split(BETWEEN)) {
    const [id, number, ...more] = entry.split(WITHIN)
    const sheetId = readId(id)
    const covers = number === undefined ? undefined : portionsIn(number)
    if (sheetId === undefined || covers === null || more.length > 0 || chosen.has(sheetId)) continue
    chosen.set(sheetId, { sheetId, covers })
  }
  return [...chosen.values()].slice(0, MAX_CHOSEN_SHEETS)
}
