/** What the columns of a table leave open. */
export type ColumnReason =
  | { reason: 'several-readings'; columns: number[] }
  /** Quantities or costs of another variant of the dish, which are not read. */
  | { reason: 'columns-unread'; columns: number[]; heads: string[] }
  /** A loss or yield beside quantities of which nothing says whether they are before it or after it. */
  | { reason: 'loss-unproven'; columns: number[]; heads: string[] }
