import { SHEET_MAX_LENGTH } from './sheet-limits.ts'

const BETWEEN = ' · '

/**
 * The note of a line whose product is deleted: it begins with the product's name, so that a cook still knows what
 * went in, and goes on with what was noted.
 */
export function formerProductNote(productName: string, note: string | null): string {
  return [productName, note]
    .filter((part) => part !== null && part !== '')
    .join(BETWEEN)
    .slice(0, SHEET_MAX_LENGTH.lineNote)
}

/**
 * The note of a line without a product once it has one again. Such a line went by its note, which begins with a name:
 * that goes, and what was noted after it stays.
 */
export function noteWithoutFormerName(note: string | null, newName: string): string | null {
  if (note === null || note === newName) return null
  const begin = note.startsWith(newName + BETWEEN) ? newName.length : note.indexOf(BETWEEN)
  return begin === -1 ? null : note.slice(begin + BETWEEN.length) || null
}
