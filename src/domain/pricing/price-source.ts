/** What a product's price came from: typed by hand, a supplier's catalogue, a file, or the undoing of one of these. */
export const PRICE_SOURCES = ['typed', 'catalogue', 'file', 'undo'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]
