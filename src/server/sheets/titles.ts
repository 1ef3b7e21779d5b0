import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { sqlFailure } from '#database/sql-failure.ts'
import { invalidFields, refusal } from '../translate-error.ts'

/**
 * Runs a write of a title.
 * @throws TITLE_TAKEN when another sheet of the user's has it, whatever its case
 */
export async function withFreeTitle<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const constraint = sqlFailure(error)?.constraint
    if (constraint === 'tech_sheets_title_unique')
      throw refusal('TITLE_TAKEN', 'A sheet of this title exists already')
    // The database counts characters, the contract the units of JavaScript: a lone emoji is two of them.
    if (constraint === 'tech_sheets_title') throw invalidFields([{ path: 'title', rule: 'title-too-short' }])
    throw error
  }
}

const COPY = / \(copie(?: \d+)?\)$/u

/** The title of a sheet's nth copy: 'Tarte fine (copie)', 'Tarte fine (copie 2)'; cut to what a title can hold. */
export function copyTitle(title: string, nth: number): string {
  const suffix = nth === 1 ? ' (copie)' : ` (copie ${nth})`
  return `${cut(title.replace(COPY, ''), SHEET_MAX_LENGTH.title - suffix.length)}${suffix}`
}

/** More than the ending of any copy takes. */
const ROOM_FOR_ENDING = 20
const lower = (title: string) => title.toLocaleLowerCase('und')

/**
 * Gives sheets the titles of copies. Titles that begin alike are numbered together: each number is tried once, however many
 * sheets of one title there are.
 * @param taken in any case; each title that is given is taken from then on
 */
export function copyTitles(taken: Iterable<string>): (title: string) => string {
  const used = new Set(Array.from(taken, lower))
  const lastOf = new Map<string, number>()
  return (title) => {
    const beginning = lower(cut(title.replace(COPY, ''), SHEET_MAX_LENGTH.title - ROOM_FOR_ENDING))
    let nth = (lastOf.get(beginning) ?? 0) + 1
    while (used.has(lower(copyTitle(title, nth)))) nth += 1
    lastOf.set(beginning, nth)
    const copy = copyTitle(title, nth)
    used.add(lower(copy))
    return copy
  }
}

/** The title of the nth of several sheets of one title that are no copies: 'Sauce (2)', 'Sauce (3)'. */
export function nthTitle(title: string, nth: number): string {
  const suffix = ` (${nth + 1})`
  return `${cut(title, SHEET_MAX_LENGTH.title - suffix.length)}${suffix}`
}

/** Whole characters only: half of a surrogate pair is none. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd()
}
