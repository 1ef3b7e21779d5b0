import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { workbookOfTabs } from '#web/testing/workbook-of-tabs.ts'

const FOODS =
  'Beurre Farine Tomate Échalote Sucre Bœuf Volaille Citron Champignon Huile Vinaigre Carotte'.split(' ')
const PRODUCTS = 400

export interface WorkbookOptions {
  workbooks: number
  tabs: number
  /** Of each sheet. */
  lines: number
}

/** Workbooks (.xlsx) as a kitchen has them: a sheet a tab, with formulas, steps beside its lines, portions and a price. */
export function sheetWorkbooks({
  workbooks,
  tabs,
  lines,
}: WorkbookOptions): { name: string; bytes: Uint8Array }[] {
  return Array.from({ length: workbooks }, (_, book) => ({
    name: `fiches ${String(book + 1).padStart(2, '0')}.xlsx`,
    bytes: workbookOfTabs(Array.from({ length: tabs }, (_tab, at) => sheetTab(book * tabs + at, lines))),
  }))
}

function sheetTab(sheet: number, lines: number) {
  const name = `Plat ${String(sheet)}`
  const rows = Array.from({ length: lines }, (_, at) => {
    const product = (sheet * 7 + at) % PRODUCTS
    const [quantity, price] = [(1 + ((sheet + at) % 20)) / 4, 1 + (product % 40)]
    const row = String(6 + at)
    return {
      cost: quantity * price,
      text: `${FOODS[product % FOODS.length] ?? ''} n° ${String(product)} | kg | ${String(quantity)} | ${String(price)} | ${String(quantity * price)} =C${row}*D${row} | | Étape ${String(at + 1)} : éplucher, tailler et cuire`,
    }
  })
  const total = rows.reduce((sum, { cost }) => sum + cost, 0)
  const last = String(5 + lines)
  return tab(
    name,
    `
FICHE TECHNIQUE : ${name}
Catégorie : Plat
Nombre de portions | 10
Prix de vente HT | 14
Denrées | Unité | Quantité | PU HT | PT HT | | Progression
${rows.map(({ text }) => text).join('\n')}
Total | | | | ${String(total)} =SUM(E6:E${last})
Coût portion | | | | ${String(total / 10)} =E${String(6 + lines)}/B3`,
  )
}
