import type { BatchSummary, Holders } from '#contract/batch-shapes.ts'
import { TRACED_DAYS } from '#domain/batches/batch.ts'
import {
  aboutText,
  broughtText,
  documentText,
  momentText,
  quantityText,
  STATES,
  TRACE_FOOTER,
  type TraceDocument,
  type TraceTable,
} from './trace-document.ts'

/** Which batches may hold a lot of a supplier. @param lot as it is searched; null for a line of an invoice */
export function whereaboutsTrace({ lines, batches, unsure }: Holders, lot: string | null): TraceDocument {
  const [line] = lines
  const tables: TraceTable[] = [
    {
      title: 'Livraisons',
      lead: 'Lignes des factures et des commandes reçues connues.',
      headings: ['Facture ou commande', 'Fournisseur', 'Article', 'Quantité', 'Lot, livraison, origine'],
      shares: [32, 18, 20, 10, 20],
      groups: [
        {
          key: 'lines',
          head: '',
          rows: lines.map((each) => ({
            key: each.id,
            cells: [documentText(each), each.supplierName, each.name, broughtText(each), aboutText(each)],
          })),
          empty: 'Aucune facture ni réception connue ne porte ce lot',
        },
      ],
    },
    batchesTable(
      'Lots qui peuvent le contenir',
      `Lots faits dans les ${String(TRACED_DAYS)} jours qui suivent, dont la fiche ou une de ses préparations prend ce produit. C’est possible, jamais certain\u00a0: rien ne dit quelle livraison a servi.`,
      batches,
      'Aucun lot connu',
    ),
  ]
  if (unsure.length > 0) {
    const lead =
      'Faits sur ces jours, mais leur fiche a changé ou n’existe plus\u00a0: ils ont pu le contenir.'
    tables.push(batchesTable('À vérifier', lead, unsure, ''))
  }
  return {
    heading: 'OÙ EST PASSÉ CE LOT\u00a0?',
    title: lot === null ? (line?.name ?? 'Ligne introuvable') : `Lot ${lot}`,
    subtitle: lot === null && line?.lot != null ? `Lot ${line.lot}` : '',
    facts: [],
    tables,
    footer: TRACE_FOOTER,
  }
}

function batchesTable(
  title: string,
  lead: string,
  batches: readonly BatchSummary[],
  empty: string,
): TraceTable {
  return {
    title,
    lead,
    headings: ['Lot', 'Nom', 'Quantité', 'Fait', 'Date limite', 'État'],
    shares: [14, 20, 9, 23, 23, 11],
    groups: [
      {
        key: title,
        head: '',
        rows: batches.map((batch) => ({
          key: batch.id,
          cells: [
            batch.lot,
            batch.name,
            quantityText(batch),
            momentText(batch.madeAt),
            momentText(batch.useBy),
            STATES[batch.state],
          ],
        })),
        empty,
      },
    ],
  }
}
