import type { GivenPrices, Pricing } from '#contract/selling-prices.ts'
import { takenPrices } from '#domain/pricing/unpriced-places.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { holdDishes } from '../gammes/hold-dishes.ts'
import { changeRecette } from '../gammes/recettes.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { changeSheet } from '../sheets/write.queries.ts'
import { outdated } from '../translate-error.ts'
import { getPricedSheet } from './unpriced.queries.ts'

const VERSIONS = `
  SELECT s.id, s.version, NULL::uuid AS "gammeId" FROM tech_sheets s WHERE s.user_id = $1 AND s.id = $2
  UNION ALL
  SELECT r.id, r.version, r.gamme_id FROM gamme_recettes r WHERE r.user_id = $1 AND r.fiche_id = $2`

interface Version {
  id: string
  version: number
  /** Null for the sheet. */
  gammeId: string | null
}

/**
 * Gives a sheet and its dishes prices, all of them or none: none where another price is stored than the one that was read.
 * Other changes of the sheet since it was read stay. A price of the sheet is that of its other dishes too, where they have none.
 * @throws NOT_FOUND, PRICE_REQUIRED; VERSION_CONFLICT with the sheet and its prices
 */
export async function givePrices(
  tx: GrowingTx,
  { id, sellingPriceHt, dishes }: Pricing,
): Promise<GivenPrices> {
  await lockCosts(tx)
  await holdDishes(tx, 'fiche_id', [id])
  const { rows } = await tx.client.query<Version>(VERSIONS, [tx.houseId, id])
  const current = await getPricedSheet(tx, id)
  const stored = new Map(current.dishes.map((dish) => [dish.id, dish.prixTtcAffiche]))
  const isOther =
    (sellingPriceHt !== undefined && sellingPriceHt.before !== current.sellingPriceHt) ||
    dishes.some((dish) => stored.get(dish.id) !== dish.before)
  if (isOther) throw outdated('price', current)
  const versionOf = (of: string) => orNotFound(rows.find((row) => row.id === of))
  if (sellingPriceHt !== undefined) {
    const { version } = versionOf(id)
    await changeSheet(tx, { id, version, sellingPriceHt: sellingPriceHt.after })
  }
  const taken = takenPrices({ sellingPriceHt, dishes }, current)
  for (const dish of [...dishes, ...taken]) {
    const { version, gammeId } = versionOf(dish.id)
    await changeRecette(tx, {
      id: orNotFound(gammeId ?? undefined),
      recipeId: dish.id,
      version,
      prixTtcAffiche: dish.after,
    })
  }
  return { ...(await getPricedSheet(tx, id)), taken }
}
