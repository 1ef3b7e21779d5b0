const VALUES: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  cents: 100,
  mille: 1000,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  hundred: 100,
}
/** Not part of a longer number. */
const HALVES: Record<string, number> = { demi: 0.5, demie: 0.5, half: 0.5 }

const END = String.raw`(?![\p{Letter}’'-])`
const ANY = `(?:${Object.keys(VALUES).join('|')})`
/** A number in words, 'deux cent cinquante' included, as the source of a case-insensitive pattern. */
export const NUMBER_WORDS = String.raw`(?:${ANY}(?:(?:-|\s+)(?:et(?:-|\s+))?${ANY}(?!\p{Letter}))*|${Object.keys(HALVES).join('|')})${END}`

/** The number that such words say; null for other words. */
export function numberInWords(text: string): number | null {
  const words = text.toLowerCase().split(/[\s-]+/u)
  const half = HALVES[words[0] ?? '']
  if (half !== undefined) return half
  let sum = 0
  for (const word of words) {
    if (word === 'et') continue
    const value = VALUES[word]
    if (value === undefined) return null
    if (value >= 100) sum = Math.max(sum, 1) * value
    else if (value === 20 && sum % 100 === 4) sum += 76
    else sum += value
  }
  return sum
}

/** Words that multiply the number before them: 'une douzaine', 'un quart de'. */
const MULTIPLIERS: [pattern: RegExp, factor: number][] = [
  [/^demi[\s-]+douzaines?(?!\p{Letter})/iu, 6],
  [/^(?:douzaines?|dozens?|dz\.?|douz\.?)(?!\p{Letter})/iu, 12],
  [/^dizaines?(?!\p{Letter})/iu, 10],
  [/^quinzaines?(?!\p{Letter})/iu, 15],
  [/^vingtaines?(?!\p{Letter})/iu, 20],
  [/^trentaines?(?!\p{Letter})/iu, 30],
  [/^cinquantaines?(?!\p{Letter})/iu, 50],
  [/^centaines?(?!\p{Letter})/iu, 100],
  [/^quarts?(?=\s+d(?:e|u|es)\s|\s+d['’])/iu, 0.25],
  [/^quarters?(?=\s+of\s|\s+(?:cup|pound|tea|table))/iu, 0.25],
  [/^tiers(?=\s+d(?:e|u|es)\s|\s+d['’])/iu, 1 / 3],
  [/^demie?s?(?:\s+|-)(?!glaces?(?!\p{Letter})|sel(?!\p{Letter}))/iu, 0.5],
]
const SIZED = /^\s*(?:(?:bonne|petite|grosse|grande|belle|good)\s+)?/iu

/** The factor that a text begins with, and what follows it; null when it begins with none. */
export function readMultiplier(text: string): { factor: number; rest: string } | null {
  const plain = text.replace(SIZED, '')
  for (const [pattern, factor] of MULTIPLIERS) {
    const [whole] = pattern.exec(plain) ?? []
    if (whole !== undefined) return { factor, rest: plain.slice(whole.length) }
  }
  return null
}
