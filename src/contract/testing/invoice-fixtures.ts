import type { InvoiceAsRead } from '../facts/invoice-as-read.ts'

export type LineAsRead = InvoiceAsRead['lines'][number]

/** A kilogram of tomatoes for 3 €. */
export function lineAsRead(line: Partial<LineAsRead> = {}): LineAsRead {
  return {
    position: '1',
    name: 'Tomate ronde',
    description: '',
    sellerCode: '1001',
    buyerCode: null,
    ean: null,
    quantity: 1,
    unitCode: 'KGM',
    netPrice: null,
    grossPrice: null,
    baseQuantity: null,
    baseUnitCode: null,
    lineTotal: 3,
    vatRate: 5.5,
    allowances: [],
    properties: [],
    origin: null,
    lot: null,
    deliveryNote: null,
    role: 'billed',
    hasParts: false,
    unreadable: [],
    ...line,
  }
}

/** An invoice whose sums are those of its lines. */
export function invoiceAsRead({
  lines = [lineAsRead()],
  ...invoice
}: Partial<InvoiceAsRead> = {}): InvoiceAsRead {
  const total = Math.round(lines.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0) * 100) / 100
  return {
    profile: 'en16931',
    kind: 'invoice',
    number: 'F-1',
    issuedOn: '2026-10-01',
    currency: 'EUR',
    seller: { name: 'Les Halles', siren: '732829320', siret: null, vat: 'FR44732829320' },
    buyer: { siren: null, vat: null },
    creditedNumbers: [],
    lines,
    allowances: [],
    totals: {
      lines: total,
      allowances: null,
      charges: null,
      withoutVat: total,
      vat: null,
      withVat: total,
      unreadable: false,
    },
    ...invoice,
  }
}
