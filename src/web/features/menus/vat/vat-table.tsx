import { ShortTable } from '#web/ui/table/short-table.tsx'
import { type KnownVat, totalRow, useVatColumns } from './use-vat-columns.ts'

export interface VatTableProps {
  vat: KnownVat
  caption: string
}

/** The breakdown that the bookkeeper needs: every row and every column adds up to the cent. */
export function VatTable({ vat, caption }: VatTableProps) {
  return (
    <ShortTable
      label={caption}
      columns={useVatColumns()}
      keyOf={({ tvaRate }) => tvaRate ?? 'total'}
      rows={vat.parts}
      total={totalRow(vat)}
    />
  )
}
