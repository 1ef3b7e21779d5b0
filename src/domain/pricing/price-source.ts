/**
 * Where a product's price comes from: typed by hand, a supplier's catalogue, a file of prices, an invoice, a technical sheet of a file,
 * an undo of one of these, or another product that became part of it.
 */
export const PRICE_SOURCES = ['typed', 'catalogue', 'file', 'invoice', 'sheet', 'undo', 'merge'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** Sources whose prices are of the date of a paper or a file, not of the moment that they are given. */
export const DATED_SOURCES: readonly PriceSource[] = ['invoice', 'sheet']

/** Whether a step of a history is no price that counts: a dated one that was undone, as it is of a day that is over. */
export function isWithdrawn({ source, undoneAt }: { source: PriceSource; undoneAt: string | null }): boolean {
  return undoneAt !== null && DATED_SOURCES.includes(source)
}
