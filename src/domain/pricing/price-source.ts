/** Where a product's price comes from: typed by hand, a supplier's catalogue, a file, or an undo of one of these. */
export const PRICE_SOURCES = ['typed', 'catalogue', 'file', 'undo'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]
