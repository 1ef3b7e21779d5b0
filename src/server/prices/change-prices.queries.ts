import { userProducts } from '#database/schema/user-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { type PriceOrigin, type RecordedStep, recordPrices } from './record.queries.ts'

/** A price to be given to a product, EUR per its unit, without VAT. */
export type NewPrice = { id: string; priceHt: number | null }

type Row = { id: string; unit: Unit; priceHt: number | null }

const PRICES = `
  SELECT ${selectColumns(userProducts, 'p', 'id', 'unit', 'priceHt')} FROM user_products p
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

const WRITE = `
  UPDATE user_products p SET price_ht = new.price_ht, version = version + 1, updated_at = now()
  FROM unnest($2::uuid[], $3::numeric[]) AS new (id, price_ht)
  WHERE p.user_id = $1 AND p.id = new.id AND p.price_ht IS DISTINCT FROM new.price_ht`

/**
 * Gives many products their prices in one act: they are recorded together, and every sheet above is recosted once.
 * @returns the act's id; undefined when no price changed
 */
export async function changePrices(
  tx: GrowingTx,
  prices: readonly NewPrice[],
  origin: PriceOrigin,
): Promise<string | undefined> {
  await lockCosts(tx)
  const actId = await recordPrices(tx, await writePrices(tx, prices), origin)
  if (actId !== undefined)
    await recostSheetsOfProducts(
      tx,
      prices.map(({ id }) => id),
    )
  return actId
}

/** Gives products their prices, which the caller records. @returns the steps, those of prices that stay among them */
export async function writePrices(
  { client, houseId }: GrowingTx,
  prices: readonly NewPrice[],
): Promise<RecordedStep[]> {
  const ids = prices.map(({ id }) => id)
  const { rows: before } = await client.query<Row>(PRICES, [houseId, ids])
  await client.query(WRITE, [houseId, ids, prices.map(({ priceHt }) => priceHt)])
  const { rows: after } = await client.query<Row>(PRICES, [houseId, ids])
  const old = new Map(before.map(({ id, priceHt }) => [id, priceHt]))
  return after.map(({ id, unit, priceHt }) => ({
    id,
    unit,
    oldPriceHt: old.get(id) ?? null,
    newPriceHt: priceHt,
  }))
}
