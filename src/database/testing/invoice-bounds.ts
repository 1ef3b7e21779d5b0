import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import {
  ASIDE_REASONS,
  CHARGES,
  CLAIMS,
  DOUBT_MAX_LENGTH,
  IDENTITY_SCHEMES,
  INVOICE_FILE_TYPES,
  INVOICE_KINDS,
  INVOICE_MAX_LENGTH,
  INVOICE_STATES,
  LINE_MAX_LENGTH,
  MAX_CREDITED_NUMBERS,
  MAX_INVOICE_AMOUNT,
  MAX_INVOICE_FILE_BYTES,
  MAX_INVOICE_QUANTITY,
  MAX_LINE_DOUBTS,
  TAKEN,
} from '#domain/invoices/stored-invoice.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { between, type Bound, count, euros, json, long, name, oneOf, upTo } from './bound.ts'

const signed = between(-MAX_INVOICE_AMOUNT, MAX_INVOICE_AMOUNT, 0.0001)

/** Of invoices, and of what is known of a supplier by them. */
export const invoiceBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  invoices: [
    { column: 'supplier_name', ...name(SUPPLIER_MAX_LENGTH.name) },
    { column: 'siren', allowed: [null, '732829320'], refused: ['73282932', '732 829 320', 'A32829320'] },
    { column: 'siret', allowed: [null, '73282932000074'], refused: ['732829320', ''] },
    { column: 'vat', ...name(INVOICE_MAX_LENGTH.identity) },
    { column: 'number', ...name(INVOICE_MAX_LENGTH.number) },
    {
      column: 'issued_on',
      allowed: [EARLIEST_DAY, LATEST_DAY],
      refused: ['1999-12-31', '2101-01-01'],
    },
    { column: 'kind', ...oneOf(INVOICE_KINDS) },
    { column: 'currency', allowed: ['EUR', 'CHF'], refused: ['', 'eur', '€', 'EURO'] },
    { column: 'total_ht', ...signed },
    { column: 'total_ttc', ...signed },
    { column: 'sha256', allowed: ['a'.repeat(64)], refused: ['a'.repeat(63), 'A'.repeat(64), ''] },
    { column: 'profile', ...name(INVOICE_MAX_LENGTH.profile) },
    { column: 'state', allowed: ['waiting', 'applied'], refused: ['Autre', ''] },
    { column: 'aside_reason', beside: "state = 'aside'", ...oneOf(ASIDE_REASONS) },
    {
      column: 'state',
      constraint: 'aside',
      allowed: INVOICE_STATES.filter((state) => state !== 'aside'),
      refused: ['aside'],
    },
    {
      column: 'credited_numbers',
      allowed: [[], Array(MAX_CREDITED_NUMBERS).fill(long(INVOICE_MAX_LENGTH.number))],
      refused: [Array(MAX_CREDITED_NUMBERS + 1).fill('F-1'), [long(INVOICE_MAX_LENGTH.number + 1)], [null]],
    },
    { column: 'version', allowed: [1, 2], refused: [0] },
  ],
  invoice_lines: [
    { column: 'position', ...count },
    { column: 'name', ...upTo(LINE_MAX_LENGTH.name) },
    { column: 'code', ...name(LINE_MAX_LENGTH.code) },
    { column: 'ean', ...name(LINE_MAX_LENGTH.ean) },
    { column: 'quantity', ...between(-MAX_INVOICE_QUANTITY, MAX_INVOICE_QUANTITY, 0.000001) },
    { column: 'unit_code', ...name(LINE_MAX_LENGTH.unitCode) },
    { column: 'net_price', ...signed },
    { column: 'base_quantity', allowed: [null, 0.001, 100], refused: [0, -1] },
    { column: 'line_total', ...signed },
    { column: 'vat_rate', ...between(0, 100, 0.1) },
    { column: 'origin', ...name(LINE_MAX_LENGTH.origin) },
    { column: 'lot', ...name(LINE_MAX_LENGTH.lot) },
    { column: 'delivery_note', ...name(LINE_MAX_LENGTH.deliveryNote) },
    { column: 'charge', beside: 'supplier_product_id = null', ...oneOf(CHARGES) },
    { column: 'charge', constraint: 'settled', allowed: [null], refused: ['freight'] },
    { column: 'unit_price_ht', beside: "unit = 'kg'", ...euros },
    { column: 'unit', beside: 'unit_price_ht = 1', ...oneOf(UNITS) },
    { column: 'unit', constraint: 'priced', allowed: [null], refused: ['kg'] },
    {
      column: 'doubts',
      allowed: [[], Array(MAX_LINE_DOUBTS).fill(long(DOUBT_MAX_LENGTH))],
      refused: [Array(MAX_LINE_DOUBTS + 1).fill('unit'), [long(DOUBT_MAX_LENGTH + 1)], [null]],
    },
    { column: 'agreed_price_ht', ...euros },
    { column: 'claim', ...oneOf(CLAIMS) },
    {
      column: 'claim',
      constraint: 'granted',
      beside: 'credit_note_id = invoice_id',
      allowed: ['granted'],
      refused: CLAIMS.filter((claim) => claim !== 'granted'),
    },
    { column: 'taken', ...oneOf(TAKEN) },
    {
      column: 'article',
      constraint: 'article_bytes',
      allowed: [null, json({})],
      refused: [json({ name: long(5_000) })],
    },
    {
      column: 'reading',
      constraint: 'reading_bytes',
      allowed: [null, json({})],
      refused: [json({ name: long(5_000) })],
    },
  ],
  invoice_files: [
    { column: 'file_name', ...name(FILE_NAME_MAX_LENGTH) },
    { column: 'media_type', ...oneOf(INVOICE_FILE_TYPES) },
    {
      column: 'content',
      allowed: [Buffer.alloc(1), Buffer.alloc(MAX_INVOICE_FILE_BYTES)],
      refused: [Buffer.alloc(0), Buffer.alloc(MAX_INVOICE_FILE_BYTES + 1)],
    },
  ],
  supplier_identities: [
    { column: 'scheme', ...oneOf(IDENTITY_SCHEMES) },
    { column: 'value', ...name(INVOICE_MAX_LENGTH.identity) },
  ],
  supplier_charges: [
    { column: 'code', ...name(LINE_MAX_LENGTH.code) },
    { column: 'name', beside: 'code = null', ...name(LINE_MAX_LENGTH.name) },
    { column: 'name', constraint: 'named', allowed: [null], refused: ['port'] },
    { column: 'kind', ...oneOf(CHARGES) },
  ],
}
