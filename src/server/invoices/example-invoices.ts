import { createHash } from 'node:crypto'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { FREIGHT, invoiceId, INVOICES, issuedOn, SIRENS } from '#database/seed/invoices.ts'
import { stableId } from '#database/seed/stable-id.ts'
import type { SupplierName } from '#database/seed/suppliers.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { applyInvoice } from './apply.queries.ts'
import { claimLines } from './aside-and-claim.queries.ts'
import { createInvoice } from './create.queries.ts'
import { learnSupplier } from './find-supplier.queries.ts'
import { resolveInvoice } from './resolve.queries.ts'

type SeedInvoice = (typeof INVOICES)[number]

const CODES = 'SELECT name, code FROM supplier_products WHERE user_id = $1 AND supplier_id = $2'

const CENTS = 2
const FOOD_VAT = 5.5

/** The invoices that suppliers of the example restaurant have sent, with what became of each. */
export async function addExampleInvoices(
  tx: GrowingTx,
  suppliers: ReadonlySet<SupplierName>,
  today = new Date(),
): Promise<void> {
  for (const seed of INVOICES.filter(({ supplier }) => suppliers.has(supplier)))
    await addInvoice(tx, seed, today)
}

async function addInvoice(tx: GrowingTx, seed: SeedInvoice, today: Date): Promise<void> {
  const supplierId = stableId(tx.houseId, 'supplier', seed.supplier)
  const seller = sellerOf(seed)
  await learnSupplier(tx, supplierId, seller)
  const invoice = asRead(seed, await codesOf(tx, supplierId), today)
  const id = invoiceId(tx.houseId, seed)
  const sha256 = createHash('sha256').update(id).digest('hex')
  const created = await createInvoice(tx, { id, invoice, sha256 })
  if (!seed.applied) return
  const resolved = await sayFreight(tx, created)
  const { invoice: applied } = await applyInvoice(tx, id, resolved.version)
  const lineIds = applied.items.filter(({ name }) => seed.claimed?.includes(name)).map((line) => line.id)
  if (lineIds.length > 0) await claimLines(tx, { id, version: applied.version, lineIds, claim: 'asked' })
}

async function sayFreight(tx: GrowingTx, invoice: Invoice): Promise<Invoice> {
  const { id, version, items } = invoice
  const lines = items
    .filter(({ name, charge }) => name === FREIGHT && charge === null)
    .map((line) => ({ id: line.id, resolved: { as: 'charge' as const, charge: 'freight' as const } }))
  return lines.length === 0 ? invoice : resolveInvoice(tx, { id, version, lines })
}

async function codesOf({ client, houseId }: MemberTx, supplierId: string) {
  const { rows } = await client.query<{ name: string; code: string | null }>(CODES, [houseId, supplierId])
  return new Map(rows.map(({ name, code }) => [name, code]))
}

function sellerOf({ supplier }: SeedInvoice): InvoiceAsRead['seller'] {
  const siren = SIRENS[supplier] ?? null
  return { name: supplier, siren, siret: null, vat: siren && `FR00${siren}` }
}

function asRead(seed: SeedInvoice, codes: ReadonlyMap<string, string | null>, today: Date): InvoiceAsRead {
  const lines = seed.lines.map(([name, quantity, unitCode, netPrice], place) => ({
    position: String(place + 1),
    name,
    description: '',
    sellerCode: codes.get(name) ?? null,
    buyerCode: null,
    ean: null,
    quantity,
    unitCode,
    netPrice,
    grossPrice: null,
    baseQuantity: null,
    baseUnitCode: null,
    lineTotal: cents(quantity * netPrice),
    vatRate: FOOD_VAT,
    allowances: [],
    properties: [],
    origin: null,
    lot: null,
    deliveryNote: null,
    role: 'billed' as const,
    hasParts: false,
    unreadable: [],
  }))
  const withoutVat = cents(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
  const vat = cents((withoutVat * FOOD_VAT) / 100)
  return {
    profile: 'en16931',
    kind: seed.credits === undefined ? 'invoice' : 'credit',
    number: seed.number,
    issuedOn: issuedOn(seed, today),
    currency: 'EUR',
    seller: sellerOf(seed),
    buyer: { siren: null, vat: null },
    creditedNumbers: seed.credits === undefined ? [] : [seed.credits],
    lines,
    allowances: [],
    totals: {
      lines: withoutVat,
      allowances: null,
      charges: null,
      withoutVat,
      vat,
      withVat: cents(withoutVat + vat),
      unreadable: false,
    },
  }
}

const cents = (euros: number) => roundHalfAwayFromZero(euros, CENTS)
