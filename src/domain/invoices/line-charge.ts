import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { FEES } from '../price-lists/words/fees.ts'
import { whole } from '../words/word-list.ts'
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
