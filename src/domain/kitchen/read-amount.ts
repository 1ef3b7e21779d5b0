const FRENCH = [
  ['un', 'une'],
  ['deux'],
  ['trois'],
  ['quatre'],
  ['cinq'],
  ['six'],
  ['sept'],
  ['huit'],
  ['neuf'],
  ['dix'],
  ['onze'],
  ['douze'],
  ['treize'],
  ['quatorze'],
  ['quinze'],
  ['seize'],
  ['dix-sept'],
  ['dix-huit'],
  ['dix-neuf'],
]
const ENGLISH = [
  ['one', 'a', 'an', 'another'],
  ['two'],
  ['three'],
  ['four'],
  ['five'],
  ['six'],
  ['seven'],
  ['eight'],
  ['nine'],
  ['ten'],
  ['eleven'],
  ['twelve'],
  ['thirteen'],
  ['fourteen'],
  ['fifteen'],
  ['sixteen'],
  ['seventeen'],
  ['eighteen'],
  ['nineteen'],
]
const TENS: [word: string, value: number, units: string[][]][] = [
  ['vingt', 20, FRENCH],
  ['trente', 30, FRENCH],
  ['quarante', 40, FRENCH],
  ['cinquante', 50, FRENCH],
  ['soixante', 60, FRENCH],
  ['twenty', 20, ENGLISH],
  ['thirty', 30, ENGLISH],
  ['forty', 40, ENGLISH],
  ['fifty', 50, ENGLISH],
  ['sixty', 60, ENGLISH],
]
/** French words for about so many. */
const ABOUT: [word: string, value: number][] = [
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
]

const WORDS = new Map<string, number>([
  ...[FRENCH, ENGLISH].flatMap((units) =>
    units.flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
  ),
  ...TENS.flatMap(([ten, value, units]): [string, number][] => [
    [ten, value],
    ...units.slice(0, value === 60 ? units.length : 9).flatMap(([word = ''], index): [string, number][] => [
      [`${ten}-${word}`, value + index + 1],
      [`${ten} ${word}`, value + index + 1],
    ]),
  ]),
  ['quatre-vingt-dix', 90],
  ['quatre-vingts', 80],
  ['ninety', 90],
])

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
  '1/3': 1 / 3,
  '2/3': 2 / 3,
}
const FRACTION = Object.keys(FRACTIONS).join('|')
const SPACE = String.raw`[\s\u00a0\u202f]`

const ALONE = new RegExp(`(?<fraction>${FRACTION})(?![\\d/])`, 'uy')
const MIXED = new RegExp(
  String.raw`(?<whole>\d{1,2})(?:(?:${SPACE}|-)(?<slash>\d\/\d)|${SPACE}?(?<sign>[½¼¾⅓⅔]))(?![\d/])`,
  'uy',
)
const DIGITS = /\d{1,3}(?:[.,]\d{1,2})?(?!\d)/uy
const WORD = new RegExp(
  `(?:${[...WORDS.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\d])`,
  'iuy',
)
const AROUND = new RegExp(
  String.raw`une (?:bonne |petite )?(?<word>${ABOUT.map(([word]) => word).join('|')}) (?:de |d[’'])`,
  'iuy',
)
const AND_A_HALF = /[\s\u00a0]+and a (?<part>half|quarter)(?=[\s\u00a0]+(?:hours|minutes))/iuy
/** Between a number and its unit. */
const ADJECTIVE = /[\s\u00a0]+(?:bonnes?|petites?|longues?|autres?|good|more|full|whole|further)(?=\s)/iuy

/** A number at a place of a text; `fraction` where it is one alone, as 3/4, which may also mean from 3 to 4. */
export interface Amount {
  value: number
  end: number
  fraction?: [number, number]
}

/** Matches a sticky expression at a place. */
export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/** The number that begins at a place: in figures, with a fraction, or in French or English words. */
export function readAmount(text: string, at: number): Amount | null {
  const found = numberAt(text, at)
  if (!found) return null
  const half = matchAt(AND_A_HALF, text, found.end)
  if (half) {
    const part = half.groups?.part === 'half' ? 0.5 : 0.25
    return { value: found.value + part, end: found.end + half[0].length }
  }
  const adjective = matchAt(ADJECTIVE, text, found.end)
  return adjective ? { ...found, end: found.end + adjective[0].length } : found
}

function numberAt(text: string, at: number): Amount | null {
  const mixed = matchAt(MIXED, text, at)
  if (mixed) {
    const { whole, slash, sign } = mixed.groups ?? {}
    return { value: Number(whole) + (FRACTIONS[slash ?? sign ?? ''] ?? 0), end: at + mixed[0].length }
  }
  const part = matchAt(ALONE, text, at)
  if (part) {
    const sign = part.groups?.fraction ?? ''
    const [over, under] = sign.split('/').map(Number)
    const value = FRACTIONS[sign] ?? 0
    const end = at + part[0].length
    return under === undefined || over === undefined
      ? { value, end }
      : { value, end, fraction: [over, under] }
  }
  const digits = matchAt(DIGITS, text, at)
  if (digits) return { value: Number(digits[0].replace(',', '.')), end: at + digits[0].length }
  const around = matchAt(AROUND, text, at)
  if (around) {
    const word = around.groups?.word?.toLowerCase()
    return { value: ABOUT.find(([name]) => name === word)?.[1] ?? 0, end: at + around[0].length }
  }
  const word = matchAt(WORD, text, at)
  return word ? { value: WORDS.get(word[0].toLowerCase()) ?? 0, end: at + word[0].length } : null
}
