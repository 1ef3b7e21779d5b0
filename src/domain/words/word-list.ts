/**
 * Word lists of readers: one word or phrase a line, folded as `foldForSearch` folds the texts that are compared with them,
 * unless the list says otherwise.
 *
 * Marks in a phrase:
 * - `(s)`: may be missing; `(a|b)`: one of them, or none; `( ht)+`: any number of times, or missing
 * - `[a|b]`: one of them
 * - `*`: any further letters or digits of the word; `…`: any further text; `?`: any one character
 * - `#`: a whole number; `<digit>`: one digit; `<letter>`: one letter; `<word>`: one word; `<letters>`: at least one
 *   letter or digit, `<character>`: one of them, `<sign>`: one of anything else; `<space>`: a space at an end of a phrase;
 *   `<blank>`: any white space
 * - `¦`: the end or the beginning of a word; `^`, `$`: the beginning and the end of the text
 * - `{not a|b}`: none of them follows; `{before a|b}`: one of them follows; `{not after a|b}`: none of them is before
 * - `\`: the next character is itself
 */

const MARKS: Readonly<Record<string, string>> = {
  '(': '(?:',
  ')': ')?',
  ')+': ')*',
  '[': '(?:',
  ']': ')',
  '|': '|',
  '*': String.raw`\w*`,
  '…': '.*',
  '?': '.',
  '#': String.raw`\d+`,
  '<digit>': String.raw`\d`,
  '<letter>': String.raw`\p{L}`,
  '<word>': String.raw`\p{L}+`,
  '<letters>': String.raw`\w+`,
  '<character>': String.raw`\w`,
  '<sign>': String.raw`\W`,
  '<space>': ' ',
  '<blank>': String.raw`\s`,
  '¦': String.raw`\b`,
  '^': '^',
  $: '$',
  '{not after ': '(?<!',
  '{not ': '(?!',
  '{before ': '(?=',
  '}': ')',
}
const SIGN = /\\.|\)\+|<\w+>|\{(?:not after|not|before) |[^]/gu

/** Where a list names another one. */
const LIST = '\0'

const linesOf = (raw: readonly string[]) =>
  raw
    .join(LIST)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const signOf = (sign: string): string =>
  MARKS[sign] ??
  (sign.startsWith('\\') ? sign.slice(1) : sign).replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`)

/**
 * The phrases of a list as one group of a regular expression, the first that matches before the others.
 * @param lists that phrases name, `${PACKS} price`: any phrase of the list matches in that place
 */
export function phrases({ raw }: TemplateStringsArray, ...lists: readonly string[]): string {
  const named = lists.values()
  return `(?:${linesOf(raw)
    .map((line) =>
      line.replaceAll(SIGN, (sign) => (sign === LIST ? (named.next().value ?? '') : signOf(sign))),
    )
    .join('|')})`
}

/** Plain words of a list, without marks. */
export const wordSet = ({ raw }: TemplateStringsArray): ReadonlySet<string> => new Set(linesOf(raw))

/** Matches a text that is one of the phrases. */
export const whole = (list: string): RegExp => new RegExp(`^${list}$`, 'u')

/** Matches a text that begins with one of the phrases. */
export const beginning = (list: string): RegExp => new RegExp(String.raw`^${list}\b`, 'u')

/** Matches a text that contains one of the phrases between the borders of words. */
export const containing = (list: string): RegExp => new RegExp(String.raw`\b${list}\b`, 'u')

/** Matches a text that contains one of the phrases, also within a word. */
export const anywhere = (list: string): RegExp => new RegExp(list, 'u')
