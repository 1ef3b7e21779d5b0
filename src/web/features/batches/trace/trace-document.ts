import type { Batch, BatchSummary, Origins, TracedLine } from '#contract/batch-shapes.ts'
import { billedUnit } from '#domain/invoices/unit-codes.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { formatDay, formatEuro, formatQuantity } from '#web/lib/format/format.ts'
import { batchText, houseTime, weekdayOfYear } from '../house-words.ts'

/** A row of a table: its cells in the order of the headings, the first of them its name. */
interface TraceRow {
  key: string
  cells: readonly string[]
}

export interface TraceTable {
  title: string
  lead: string
  headings: readonly string[]
  /** Of each column, in percent of the text. */
  shares: readonly number[]
  groups: readonly { key: string; head: string; rows: readonly TraceRow[]; empty: string }[]
}

/** Every word of the page for an inspector: the screen, the paper and the PDF show exactly this. */
export interface TraceDocument {
  heading: string
  title: string
  subtitle: string
  facts: readonly { label: string; value: string }[]
  tables: readonly TraceTable[]
  footer: string
}

/** In French, whatever the reader's language is: inspectors read it. */
const LANGUAGE = 'fr'

export const TRACE_FOOTER =
  'Origines possibles, d’après les factures et les réceptions connues · Document établi avec Gramme'

const MADE = {
  made: 'Fabriqué',
  opened: 'Ouvert',
  thawed: 'Décongelé',
  vacuum: 'Mis sous vide',
} as const

export const STATES = { kept: 'En stock', used: 'Utilisé', thrown: 'Jeté' } as const

/** 'mercredi 2 décembre 2026, 14:30'. */
export function momentText(instant: string): string {
  const time = houseTime(instant, LANGUAGE)
  const day = weekdayOfYear(instant, LANGUAGE)
  return time === null ? day : `${day}, ${time}`
}

const PLURAL: ReadonlySet<LineUnit> = new Set([
  'unité',
  'pièce',
  'botte',
  'barquette',
  'bouteille',
  'sachet',
  'portion',
])

/** '3,5 kg', '12 portions'; 'non précisée' where it is not known. */
export function quantityText({ quantity, unit }: Pick<BatchSummary, 'quantity' | 'unit'>): string {
  if (quantity === null || unit === null) return 'non précisée'
  const { amount, unit: readIn, count } = batchText(quantity, unit, LANGUAGE)
  return `${amount}\u00a0${readIn}${PLURAL.has(readIn) && count >= 2 ? 's' : ''}`
}

/** What a line of an invoice bills, its code as it is printed where that is not known; or the packs that arrived. */
export function broughtText(line: Pick<TracedLine, 'quantity' | 'unitCode' | 'packText'>): string {
  const { quantity, unitCode, packText } = line
  if (quantity === null) return ''
  if (packText !== null) return `${formatQuantity(quantity, LANGUAGE)} × ${packText}`
  const unit = unitCode === null ? null : billedUnit(unitCode)
  if (unit?.kind === 'measure') return `${formatQuantity(quantity * unit.factor, LANGUAGE)}\u00a0${unit.word}`
  const word = unit === null ? unitCode : unit.kind === 'piece' ? 'unité(s)' : `${unit.word}(s)`
  return [formatQuantity(quantity, LANGUAGE), word].filter(Boolean).join('\u00a0')
}

const dayText = (day: string) => formatDay(day, LANGUAGE)

/** 'Facture F-12 du 3 décembre 2026', 'Commande 2026-0012 arrivée le 3 décembre 2026'. */
export function documentText({ document: { kind, number, day } }: Pick<TracedLine, 'document'>): string {
  return kind === 'invoice'
    ? `Facture ${number} du ${dayText(day)}`
    : `Commande ${number} arrivée le ${dayText(day)}`
}

