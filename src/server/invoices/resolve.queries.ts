import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { Invoice, ResolvedLine, Resolution } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { chargedAlike } from '#domain/invoices/line-charge.ts'
import { pricesForUnit } from '#domain/invoices/prices-for-unit.ts'
import { type Charge, FAR, UNPRICED, withoutArticleDoubts } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { asColumns } from '../suppliers/catalogue-row.ts'
import { invalidFields } from '../translate-error.ts'
import {
  raiseVersion,
  lockStored,
  refuseUnlessWaiting,
  type StoredInvoice,
} from './change-invoice.queries.ts'
import { forgetCharges, learnCharges } from './charges.queries.ts'
import { doubtFarPrices } from './far-prices.queries.ts'
import { findInvoice } from './find.queries.ts'
import { pricedLine } from './fit-of-lines.ts'
import type { Reading } from './read-line.ts'
import { tieSupplier } from './tie-supplier.queries.ts'

type Named = { id: string; code: string | null; name: string }
type Line = Named & {
  articleId: string | null
  charge: Charge | null
  article: Record<string, unknown> | null
  productId: string | null
  unitCode: string | null
  unit: Unit | null
  unitPriceHt: number | null
  doubts: string[]
  reading: Reading | null
  /** Of the article that it has before it is resolved. */
  articleUnit: Unit | null
  articlePack: string | null
}

const LINES = `
  SELECT l.id, l.code, l.name, l.supplier_product_id AS "articleId", l.charge, l.article,
    l.user_product_id AS "productId", l.unit_code AS "unitCode", l.unit, l.unit_price_ht AS "unitPriceHt", l.doubts, l.reading,
    coalesce(c.unit, l.article ->> 'unit') AS "articleUnit", c.pack_text AS "articlePack"
  FROM invoice_lines l LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  WHERE l.user_id = $1 AND l.invoice_id = $2 AND l.id = ANY ($3::uuid[])`

const WRITE = `
  UPDATE invoice_lines l SET supplier_product_id = r."articleId", charge = r.charge, article = r.article,
    user_product_id = r."productId", unit = r.unit, unit_price_ht = r."unitPriceHt", doubts = r.doubts,
    reading = r.reading
  FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, "articleId" uuid, charge text, article jsonb, "productId" uuid,
    unit text, "unitPriceHt" numeric, doubts text[], reading jsonb)
  WHERE l.user_id = $1 AND l.id = r.id`

const OPEN_LINES = `
  SELECT id, code, name FROM invoice_lines
  WHERE user_id = $1 AND invoice_id = $2 AND num_nonnulls(supplier_product_id, charge, article) = 0
    AND NOT '${UNPRICED}' = ANY (doubts) AND NOT id = ANY ($3::uuid[])`

const CHARGE = `
  UPDATE invoice_lines l SET charge = c.charge FROM unnest($2::uuid[], $3::text[]) AS c (id, charge)
  WHERE l.user_id = $1 AND l.id = c.id`

/** The articles of the supplier and the products that are named and there. */
const THERE = `
  SELECT id FROM supplier_products WHERE user_id = $1 AND supplier_id = $2 AND id = ANY ($3::uuid[])
  UNION ALL SELECT id FROM user_products WHERE user_id = $1 AND id = ANY ($4::uuid[])`

/**
 * Says who the seller of an invoice is, and what its lines are.
 * @throws NOT_FOUND; VERSION_CONFLICT; INVOICE_NOT_WAITING; INVOICE_KNOWN; VALIDATION for what is not there or not this supplier's
 */
export async function resolveInvoice(
  tx: GrowingTx,
  { id, version, supplier, lines }: Resolution,
): Promise<Invoice> {
  await lockCosts(tx)
  const stored = await lockStored(tx, id, version)
  refuseUnlessWaiting(stored)
  const supplierId = supplier ? await tieSupplier(tx, stored, supplier) : stored.supplierId
  if (lines.length > 0) await resolveLines(tx, { ...stored, supplierId }, lines)
  await raiseVersion(tx, id)
  return orNotFound(await findInvoice(tx, id))
}

async function resolveLines(
  tx: GrowingTx,
  { id, supplierId }: Pick<StoredInvoice, 'id' | 'supplierId'>,
  resolved: readonly ResolvedLine[],
): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<Line>(LINES, [houseId, id, resolved.map((line) => line.id)])
  const known = new Map(rows.map((line) => [line.id, line]))
  await refuseUnknown(tx, supplierId, resolved, known)
  const written = resolved.map((line, at) => {
    const before = known.get(line.id)
    if (!before) throw invalidFields([{ path: `lines.${at}.id`, rule: 'unknown-reference' }])
    return confirmed(as(before, line.resolved), line.price, at)
  })
  await client.query(WRITE, [houseId, JSON.stringify(written)])
  await chargeAlike(tx, id, written)
  await doubtFarPrices(tx, unconfirmed(resolved, known))
  if (supplierId === null) return
  await forgetCharges(
    tx,
    supplierId,
    written.filter(({ charge }) => charge === null),
  )
  await learnCharges(tx, supplierId, written)
}

