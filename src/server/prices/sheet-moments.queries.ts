import { selectColumns } from '#database/select-columns.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type { SheetMoment } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'

/** What is known of a sheet's cost, before or after a change. */
export type MomentCost = Pick<SheetMoment, 'coutMatiere' | 'uncostedLines'>

/** A sheet with its price, and the thresholds of the account. */
export type PricedSheet = MarginThresholds & {
  id: string
  title: string
  category: SheetCategory
  portions: number
  sellingPriceHt: number | null
  tvaRate: VatRate
}

const PRICED = `
  SELECT ${selectColumns(techSheets, 's', 'id', 'title', 'category', 'portions', 'sellingPriceHt', 'tvaRate')},
    ${selectColumns(accountSettings, 'a', 'targetMargin', 'floorMargin')}
  FROM tech_sheets s JOIN account_settings a ON a.user_id = s.user_id
  WHERE s.user_id = $1 AND s.id = ANY ($2::uuid[])
  ORDER BY s.search_text, s.id`

/** The user's sheets of these ids, by title. */
export async function readPricedSheets(
  { client, houseId }: MemberTx,
  ids: readonly string[],
): Promise<PricedSheet[]> {
  const { rows } = await client.query<PricedSheet>(PRICED, [houseId, ids])
  return rows
}

/** What a sheet would cost a portion and earn at this cost. */
export function momentOf(
  { portions, sellingPriceHt }: PricedSheet,
  { coutMatiere, uncostedLines }: MomentCost,
): SheetMoment {
  const costPortion = portionCost(coutMatiere, portions)
  const marginPercent = hasMargin(sellingPriceHt, costPortion)
    ? marginRate(sellingPriceHt, costPortion)
    : null
  return { coutMatiere, uncostedLines, costPortion, marginPercent }
}
