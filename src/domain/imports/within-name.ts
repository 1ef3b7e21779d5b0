import { words } from './name-matcher.ts'

/** Letters by which an abbreviation is known: 'liq' for 'liquide'. */
const ABBREVIATION = 3

/**
 * Whether every word of a name is in another one, whole or abbreviated: 'Crème liq.' is within 'Crème liquide 35 %', 'Riz long' is
 * not within 'Riz vinaigré'.
 */
export function isWithinName(part: string, whole: string): boolean {
  const all = words(whole)
  return words(part).every((word) => all.some((other) => other === word || abbreviates(word, other)))
}

function abbreviates(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= ABBREVIATION && long.startsWith(short)
}
