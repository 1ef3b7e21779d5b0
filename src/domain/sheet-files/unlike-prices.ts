import type { FoundLine, SheetReason } from './found-sheet.ts'
import { perKiloOrLitre } from './line-measure.ts'
import { sameName } from './other-tables.ts'
import type { SheetDraft } from './sheet-draft.ts'

/** So many times the price that other sheets have for the same product. */
const UNLIKE = 3
/** Other lines with the product that must agree. */
const LEAST_OTHERS = 2
const AGREEING = 1.5

/** Names the lines whose price is unlike that of the same product in the other sheets: a pack's, or one of grams. */
export function unlikePrices(drafts: readonly SheetDraft[]): SheetDraft[] {
  const prices = new Map<string, number[]>()
  for (const draft of drafts)
    for (const line of draft.lines) {
      const priced = keyOf(line)
      if (priced !== null) prices.set(priced.key, [...(prices.get(priced.key) ?? []), priced.each])
    }
  return drafts.map((draft) => {
    const reasons = draft.lines.flatMap((line, at): SheetReason[] => {
      const priced = keyOf(line)
      if (priced === null) return []
      const others = [...(prices.get(priced.key) ?? [])]
      others.splice(others.indexOf(priced.each), 1)
      if (others.length < LEAST_OTHERS) return []
      const [least, most] = [Math.min(...others), Math.max(...others)]
      if (most > least * AGREEING) return []
      const isUnlike = priced.each > most * UNLIKE || priced.each * UNLIKE < least
      return isUnlike ? [{ reason: 'price-unlike-others', line: at }] : []
    })
    return reasons.length === 0 ? draft : { ...draft, reasons: [...draft.reasons, ...reasons] }
  })
}

/** A product by its name and what it is priced by; null without a price by weight or volume. */
function keyOf({ name, price, priceUnit }: FoundLine): { key: string; each: number } | null {
  const each = price === null ? null : perKiloOrLitre(price.value, priceUnit)
  if (each === null || !(each > 0)) return null
  const measure = priceUnit === 'kg' || priceUnit === 'g' ? 'kg' : 'L'
  return { key: `${sameName(name.value)} ${measure}`, each }
}
