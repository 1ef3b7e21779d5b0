import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import type { AllowanceCharge, Invoice, InvoiceLine, InvoiceParty } from '#domain/invoices/invoice.ts'
import {
  INVOICE_MAX_LENGTH,
  LINE_MAX_LENGTH,
  MAX_CREDITED_NUMBERS,
  MAX_INVOICE_AMOUNT,
  MAX_INVOICE_PARTS,
  MAX_INVOICE_QUANTITY,
} from '#domain/invoices/stored-invoice.ts'

/** What a figure of a line is at most, above zero and below. */
const MOST = {
  quantity: MAX_INVOICE_QUANTITY,
  netPrice: MAX_INVOICE_AMOUNT,
  grossPrice: MAX_INVOICE_AMOUNT,
  baseQuantity: MAX_INVOICE_QUANTITY,
  lineTotal: MAX_INVOICE_AMOUNT,
  vatRate: 100,
} as const

/** An invoice within the bounds of the contract. What is beyond them is no figure that could be read, or no code. */
export function invoiceAsSent(invoice: Invoice): InvoiceAsRead {
  const { totals } = invoice
  const allowances = allowancesAsSent(invoice.allowances)
  const amounts = [
    totals.lines,
    totals.allowances,
    totals.charges,
    totals.withoutVat,
    totals.vat,
    totals.withVat,
  ]
  const areWithin = amounts.every((amount) => isWithin(amount, MAX_INVOICE_AMOUNT))
  return {
    profile: invoice.profile,
    kind: invoice.kind,
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    currency: invoice.currency,
    seller: sellerAsSent(invoice.seller),
    buyer: { siren: invoice.buyer.siren, vat: invoice.buyer.vat },
    creditedNumbers: invoice.creditedNumbers
      .filter((number) => number !== '' && number.length <= INVOICE_MAX_LENGTH.number)
      .slice(0, MAX_CREDITED_NUMBERS),
    lines: invoice.lines.map(lineAsSent),
    allowances: allowances.all,
    totals: {
      lines: amountAsSent(totals.lines),
      allowances: amountAsSent(totals.allowances),
      charges: amountAsSent(totals.charges),
      withoutVat: amountAsSent(totals.withoutVat),
      vat: amountAsSent(totals.vat),
      withVat: amountAsSent(totals.withVat),
      unreadable: totals.unreadable || !areWithin || !allowances.known,
    },
  }
}

/** A seller without a name is called by its number. */
function sellerAsSent({ name, siren, siret, vat }: InvoiceParty): InvoiceAsRead['seller'] {
  const shown = name.slice(0, SUPPLIER_MAX_LENGTH.name).trim()
  return { name: shown || (vat ?? siren ?? ''), siren, siret, vat }
}

function lineAsSent(line: InvoiceLine): InvoiceAsRead['lines'][number] {
  const allowances = allowancesAsSent(line.allowances)
  const beyond = (Object.keys(MOST) as (keyof typeof MOST)[]).filter(
    (name) => !isWithin(line[name], MOST[name]),
  )
  const unreadable = [...line.unreadable, ...beyond, ...(allowances.known ? [] : (['allowances'] as const))]
  return {
    ...line,
    ...Object.fromEntries(beyond.map((name) => [name, null])),
    sellerCode: codeAsSent(line.sellerCode, LINE_MAX_LENGTH.code),
    buyerCode: codeAsSent(line.buyerCode, LINE_MAX_LENGTH.code),
    ean: codeAsSent(line.ean, LINE_MAX_LENGTH.ean),
    // Cut, it is still none that is known; without it, a base quantity would be of the other unit.
    unitCode: line.unitCode?.slice(0, LINE_MAX_LENGTH.unitCode) ?? null,
    baseUnitCode: line.baseUnitCode?.slice(0, LINE_MAX_LENGTH.unitCode) ?? null,
    allowances: allowances.all,
    properties: line.properties.slice(0, MAX_INVOICE_PARTS),
    origin: codeAsSent(line.origin, LINE_MAX_LENGTH.origin),
    lot: codeAsSent(line.lot, LINE_MAX_LENGTH.lot),
    deliveryNote: codeAsSent(line.deliveryNote, LINE_MAX_LENGTH.deliveryNote),
    unreadable: [...new Set(unreadable)],
  }
}

/** @returns whether all of them are known beside those that are sent */
function allowancesAsSent(allowances: readonly AllowanceCharge[]) {
  const all = allowances
    .slice(0, MAX_INVOICE_PARTS)
    .map((one) => ({ ...one, amount: amountAsSent(one.amount) }))
  const known =
    allowances.length <= MAX_INVOICE_PARTS &&
    allowances.every(({ amount }) => isWithin(amount, MAX_INVOICE_AMOUNT))
  return { all, known }
}

const isWithin = (figure: number | null, most: number) => figure === null || Math.abs(figure) <= most

const amountAsSent = (amount: number | null) => (isWithin(amount, MAX_INVOICE_AMOUNT) ? amount : null)

const codeAsSent = (code: string | null, most: number) => (code === null || code.length > most ? null : code)
