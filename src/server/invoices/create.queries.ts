import { randomUUID } from 'node:crypto'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { INVOICE_MAX_LENGTH, LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { asideReasonOf, houseNumbersOf } from '#domain/invoices/whose-invoice.ts'
import { settingsOf } from '../account/account-settings.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { findInvoice } from './find.queries.ts'
import { findSupplier } from './find-supplier.queries.ts'
import { earlierOf, readKnownLines } from './known-lines.queries.ts'
import { matchLines } from './match-lines.queries.ts'
import { readLine } from './read-line.ts'
import { refuseKnown } from './refuse-known.queries.ts'

const INSERT = `
  INSERT INTO invoices (user_id, supplier_id, supplier_name, siren, siret, vat, number, issued_on, kind, currency,
    total_ht, total_ttc, sha256, profile, state, aside_reason, credited_numbers, id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`

const LINES = `
  INSERT INTO invoice_lines (user_id, invoice_id, position, name, code, ean, quantity, unit_code, net_price,
    base_quantity, line_total, vat_rate, origin, lot, delivery_note, unit_price_ht, unit, doubts, reading)
  SELECT $1, $2, r.* FROM jsonb_to_recordset($3::jsonb) AS r (position int, name text, code text, ean text,
    quantity numeric, unit_code text, net_price numeric, base_quantity numeric, line_total numeric, vat_rate numeric,
    origin text, lot text, delivery_note text, unit_price_ht numeric, unit text, doubts text[], reading jsonb)
  RETURNING 1`

/**
 * Stores an invoice that was read, with what the server itself makes of it.
 * @throws INVOICE_KNOWN
 */
export async function createInvoice(
  tx: GrowingTx,
  { invoice, sha256, id = randomUUID() }: { invoice: InvoiceAsRead; sha256: string; id?: string },
): Promise<Invoice> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { seller, number, totals } = invoice
  const supplierId = (await findSupplier(tx, seller)) ?? null
  await refuseKnown(tx, { sha256, supplierId, invoice })
  const { settings } = await settingsOf(tx)
  const asideReason = asideReasonOf(invoice, houseNumbersOf(settings.siren))
  await client.query(INSERT, [
    houseId,
    supplierId,
    seller.name,
    seller.siren,
    seller.siret,
    seller.vat || null,
    number,
    invoice.issuedOn,
    invoice.kind,
    invoice.currency,
    totals.withoutVat,
    totals.withVat,
    sha256,
    invoice.profile.slice(0, INVOICE_MAX_LENGTH.profile) || null,
    asideReason === null ? 'waiting' : 'aside',
    asideReason,
    invoice.creditedNumbers,
    id,
  ])
  const known = supplierId === null ? undefined : await readKnownLines(tx, supplierId)
  const lines = billedLines(invoice).map((line, position) => {
    const earlier = known && earlierOf(known, { code: line.sellerCode, name: line.name })
    const { unitPriceHt, unit, doubts, reading } = readLine(line, invoice, earlier?.confirmed ?? null)
    return {
      position,
      name: line.name.slice(0, LINE_MAX_LENGTH.name).trim(),
      code: line.sellerCode || null,
      ean: line.ean || null,
      quantity: line.quantity,
      unit_code: line.unitCode || null,
      net_price: line.netPrice,
      base_quantity: line.baseQuantity !== null && line.baseQuantity > 0 ? line.baseQuantity : null,
      line_total: line.lineTotal,
      vat_rate: line.vatRate !== null && line.vatRate >= 0 ? line.vatRate : null,
      origin: line.origin || null,
      lot: line.lot || null,
      delivery_note: line.deliveryNote || null,
      unit_price_ht: unitPriceHt,
      unit,
      doubts,
      reading,
    }
  })
  await client.query(LINES, [houseId, id, JSON.stringify(lines)])
  if (supplierId !== null) await matchLines(tx, id, supplierId, known)
  return orNotFound(await findInvoice(tx, id))
}

const billedLines = ({ lines }: InvoiceAsRead) => lines.filter(({ role }) => role === 'billed')
