import type { Translation } from '../translation.ts'
import type { exports as french } from '../fr/exports.ts'

export const exports = {
  label: 'Export',
  to: 'Export: {kind}',
  csv: 'CSV file',
  xlsx: 'Excel workbook (XLSX)',
  giveUp:
    '{total, plural, =0 {Cancel the export} other {Cancel the export ({read, number} / {total, number})}}',
  failure: 'The export could not be made',
} satisfies Translation<typeof french>
