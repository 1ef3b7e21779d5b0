/** What the embedded fonts draw: Latin letters with their accents, the punctuation of French, a few signs. */
const DRAWN =
  /^[\n\u0020-\u007e\u00a0-\u0148\u014a-\u017e\u01fa-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]*$/u

/** Widths of space; Intl writes amounts with the narrow one. */
const SPACES = /[\u2002-\u200a\u202f\u205f\u3000\t]/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const HYPHENS = /[\u2010\u2011]/gu
/** Between '1' and '⅓', which would be read as eleven thirds once it is written 1⁄3. */
const BEFORE_FRACTION = /(?<=\d)(?=[⅐-⅞])/gu
const ACCENTS = /[\u0300-\u036f]/gu
/** The signs of a kitchen, as they are typed where the fonts have none. */
const SIGNS: Record<string, string> = {
  '→': '->',
  '⇒': '=>',
  '➜': '->',
  '➔': '->',
  '←': '<-',
  '⇐': '<=',
  '↔': '<->',
  '≤': '<=',
  '⩽': '<=',
  '≥': '>=',
  '⩾': '>=',
  '≠': '!=',
  '≈': '~',
  '≃': '~',
  '∼': '~',
  '∅': 'Ø',
  '⌀': 'Ø',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '⁃': '-',
  '‒': '–',
  '―': '—',
  '✕': '×',
  '✖': '×',
  '∶': ':',
}

/**
 * A text as the PDF's fonts can set it. The PDF would put a wrong letter for one that no font has, so such a
 * letter is said by its equivalent (⅓ as 1⁄3, ≤ as <=, a foreign letter without its accent); one that has
 * none is left out, for a wrong sign in a recipe is worse than a missing one.
 */
export function pdfText(text: string): string {
  const plain = text.normalize('NFC').replace(SPACES, '\u00a0').replace(INVISIBLE, '').replace(HYPHENS, '-')
  if (DRAWN.test(plain)) return plain
  return Array.from(plain.replace(BEFORE_FRACTION, ' '), drawn).join('')
}

function drawn(letter: string): string {
  const equivalents = [
    letter,
    SIGNS[letter] ?? '',
    letter.normalize('NFKC'),
    letter.normalize('NFKD').replace(ACCENTS, ''),
  ]
  return equivalents.find((equivalent) => equivalent !== '' && DRAWN.test(equivalent)) ?? ''
}
