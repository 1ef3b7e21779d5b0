import type { SentOrderContent } from '#contract/order-shapes.ts'
import { neutraliseCell } from '#domain/tables/neutralise-cell.ts'
import { writeCsv } from '#domain/tables/write-csv.ts'
import { quantityWords } from '#domain/orders/order-words.ts'

const HEADINGS = ['Référence', 'Désignation', 'Conditionnement', 'Quantité']

/** The lines of an order as a spreadsheet, with the supplier's own codes and words. */
export function orderCsv({ lines }: Pick<SentOrderContent, 'lines'>): string {
  const rows = lines.map((line) =>
    [line.code ?? '', line.name, line.packText ?? '', quantityWords(line)].map(neutraliseCell),
  )
  return writeCsv([HEADINGS, ...rows])
}
