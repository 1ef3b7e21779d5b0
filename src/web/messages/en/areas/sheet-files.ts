// The import of a chef's own sheets.
export { sheetFiles } from '../sheet-files.ts'
export { imports } from '../imports.ts'
export { sheetImport } from '../sheet-import.ts'
export { sheetPhotos } from '../sheet-photos.ts'
export { sheetReasons } from '../sheet-reasons.ts'
export { tableFile } from '../table-file.ts'
