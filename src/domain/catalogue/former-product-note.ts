import { SHEET_MAX_LENGTH } from './sheet-limits.ts'

const BETWEEN = ' · '

/**
 * The note of a line whose product is deleted: the product's name, so that a cook still knows what went in, then the
 * former note.
 */
export function formerProductNote(productName: string, note: string | null): string {
  return [productName, note]
    .filter((part) => part !== null && part !== '')
    .join(BETWEEN)
    .slice(0, SHEET_MAX_LENGTH.lineNote)
}

/**
 * The note of a line that gets a product again: the name that `formerProductNote` put first is removed, the rest is
 * kept.
 */
export function noteWithoutFormerName(note: string | null, newName: string): string | null {
  if (note === null || note === newName) return null
  const begin = note.startsWith(newName + BETWEEN) ? newName.length : note.indexOf(BETWEEN)
  return begin === -1 ? null : note.slice(begin + BETWEEN.length) || null
}
