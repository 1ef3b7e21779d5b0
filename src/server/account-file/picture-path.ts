import type { PhotoType } from '#domain/catalogue/photo.ts'
import type { InvoiceFileType } from '#domain/invoices/stored-invoice.ts'
import { EXTENSIONS } from '../pictures/picture-files.ts'
import { type ExportedTable, pictureFolder } from './exported-tables.ts'

export type FileType = PhotoType | InvoiceFileType

const ENDINGS: Record<FileType, string> = {
  ...EXTENSIONS,
  'application/pdf': 'pdf',
  'application/xml': 'xml',
}

/** The file of a row's picture, as SQL: photos/<id>.jpg. */
export function picturePath(table: ExportedTable, alias: string): string {
  const type = table === 'deletedRows' ? `${alias}.facts ->> 'media_type'` : `${alias}.media_type`
  const endings = Object.entries(ENDINGS).map(([is, ending]) => `WHEN '${is}' THEN '.${ending}'`)
  return `'${pictureFolder(table)}/' || ${alias}.id || CASE ${type} ${endings.join(' ')} END`
}

/** The same for a row that was read. */
export function pictureFile(table: ExportedTable, id: string, type: FileType): string {
  return `${pictureFolder(table)}/${id}.${ENDINGS[type]}`
}
