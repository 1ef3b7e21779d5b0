import { z } from 'zod'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { Reader } from '#database/session-reader.ts'
import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { SUMMARY } from './summary.ts'
import { type Tally, tallyWaiting } from './tally.queries.ts'

type Row = Omit<InvoiceSummary, 'supplier'> & {
  supplierId: string | null
  supplierName: string | null
  total: number
  waitingInvoices: number
  waitingLines: number
  waitingToLookAt: number
}
type InvoiceQuery = { state?: InvoiceState; supplierId?: string; limit: number; cursor?: string }

const SORT = 'invoices'
const dayKey = z.iso.date().regex(/^(?!0000)/)

/** The invoices of a house, the newest first, with what waits. */
export async function listInvoices(reader: Reader, { state, supplierId, limit, cursor }: InvoiceQuery) {
  const { client, houseId } = reader
  const { add, values } = new Parameters()
  const conditions = [`i.user_id = ${add(houseId)}`]
  if (state !== undefined) conditions.push(`i.state = ${add(state)}`)
  if (supplierId !== undefined) conditions.push(`i.supplier_id = ${add(supplierId)}`)
  const place = readCursor(cursor, SORT, dayKey)
  const after = place ? `WHERE (issued_on, id) < (${add(place.key)}::date, ${add(place.id)}::uuid)` : ''
  const listed = client.query<Row>(
    `WITH matching AS MATERIALIZED (SELECT i.id, i.issued_on FROM invoices i WHERE ${conditions.join(' AND ')}),
     page AS (SELECT * FROM matching ${after} ORDER BY issued_on DESC, id DESC LIMIT ${add(limit + 1)}),
     waits AS (
       SELECT ${SUMMARY} FROM invoices i LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = i.supplier_id
       WHERE i.user_id = $1 AND i.state = 'waiting'
     ),
     counted AS (
       SELECT (SELECT count(*) FROM matching) AS total, count(*) AS "waitingInvoices",
         coalesce(sum(lines), 0)::int AS "waitingLines", coalesce(sum("toLookAt"), 0)::int AS "waitingToLookAt"
       FROM waits
     )
     SELECT counted.*, listed.* FROM counted LEFT JOIN (
       SELECT ${SUMMARY} FROM page JOIN invoices i ON i.user_id = $1 AND i.id = page.id
       LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = i.supplier_id
     ) listed ON true ORDER BY listed."issuedOn" DESC, listed.id DESC`,
    values,
  )
  const [{ rows }, tallies] = await Promise.all([listed, tallyWaiting(reader)])
  const found = rows.filter((row) => row.id !== null)
  const items = found.slice(0, limit).map((row) => toSummary(row, tallies.get(row.id)))
  const last = found.length > limit ? items.at(-1) : undefined
  const [counts] = rows
  return {
    items,
    nextCursor: last ? writeCursor(SORT, { key: last.issuedOn, id: last.id }) : null,
    total: counts?.total ?? 0,
    waiting: {
      invoices: counts?.waitingInvoices ?? 0,
      lines: counts?.waitingLines ?? 0,
      toLookAt: [...tallies.values()].reduce(
        (sum, { misfits }) => sum + misfits,
        counts?.waitingToLookAt ?? 0,
      ),
    },
  }
}

function toSummary(
  {
    supplierId,
    supplierName,
    total: _total,
    waitingInvoices: _invoices,
    waitingLines: _lines,
    waitingToLookAt: _toLookAt,
    ...summary
  }: Row,
  { misfits, ...sums }: Tally = { misfits: 0, overcharged: summary.overcharged, demanded: summary.demanded },
): InvoiceSummary {
  return {
    ...summary,
    toLookAt: summary.toLookAt + misfits,
    ...sums,
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
  }
}
