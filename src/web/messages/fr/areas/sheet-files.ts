// The import of a chef's own sheets.
export { sheetFiles } from '../sheet-files.ts'
export { sheetReasons } from '../sheet-reasons.ts'
export { tableFile } from '../table-file.ts'
