import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { FEES } from '../price-lists/words/fees.ts'
import { whole } from '../words/word-list.ts'
import { keyOf, textOf } from './line-keys.ts'
import { shareWord } from './shared-words.ts'
import type { Charge } from './stored-invoice.ts'
import { DEPOSITS, DISCOUNTS, FREIGHT, OTHERS, TAXES } from './words/charges.ts'

/** What a line that is no article is for by its words, which do not show goods that are no food; `other` is asked. */
export type ProposedCharge = Exclude<Charge, 'goods'> | 'other'

/** Deposits before all others: 'Consigne palette transport'. */
const WORDS: [words: RegExp, kind: ProposedCharge][] = [
  [whole(DEPOSITS), 'deposit'],
  [whole(TAXES), 'tax'],
  [whole(FREIGHT), 'freight'],
  [whole(DISCOUNTS), 'discount'],
  [whole(OTHERS), 'other'],
  [whole(FEES), 'other'],
]

/** The charge that a line, or the reason of an amount, looks like by its name; null for goods. It is proposed, never confirmed by itself. */
export function chargeOf(name: string): ProposedCharge | null {
  const folded = foldForSearch(name).replaceAll(/\s+/gu, ' ').trim()
  return WORDS.find(([words]) => words.test(folded))?.[1] ?? null
}

/**
 * Whether what is a charge by one name is so by another of the same code: 'Déconsigne' and 'Consigne' by the kind that their
 * words show, 'Nappe 80' and 'Nappe 120' by their words; 'Consigne fût 30 L' and 'Bière fût 30 L' are not.
 */
export function isSameCharge(one: string, other: string): boolean {
  const kind = chargeOf(one)
  if (kind !== chargeOf(other)) return false
  return (kind !== null && kind !== 'other') || shareWord(one, other)
}

interface Named {
  code: string | null
  name: string
}

/** Charges of one code that an open line is compared with. */
const MOST_COMPARED = 20

/** Of the open lines of an invoice those that are charges as well, since they are of the same code or name as one that is. */
export function chargedAlike<Line extends Named>(
  charged: readonly (Named & { charge: Charge })[],
  open: readonly Line[],
): { line: Line; charge: Charge }[] {
  const byKey = Map.groupBy(charged, (line) => textOf(keyOf(line)))
  return open.flatMap((line) => {
    const alike = byKey
      .get(textOf(keyOf(line)))
      ?.slice(0, MOST_COMPARED)
      .find(({ name }) => isSameCharge(line.name, name))
    return alike ? [{ line, charge: alike.charge }] : []
  })
}

/** The full rate of VAT in France, which little food has; %. */
const FULL_RATE = 20

/** Whether a line may be goods that are no food, by its VAT, which of what a kitchen buys drinks have as well. */
export function mayBeNoFood({
  vatRate,
  category,
}: {
  vatRate: number | null
  category: string | null
}): boolean {
  return vatRate === FULL_RATE && category !== 'Boissons'
}
