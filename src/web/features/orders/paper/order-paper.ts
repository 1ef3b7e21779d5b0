import type { Order } from '#contract/order-shapes.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { dayWords, quantityWords } from '#domain/orders/order-words.ts'
import type { ExportColumn } from '#web/lib/export/table-of.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

type Line = Order['items'][number]

/** The columns of an order form, with their share of its width; its words are the supplier's, in the language of the country. */
export const PAPER_COLUMNS = [
  { key: 'code', heading: 'Référence', width: 16, textOf: ({ code }: Line) => code ?? '' },
  { key: 'name', heading: 'Désignation', width: 44, textOf: ({ name }: Line) => name },
  { key: 'pack', heading: 'Conditionnement', width: 26, textOf: ({ packText }: Line) => packText ?? '' },
  { key: 'quantity', heading: 'Quantité', width: 14, end: true, textOf: (line: Line) => quantityWords(line) },
] as const

/** The same as the columns of a file. */
export const FILE_COLUMNS: readonly ExportColumn<Line>[] = PAPER_COLUMNS.map(
  ({ heading, textOf }) => [heading, textOf] as const,
)

/** Every word of an order form, in its order: paper and PDF show exactly this. */
export interface OrderPaper {
  language: Language
  heading: string
  title: string
  facts: string[]
  headings: string[]
  rows: { key: string; cells: string[] }[]
  footer: string
}

interface OrderParties {
  /** The name of who orders; empty where it is not known. */
  house: string
  /** By which the supplier knows the house. */
  customerNumber: string | null
  orderNote: string | null
}

/** An order as a form for its supplier, without prices. */
export function orderPaper(
  { number, supplierName, deliverOn, note, items, createdAt, sentAt }: Order,
  { house, customerNumber, orderNote }: OrderParties,
): OrderPaper {
  return {
    language: 'fr',
    heading: supplierName,
    title: `Commande ${number}`,
    facts: [
      house === '' ? '' : `De la part de ${house}`,
      `Commandé le ${dayWords(houseDay(new Date(sentAt ?? createdAt)))}`,
      deliverOn === null ? '' : `À livrer le ${dayWords(deliverOn)}`,
      customerNumber ? `Notre numéro de client\u00a0: ${customerNumber}` : '',
      orderNote ?? '',
      note,
    ].filter((fact) => fact !== ''),
    headings: PAPER_COLUMNS.map(({ heading }) => heading),
    rows: items.map((line) => ({ key: line.id, cells: PAPER_COLUMNS.map(({ textOf }) => textOf(line)) })),
    footer: 'Document établi avec Gramme',
  }
}
