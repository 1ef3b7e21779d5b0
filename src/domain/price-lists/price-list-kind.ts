/** What brings prices into a supplier's catalogue: a file of the supplier, or one of its invoices. */
export const PRICE_LIST_KINDS = ['file', 'invoice'] as const
