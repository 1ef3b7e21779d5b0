/** What brings many things into an account at once, and can be undone as one act. */
export const IMPORT_KINDS = ['account-file', 'sheet-files'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** For how many days an import can be undone. */
export const IMPORT_DAYS = 30
/** Files of one import. */
export const MAX_IMPORT_FILES = 200
/** Imports of an account that can be undone; the oldest is forgotten first. */
export const MAX_KEPT_IMPORTS = 200
/** A thing with its parts as JSON: 500 lines with their notes, 200 steps, a method, in letters of four bytes. */
export const MAX_STORED_THING_BYTES = 4 * 1024 * 1024
