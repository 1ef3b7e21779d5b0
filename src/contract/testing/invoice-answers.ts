import type { Invoice, InvoiceLineAnswer, InvoicePlan, PlannedPrice } from '../invoice-shapes.ts'
import { catalogueFacts } from './supplier-fixtures.ts'

type Article = NonNullable<InvoiceLineAnswer['article']>

/** An article of a catalogue as a line names it. */
export function articleRef(article: Partial<Article> = {}): Article {
  return {
    id: crypto.randomUUID(),
    name: 'Tomate ronde',
    code: '1001',
    packText: null,
    unit: 'kg',
    priceHt: 3,
    product: null,
    ...article,
  }
}

/** A kilogram of tomatoes for 3 €, which is known by its code. */
export function invoiceLine(line: Partial<InvoiceLineAnswer> = {}): InvoiceLineAnswer {
  return {
    id: crypto.randomUUID(),
    position: 1,
    name: 'Tomate ronde',
    code: '1001',
    ean: null,
    quantity: 1,
    unitCode: 'KGM',
    netPrice: 3,
    baseQuantity: null,
    lineTotal: 3,
    vatRate: 5.5,
    origin: null,
    lot: null,
    deliveryNote: null,
    article: articleRef(),
    proposals: [],
    proposedProduct: null,
    newArticle: null,
    product: null,
    read: catalogueFacts({ name: 'Tomate ronde', category: 'Légumes', unit: 'kg', priceHt: 3 }),
    readings: [],
    printed: null,
    charge: null,
    proposedCharge: null,
    unitPriceHt: 3,
    unit: 'kg',
    doubts: [],
    misfit: null,
    agreedPriceHt: null,
    agreedAt: null,
    agreedLater: false,
    overcharge: 0,
    claim: 'none',
    grantedBy: null,
    taken: null,
    ...line,
  }
}

/** One that waits, of a known supplier. */
export function invoiceAnswer({ items = [invoiceLine()], ...invoice }: Partial<Invoice> = {}): Invoice {
  return {
    id: crypto.randomUUID(),
    supplier: { id: crypto.randomUUID(), name: 'Les Halles' },
    sellerName: 'Les Halles',
    number: 'F-1',
    issuedOn: '2026-10-01',
    kind: 'invoice',
    currency: 'EUR',
    totalHt: 3,
    totalTtc: 3.17,
    state: 'waiting',
    asideReason: null,
    creditedNumbers: [],
    lines: items.length,
    toLookAt: 0,
    overcharged: 0,
    claimed: 0,
    demanded: 0,
    received: 0,
    version: 1,
    createdAt: '2026-10-02T09:00:00.000Z',
    seller: { siren: '732829320', siret: null, vat: 'FR44732829320' },
    proposedSuppliers: [],
    binnedSupplier: null,
    profile: 'en16931',
    file: null,
    actId: null,
    priceListId: null,
    creditNotes: [],
    credited: [],
    items,
    ...invoice,
  }
}

export function plannedPrice(price: Partial<PlannedPrice> = {}): PlannedPrice {
  return {
    lineId: crypto.randomUUID(),
    name: 'Tomate ronde',
    articleId: crypto.randomUUID(),
    unit: 'kg',
    before: 2,
    after: 3,
    since: '2026-09-01T12:00:00.000Z',
    newer: false,
    laterInvoice: null,
    sameDay: null,
    product: null,
    ...price,
  }
}

/** What applying would change, with no sheet touched. */
export function invoicePlan(prices: PlannedPrice[] = [], plan: Partial<InvoicePlan> = {}): InvoicePlan {
  const moved = prices.flatMap(({ before, after }) => (before === null ? [] : [after - before]))
  return {
    rises: moved.filter((by) => by > 0).length,
    falls: moved.filter((by) => by < 0).length,
    added: prices.length - moved.length,
    unchanged: 0,
    prices,
    left: [],
    impact: { sheets: [], total: 0, underTarget: 0, underFloor: 0 },
    version: 1,
    ...plan,
  }
}

/** Of an invoice of which no receipt says anything. */
export function noReceipts() {
  return { from: '2026-10-23', to: '2026-11-06', lines: [], others: [] }
}
