import type { Order } from '#contract/order-shapes.ts'
import { quantityWords } from '#domain/orders/order-words.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** The columns of a receiving sheet, with their share of its width; those without a text are for the pen. */
export const RECEIVING_COLUMNS = [
  { key: 'name', width: 34 },
  { key: 'ordered', width: 20 },
  { key: 'received', width: 11 },
  { key: 'weighed', width: 11 },
  { key: 'useBy', width: 12 },
  { key: 'remark', width: 12 },
] as const

type Column = (typeof RECEIVING_COLUMNS)[number]['key']

/** Every word of one delivery, in its order. */
export interface DeliverySheet {
  key: string
  heading: string
  title: string
  /** What is noted of the whole delivery, with room for it. */
  facts: string[]
  headings: Record<Column, string>
  rows: { key: string; name: string; code: string; ordered: string }[]
}

/** Every word of the receiving sheets: paper and PDF show exactly this. */
export interface ReceivingPaper {
  language: Language
  title: string
  sheets: DeliverySheet[]
  foot: string
}

interface Receiving {
  orders: readonly Order[]
  /** 'jeudi 3 décembre' of each order's day; empty where it has none. */
  dayOf: (order: Order) => string
  title: string
}

/** What is to be ticked by hand, a sheet for each delivery, without prices. */
export function receivingPaper(
  { orders, dayOf, title }: Receiving,
  t: Translate,
  language: Language,
): ReceivingPaper {
  const headings = {
    name: t('deliveries.paper.columns.name'),
    ordered: t('deliveries.paper.columns.ordered'),
    received: t('deliveries.paper.columns.received'),
    weighed: t('deliveries.paper.columns.weighed'),
    useBy: t('deliveries.paper.columns.useBy'),
    remark: t('deliveries.paper.columns.remark'),
  }
  return {
    language,
    title,
    sheets: orders.map((order) => ({
      key: order.id,
      heading: [t('orders.one', { number: order.number }), dayOf(order)]
        .filter((fact) => fact !== '')
        .join(' · '),
      title: order.supplierName,
      facts: [t('deliveries.paper.temperature'), t('deliveries.paper.by')],
      headings,
      rows: order.items.map((line) => ({
        key: line.id,
        name: line.name,
        code: line.code ?? '',
        ordered: [quantityWords(line), line.packText ?? ''].filter((fact) => fact !== '').join(' × '),
      })),
    })),
    foot: t('document.footer'),
  }
}
