import type { GammeRecette } from '#contract/gammes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { dishRateOf } from './dish-rate-sql.ts'

/** What a dish displays of a sheet. */
export type Displayed = Pick<GammeRecette, 'ficheId' | 'prixTtcAffiche' | 'ownTvaRate'>

const TAKE = `
  UPDATE tech_sheets s
  SET selling_price_ht = given.price / (1 + ${dishRateOf('given')} / 100), version = s.version + 1, updated_at = now()
  FROM unnest($2::uuid[], $3::numeric[], $4::numeric[]) AS given (fiche_id, price, own_tva_rate)
  WHERE s.user_id = $1 AND s.id = given.fiche_id AND given.price > 0 AND coalesce(s.selling_price_ht, 0) <= 0`

/**
 * A price that a dish is displayed with is, less its VAT, the selling price of its sheet, where this has none: it is typed once. One
 * that has a price keeps it. The transaction holds the lock of costs.
 */
export async function takeDisplayedPrices(
  { client, houseId }: MemberTx,
  displayed: readonly Displayed[],
): Promise<void> {
  if (displayed.length === 0) return
  await client.query(TAKE, [
    houseId,
    displayed.map(({ ficheId }) => ficheId),
    displayed.map(({ prixTtcAffiche }) => prixTtcAffiche),
    displayed.map(({ ownTvaRate }) => ownTvaRate),
  ])
}
