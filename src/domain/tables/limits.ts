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

/**
 * Why a file is no table that can be read, whatever is in it.
 * - `not-a-table`: an image, a PDF, a program, or a text without columns
 * - `locked-workbook`: protected by a password
 * - `old-workbook`: of Excel before 2007 (.xls), which is not supported
 * - `unpacked-too-large`: small as a file, huge when unpacked
 */
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
 * Why a PDF is refused.
 * - `scanned-pdf`: its pages are pictures
 * - `locked-pdf`: it has a password
 * - `broken-file`: cut off or damaged, as a document or an archive may be too
 */
export const PDF_REFUSALS = ['scanned-pdf', 'locked-pdf', 'broken-file'] as const
