/**
 * What the embedded fonts draw: Latin, Greek and Cyrillic letters, the punctuation of French, the signs of a
 * kitchen (≤ 10 °C, →, ⅓). A test compares this with the fonts themselves.
 */
export const DRAWN =
  /^[\n\u0020-\u007e\u00a0-\u0148\u014a-\u017e\u01fa-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u0525\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2010-\u2027\u2030-\u2058\u2070\u2071\u2074-\u208e\u20ac\u2103\u2109\u2116\u2122\u2150-\u215f\u2190-\u21ff\u2200-\u22ff\u2300\u2460-\u2469\u2500-\u25ff\u2605\u2606\u2610-\u2613\u2713-\u2718\u2776-\u2794\u2798-\u27af]*$/u

/** Widths of space; Intl writes amounts with the narrow one. */
const SPACES = /[\u2002-\u200a\u202f\u205f\u3000\t]/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const ACCENTS = /[\u0300-\u036f]/gu

/**
 * A text as the PDF's fonts can set it. The PDF would put a wrong letter for one that no font has, so such a
 * letter is replaced by its equivalent (ﬁ as fi, a foreign letter without its accent); one that has
 * none is left out, for a wrong sign in a recipe is worse than a missing one.
 */
export function pdfText(text: string): string {
  const plain = text.normalize('NFC').replace(SPACES, '\u00a0').replace(INVISIBLE, '')
  return DRAWN.test(plain) ? plain : Array.from(plain, drawn).join('')
}

function drawn(letter: string): string {
  const equivalents = [letter, letter.normalize('NFKC'), letter.normalize('NFKD').replace(ACCENTS, '')]
  return equivalents.find((equivalent) => equivalent !== '' && DRAWN.test(equivalent)) ?? ''
}
