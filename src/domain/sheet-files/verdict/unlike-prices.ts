import { perKiloOrLitre } from '../grid/line-measure.ts'
import { sameName } from '../../catalogue/same-name.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { JoinedDraft } from './joined-draft.ts'
import type { SheetReason } from './sheet-reason.ts'

/** So many times the price that other sheets have for the same product. */
const UNLIKE = 3
/** Other lines with the product that must agree. */
const LEAST_OTHERS = 2
const AGREEING = 1.5

/** Names the lines whose price is unlike that of the same product in the other sheets: a pack's, or one of grams. */
export function unlikePrices(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const priced = drafts.map(({ lines }) => lines.map(keyOf))
  const prices = new Map<string, number[]>()
  for (const line of priced.flat()) {
    if (line === null) continue
    const known = prices.get(line.key)
    if (known === undefined) prices.set(line.key, [line.each])
    else known.push(line.each)
  }
  for (const all of prices.values()) all.sort((one, other) => one - other)
  return drafts.map((draft, at) => {
    const reasons = (priced[at] ?? []).flatMap((line, place): SheetReason[] =>
      line !== null && isUnlike(line.each, prices.get(line.key) ?? [])
        ? [{ reason: 'price-unlike-others', line: place }]
        : [],
    )
    return reasons.length === 0 ? draft : { ...draft, reasons: [...draft.reasons, ...reasons] }
  })
}

/** @param all the prices of the product, this one among them, the lowest first */
function isUnlike(each: number, all: readonly number[]): boolean {
  if (all.length - 1 < LEAST_OTHERS) return false
  const least = (all[0] === each ? all[1] : all[0]) ?? each
  const most = (all.at(-1) === each ? all.at(-2) : all.at(-1)) ?? each
  return most <= least * AGREEING && (each > most * UNLIKE || each * UNLIKE < least)
}

/** A product by its name and what it is priced by; null without a price by weight or volume. */
function keyOf({ name, price, priceUnit }: FoundLine): { key: string; each: number } | null {
  const each = price === null ? null : perKiloOrLitre(price.value, priceUnit)
  if (each === null || !(each > 0)) return null
  const measure = priceUnit === 'kg' || priceUnit === 'g' ? 'kg' : 'L'
  return { key: `${sameName(name.value)} ${measure}`, each }
}
