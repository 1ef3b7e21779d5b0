import { randomUUID } from 'node:crypto'
import type { PriceSource } from '#domain/pricing/price-source.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'

export interface RecordedStep {
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
  origin?: string | null
  /** Chosen by the client, so that a retry is the same act. */
  actId?: string | undefined
  /** Whether the products have these prices since as long as before: prices that are given back. */
  keepsDates?: boolean
}

/**
 * An act has one moment, after those of all acts before it: a transaction that waited for its turn began before
 * another that is already over.
 */
const RECORD = `
  WITH act AS MATERIALIZED (
    SELECT greatest(
      date_trunc('milliseconds', clock_timestamp()),
      (SELECT max(changed_at) + interval '1 millisecond' FROM price_changes WHERE user_id = $1)
    ) AS at
  ),
  recorded AS (
    INSERT INTO price_changes
      (user_id, act_id, source, origin, changed_at, user_product_id, unit, old_price_ht, new_price_ht)
    SELECT $1, $2, $3, $4, act.at, step.*
    FROM act, unnest($5::uuid[], $6::text[], $7::numeric[], $8::numeric[]) AS step
    RETURNING user_product_id, changed_at
  )
  UPDATE user_products p SET price_changed_at = recorded.changed_at
  FROM recorded WHERE p.user_id = $1 AND p.id = recorded.user_product_id AND NOT $9::boolean`

/**
 * Keeps in the history of prices what one act has changed; a price that stays is none.
 * @returns the act's id; undefined when no price changed
 */
export async function recordPrices(
  { client, houseId }: GrowingTx,
  steps: readonly RecordedStep[],
  { source, origin, actId = randomUUID(), keepsDates = false }: PriceOrigin,
): Promise<string | undefined> {
  const changed = steps.filter((step) => step.oldPriceHt !== step.newPriceHt)
  if (changed.length === 0) return undefined
  await client.query({
    name: 'record-prices',
    text: RECORD,
    values: [
      houseId,
      actId,
      source,
      origin ?? null,
      changed.map((step) => step.id),
      changed.map((step) => step.unit),
      changed.map((step) => step.oldPriceHt),
      changed.map((step) => step.newPriceHt),
      keepsDates,
    ],
  })
  return actId
}

/** A price that someone typed, under the act that the caller chose, or else a new one. */
export async function recordPrice(tx: GrowingTx, step: RecordedStep, actId?: string): Promise<void> {
  await recordPrices(tx, [step], { source: 'typed', actId })
}
