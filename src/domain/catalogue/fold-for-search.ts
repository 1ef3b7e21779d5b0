/** Fast path for ASCII text, of which only the case is folded. */
const PLAIN = /^[ -~]*$/
const MARKS = /[\u0300-\u036f]/g
const UNBREAKABLE_SPACES = /[\u00a0\u202f]/g

/**
 * Text as a search compares it, case and accents removed: 'creme' finds 'Crème', 'oeuf' finds 'Œufs'. Apostrophes
 * and spaces become the ones a keyboard types: "huile d'olive" finds 'Huile d’olive'.
 * Fold both sides, then look for one in the other. The database's `fold` gives the same.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('’', "'")
    .replace(UNBREAKABLE_SPACES, ' ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}
