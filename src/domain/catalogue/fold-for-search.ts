/** Fast path for ASCII text, of which only the case is folded. */
const PLAIN = /^[ -~]*$/
const MARKS = /[\u0300-\u036f]/g
/** Soft hyphens, spaces and joiners without a width, and byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
/** That of a word, and the one at which no line is broken. */
const HYPHENS = /[\u2010\u2011]/g
/** Letters that are no other one with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}
const SPELLED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** What PDFs have in the place of letters. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}
const LIGATURE = new RegExp(`[${Object.keys(LIGATURES).join('')}]`, 'g')

/**
 * Text as a search compares it, case and accents removed: 'creme' finds 'Crème', 'oeuf' finds 'Œufs'. Apostrophes, hyphens
 * and spaces become the ones a keyboard types: "huile d'olive" finds 'Huile d’olive'.
 * Fold both sides, then look for one in the other. The database's `fold` gives the same.
 */
export function foldForSearch(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return withPlainSigns(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('’', "'")
    .replace(SPELLED, (letter) => LETTERS[letter] ?? letter)
}

/** The same text with the letters, hyphens and spaces that a keyboard types in the place of ligatures and of those that do not break. */
export function withPlainSigns(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(LIGATURE, (letters) => LIGATURES[letters] ?? letters)
}
