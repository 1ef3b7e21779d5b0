import { MAX_ORDER_LINES } from '#domain/orders/order.ts'
import { orderLines } from '../schema/order-lines.ts'
import { orders } from '../schema/orders.ts'
import { receipts } from '../schema/receipts.ts'

/** Orders to suppliers, and what arrived of them. */
export const ORDER_TABLES = {
  orders: {
    table: () => orders,
    partOf: null,
    named: 'number',
    bin: { thing: 'order' },
    archive: {},
    imports: { state: 't.version::text', made: [] },
    spreadsheet: {
      file: 'commandes',
      order: 't.created_at, t.id',
      columns: {
        deliverOn: 'À livrer le',
        sentAt: 'Envoyée le',
        sentTo: 'Envoyée à',
        sent: 'Dite au fournisseur',
        messageId: 'Message',
        mailKind: 'Objet du message',
        mailState: 'État du message',
        mailQueuedAt: 'Message prêt le',
        mailTriedAt: 'Message essayé le',
        mailFailure: 'Message empêché par',
        confirmedAt: 'Confirmée le',
        confirmedNote: 'Mot du fournisseur',
      },
    },
    storage: 'items',
  },
  order_lines: {
    table: () => orderLines,
    partOf: 'orderId',
    bin: 'carried',
    archive: { most: MAX_ORDER_LINES },
    imports: 'part',
    spreadsheet: {
      file: 'lignes-de-commandes',
      order: 'of_order_id.created_at, t.order_id, t.position, t.id',
      columns: {
        packs: 'Colis',
        packQuantity: 'Contenu d’un colis',
        receipt: 'Réception',
        receivedQuantity: 'Colis reçus',
      },
    },
    storage: 'items',
  },
  receipts: {
    table: () => receipts,
    partOf: 'orderId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: {
      file: 'receptions',
      columns: {
        receivedAt: 'Reçue le',
        temperature: 'Température (°C)',
      },
    },
    storage: 'items',
  },
} as const