/** All but the lines whose price was far already, and is confirmed. */
function unconfirmed(resolved: readonly ResolvedLine[], before: ReadonlyMap<string, Line>): string[] {
  const isConfirmed = (line: ResolvedLine) =>
    line.price !== undefined && line.resolved === undefined && before.get(line.id)?.doubts.includes(FAR)
  return resolved.filter((line) => !isConfirmed(line)).map(({ id }) => id)
}

/** Makes charges of the other open lines of the same code or name. */
async function chargeAlike(
  { client, houseId }: MemberTx,
  id: string,
  written: readonly Line[],
): Promise<void> {
  const charged = written.flatMap(({ charge, ...line }) => (charge === null ? [] : [{ ...line, charge }]))
  if (charged.length === 0) return
  const { rows } = await client.query<Named>(OPEN_LINES, [houseId, id, written.map((line) => line.id)])
  const alike = chargedAlike(charged, rows)
  await client.query(CHARGE, [houseId, alike.map(({ line }) => line.id), alike.map(({ charge }) => charge)])
}

const OPEN = { articleId: null, charge: null, article: null, productId: null }

function as(before: Line, resolved: ResolvedLine['resolved']): Line {
  if (resolved === undefined) return before
  const line = unfitted(before)
  switch (resolved.as) {
    case 'article':
      return { ...line, ...OPEN, articleId: resolved.articleId }
    case 'new':
      return {
        ...line,
        ...OPEN,
        article: asColumns(withCode(resolved.facts, line)),
        productId: resolved.productId,
      }
    case 'charge':
      return { ...line, ...OPEN, charge: resolved.charge }
    case 'open':
      return { ...line, ...OPEN }
    case 'unpriced':
      return { ...line, doubts: [...line.doubts, UNPRICED] }
  }
}

/** Without what was confirmed of its price for the article that it had. */
function unfitted({ reading, doubts, ...line }: Line): Line {
  const { ofArticle: own, ...read } = reading ?? {}
  return {
    ...line,
    ...(own && { unit: own.unit, unitPriceHt: own.priceHt }),
    reading: reading && (read as Reading),
    doubts: withoutArticleDoubts(doubts),
  }
}

/** The code is the line's, by which the next one is known. */
const withCode = (facts: CatalogueFacts, { code }: Line): CatalogueFacts => ({
  ...facts,
  code: code ?? facts.code,
})

/** With a price that it may have: in doubt no more. One without another doubt is confirmed for its article. */
function confirmed(line: Line, price: ResolvedLine['price'], at: number): Line {
  if (!price) return line
  const { articleUnit, articlePack } = line
  const readings = line.reading?.readings ?? []
  const own = pricedLine(line)
  const ofArticle =
    own === null || articleUnit === null
      ? []
      : pricesForUnit(own, { unit: articleUnit, packText: articlePack })
  const isOffered = (offered: readonly { unit: Unit; priceHt: number }[]) =>
    offered.some((one) => one.unit === price.unit && one.priceHt === price.priceHt)
  const isOfArticle = isOffered(ofArticle)
  if (
    !isOfArticle &&
    !isOffered([...(own ? [{ unit: own.unit, priceHt: own.unitPriceHt }] : []), ...readings])
  )
    throw invalidFields([{ path: `lines.${at}.price`, rule: 'invalid' }])
  const isFitted = isOfArticle && line.doubts.length === 0
  return {
    ...line,
    unit: price.unit,
    unitPriceHt: price.priceHt,
    doubts: [],
    reading: isFitted ? fitted(line) : line.reading,
  }
}

function fitted({ reading, unit, unitPriceHt }: Line): Reading | null {
  if (reading === null || unit === null || unitPriceHt === null) return reading
  return { ...reading, ofArticle: reading.ofArticle ?? { unit, priceHt: unitPriceHt } }
}

async function refuseUnknown(
  { client, houseId }: MemberTx,
  supplierId: string | null,
  resolved: readonly ResolvedLine[],
  lines: ReadonlyMap<string, Line>,
): Promise<void> {
  const articles = resolved.map((line) => (line.resolved?.as === 'article' ? line.resolved.articleId : null))
  const products = resolved.map((line) => (line.resolved?.as === 'new' ? line.resolved.productId : null))
  const { rows } = await client.query<{ id: string }>(THERE, [
    houseId,
    supplierId,
    articles.filter((one) => one !== null),
    products.filter((one) => one !== null),
  ])
  const there = new Set(rows.map((row) => row.id))
  const isMissing = (one: string | null | undefined) => typeof one === 'string' && !there.has(one)
  const fields = resolved.flatMap((line, at) => [
    ...(lines.has(line.id) ? [] : [{ path: `lines.${at}.id`, rule: 'unknown-reference' as const }]),
    ...(isMissing(articles[at])
      ? [{ path: `lines.${at}.resolved.articleId`, rule: 'unknown-reference' as const }]
      : []),
    ...(isMissing(products[at])
      ? [{ path: `lines.${at}.resolved.productId`, rule: 'unknown-reference' as const }]
      : []),
  ])
  if (fields.length > 0) throw invalidFields(fields)
}
