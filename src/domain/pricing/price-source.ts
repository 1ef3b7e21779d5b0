/**
 * Where a product's price comes from: typed by hand, a supplier's catalogue, a file of prices, an invoice, a technical sheet of a file,
 * an undo of one of these, or another product that became part of it.
 */
export const PRICE_SOURCES = ['typed', 'catalogue', 'file', 'invoice', 'sheet', 'undo', 'merge'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** Whether a step of a history is no price that counts: that of an invoice which was undone, as it is of a day that is over. */
export function isWithdrawn({ source, undoneAt }: { source: PriceSource; undoneAt: string | null }): boolean {
  return source === 'invoice' && undoneAt !== null
}
