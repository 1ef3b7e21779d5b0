import { randomUUID } from 'node:crypto'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { sheetsOfAct } from '../prices/journal.queries.ts'
import { recordDatedPrices } from '../prices/record-dated.queries.ts'
import { withdrawn } from '../prices/withdrawn.ts'
import { FACT_COLUMNS } from '../suppliers/catalogue-row.ts'
import { touchCatalogue } from '../suppliers/catalogue.queries.ts'
import { noteAct, writeChanges } from '../suppliers/price-list-commit.queries.ts'
import type { Taken } from '#domain/invoices/stored-invoice.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { invalidFields } from '../translate-error.ts'
import { lockStored, refuseUnlessWaiting, type StoredInvoice } from './change-invoice.queries.ts'
import { closeClaims } from './claims.queries.ts'
import { findInvoice } from './find.queries.ts'
import { type Planned, planPrices, type PricePlan } from './plan-prices.queries.ts'
import { recordPastPrices } from './past-prices.queries.ts'
import { numberArticles, tieNewArticles } from './tie-articles.queries.ts'

const BEGIN = `
  INSERT INTO price_lists (user_id, supplier_id, kind, file_name, catalogue_version, changes, unchanged)
  VALUES ($1, $2, 'invoice', $3, $4, $5, $6) RETURNING id`

const ROWS = `
  INSERT INTO price_list_rows (user_id, price_list_id, position, supplier_product_id, after)
  SELECT $1, $2, r.* FROM jsonb_to_recordset($3::jsonb) AS r (position int, "articleId" uuid, after jsonb)
  RETURNING 1`

