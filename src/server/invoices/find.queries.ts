import type { Invoice, InvoiceLineAnswer, InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { MemberTx } from '#database/as-member.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { findBinnedSupplier } from './binned-supplier.queries.ts'
import { findCredited, findCreditNotes } from './credit-notes.queries.ts'
import { factsOfColumns } from './facts-of-columns.ts'
import { type Fit, fitOfLines } from './fit-of-lines.ts'
import { STORED_FILE } from './file.queries.ts'
import { AGREED_LATER } from './agreed-then.ts'
import { agreedNow, claimSums, isClaimable, overchargeOf } from './overcharge.ts'
import { ARTICLE, proposeArticles, proposeProducts } from './proposals.queries.ts'
import type { Reading } from './read-line.ts'
import { SUMMARY } from './summary.ts'

type Head = Omit<InvoiceSummary, 'supplier'> &
  Pick<Invoice, 'seller' | 'profile' | 'file' | 'actId' | 'priceListId'> & {
    supplierId: string | null
    supplierName: string | null
  }

const HEAD = `
  SELECT ${SUMMARY}, i.profile, i.act_id AS "actId", i.price_list_id AS "priceListId",
    json_build_object('siren', i.siren, 'siret', i.siret, 'vat', i.vat) AS seller,
    (SELECT ${STORED_FILE} FROM invoice_files f WHERE f.user_id = $1 AND f.invoice_id = i.id) AS file
  FROM invoices i LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = i.supplier_id
  WHERE i.user_id = $1 AND i.id = $2`

type Measures = Pick<CatalogueFacts, 'unit' | 'densityKgPerL' | 'contentQuantity' | 'contentUnit'>
type Line = Omit<
  InvoiceLineAnswer,
  | 'proposals'
  | 'proposedProduct'
  | 'newArticle'
  | 'read'
  | 'readings'
  | 'printed'
  | 'proposedCharge'
  | 'overcharge'
  | 'misfit'
> & {
  reading: Reading | null
  newColumns: Record<string, unknown> | null
  measures: (Measures & { agreedPriceHt: number | null }) | null
}

const LINES = `
  SELECT l.id, l.position, l.name, l.code, l.ean, l.quantity, l.unit_code AS "unitCode", l.net_price AS "netPrice",
    l.base_quantity AS "baseQuantity", l.line_total AS "lineTotal", l.vat_rate AS "vatRate", l.origin, l.lot,
    l.delivery_note AS "deliveryNote", l.charge, l.unit_price_ht AS "unitPriceHt", l.unit, l.doubts, l.claim,
    l.agreed_price_ht AS "agreedPriceHt", l.reading, l.article AS "newColumns",
    CASE WHEN c.id IS NOT NULL THEN ${ARTICLE} END AS article,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('unit', c.unit, 'densityKgPerL', c.density_kg_per_l,
      'contentQuantity', c.content_quantity, 'contentUnit', c.content_unit, 'agreedPriceHt', c.agreed_price_ht) END AS measures,
    c.agreed_at AS "agreedAt", ${AGREED_LATER} AS "agreedLater", CASE WHEN c.id IS NOT NULL THEN l.taken END AS taken,
    CASE WHEN n.id IS NOT NULL THEN json_build_object('id', n.id, 'number', n.number) END AS "grantedBy",
    CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name) END AS product
  FROM invoices i JOIN invoice_lines l ON l.user_id = $1 AND l.invoice_id = i.id
  LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  LEFT JOIN user_products p ON p.user_id = $1 AND p.source_product_id = c.id
  LEFT JOIN user_products t ON t.user_id = $1 AND t.id = l.user_product_id
  LEFT JOIN invoices n ON n.user_id = $1 AND n.id = l.credit_note_id
  WHERE i.user_id = $1 AND i.id = $2 ORDER BY l.position`

const SUPPLIERS = `
  SELECT id, name FROM supplier_contacts
  WHERE user_id = $1 AND (strpos(search_text, $2) > 0 OR strpos($2, search_text) > 0)
  ORDER BY search_text, id LIMIT 5`

/** An invoice with its lines; undefined when the user has none of this id. Its statements have to agree. */
export async function findInvoice(tx: MemberTx, id: string): Promise<Invoice | undefined> {
  const { client, houseId } = tx
  const [heads, lines] = await Promise.all([
    client.query<Head>(HEAD, [houseId, id]),
    client.query<Line>(LINES, [houseId, id]),
  ])
  const [head] = heads.rows
  if (!head) return undefined
  const { supplierId, supplierName, ...summary } = head
  const open = supplierId === null ? [] : lines.rows.filter(isOpen)
  const proposals = await proposeArticles(tx, supplierId ?? '', open)
  const waits = summary.state === 'waiting'
  const products = await proposeProducts(tx, waits ? open.filter(({ id }) => !proposals.get(id)?.length) : [])
  const fits = fitOfLines(lines.rows.map(fitted), summary)
  const misfits = waits ? [...fits.values()].filter(({ doubt }) => doubt !== null).length : 0
  const items = lines.rows.map((line) => ({
    ...toLine(line, proposals.get(line.id) ?? [], summary, fits.get(line.id)),
    proposedProduct: products.get(line.id) ?? null,
  }))
  return {
    ...summary,
    toLookAt: summary.toLookAt + misfits,
    ...claimSums(items.map((line) => ({ ...line, isGrantedByNote: line.grantedBy !== null }))),
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
    proposedSuppliers: supplierId === null ? await proposeSuppliers(tx, summary.sellerName) : [],
    binnedSupplier: supplierId === null ? await findBinnedSupplier(tx, id, summary.seller) : null,
    creditNotes: supplierId === null ? [] : await findCreditNotes(tx, supplierId, summary.number),
    credited: summary.kind === 'credit' ? await findCredited(tx, { ...summary, supplierId }) : [],
    items,
  }
}

const isOpen = ({ article, charge, newColumns }: Line) => !article && charge === null && !newColumns

const fitted = (line: Line) => ({
  ...line,
  articleId: line.article?.id ?? null,
  measures: line.measures ?? (line.newColumns && factsOfColumns(line.newColumns)),
})

function toLine(
  { reading, newColumns, measures, ...line }: Line,
  proposals: InvoiceLineAnswer['proposals'],
  invoice: Pick<InvoiceSummary, 'state' | 'currency'>,
  fit: Fit | undefined,
): Omit<InvoiceLineAnswer, 'proposedProduct'> {
  const { state } = invoice
  const now = agreedNow({ ...line, reading, measures })
  const waits = state === 'waiting'
  const agreedPriceHt = waits ? now : line.agreedPriceHt
  const agreedLater = line.agreedLater && now !== null && now === agreedPriceHt
  const isBroken = isClaimable(invoice) && !(waits && agreedLater)
  return {
    ...line,
    misfit: waits ? (fit?.doubt ?? null) : null,
    agreedPriceHt,
    agreedAt: now === agreedPriceHt ? line.agreedAt : null,
    agreedLater,
    overcharge: isBroken ? overchargeOf({ ...line, agreedPriceHt }) : 0,
    proposals,
    newArticle: newColumns && factsOfColumns(newColumns),
    read: reading?.facts ?? null,
    readings: reading?.readings ?? [],
    printed: reading?.printed ?? null,
    proposedCharge: line.charge === null ? (reading?.charge ?? null) : null,
  }
}

async function proposeSuppliers({ client, houseId }: MemberTx, name: string) {
  const { rows } = await client.query<Invoice['proposedSuppliers'][number]>(SUPPLIERS, [
    houseId,
    foldForSearch(name),
  ])
  return rows
}
