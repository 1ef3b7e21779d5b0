import { type ComparedDays, type LostMargins, MAX_LISTED_SHEETS } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import { priceEffects, supposeFacts } from '#domain/costing/price-effects.ts'
import { computeSheets } from '#domain/costing/sheet-tree.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { priceInUnit } from '#domain/pricing/price-in-unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree } from '../sheets/sheet-tree.queries.ts'
import { compareSheets, countFallen, toImpacted } from './compare-sheets.ts'
import type { MomentCost } from './sheet-moments.queries.ts'
import { withdrawn } from './withdrawn.ts'

/** Less is not seen: margins are shown with one decimal. */
const LEAST_POINTS = 0.1

interface FormerPrice {
  id: string
  name: string
  unit: Unit
  /** EUR per `unit`, without VAT. */
  priceHt: number | null
}

/** What each product cost before the first change of these days; that of a product merged into it since is not its own. */
const FORMER = `
  SELECT DISTINCT ON (c.user_product_id) p.id, p.name, c.unit, c.old_price_ht AS "priceHt"
  FROM price_changes c JOIN user_products p ON p.user_id = $1 AND p.id = c.user_product_id
  WHERE c.user_id = $1 AND c.changed_at > $2 AND c.former_product IS NULL AND NOT ${withdrawn('c')}
  ORDER BY c.user_product_id, c.changed_at, c.id`

/**
 * What the prices of products did to margins since so many days ago, the lines and the price of each sheet being those of
 * today. Nothing is written; ask with `repeatable read`.
 */
export async function findLostMargins(tx: MemberTx, { days }: ComparedDays): Promise<LostMargins> {
  const { client, houseId } = tx
  const since = new Date(Date.now() - days * 86_400_000).toISOString()
  const { rows } = await client.query<FormerPrice>(FORMER, [houseId, since])
  const former = new Map(rows.map(({ id, unit, priceHt }) => [id, { unit, priceHt }]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const tree = await readTree(tx, {
    name: 'lost-margins',
    which: `s.id IN (${SHEETS_OF_PRODUCTS})`,
    ids: [...former.keys()],
  })
  const { sheets, preparations, method = DEFAULT_WASTAGE_METHOD } = tree
  const costs = new Map<string, { before: MomentCost; after: MomentCost }>()
  const supposed = supposeFacts(sheets, former)
  for (const [id, { costTotal, uncostedLines }] of computeSheets(supposed, preparations, method)) {
    const after = sheets.get(id)
    if (after) costs.set(id, { before: { coutMatiere: costTotal, uncostedLines }, after })
  }
  const compared = await compareSheets(tx, costs)
  const lost = compared.filter((sheet) => sheet.lost !== null && sheet.lost >= LEAST_POINTS)
  return {
    since,
    sheets: lost.slice(0, MAX_LISTED_SHEETS).map((sheet) => ({
      ...toImpacted(sheet),
      sellingPriceHt: sheet.priced.sellingPriceHt,
      tvaRate: sheet.priced.tvaRate,
      moved: priceEffects(sheet.id, sheets, preparations, method, former).map(
        ({ productId, cost, before, after }) => ({
          productId,
          name: names.get(productId) ?? '',
          unit: after.unit,
          oldPriceHt: priceInUnit(before, after.unit),
          newPriceHt: after.priceHt,
          costPortion: portionCost(cost, sheet.priced.portions),
        }),
      ),
    })),
    total: lost.length,
    gained: compared.filter((sheet) => sheet.lost !== null && sheet.lost <= -LEAST_POINTS).length,
    ...countFallen(lost),
    incomparable: compared.filter(({ before, after }) => before.uncostedLines + after.uncostedLines > 0)
      .length,
  }
}