/** The products that still follow the articles, with the last step of their history that counts or is of that day. */
const FOLLOWERS = `
  SELECT p.id, p.source_product_id AS "articleId", p.unit, p.price_ht AS "oldPriceHt", (
    SELECT max(c.changed_at) FROM price_changes c WHERE c.user_id = $1 AND c.user_product_id = p.id
      AND (NOT ${withdrawn('c')} OR (c.changed_at AT TIME ZONE 'Europe/Paris')::date <= $3::date)
  ) AS last
  FROM user_products p
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

const NOTE = `
  UPDATE user_products p SET source_price_ht = c.price_ht, source_unit = c.unit
  FROM supplier_products c
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[]) AND c.user_id = $1 AND c.id = p.source_product_id`

const AGREE = `
  UPDATE invoice_lines l SET agreed_price_ht = a.price_ht FROM unnest($2::uuid[], $3::numeric[]) AS a (id, price_ht)
  WHERE l.user_id = $1 AND l.id = a.id`

const TAKE = `
  UPDATE invoice_lines l SET taken = t.taken FROM unnest($2::uuid[], $3::text[]) AS t (id, taken)
  WHERE l.user_id = $1 AND l.id = t.id`

const CLOSE = `
  UPDATE invoices SET state = 'applied', act_id = $3, price_list_id = $4, version = version + 1
  WHERE user_id = $1 AND id = $2`

export type Applied = { invoice: Invoice; products: number; sheets: number; newer: number }

/**
 * Gives the catalogue and the products that follow it the prices of an invoice, as one act of its date; a credit note grants what it covers.
 * @throws NOT_FOUND; VERSION_CONFLICT; INVOICE_NOT_WAITING; VALIDATION while the seller is not known
 */
export async function applyInvoice(tx: GrowingTx, id: string, version: number): Promise<Applied> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const invoice = await lockStored(tx, id, version)
  refuseUnlessWaiting(invoice)
  const { supplierId } = invoice
  if (supplierId === null) throw invalidFields([{ path: 'supplier', rule: 'required' }])
  const plan = await planPrices(tx, invoice)
  const { listId, made } = await writeCatalogue(tx, supplierId, invoice, plan)
  const current = listId === null ? [] : await followers(tx, plan, made, invoice.issuedOn)
  const actId = listId === null ? null : await givePrices(tx, invoice, current)
  if (listId !== null) await noteAct(tx, listId, actId)
  const newer = plan.planned.filter(({ product }) => product?.newer === true)
  await recordPastPrices(tx, invoice, newer)
  await client.query(AGREE, [
    houseId,
    plan.agreed.map(({ lineId }) => lineId),
    plan.agreed.map(({ priceHt }) => priceHt),
  ])
  await client.query(TAKE, [
    houseId,
    plan.planned.flatMap(({ lineIds }) => lineIds),
    plan.planned.flatMap(({ lineIds, changes }) => lineIds.map((): Taken => (changes ? 'written' : 'kept'))),
  ])
  await client.query(CLOSE, [houseId, id, actId, listId])
  if (invoice.kind === 'credit') await closeClaims(tx, { supplierId, numbers: invoice.creditedNumbers })
  return {
    invoice: orNotFound(await findInvoice(tx, id)),
    products: current.filter(({ oldPriceHt, newPriceHt }) => oldPriceHt !== newPriceHt).length,
    sheets: await sheetsOfAct(tx, actId),
    newer: newer.length,
  }
}

type Written = {
  /** Null where no article changes. */
  listId: string | null
  /** The articles that were made, by the first of their lines. */
  made: ReadonlyMap<string, string>
}

/** Writes the rows of a price list, as one of a file has them. */
async function writeCatalogue(
  tx: GrowingTx,
  supplierId: string,
  { id, number }: StoredInvoice,
  { planned }: PricePlan,
): Promise<Written> {
  const { client, houseId } = tx
  const changed = planned.filter(({ changes }) => changes)
  if (changed.length === 0) return { listId: null, made: new Map() }
  const version = orNotFound(await touchCatalogue(tx, supplierId))
  const { rows } = await client.query<{ id: string }>(BEGIN, [
    houseId,
    supplierId,
    number,
    version - 1,
    changed.length,
    planned.length - changed.length,
  ])
  const listId = rows[0]?.id ?? ''
  const after = changed.map(({ articleId, after: columns }, position) => ({
    position,
    articleId,
    after: Object.fromEntries(FACT_COLUMNS.map((column) => [column, columns[column] ?? null])),
  }))
  await client.query(ROWS, [houseId, listId, JSON.stringify(after)])
  const known = changed.filter(({ articleId }) => articleId !== null).length
  await writeChanges(tx, { supplierId, listId, version, known, agrees: false })
  const made = await tieNewArticles(tx, listId, changed)
  await numberArticles(tx, listId, id)
  return { listId, made }
}

type Step = {
  id: string
  unit: Planned['answer']['unit']
  oldPriceHt: number | null
  newPriceHt: number
  /** The moment that the new price comes after; null without a history. */
  last: string | null
}

/** What products that follow an article of the invoice get, unless their price is later. */
async function followers(
  { client, houseId }: MemberTx,
  { planned }: PricePlan,
  made: Written['made'],
  issuedOn: string,
): Promise<Step[]> {
  const given = planned.filter(({ changes, product }) => changes && product !== null && !product.newer)
  const ids = given.flatMap(({ product }) => product?.id ?? [])
  const { rows } = await client.query<Omit<Step, 'newPriceHt'> & { articleId: string | null }>(FOLLOWERS, [
    houseId,
    ids,
    issuedOn,
  ])
  const followed = new Map(rows.map((row) => [row.id, row]))
  return given.flatMap(({ articleId, lineIds: [first = ''], product }) => {
    const row = product && followed.get(product.id)
    if (!row || row.articleId !== (articleId ?? made.get(first))) return []
    const { id, unit, oldPriceHt, last } = row
    return [{ id, unit, oldPriceHt, newPriceHt: product.after, last }]
  })
}

async function givePrices(
  tx: GrowingTx,
  { issuedOn, number }: StoredInvoice,
  steps: readonly Step[],
): Promise<string | null> {
  const changed = steps.filter(({ oldPriceHt, newPriceHt }) => oldPriceHt !== newPriceHt)
  const ids = steps.map(({ id }) => id)
  if (ids.length > 0) await tx.client.query(NOTE, [tx.houseId, ids])
  if (changed.length === 0) return null
  const actId = randomUUID()
  const at = momentOf(issuedOn, changed)
  await recordDatedPrices(
    tx,
    changed.map((step) => ({ ...step, at, origin: number })),
    { source: 'invoice', actId },
  )
  await recostSheetsOfProducts(tx, ids)
  return actId
}

/** Noon of the day of an invoice, or now where that is earlier: after each price that a product had until then. */
function momentOf(issuedOn: string, steps: readonly Step[]): string {
  const noon = Math.min(Date.parse(`${issuedOn}T12:00:00Z`), Date.now())
  const before = steps.map(({ last }) => (last === null ? 0 : Date.parse(last) + 1))
  return new Date(Math.max(noon, ...before)).toISOString()
}
