import { randomUUID } from 'node:crypto'
import type { Acting } from '#database/as-member.ts'
import type { PriceSource } from '#domain/pricing/price-source.ts'
import type { Unit } from '#domain/quantity/unit.ts'

export interface PriceStep {
  /** The product's. */
  id: string
  unit: Unit
  /** EUR per unit, without VAT; null for no price. */
  oldPriceHt: number | null
  newPriceHt: number | null
}

/** Where the prices of one act come from. */
export interface PriceOrigin {
  source: PriceSource
  /** The file's name, or the supplier's. */
  origin?: string
}

const RECORD = `
  WITH recorded AS (
    INSERT INTO price_changes (user_id, act_id, source, origin, user_product_id, unit, old_price_ht, new_price_ht)
    SELECT $1, $2, $3, $4, step.* FROM unnest($5::uuid[], $6::text[], $7::numeric[], $8::numeric[]) AS step
    RETURNING user_product_id, changed_at
  )
  UPDATE user_products p SET price_changed_at = recorded.changed_at
  FROM recorded WHERE p.user_id = $1 AND p.id = recorded.user_product_id`

/** Keeps in the history of prices what one act has changed; a price that stays is none. */
export async function recordPrices(
  { client, userId }: Acting,
  steps: readonly PriceStep[],
  { source, origin }: PriceOrigin,
): Promise<void> {
  const changed = steps.filter((step) => step.oldPriceHt !== step.newPriceHt)
  if (changed.length === 0) return
  await client.query({
    name: 'record-prices',
    text: RECORD,
    values: [
      userId,
      randomUUID(),
      source,
      origin ?? null,
      changed.map((step) => step.id),
      changed.map((step) => step.unit),
      changed.map((step) => step.oldPriceHt),
      changed.map((step) => step.newPriceHt),
    ],
  })
}

/** A price that someone typed. */
export function recordPrice(acting: Acting, step: PriceStep): Promise<void> {
  return recordPrices(acting, [step], { source: 'typed' })
}
