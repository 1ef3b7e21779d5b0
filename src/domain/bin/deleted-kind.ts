/** What the bin keeps: things after their deletion, and an import after it was undone. */
export const DELETED_KINDS = [
  'sheet',
  'product',
  'supplier',
  'gamme',
  'dish',
  'menu',
  'carte',
  'order',
  'delivery',
  'import',
] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]
/** What is deleted as one thing. */
export type DeletedThing = Exclude<DeletedKind, 'import'>

/** For how many days. */
export const BIN_DAYS = 30
