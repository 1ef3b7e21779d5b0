import { isAtWill } from '#domain/imports/at-will.ts'
import { FORFAIT_DECIMALS, MIN_FORFAIT } from '#domain/costing/limits.ts'
import type { ForfaitCosting } from '#domain/costing/line-costing.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { readDecimal } from '#domain/quantity/read-decimal.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const FORFAIT =
  /^\s*(?<before>€)?\s*(?<figure>[\d\s.,]+?)\s*(?<sign>€|euros?|eur|%)?\s*(?<portion>(?:\/|par\s|per\s)\s*(?:portions?|pers(?:onnes?|\.)?|couverts?))?(?<sheet>forfait|flat|(?:\/|pour\s+la\s)\s*fiche|au\s+total)?\s*$/iu

/** What is begun so may still become 'QS'. */
const AT_WILL = ['qs', 'q.s.', 'q s', 'pm', 'p.m.', 'quantité suffisante', 'à convenance', 'to taste']

/** What of a line is typed where its quantity is, when that is no quantity. */
export type TypedCharge =
  | { costing: 'qs' }
  /** Without `costing` the text leaves open whether the euros are for a portion or for the sheet. */
  | { costing: ForfaitCosting | null; forfait: number }

/** 'QS', '0,30 €', '0,30 € par portion', '12 € forfait', '2 %'; null for anything else. */
export function readCharge(text: string, language: Language): TypedCharge | null {
  if (isAtWill(text)) return { costing: 'qs' }
  const { before, figure = '', sign = before, portion, sheet } = FORFAIT.exec(text)?.groups ?? {}
  if (sign === undefined) return null
  const forfait = forfaitIn(figure, language)
  if (forfait === null || Number.isNaN(forfait)) return null
  if (sign === '%') return { costing: 'forfait-percent', forfait }
  if (portion !== undefined) return { costing: 'forfait-portion', forfait }
  return { costing: sheet === undefined ? null : 'forfait-sheet', forfait }
}

/** The amount of a forfait; null for an empty text, NaN for what is no number. One too small to be kept stays for its error. */
export function forfaitIn(text: string, language: Language): number | null {
  if (text.trim() === '') return null
  const amount = readDecimal(text, language)
  if (amount === null) return Number.NaN
  return amount < MIN_FORFAIT ? amount : roundHalfAwayFromZero(amount, FORFAIT_DECIMALS)
}

/** Whether further letters can make a text one that `readCharge` reads. */
export function mayBecomeCharge(text: string): boolean {
  const typed = text.trim().toLowerCase()
  return typed === '€' || AT_WILL.some((words) => words.startsWith(typed))
}
