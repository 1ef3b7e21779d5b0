import type { Spending } from '#contract/spending-shapes.ts'
import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'
import { figureCell } from '#web/lib/export/cells.ts'
import { type ExportColumn, tableOf } from '#web/lib/export/table-of.ts'
import { totalOf } from './document/spending-document.ts'

/** One sum of the file; those of one kind add up by themselves. */
interface Row {
  by: 'Fournisseur' | 'Mois' | 'Produit' | 'Produit par mois'
  name: string | null
  month: string | null
  spentHt: number
  share: number | null
  prices: Spending['products'][number]['prices']
}

/** In French, as every exported file. */
const COLUMNS: readonly ExportColumn<Row>[] = [
  ['Par', ({ by }) => by],
  ['Nom', ({ name }) => name],
  ['Mois', ({ month }) => month],
  ['Montant HT', ({ spentHt }) => figureCell(spentHt, 2)],
  ['Part (%)', ({ share }) => figureCell(share, SHOWN_PERCENT_DECIMALS)],
  ['Premier prix HT', ({ prices }) => prices[0]?.priceHt ?? null],
  ['Unité du premier prix', ({ prices }) => prices[0]?.unit ?? null],
  ['Dernier prix HT', ({ prices }) => prices.at(-1)?.priceHt ?? null],
  ['Unité du dernier prix', ({ prices }) => prices.at(-1)?.unit ?? null],
]

/** What was spent as the rows of a file, in the order of the page. */
export function spendingTable(spending: Spending) {
  const total = totalOf(spending)
  const { suppliers, months, products } = spending
  const row = (by: Row['by'], spentHt: number, facts: Partial<Row>): Row => {
    const share = total > 0 && by !== 'Produit par mois' ? (spentHt / total) * 100 : null
    return { by, name: null, month: null, spentHt, share, prices: [], ...facts }
  }
  return tableOf(COLUMNS, [
    ...suppliers.map(({ name, spentHt }) => row('Fournisseur', spentHt, { name })),
    ...months.map(({ month, spentHt }) => row('Mois', spentHt, { month })),
    ...products.map(({ name, spentHt, prices }) => row('Produit', spentHt, { name, prices })),
    ...products.flatMap(({ name, months: own }) =>
      own.map(({ month, spentHt }) => row('Produit par mois', spentHt, { name, month })),
    ),
  ])
}
