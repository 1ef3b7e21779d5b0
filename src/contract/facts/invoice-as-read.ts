import { z } from 'zod'
import {
  INVOICE_KINDS,
  INVOICE_MAX_LENGTH,
  LINE_MAX_LENGTH,
  MAX_CREDITED_NUMBERS,
  MAX_INVOICE_AMOUNT,
  MAX_INVOICE_LINES,
  MAX_INVOICE_PARTS,
  MAX_INVOICE_QUANTITY,
} from '#domain/invoices/stored-invoice.ts'
import { MAX_INVOICE_TEXT } from '#domain/invoices/limits.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { rule } from '../rules.ts'
import { money, requiredText, text } from '../shapes.ts'

const signed = (most: number) =>
  z.number(rule('invalid')).min(-most, rule('out-of-range')).max(most, rule('out-of-range'))
const figure = (most: number) => signed(most).nullable()
const billed = money(signed(MAX_INVOICE_AMOUNT)).nullable()
const words = text(MAX_INVOICE_TEXT)
const code = (maximum: number) => text(maximum).nullable()

const siren = z
  .string()
  .regex(/^\d{9}$/, rule('invalid'))
  .nullable()

const party = z.object({
  name: requiredText(SUPPLIER_MAX_LENGTH.name),
  siren,
  siret: z
    .string()
    .regex(/^\d{14}$/, rule('invalid'))
    .nullable(),
  vat: code(INVOICE_MAX_LENGTH.identity),
})

const allowance = z.object({
  kind: z.enum(['allowance', 'charge'], rule('invalid')),
  amount: billed,
  reason: words,
})
const allowances = z.array(allowance).max(MAX_INVOICE_PARTS, rule('too-long'))

const line = z.object({
  position: words,
  name: words,
  description: words,
  sellerCode: code(LINE_MAX_LENGTH.code),
  buyerCode: code(LINE_MAX_LENGTH.code),
  ean: code(LINE_MAX_LENGTH.ean),
  quantity: figure(MAX_INVOICE_QUANTITY).meta({ description: 'in units of `unitCode`' }),
  unitCode: code(LINE_MAX_LENGTH.unitCode).meta({ description: 'UN/ECE recommendation 20 or 21' }),
  netPrice: billed.meta({ description: 'as it is printed, of the base quantity, without VAT' }),
  grossPrice: billed,
  baseQuantity: figure(MAX_INVOICE_QUANTITY).meta({ description: 'null for one' }),
  baseUnitCode: code(LINE_MAX_LENGTH.unitCode),
  lineTotal: billed.meta({ description: 'without VAT, after discounts and charges of the line' }),
  vatRate: figure(100).meta({ description: 'percent' }),
  allowances,
  properties: z.array(z.object({ name: words, value: words })).max(MAX_INVOICE_PARTS, rule('too-long')),
  origin: code(LINE_MAX_LENGTH.origin),
  lot: code(LINE_MAX_LENGTH.lot),
  deliveryNote: code(LINE_MAX_LENGTH.deliveryNote),
  role: z.enum(['billed', 'group', 'information'], rule('invalid')),
  hasParts: z.boolean(rule('invalid')),
  unreadable: z.array(
    z.enum(
      ['quantity', 'netPrice', 'grossPrice', 'baseQuantity', 'lineTotal', 'vatRate', 'allowances'],
      rule('invalid'),
    ),
  ),
})

/** An invoice as it was read from its file. What follows from it, as prices and doubts, is computed again by the server. */
export const invoiceAsRead = z.object({
  profile: text(INVOICE_MAX_LENGTH.profile),
  kind: z.enum(INVOICE_KINDS, rule('invalid')),
  number: requiredText(INVOICE_MAX_LENGTH.number),
  issuedOn: z.iso
    .date(rule('invalid'))
    .refine((day) => day >= EARLIEST_DAY && day <= LATEST_DAY, rule('out-of-range')),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, rule('invalid'))
    .meta({ description: 'ISO 4217' }),
  seller: party,
  buyer: z
    .object({ siren, vat: code(INVOICE_MAX_LENGTH.identity) })
    .meta({ description: 'compared with the SIREN of the settings, where the house has given one' }),
  creditedNumbers: z
    .array(requiredText(INVOICE_MAX_LENGTH.number))
    .max(MAX_CREDITED_NUMBERS, rule('too-long')),
  lines: z.array(line).max(MAX_INVOICE_LINES, rule('too-long')),
  allowances,
  totals: z.object({
    lines: billed,
    allowances: billed,
    charges: billed,
    withoutVat: billed,
    vat: billed,
    withVat: billed,
    unreadable: z.boolean(rule('invalid')),
  }),
})
export type InvoiceAsRead = z.infer<typeof invoiceAsRead>
