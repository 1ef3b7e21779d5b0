/** Names of products in all sheets of one import, each in one unit. */
export const MAX_IMPORTED_NAMES = 5_000
/** Sheets of one import, and files: each has a sheet at least. */
export const MAX_IMPORTED_SHEETS = 1_000
/** Bytes of an import as JSON: a thousand sheets with their steps are 3 MB. */
export const MAX_IMPORT_BYTES = 8 * 1024 * 1024
/** Characters of the name of a tab. */
export const TAB_NAME_MAX_LENGTH = 200
/** Characters of a cell's name: 'XFD1048576'. */
export const MAX_CELL_LENGTH = 10
/** Characters of a SHA-256, in hexadecimal. */
export const HASH_LENGTH = 64
