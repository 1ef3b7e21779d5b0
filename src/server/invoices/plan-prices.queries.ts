import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { InvoicePlan, PlannedPrice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { agreedForLine } from '#domain/invoices/line-for-article.ts'
import { articlePrice } from '#domain/pricing/article-price.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { StoredInvoice } from './change-invoice.queries.ts'
import { factsOfColumns } from './facts-of-columns.ts'
import { fitOfLines, isSamePrice, pricedLine } from './fit-of-lines.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { isLater, latestNumber } from './is-later.ts'
import type { Reading } from './read-line.ts'

type Article = CatalogueFacts & {
  id: string
  agreedPriceHt: number | null
  agreedAt: string | null
  agreedOn: string | null
  /** The last day of which invoices with a price of it are applied, and their numbers. */
  invoicedOn: string | null
  invoiceNumbers: string[] | null
}
type Product = ProductMeasures & {
  id: string
  name: string
  priceHt: number | null
  since: string | null
  sinceDay: string | null
}
type Row = {
  id: string
  name: string
  code: string | null
  unitCode: string | null
  unit: Unit | null
  unitPriceHt: number | null
  doubts: string[]
  charge: Charge | null
  reading: Reading | null
  columns: Record<string, unknown> | null
  newColumns: Record<string, unknown> | null
  article: Pick<
    Article,
    'id' | 'agreedPriceHt' | 'agreedAt' | 'agreedOn' | 'invoicedOn' | 'invoiceNumbers'
  > | null
  product: Product | null
  tiedId: string | null
}

/** What one article gets, with the lines that say so. */
export type Planned = {
  lineIds: string[]
  articleId: string | null
  /** Columns of the article as it becomes. */
  after: Record<string, unknown>
  /** Whether the catalogue's price changes; a new article is always written. */
  changes: boolean
  tiedId: string | null
  answer: PlannedPrice
  product: (Product & { after: number; newer: boolean }) | null
}
export type PricePlan = {
  planned: Planned[]
  left: InvoicePlan['left']
  /** What was agreed for lines, per their own unit. */
  agreed: { lineId: string; priceHt: number }[]
}

const DAY = `AT TIME ZONE 'Europe/Paris')::date::text`

/** @param p an alias: of the product that follows the article, or that will follow a new one */
const productOf = (p: string) => `json_build_object('id', ${p}.id, 'name', ${p}.name, 'unit', ${p}.unit,
  'densityKgPerL', ${p}.density_kg_per_l, 'contentQuantity', ${p}.content_quantity, 'contentUnit', ${p}.content_unit,
  'priceHt', ${p}.price_ht, 'since', ${p}.price_changed_at, 'sinceDay', (${p}.price_changed_at ${DAY})`

/** Of its articles, the last day of which other invoices with a price of them are applied: for all at once, not one by one. */
const LINES = `
  WITH mine AS MATERIALIZED (
    SELECT DISTINCT supplier_product_id AS id FROM invoice_lines WHERE user_id = $1 AND invoice_id = $2
  ),
  last AS MATERIALIZED (
    SELECT DISTINCT ON (o.supplier_product_id) o.supplier_product_id AS id, i.issued_on, array_agg(i.number) AS numbers
    FROM mine JOIN invoice_lines o ON o.user_id = $1 AND o.supplier_product_id = mine.id
    JOIN invoices i ON i.user_id = $1 AND i.id = o.invoice_id
    WHERE i.state = 'applied' AND i.kind = 'invoice' AND i.id <> $2 AND o.taken IS NOT NULL
    GROUP BY o.supplier_product_id, i.issued_on ORDER BY o.supplier_product_id, i.issued_on DESC
  )
  SELECT l.id, l.name, l.code, l.unit_code AS "unitCode", l.unit, l.unit_price_ht AS "unitPriceHt", l.doubts, l.charge, l.reading,
    l.article AS "newColumns", l.user_product_id AS "tiedId",
    CASE WHEN c.id IS NOT NULL THEN to_jsonb(c) END AS columns,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'agreedPriceHt', c.agreed_price_ht,
      'agreedAt', c.agreed_at, 'agreedOn', (c.agreed_at ${DAY}, 'invoicedOn', last.issued_on::text,
      'invoiceNumbers', last.numbers) END AS article,
    CASE WHEN f.id IS NOT NULL THEN ${productOf('f')} WHEN t.id IS NOT NULL THEN ${productOf('t')} END AS product
  FROM invoice_lines l
  LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  LEFT JOIN user_products f ON f.user_id = $1 AND f.source_product_id = c.id
  LEFT JOIN user_products t ON t.user_id = $1 AND t.id = l.user_product_id AND t.source_product_id IS NULL AND c.id IS NULL
  LEFT JOIN last ON last.id = c.id
  WHERE l.user_id = $1 AND l.invoice_id = $2 ORDER BY l.position`

/**
 * What the lines of an invoice make of its supplier's catalogue, and of the products that follow it or will: those that
 * have no article and are tied to a new one. Nothing is written.
 */
export async function planPrices(tx: MemberTx, invoice: StoredInvoice): Promise<PricePlan> {
  const { client, houseId } = tx
  const { rows } = await withoutNestedLoops(tx, () => client.query<Row>(LINES, [houseId, invoice.id]))
  const left: PricePlan['left'] = []
  const agreed: PricePlan['agreed'] = []
  const groups = new Map<string, { row: Row; price: number; lineIds: string[] }>()
  const fits = fitOfLines(rows.map(fitted), invoice)
  for (const row of rows.filter(({ charge }) => charge === null)) {
    const fit = fits.get(row.id)
    const was = fit && agreedOf(row, invoice)
    if (was != null) agreed.push({ lineId: row.id, priceHt: was })
    if (fit === undefined || fit.doubt !== null) {
      left.push({ lineId: row.id, name: row.name, reasons: fit ? [fit.doubt] : reasonsOf(row, invoice) })
      continue
    }
    const group = groups.get(fit.key)
    if (group) group.lineIds.push(row.id)
    else groups.set(fit.key, { row, price: fit.priceHt, lineIds: [row.id] })
  }
  const planned = [...groups.values()].map(({ row, price, lineIds }) =>
    plannedOf(row, price, lineIds, invoice),
  )
  return { planned: withFirstOfProducts(planned), left, agreed }
}

/** Of several articles that are tied to one product, it follows the first. */
function withFirstOfProducts(planned: readonly Planned[]): Planned[] {
  const followed = new Set<string>()
  return planned.map((each) => {
    const { product, answer } = each
    if (product === null) return each
    const isFirst = !followed.has(product.id)
    followed.add(product.id)
    return isFirst ? each : { ...each, product: null, answer: { ...answer, product: null } }
  })
}

function fitted(row: Row) {
  const columns = row.columns ?? row.newColumns
  return { ...row, articleId: row.article?.id ?? null, measures: columns && factsOfColumns(columns) }
}

function agreedOf(row: Row, { issuedOn }: StoredInvoice): number | null {
  const line = pricedLine(row)
  if (row.article === null || row.columns === null || line === null) return null
  if (row.article.agreedOn !== null && row.article.agreedOn > issuedOn) return null
  return agreedForLine(line, {
    ...factsOfColumns(row.columns),
    agreedPriceHt: row.article.agreedPriceHt,
  })
}

function reasonsOf(row: Row, { kind }: StoredInvoice): string[] {
  if (kind === 'credit') return ['credit-note']
  if (row.doubts.length > 0) return row.doubts
  if (row.columns === null && row.newColumns === null) return ['open']
  return []
}

function plannedOf(row: Row, price: number, lineIds: string[], invoice: StoredInvoice): Planned {
  const { columns, article, newColumns, product, tiedId } = row
  const facts = factsOfColumns(columns ?? newColumns ?? {})
  const newer = article !== null && isNewer(article, invoice)
  const before = columns === null ? null : facts.priceHt
  const changes = before === null || (!newer && !isSamePrice(before, price))
  const kept = changes ? price : (before ?? price)
  const follows = product && articlePrice({ ...facts, priceHt: price }, product)
  const given = product && follows?.priceHt != null ? { ...product, after: follows.priceHt } : null
  const isLaterPrice =
    given !== null && (newer || (given.priceHt !== null && (given.sinceDay ?? '') > invoice.issuedOn))
  return {
    lineIds,
    articleId: article?.id ?? null,
    after: { ...(columns ?? newColumns), price_ht: kept, pack_price_ht: packPrice(facts, before, kept) },
    changes,
    tiedId,
    product: given && { ...given, newer: isLaterPrice },
    answer: {
      lineId: row.id,
      name: facts.name,
      articleId: article?.id ?? null,
      laterInvoice: article && laterInvoiceOf(article, invoice),
      unit: facts.unit,
      before,
      after: price,
      since: sinceOf(article),
      newer,
      sameDay: article !== null && changes && !newer ? sameDayOf(article, invoice) : null,
      product: given && {
        id: given.id,
        name: given.name,
        unit: given.unit,
        before: given.priceHt,
        after: given.after,
        since: given.since === null ? null : new Date(given.since).toISOString(),
        newer: isLaterPrice,
      },
    },
  }
}

/** The price of the pack moves as that of the unit does; that of a new article is the one that was read. */
function packPrice(
  { packPriceHt, priceHt }: CatalogueFacts,
  before: number | null,
  after: number,
): number | null {
  if (before === null || packPriceHt === null) return packPriceHt
  return priceHt > 0 ? Math.round((packPriceHt * after * 1e6) / priceHt) / 1e6 : null
}

type Dated = NonNullable<Row['article']>

function isNewer(article: Dated, invoice: StoredInvoice): boolean {
  const { agreedOn } = article
  return (agreedOn !== null && agreedOn > invoice.issuedOn) || laterInvoiceOf(article, invoice) !== null
}

/** The number of the last applied invoice with a price of the article, where it is later than this one. */
function laterInvoiceOf({ invoicedOn, invoiceNumbers }: Dated, invoice: StoredInvoice): string | null {
  const number = latestNumber(invoiceNumbers ?? [])
  if (invoicedOn === null || number === undefined) return null
  return isLater({ issuedOn: invoicedOn, number }, invoice) ? number : null
}

/** What of the day of the invoice gave the price that it takes the place of: what was paid goes before a list, a later number before an earlier one. */
function sameDayOf({ agreedOn, invoicedOn }: Dated, { issuedOn }: StoredInvoice): PlannedPrice['sameDay'] {
  if (invoicedOn === issuedOn) return 'invoice'
  return agreedOn === issuedOn ? 'list' : null
}

function sinceOf(article: Dated | null): string | null {
  if (article === null) return null
  const { agreedAt, agreedOn, invoicedOn } = article
  const invoiced = invoicedOn === null ? null : `${invoicedOn}T12:00:00.000Z`
  const agreed = agreedAt === null ? null : new Date(agreedAt).toISOString()
  return invoicedOn !== null && (agreedOn === null || invoicedOn >= agreedOn) ? invoiced : agreed
}
