/** What the bin keeps after its deletion. */
export const DELETED_KINDS = ['sheet', 'product', 'supplier', 'gamme', 'dish', 'menu'] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]

/** For how many days. */
export const BIN_DAYS = 30
