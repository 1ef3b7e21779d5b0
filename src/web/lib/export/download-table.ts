import type { Cell } from '#domain/tables/cell.ts'
import { writeCsv } from '#domain/tables/write-csv.ts'
import { downloadFile } from '../browser/download-file.ts'
import { importModule } from '../browser/import-module.ts'

export const EXPORT_KINDS = ['csv', 'xlsx'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Hands rows to the reader as a file. Rejects when what writes workbooks cannot be fetched. */
export async function downloadTable(
  rows: readonly (readonly Cell[])[],
  kind: ExportKind,
  name: string,
): Promise<void> {
  const blob =
    kind === 'csv'
      ? new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
      : await (await importModule(() => import('./write-workbook.ts'))).writeWorkbook(rows)
  downloadFile(`${name}.${kind}`, blob)
}
