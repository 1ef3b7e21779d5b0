/** What was done: made of a sheet, or opened, thawed or vacuum-packed, of a sheet or a product. */
export const BATCH_KINDS = ['made', 'opened', 'thawed', 'vacuum'] as const

/** What became of it: it is in the house, was used, or was thrown away. */
export const BATCH_STATES = ['kept', 'used', 'thrown'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Whether what is known of a sheet is what the batch was made of, has changed since, or is gone with the sheet. */
export const BATCH_CONTENTS = ['as-made', 'changed', 'gone'] as const

/** A batch is cleared away so many months after its use-by, whatever became of it. */
export const BATCH_MONTHS = 6

/** Labels of one batch that were asked for. */
export const MAX_LABELS = 1_000
/** How often one batch can be given a later use-by. */
export const MAX_EXTENSIONS = 20
/** Of all of them, as JSON with its spaces. */
export const MAX_EXTENSIONS_BYTES = 20_000

/** Characters. */
export const BATCH_MAX_LENGTH = { name: 200, reason: 200, lot: 20, initials: 3 } as const

/** Days before a batch in which its products may have come, and after an invoice in which they may have been used. */
export const TRACED_DAYS = 31
export const MAX_TRACED_DAYS = 400
/** An invoice that names a delivery note may be of so many days after the delivery: suppliers bill by the month. */
export const BILLED_LATER_DAYS = 31
