/**
 * Where a product's price comes from: typed by hand, a supplier's catalogue, a file of prices, an invoice, a technical sheet of a file,
 * an undo of one of these, or another product that became part of it.
 */
export const PRICE_SOURCES = ['typed', 'catalogue', 'file', 'invoice', 'sheet', 'undo', 'merge'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]
