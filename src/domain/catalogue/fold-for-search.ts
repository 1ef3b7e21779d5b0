const MARKS = /[\u0300-\u036f]/g

/**
 * Text as a search compares it, case and accents removed: 'creme' finds 'Crème', 'oeuf' finds 'Œufs'.
 * Fold both sides, then look for one in the other. The database's `fold` gives the same.
 */
export function foldForSearch(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}
