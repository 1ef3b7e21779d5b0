import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { readQuantity } from './read-quantity.ts'
import { PARTS } from './words/part-words.ts'
import { PREPARATIONS } from './words/preparations.ts'
import { beginning } from '../words/word-list.ts'

const DAY = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d|20\d\d-\d\d-\d\d)`
/** '21/03', sure beside a time */
const SHORT_DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])`
const TIME = String.raw`(?:[01]?\d|2[0-3])\s?[:hH]\s?[0-5]\d(?::[0-5]\d)?(?:\s?[AaPp]\.?[Mm]\.?)?(?![\p{Letter}\d])`
const BOTH = String.raw`(?:(?:${DAY}|${SHORT_DAY}),?\s+(?:à\s+|at\s+)?${TIME}|${TIME},?\s+(?:le\s+)?(?:${DAY}|${SHORT_DAY}(?![\d/])))`
const AFTER = String.raw`\s*[-–—:|]?\s*`
/** '12/11/2024, 18:42 - ', '[18:42] ': the stamp of a message, sure on one line. */
const SURE = new RegExp(
  String.raw`^\s*\u200E?(?:\[(?:${BOTH}|${TIME}|${DAY})\]|\((?:${BOTH})\)|${BOTH})${AFTER}`,
  'u',
)
/** '18:42 ', '18h42 - ': a stamp where several lines begin so, else a duration. */
const BARE = new RegExp(String.raw`^\s*${TIME}${AFTER}(?=\S)(?!d(?:e\s|['’]))`, 'u')
/** Letters, and the signs that people add to their names in a telephone: 'Manon 🍋', 'M. Le Goff (fils)'. */
const OF_NAME = String.raw`[\p{Letter}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200D\uFE0F.'’() -]`
/** 'Chef Nico : ', '~ Léa: ', '🧁 Léa: ', '+33 6 12 34 56 78: ' */
const SPEAKER = new RegExp(
  String.raw`^~?\s*(?<name>(?:(?![.'’() -])${OF_NAME}${OF_NAME}{0,30}?|\+\d[\d .-]{7,20}?))\s?:\s+(?=\S)`,
  'u',
)
/** 'Nico 18:42', 'Léa, 12/11/2024 18:43', alone above a message. */
const ABOVE = new RegExp(
  String.raw`^\s*(?:~?\p{Lu}[\p{Letter}.'’ -]{0,30}?,?\s*[-–—•|]?\s*)?\[?(?:${BOTH}|${TIME})\]?\s*$`,
  'u',
)
/** Characters of a speaker with a day and a time. */
const LONGEST_ABOVE = 80
const isAboveMessage = (line: string) => line.length <= LONGEST_ABOVE && ABOVE.test(line)
const IS_PART = beginning(PARTS)
const IS_PREPARATION = beginning(PREPARATIONS)
/** Lines that show a form: one alone may be a duration or an ingredient. */
const SEVERAL = 2

/** The messages of a pasted conversation without their stamps and speakers; lines of stamps alone are left out. */
export function withoutStamps(lines: readonly string[]): string[] {
  const isAbove = several(lines, (line) => isAboveMessage(line))
  const isBare = several(lines, (line) => BARE.test(line) && readQuantity(withoutSpeaker(line)) !== null)
  const left = lines
    .filter((line) => !isAbove || !isAboveMessage(line))
    .map((line) => {
      const text = line.replace(SURE, '')
      const own = text === line && isBare && !isAboveMessage(line) ? line.replace(BARE, '') : text
      return { text: own, stamped: own !== line }
    })
  const speakers = speakersOf(left)
  return left.map(({ text, stamped }) => {
    const name = speakerIn(text)
    return name !== null && speakers.has(name) && (stamped || !isNameOfFood(name))
      ? text.replace(SPEAKER, '')
      : text
  })
}

/** What a line of a bare time has behind it, and behind its speaker; '1h30 de cuisson' is a duration. */
const withoutSpeaker = (line: string): string => line.replace(BARE, '').replace(SPEAKER, '')

const several = (lines: readonly string[], test: (line: string) => boolean): boolean =>
  lines.filter((line) => test(line)).length >= SEVERAL

const speakerIn = (text: string): string | null => SPEAKER.exec(text)?.groups?.name ?? null

/** Names in front of a colon that are people: of a stamped message, or the same in front of several ingredients. */
function speakersOf(lines: readonly { text: string; stamped: boolean }[]): Set<string> {
  const bySpeaker = Map.groupBy(lines, ({ text }) => speakerIn(text) ?? '')
  const isStamped = lines.filter(({ stamped }) => stamped).length >= SEVERAL
  const named = [...bySpeaker].filter(([name, own]) => {
    if (name === '' || isNameOfFood(name)) return false
    if (isStamped && own.every(({ stamped }) => stamped)) return true
    return own.length >= SEVERAL && own.every(({ text }) => namesMore(text.replace(SPEAKER, '')))
  })
  const isTalk = named.some(([, own]) => own.length > SEVERAL || own.some(({ stamped }) => stamped))
  if (!isTalk) return new Set()
  // Who puts a question in front of the ingredients is a speaker too.
  const questioners = [...bySpeaker].filter(
    ([name, own]) => name !== '' && own.some(({ text }) => /\?\s*$/u.test(text)),
  )
  return new Set([...named, ...questioners].map(([name]) => name))
}

function isNameOfFood(name: string): boolean {
  const words = foldForSearch(name)
  return beginsWithFood(words) || IS_PART.test(words) || IS_PREPARATION.test(words)
}

/** '1 kg aubergines', and not the '1 kg' of 'Aubergines : 1 kg'. */
function namesMore(text: string): boolean {
  const written = readQuantity(text)
  return written === null
    ? /\p{Letter}{2}/u.test(text)
    : /^\s*(?:d['’]|de\s)?\s*\p{Letter}{3}/u.test(written.rest)
}

/** 'tu mets quoi dans ta caponata ?': no part of a recipe; 'Sel, poivre ?' is a doubt. */
export function isQuestion(line: string): boolean {
  const plain = line.trim()
  const words = plain.replace(SPEAKER, '').split(/\s+/u)
  return (
    /\p{Letter}\s*\?+$/u.test(plain) &&
    !/\d/u.test(plain) &&
    words.length >= 4 &&
    !isNameOfFood(words.join(' '))
  )
}
