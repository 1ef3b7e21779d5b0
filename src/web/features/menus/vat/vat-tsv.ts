import type { MenuVat } from '#domain/menus/menu-vat.ts'

export interface VatWords {
  /** Of the columns rate, share, base, VAT and total. */
  columns: readonly string[]
  total: string
  figure: (value: number) => string
  /** '10%' */
  rate: (percent: number) => string
  /** '83,3%' */
  share: (percent: number) => string
}

/** The breakdown as a spreadsheet takes it from the clipboard. */
export function vatTsv({ parts, total }: Extract<MenuVat, { known: true }>, words: VatWords): string {
  const { columns, figure, rate, share } = words
  const rows = [
    columns,
    ...parts.map((part) => [
      rate(part.tvaRate),
      share(part.sharePercent),
      figure(part.baseHt),
      figure(part.tva),
      figure(part.ttc),
    ]),
    [words.total, share(100), figure(total.baseHt), figure(total.tva), figure(total.ttc)],
  ]
  return rows.map((row) => row.join('\t')).join('\n')
}
