import { tracesCell } from '#web/entities/allergen/allergens-cell.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { sheetTotals } from '#domain/pricing/sheet-totals.ts'
import { client } from '#web/lib/query/api.ts'
import { dayCell, figureCell } from '#web/lib/export/cells.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { readAll } from '#web/lib/export/read-all.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import type { SheetFilters } from '../sheet-search.ts'

const isPriced = ({ sellingPriceHt }: TechSheetSummary) => sellingPriceHt !== null && sellingPriceHt > 0

/** Amounts with the decimals that are shown; a margin only where there is a price. */
const COLUMNS: readonly ExportColumn<TechSheetSummary>[] = [
  ['Recette', ({ title }) => title],
  ['Catégorie', ({ category }) => category],
  ['Portions', ({ portions }) => portions],
  ['Coût matière HT', ({ coutMatiere }) => figureCell(coutMatiere, 2)],
  ['Coût par portion HT', (sheet) => figureCell(sheetTotals(sheet).costPortion, 2)],
  ['Lignes sans coût', ({ uncostedLines }) => uncostedLines],
  ['Prix de vente HT', ({ sellingPriceHt }) => sellingPriceHt || null],
  ['TVA (%)', ({ tvaRate }) => tvaRate],
  ['Prix TTC', (sheet) => (isPriced(sheet) ? figureCell(sheetTotals(sheet).sellingPriceTtc, 2) : null)],
  ['Marge (%)', (sheet) => (isPriced(sheet) ? figureCell(sheetTotals(sheet).marginPercent, 1) : null)],
  ['Allergènes', ({ allergens }) => allergens.join(', ') || null],
  ['Traces possibles', tracesCell],
  ['Dernière modification', ({ updatedAt }) => dayCell(updatedAt)],
]

/** The recipes as they are filtered now, in one file. */
export function ExportSheets({ filters }: { filters: SheetFilters }) {
  return (
    <ExportMenu
      name={() => exportName(['recettes'], new Date())}
      rows={async (signal, onProgress) => {
        const input = { ...filters, search: filters.search?.trim(), limit: MAX_PAGE_SIZE }
        const readPage = (cursor: string | undefined) => client.sheets.list({ ...input, cursor }, { signal })
        return tableOf(COLUMNS, await readAll(readPage, onProgress))
      }}
    />
  )
}
