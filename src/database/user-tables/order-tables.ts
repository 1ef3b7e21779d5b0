import { MAX_ORDER_LINES, MAX_RECEIPT_PHOTOS } from '#domain/orders/order.ts'
import { orderLines } from '../schema/order-lines.ts'
import { orders } from '../schema/orders.ts'
import { receiptPhotos } from '../schema/receipt-photos.ts'
import { receipts } from '../schema/receipts.ts'
import { gathered } from './gathered.ts'

const PHOTOS = gathered(
  'p.id::text',
  'receipt_photos p WHERE p.user_id = t.user_id AND p.receipt_id = t.id',
  'p.id',
)

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
        neededPacks: 'Besoin en colis',
        receipt: 'Réception',
        receivedQuantity: 'Colis reçus',
        weighedQuantity: 'Pesé',
        weighedUnit: 'Unité pesée',
        notedPriceHt: 'Prix HT du bon de livraison',
        replacedBy: 'Remplacé par',
        carriedFrom: 'Reste de la ligne',
        noLongerDue: 'Reste plus attendu',
      },
    },
    storage: 'items',
  },
  receipts: {
    table: () => receipts,
    partOf: 'orderId',
    // Of an order it is deleted with that; without one, by itself.
    named: 'supplier_name',
    bin: { thing: 'delivery' },
    archive: {},
    imports: { state: `t.version || '.' || ${PHOTOS}`, made: [] },
    spreadsheet: {
      file: 'receptions',
      order: 't.received_at, t.id',
      columns: {
        receivedAt: 'Reçue le',
        temperature: 'Température (°C)',
      },
    },
    storage: 'items',
  },
  receipt_photos: {
    table: () => receiptPhotos,
    partOf: 'receiptId',
    bin: 'carried',
    archive: {
      most: MAX_RECEIPT_PHOTOS,
      pictures: {
        folder: 'photos-de-livraisons',
        words: 'les photos des livraisons ; tableaux/photos-de-livraisons.csv dit de laquelle est chacune',
      },
    },
    imports: 'part',
    spreadsheet: {
      file: 'photos-de-livraisons',
      order: 'of_receipt_id.received_at, t.receipt_id, t.position, t.id',
      columns: { receiptId: 'Livraison' },
    },
    storage: { not: 'A delivery has a few at most, whose bytes are counted.' },
  },
} as const
