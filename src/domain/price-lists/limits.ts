/** Size of a file. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Size of a workbook after it is unzipped. */
export const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
/** Characters of a file's name. */
export const FILE_NAME_MAX_LENGTH = 200
export const MAX_ROWS = 100_000
export const MAX_COLUMNS = 1000
export const MAX_CELLS = 4_000_000
/** Filled cells of all sheets: a workbook takes several times the memory of a text. */
export const MAX_WORKBOOK_CELLS = 2_000_000

/** Of a saved mapping of a supplier's or a till's files in the database, as JSON with its spaces. */
export const MAX_STORED_MAPPING_BYTES = 50_000
/** Of one change of a catalogue in the database, as JSON. */
export const MAX_STORED_CHANGE_BYTES = 10_000

/** The reasons that do not depend on the table's content. */
export const TABLE_REFUSALS = [
  'empty-file',
  'file-too-large',
  'not-a-table',
  'locked-workbook',
  'old-workbook',
  'broken-workbook',
  'unpacked-too-large',
  'too-many-rows',
  'too-many-cells',
] as const
export type TableRefusal = (typeof TABLE_REFUSALS)[number]

/**
 * Why a whole file is refused.
 * - `not-a-table`: an image, a PDF, a program, or a text without columns
 * - `locked-workbook`: protected by a password
 * - `old-workbook`: of Excel before 2007 (.xls), which is not supported
 * - `unpacked-too-large`: small as a file, huge when unpacked
 * - `no-rows`: a header, and nothing under it
 * - `no-prices`: no column could contain prices
 * - `no-price-column`: a column could, and the user can choose it
 * - `several-lists`: several columns of names and of prices, and which price is whose cannot be known
 */
export const FILE_REFUSALS = [
  ...TABLE_REFUSALS,
  'no-rows',
  'no-prices',
  'no-name-column',
  'no-price-column',
  'several-lists',
] as const
export type FileRefusal = (typeof FILE_REFUSALS)[number]
