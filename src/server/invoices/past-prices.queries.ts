import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { StoredInvoice } from './change-invoice.queries.ts'
import { isLater } from './is-later.ts'
import type { Planned } from './plan-prices.queries.ts'

/** What products cost at moments before they had their price, where it is known for the unit that they have now. */
const RECORD = `
  WITH given AS MATERIALIZED (SELECT * FROM unnest($4::uuid[], $5::numeric[], $6::timestamptz[]) AS g (id, price_ht, at)),
  steps AS MATERIALIZED (
    SELECT given.id, p.unit, given.price_ht, given.at, p.price_changed_at AS since, (
      SELECT c.new_price_ht FROM price_changes c
      WHERE c.user_id = $1 AND c.user_product_id = given.id AND c.changed_at < given.at
        AND c.unit = p.unit AND c.undone_at IS NULL AND c.former_product IS NULL
      ORDER BY c.changed_at DESC, c.id DESC LIMIT 1
    ) AS former
    FROM given JOIN user_products p ON p.user_id = $1 AND p.id = given.id AND p.price_ht IS NOT NULL
  )
  INSERT INTO price_changes
    (user_id, act_id, source, origin, changed_at, user_product_id, unit, old_price_ht, new_price_ht)
  SELECT $1, $2, 'invoice', $3, at, id, unit, former, price_ht FROM steps
  WHERE former IS DISTINCT FROM price_ht AND at < since
  RETURNING 1`

/** The steps of a day by invoices. */
const OF_DAY = `
  SELECT user_product_id AS id, changed_at AS at, origin AS number FROM price_changes
  WHERE user_id = $1 AND user_product_id = ANY ($2::uuid[]) AND source = 'invoice' AND undone_at IS NULL
    AND (changed_at AT TIME ZONE 'Europe/Paris')::date = $3::date`

type DayStep = { id: string; at: string; number: string }

/** Steps of two invoices of one day that follow each other are so far apart, ms. */
const APART_MS = 2_000

/** Noon of the day of an invoice, or between those of its day with an earlier and with a later number. */
function momentOf({ number, issuedOn }: StoredInvoice, steps: readonly DayStep[]): string {
  const [later, earlier] = [true, false].map((wanted) =>
    steps
      .filter((step) => isLater({ issuedOn, number: step.number }, { issuedOn, number }) === wanted)
      .map(({ at }) => Date.parse(at)),
  )
  const noon = Date.parse(`${issuedOn}T12:00:00.000Z`)
  const last = Math.max(...(earlier ?? []))
  if (later === undefined || later.length === 0) return new Date(Math.max(noon, last + 1)).toISOString()
  const next = Math.min(...later)
  return new Date((Math.max(last, next - APART_MS) + next) / 2).toISOString()
}

/**
 * Keeps prices of an invoice in the histories of products whose price is later, at the date of the invoice. They are an act of
 * their own, whose id is that of the invoice: they never were the price of the product.
 */
export async function recordPastPrices(
  { client, houseId }: GrowingTx,
  invoice: StoredInvoice,
  planned: readonly Planned[],
): Promise<void> {
  const products = new Map(planned.flatMap(({ product }) => (product ? [[product.id, product.after]] : [])))
  if (products.size === 0) return
  const ids = [...products.keys()]
  const { rows } = await client.query<DayStep>(OF_DAY, [houseId, ids, invoice.issuedOn])
  const ofDay = Map.groupBy(rows, ({ id }) => id)
  await client.query(RECORD, [
    houseId,
    invoice.id,
    invoice.number,
    ids,
    [...products.values()],
    ids.map((id) => momentOf(invoice, ofDay.get(id) ?? [])),
  ])
}

/** The histories as they were before. */
export async function forgetPastPrices(
  { client, houseId }: MemberTx,
  invoiceIds: readonly string[],
): Promise<void> {
  await client.query('DELETE FROM price_changes WHERE user_id = $1 AND act_id = ANY ($2::uuid[])', [
    houseId,
    invoiceIds,
  ])
}
