import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import type { SheetDraft } from './sheet-draft.ts'

const OTHER_PAPER =
  /\b(?:factures?|inventaires?|stocks?|commandes?|bons? de livraison|bons? d.economat|devis|listes? de courses|shopping lists?|lista de (?:la )?compra|invoices?|inventory|purchase orders?|orders?|facturas?|inventario|pedidos?|albaran(?:es)?|(?:suivi|registre|releve|fiche) des? (?:pertes|tracabilite|gaspillage)|tracabilite|waste (?:log|sheet)|registro de mermas|ventes|sales|ventas|caisse|statistiques?|personnel|plannings?|salaires|payroll)\b/u
/** What heads a paper that goes to or comes from someone else: it may count guests too. */
const ADDRESSED =
  /^(?:facture|devis|proforma|bon de (?:livraison|commande)|invoice|quotation|quote|delivery note|purchase order|factura|presupuesto|albaran)\b(?! technique)/u

/** Whether a text names an invoice, an order, an inventory or another list with the columns of a sheet. */
export const saysOtherPaper = (text: string) => OTHER_PAPER.test(foldForSearch(text))

/** An invoice, an inventory or an order has the columns of a sheet, and no portions. */
export function isOtherPaper({ title, labelled, lines }: SheetDraft, grid: Grid): boolean {
  if (isAddressed(grid, lines[0]?.name.cell.row ?? title.cell.row)) return true
  if (labelled.some(({ kind }) => ['portions', 'portion-cost', 'yield'].includes(kind))) return false
  return [grid.tab.name, title.value].some(saysOtherPaper)
}

function isAddressed(grid: Grid, before: number): boolean {
  for (let row = 0; row < Math.min(before, 30); row += 1)
    if (cellsOf(grid, row).some(({ words }) => ADDRESSED.test(words))) return true
  return false
}
