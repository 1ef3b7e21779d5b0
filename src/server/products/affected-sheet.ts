import type { AffectedSheet } from '#contract/replacements.ts'
import type { ComputedSheet } from '#domain/costing/sheet-tree.ts'
import { momentOf, type PricedSheet } from '../prices/sheet-moments.queries.ts'
import type { StoredSheet } from '../sheets/sheet-tree.queries.ts'

/** A sheet before and after a change that is not made. */
export function affectedSheet(priced: PricedSheet, stored: StoredSheet, after: ComputedSheet): AffectedSheet {
  const { id, title } = priced
  return {
    id,
    title,
    before: momentOf(priced, stored),
    after: momentOf(priced, { coutMatiere: after.costTotal, uncostedLines: after.uncostedLines }),
    gained: after.allergens.filter((allergen) => !stored.allergens.includes(allergen)),
    lost: stored.allergens.filter((allergen) => !after.allergens.includes(allergen)),
  }
}

/** Whether its cost or its allergens change. */
export function isAffected({ before, after, gained, lost }: AffectedSheet): boolean {
  return (
    before.coutMatiere !== after.coutMatiere ||
    before.uncostedLines !== after.uncostedLines ||
    gained.length + lost.length > 0
  )
}
