import type { PriceSource } from '#domain/pricing/price-source.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { RecordedStep } from './record.queries.ts'

/** A price of a day that is over, which comes after the product's own. */
export interface DatedStep extends RecordedStep {
  /** ISO 8601, in UTC. */
  at: string
  /** The file's name. */
  origin: string | null
}

const GIVE = `
  WITH step AS (
    SELECT * FROM unnest($2::uuid[], $3::numeric[], $4::timestamptz[]) AS step (id, price_ht, at)
  )
  UPDATE user_products p SET price_ht = step.price_ht, price_changed_at = step.at,
    version = p.version + 1, updated_at = now()
  FROM step WHERE p.user_id = $1 AND p.id = step.id AND p.price_ht IS DISTINCT FROM step.price_ht`

const RECORD = `
  INSERT INTO price_changes
    (user_id, act_id, source, origin, changed_at, user_product_id, unit, old_price_ht, new_price_ht)
  SELECT $1, $2, $3, step.*
  FROM unnest($4::text[], $5::timestamptz[], $6::uuid[], $7::text[], $8::numeric[], $9::numeric[]) AS step
  RETURNING 1`

/** Gives products prices of days that are over, and keeps them in the history at these days; a price that stays is none. */
export async function recordDatedPrices(
  { client, houseId }: GrowingTx,
  steps: readonly DatedStep[],
  { source, actId }: { source: PriceSource; actId: string },
): Promise<void> {
  const changed = steps.filter((step) => step.oldPriceHt !== step.newPriceHt)
  if (changed.length === 0) return
  const of = <Key extends keyof DatedStep>(key: Key) => changed.map((step) => step[key])
  await client.query(GIVE, [houseId, of('id'), of('newPriceHt'), of('at')])
  await client.query(RECORD, [
    houseId,
    actId,
    source,
    of('origin'),
    of('at'),
    of('id'),
    of('unit'),
    of('oldPriceHt'),
    of('newPriceHt'),
  ])
}
