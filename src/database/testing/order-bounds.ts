import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import {
  MAIL_KINDS,
  MAIL_STATES,
  MAX_PACKS,
  MAX_RECEIPT_PHOTOS,
  MAX_SENT_BYTES,
  ORDER_MAX_LENGTH,
  ORDER_STATES,
  RECEIPTS,
  TEMPERATURE,
  WEIGHED_UNITS,
} from '#domain/orders/order.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { pictureBounds } from './picture-bounds.ts'
import { between, type Bound, count, json, long, name, oneOf, upTo } from './bound.ts'

const day = { allowed: [null, '2000-01-01', '2100-12-31'], refused: ['1999-12-31', '2101-01-01'] }
const MAIL =
  "message_id = gen_random_uuid(), mail_queued_at = now(), mail_kind = 'order', mail_state = 'waiting'"
const besides = (column: string) =>
  MAIL.split(', ')
    .filter((part) => !part.startsWith(column))
    .join(', ')

/** Of orders to suppliers, and what arrived of them. */
export const orderBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  orders: [
    { column: 'supplier_name', ...name(SUPPLIER_MAX_LENGTH.name) },
    {
      column: 'number',
      allowed: ['2026-0001', '2026-1234567'],
      refused: ['', '2026-1', '26-0001', '2026-0001 '],
    },
    {
      column: 'state',
      beside: 'sent_at = now()',
      allowed: ORDER_STATES.filter((state) => state !== 'draft'),
      refused: ['Autre', ''],
    },
    { column: 'sent_at', allowed: [null], refused: ['2026-10-01T08:00:00Z'] },
    { column: 'deliver_on', ...day },
    { column: 'note', ...upTo(ORDER_MAX_LENGTH.note) },
    { column: 'sent_to', ...name(SUPPLIER_MAX_LENGTH.email, 3) },
    {
      column: 'sent',
      constraint: 'sent_bytes',
      allowed: [null, '{}'],
      refused: [json([long(MAX_SENT_BYTES / 2)])],
    },
    { column: 'mail_kind', beside: besides('mail_kind'), ...oneOf(MAIL_KINDS) },
    { column: 'mail_state', beside: besides('mail_state'), ...oneOf(MAIL_STATES) },
    { column: 'mail_state', constraint: 'mail_whole', allowed: [null], refused: ['waiting'] },
    { column: 'mail_failure', ...name(40) },
    { column: 'confirmed_note', ...upTo(ORDER_MAX_LENGTH.confirmedNote) },
    { column: 'total_ht', ...count },
    { column: 'version', allowed: [1, 2], refused: [0] },
  ],
  order_lines: [
    { column: 'position', ...count },
    { column: 'name', ...name(ORDER_MAX_LENGTH.name) },
    { column: 'code', ...name(ORDER_MAX_LENGTH.code) },
    { column: 'pack_text', ...name(ORDER_MAX_LENGTH.packText) },
    { column: 'packs', allowed: [null, MIN_QUANTITY, MAX_PACKS], refused: [0, -1, MAX_PACKS + 1] },
    { column: 'needed_packs', allowed: [null, MIN_QUANTITY], refused: [0, -1] },
    { column: 'pack_quantity', allowed: [null, MIN_QUANTITY], refused: [0, -1] },
    { column: 'unit', ...oneOf(UNITS) },
    { column: 'price_ht', ...between(0, MAX_AMOUNT, 0.000001) },
    { column: 'receipt', ...oneOf(RECEIPTS) },
    { column: 'received_quantity', allowed: [null, 0, MAX_PACKS], refused: [-1, MAX_PACKS + 1] },
    { column: 'reason', ...upTo(ORDER_MAX_LENGTH.reason) },
    { column: 'use_by', ...day },
    { column: 'lot', ...name(ORDER_MAX_LENGTH.lot) },
    {
      column: 'weighed_quantity',
      beside: "weighed_unit = 'kg'",
      allowed: [0, MAX_QUANTITY],
      refused: [-1, MAX_QUANTITY + 1],
    },
    { column: 'weighed_unit', beside: 'weighed_quantity = 1', ...oneOf(WEIGHED_UNITS) },
    { column: 'weighed_unit', constraint: 'weighed_whole', allowed: [null], refused: ['kg'] },
    { column: 'noted_price_ht', ...between(0, MAX_AMOUNT, 0.000001) },
    { column: 'replaced_by', ...upTo(ORDER_MAX_LENGTH.replacedBy) },
  ],
  receipts: [
    { column: 'temperature', ...between(TEMPERATURE.minimum, TEMPERATURE.maximum, 0.1) },
    { column: 'note', ...upTo(ORDER_MAX_LENGTH.note) },
    { column: 'version', allowed: [1, 2], refused: [0] },
    { column: 'supplier_name', beside: 'order_id = null', ...name(SUPPLIER_MAX_LENGTH.name) },
    { column: 'supplier_name', constraint: 'from_one', allowed: [null], refused: ['Les Halles'] },
  ],
  receipt_photos: [...pictureBounds, { column: 'position', ...between(0, MAX_RECEIPT_PHOTOS - 1, 1) }],
}