/** 'Lot L7 · BL 42 · France': what a line says of where it is from. */
export function aboutText({ lot, deliveryNote, origin }: TracedLine): string {
  return [
    lot === null ? null : `Lot\u00a0${lot}`,
    deliveryNote === null ? null : `BL\u00a0${deliveryNote}`,
    origin,
  ]
    .filter(Boolean)
    .join(' · ')
}

const CONTENTS = {
  'as-made': '',
  changed:
    ' La fiche, ou une de ses préparations, a changé depuis la fabrication\u00a0: ses produits d’aujourd’hui peuvent être d’autres.',
  gone: ' La fiche ou le produit n’existe plus\u00a0: ses produits ne sont plus connus.',
} as const

/** What is known of one batch, and which invoices may have brought what is in it. */
export function batchTrace(batch: Batch, origins: Origins): TraceDocument {
  const { from, to, products, contents } = origins
  return {
    heading: 'TRAÇABILITÉ D’UN LOT',
    title: batch.name,
    subtitle: `Lot ${batch.lot}`,
    facts: factsOf(batch),
    tables: [
      {
        title: 'Origines possibles',
        lead: `Factures et commandes reçues du ${dayText(from)} au ${dayText(to)} qui portent les produits de ce lot. Ce sont des origines possibles, non certaines\u00a0: rien ne dit quelle livraison a servi.${CONTENTS[contents]}`,
        headings: ['Facture ou commande', 'Fournisseur', 'Article', 'Quantité', 'Lot, livraison, origine'],
        shares: [32, 18, 20, 10, 20],
        groups: products.map(({ id, name, lines }) => ({
          key: id,
          head: name,
          rows: lines.map((line) => ({
            key: line.id,
            cells: [documentText(line), line.supplierName, line.name, broughtText(line), aboutText(line)],
          })),
          empty: 'Aucune livraison connue sur ces jours',
        })),
      },
    ],
    footer: TRACE_FOOTER,
  }
}

function factsOf(batch: Batch): TraceDocument['facts'] {
  const {
    sheet,
    product,
    sheetVersion,
    closedAt,
    reason,
    storage,
    extensions,
    thrownCostHt,
    thrownParts,
    unit,
  } = batch
  const source =
    sheet !== null
      ? `${sheet.title}${sheetVersion === null ? '' : `, version ${String(sheetVersion)}`}`
      : (product?.name ?? 'supprimé depuis')
  const closed =
    closedAt === null
      ? STATES.kept
      : [
          `${STATES[batch.state]} le ${momentText(closedAt)}`,
          reason,
          thrownCostHt !== null && `${formatEuro(thrownCostHt, LANGUAGE)} HT`,
        ]
          .filter(Boolean)
          .join(' · ')
  const facts = [
    { label: sheet === null && product !== null ? 'Produit' : 'Fiche', value: source },
    { label: MADE[batch.kind], value: momentText(batch.madeAt) },
    { label: 'Quantité', value: quantityText(batch) },
    { label: 'Date limite', value: momentText(batch.useBy) },
    ...extensions.map(({ at, useBy, reason: why }) => ({
      label: 'Prolongé',
      value: `le ${momentText(at)}, avant\u00a0: ${momentText(useBy)} · ${why}`,
    })),
    ...thrownParts.map(({ at, quantity, reason: why }) => ({
      label: 'Partie jetée',
      value: `${quantityText({ quantity, unit })} le ${momentText(at)} · ${why}`,
    })),
    { label: 'État', value: closed },
    { label: 'Conservation', value: storage },
    { label: 'Allergènes', value: allergensText(batch) },
  ]
  return facts.filter(({ value }) => value !== '')
}

function allergensText({ allergens, traces, undeclaredLines }: Batch): string {
  const parts = [
    allergens.join(', '),
    traces.length > 0 && `traces possibles\u00a0: ${traces.join(', ')}`,
    undeclaredLines > 0 && 'incomplets\u00a0: des ingrédients ne sont pas renseignés',
  ].filter(Boolean)
  return parts.length === 0 ? 'aucun déclaré' : parts.join(' · ')
}
