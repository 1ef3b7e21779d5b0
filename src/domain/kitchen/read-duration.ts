import { type Amount, matchAt, readAmount } from './read-amount.ts'

export const HOUR = 3600
const MINUTE = 60

/** What a text says at a place: a length of time. */
export interface Duration {
  seconds: number
  /** Of the unit that is written first, in seconds: 3600 for '1 h 30'. */
  unit: number
  /** In that unit. */
  amount: number
  end: number
}

const WHOLE_PHRASES: [RegExp, number][] = [
  [/(?:(?:une?|1)\s)?(?:petite |bonne )?demi[-\s]heure/iuy, 30 * MINUTE],
  [/(?:une?\s)?demi[-\s]minute/iuy, 30],
  [/(?:(?:un|1)\s)?(?:petit |bon )?quart\sd[’']heure/iuy, 15 * MINUTE],
  [/(?:(?:trois|3)[-\s]quarts\sd[’']|(?:3\/4|¾)\s?d[’'])heure/iuy, 45 * MINUTE],
  [/(?:1\/2|½)\sd[’']heure/iuy, 30 * MINUTE],
  [/(?:1\/4|¼)\sd[’']heure/iuy, 15 * MINUTE],
  [/(?:a\s)?(?:good\s)?half(?:\san|-an|\sa)?[-\s]hour/iuy, 30 * MINUTE],
  [/half\sa\sminute/iuy, 30],
  [/(?:three|3)[-\s]quarters\sof\san\shour/iuy, 45 * MINUTE],
  [/(?:(?:a|1\/4|¼)\s)?(?:quarter[-\s]hour|quarter\sof\san\shour|¼\sof\san\shour)/iuy, 15 * MINUTE],
]
const SPACES = /[\s\u00a0\u202f]*/uy
const HOURS = /(?:-?)h(?:eures?|rs?|ours?)?(?!\p{L})\.?/iuy
const MINUTES = /(?:-?)(?:min(?:ute)?s?(?!\p{L})|mn(?!\p{L})|['′’](?=\d\d(?!\d)|[\s.,;:)]|$))/iuy
const SECONDS = /(?:-?)(?:s(?!\p{L})|secs?(?!\p{L})|seconde?s?(?!\p{L}))/uy
/** A unit in the singular behind more than one: a word of its noun ('4 minute steaks'), unless a hyphen or such a word follows. */
const SINGULAR = /^-?(?:minute|hour|heure|seconde?)\.?$/iu
const GOES_ON =
  /\s*(?:$|[.,;:!?)(+–—-]|(?:à|au|de|par|sur|puis|et|dans|en|ou|jusqu|then|and|at|in|on|per|or|until|more|each)(?!\p{L}))/iuy
const OF_WAITING =
  /\s(?:rest|bake|proof|prove|soak|simmer|boil|chill|blanch|steep|cook|rise|knead|roast|braise|sear|marinade|cooking|resting)(?!\p{L})/iuy
const TWO_FIGURES = /[\s\u00a0\u202f]*([0-5]\d)(?!\d|[.,/]\d|\s*(?:°|%|[x×]\s?\d))/uy
/** '1h30m', and '1 h 5' where nothing is measured by the 5. */
const SHORT_MINUTES = /[\s\u00a0\u202f]*(?:([0-5]?\d)m(?!\p{L})|(\d)(?=\s*(?:$|[.;:!?)]|,\s)))/uy
const MEASURE =
  /[\s\u00a0\u202f]*(?:kg|g|mg|cl|ml|dl|l|cm|mm|m|pièces?|portions?|personnes?|parts?|tranches?|c\.|cuill\p{L}*|feuilles?|œufs?|oeufs?|pieces?|slices?|servings?|eggs?|tbsp|tsp|oz|lbs?)(?!\p{L})/iuy
const GOES_ON_AFTER =
  /[\s\u00a0\u202f]*(?:$|[.,;:!?)(\-–—]|(?:s|secs?|secondes?|seconds?|à|au|aux|par|de chaque|chaque|sur|en|dans|puis|et|environ|max|each|per|on|in|at|then|and|ou|or|to)(?!\p{L}))/iuy
const DECIMAL_MINUTES = /[.,](?!25|50|75|00)\d\d$/u
const AND = /[\s\u00a0]*(?:,?\s?(?:et|and)\s)?[\s\u00a0]*/iuy
const AND_PART =
  /[\s\u00a0]*(?:(?:(?:et|and)\s)?(?<words>demie?|un quart|quart|trois quarts|a half|a quarter)|(?:et|and)\s(?<half>½|1\/2)|(?<sign>[½¼¾]|1\/2|1\/4|3\/4))(?![\p{L}\d])/iuy
const PARTS: Readonly<Record<string, number>> = {
  demi: 0.5,
  demie: 0.5,
  'un quart': 0.25,
  quart: 0.25,
  'trois quarts': 0.75,
  'a half': 0.5,
  'a quarter': 0.25,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** The length of time that begins at a place; null where none does. */
export function readDuration(text: string, at: number): Duration | null {
  for (const [phrase, seconds] of WHOLE_PHRASES) {
    const found = matchAt(phrase, text, at)
    const end = at + (found?.[0].length ?? 0)
    if (found && !/\p{L}/u.test(text[end] ?? '')) return { seconds, unit: HOUR, amount: seconds / HOUR, end }
  }
  const amount = readAmount(text, at)
  return amount && withUnit(text, amount)
}

/** A number with the unit behind it, and what goes on with a smaller one. */
function withUnit(text: string, { value, end, fraction }: Amount): Duration | null {
  const from = end + (matchAt(SPACES, text, end)?.[0].length ?? 0)
  const hours = matchAt(HOURS, text, from)
  // '1,30 h' has two readings.
  if (hours && DECIMAL_MINUTES.test(text.slice(end - 3, end))) return null
  if (hours && isUnit(text, { from, written: hours[0], value })) {
    const first = { seconds: value * HOUR, unit: HOUR, amount: value, end: endOf(from, hours[0]) }
    return withMinutes(text, first)
  }
  // '3/4 min' and '1/2 min' have two readings.
  if (fraction) return null
  const minutes = matchAt(MINUTES, text, from)
  if (minutes && isUnit(text, { from, written: minutes[0], value })) {
    if (/['′’]/u.test(minutes[0]) && isQuoted(text, from)) return null
    const first = { seconds: value * MINUTE, unit: MINUTE, amount: value, end: endOf(from, minutes[0]) }
    return withSeconds(text, first)
  }
  const seconds = matchAt(SECONDS, text, from)
  // One second is an ordinal: 'une seconde fois', 'a second time'.
  if (!seconds || value < 2 || !isUnit(text, { from, written: seconds[0], value })) return null
  return { seconds: value, unit: 1, amount: value, end: endOf(from, seconds[0]) }
}

/** A point behind an abbreviation may end the sentence: it is no part. */
const endOf = (from: number, written: string) => from + written.replace(/\.$/u, '').length

function isUnit(text: string, unit: { from: number; written: string; value: number }): boolean {
  const { from, written, value } = unit
  const end = from + written.length
  if (written.startsWith('-')) return matchAt(OF_WAITING, text, end) !== null
  if (!SINGULAR.test(written) || value < 2) return true
  return matchAt(GOES_ON, text, end) !== null || matchAt(OF_WAITING, text, end) !== null
}

/** Whether the sign behind a number closes a quotation. */
function isQuoted(text: string, at: number): boolean {
  return /(?:^|[\s(])['‘’][^'‘’]*$/u.test(text.slice(0, at))
}

function withMinutes(text: string, hours: Duration): Duration {
  const part = partOf(text, hours)
  if (part) return part
  const from = hours.end + (text[hours.end] === '.' ? 1 : 0)
  const after = from + (matchAt(AND, text, from)?.[0].length ?? 0)
  const amount = readAmount(text, after)
  const whole = amount && withUnit(text, amount)
  if (whole && whole.unit === MINUTE && whole.amount < 60)
    return { ...hours, seconds: hours.seconds + whole.seconds, end: whole.end }
  const figures = matchAt(TWO_FIGURES, text, from)
  if (figures && !matchAt(MEASURE, text, from + figures[0].length))
    return {
      ...hours,
      seconds: hours.seconds + Number(figures[1]) * MINUTE,
      end: from + figures[0].length,
    }
  const short = matchAt(SHORT_MINUTES, text, from)
  if (short) {
    const seconds = hours.seconds + Number(short[1] ?? short[2]) * MINUTE
    return { ...hours, seconds, end: from + short[0].length }
  }
  // 'une heure trente', 'une heure et vingt'
  const isSpelt = amount && /^\p{L}/u.test(text.slice(after)) && amount.value >= 5 && amount.value < 60
  if (isSpelt && matchAt(GOES_ON_AFTER, text, amount.end))
    return { ...hours, seconds: hours.seconds + amount.value * MINUTE, end: amount.end }
  return hours
}

function withSeconds(text: string, minutes: Duration): Duration {
  const part = partOf(text, minutes)
  if (part) return part
  const from = minutes.end + (text[minutes.end] === '.' ? 1 : 0)
  const after = from + (matchAt(AND, text, from)?.[0].length ?? 0)
  const amount = readAmount(text, after)
  const whole = amount && withUnit(text, amount)
  if (whole && whole.unit === 1 && whole.amount < 60)
    return { ...minutes, seconds: minutes.seconds + whole.seconds, end: whole.end }
  const figures = matchAt(TWO_FIGURES, text, from)
  if (figures) {
    const end = from + figures[0].length
    const sign = /^["″”]/u.test(text.slice(end)) ? 1 : 0
    if (sign > 0 || matchAt(GOES_ON_AFTER, text, end))
      return { ...minutes, seconds: minutes.seconds + Number(figures[1]), end: end + sign }
  }
  const isSpelt = amount && /^\p{L}/u.test(text.slice(after)) && amount.value >= 5 && amount.value < 60
  if (isSpelt && after === from + 1 && matchAt(GOES_ON_AFTER, text, amount.end))
    return { ...minutes, seconds: minutes.seconds + amount.value, end: amount.end }
  return minutes
}

/** A half or a quarter behind the unit: '1 h ½', 'deux heures et demie', 'a minute and a half'. */
function partOf(text: string, { end, seconds, ...duration }: Duration): Duration | null {
  const found = matchAt(AND_PART, text, end)
  const part = PARTS[(found?.groups?.words ?? found?.groups?.half ?? found?.groups?.sign ?? '').toLowerCase()]
  if (!found || part === undefined) return null
  return { ...duration, seconds: seconds + part * duration.unit, end: end + found[0].length }
}
