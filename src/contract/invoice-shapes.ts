import { z } from 'zod'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import {
  ASIDE_REASONS,
  CHARGES,
  CLAIMS,
  INVOICE_KINDS,
  INVOICE_STATES,
  MAX_INVOICE_LINES,
  TAKEN,
} from '#domain/invoices/stored-invoice.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { catalogueFacts } from './catalogue.ts'
import { storedFile } from './invoice-file.ts'
import { priceImpact } from './prices.ts'
import { rule } from './rules.ts'
import { amount, euros, id, instant, requiredText, versionRead } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

export const unitPrice = z.object({
  unit: z.enum(UNITS),
  priceHt: euros.meta({ description: 'EUR, without VAT' }),
})
export const named = z.object({ id, name: z.string() })

const noteRef = z.object({ id, number: z.string() })

/** One invoice in a list. */
export const invoiceSummary = z.object({
  id,
  supplier: supplierRef.nullable().meta({ description: 'null until the seller is known' }),
  sellerName: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  kind: z.enum(INVOICE_KINDS),
  currency: z.string(),
  totalHt: euros.nullable(),
  totalTtc: euros.nullable(),
  state: z.enum(INVOICE_STATES),
  asideReason: z.enum(ASIDE_REASONS).nullable(),
  creditedNumbers: z
    .array(z.string())
    .meta({ description: 'of a credit note, or of an invoice that corrects others: theirs' }),
  lines: z.int(),
  toLookAt: z.int().meta({ description: 'lines without an article or a charge, or whose price is in doubt' }),
  overcharged: euros.meta({ description: 'above what was agreed, where it was neither granted nor dropped' }),
  claimed: z.int().meta({ description: 'lines that a credit note is asked for' }),
  demanded: euros.meta({ description: 'what credit notes were asked for, granted by one or not yet' }),
  received: euros.meta({
    description:
      'what applied credit notes that name it give back, while some of its lines are asked; else 0',
  }),
  version: z.int(),
  createdAt: instant,
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>

const articleRef = named.extend({
  code: z.string().nullable(),
  packText: z.string().nullable(),
  ...unitPrice.shape,
  product: named.nullable().meta({ description: "the user's, whose price follows it" }),
})

const invoiceLine = z.object({
  id,
  position: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  ean: z.string().nullable(),
  quantity: z.number().nullable(),
  unitCode: z.string().nullable(),
  netPrice: euros.nullable().meta({ description: 'as it is printed, of `baseQuantity` units' }),
  baseQuantity: z.number().nullable(),
  lineTotal: euros.nullable(),
  vatRate: z.number().nullable(),
  origin: z.string().nullable(),
  lot: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  article: articleRef.nullable(),
  proposals: z.array(articleRef).meta({ description: 'of the catalogue, for a line that has no article' }),
  proposedProduct: named
    .nullable()
    .meta({ description: "the user's product that the name of a line without an article means" }),
  newArticle: catalogueFacts.nullable().meta({ description: 'what the line adds to the catalogue' }),
  product: named.nullable().meta({ description: 'the one that the new article is tied to' }),
  read: catalogueFacts.nullable().meta({ description: 'the article as the line has it' }),
  readings: z
    .array(unitPrice)
    .meta({ description: 'the prices that it may have, where its words leave that open' }),
  printed: z.object({ printed: euros, paid: euros, cause: z.string().nullable() }).nullable().meta({
    description: 'the printed price and what one billed unit costs, with the cause of a difference',
  }),
  charge: z.enum(CHARGES).nullable(),
  proposedCharge: z.enum(CHARGES).nullable(),
  unitPriceHt: euros.nullable(),
  unit: z.enum(UNITS).nullable(),
  doubts: z.array(z.string()).meta({ description: 'why it sets no price' }),
  misfit: z
    .string()
    .nullable()
    .meta({ description: 'why its price, of which nothing else is in doubt, is none of its article' }),
  agreedPriceHt: euros.nullable().meta({ description: 'EUR per `unit`, by the last price list or hand' }),
  agreedAt: instant.nullable().meta({ description: 'since when; null where another price was agreed since' }),
  agreedLater: z.boolean().meta({ description: 'whether that is after the day of the invoice' }),
  overcharge: euros.meta({ description: 'of the whole line, above the agreed price' }),
  claim: z.enum(CLAIMS),
  grantedBy: noteRef
    .nullable()
    .meta({ description: 'the credit note that granted it; null where a hand did' }),
  taken: z.enum(TAKEN).nullable().meta({
    description:
      'of an applied invoice: whether its price was written to the catalogue, or that of the catalogue kept; null where it set none',
  }),
})
export type InvoiceLineAnswer = z.infer<typeof invoiceLine>

export const invoice = invoiceSummary.extend({
  seller: z.object({
    siren: z.string().nullable(),
    siret: z.string().nullable(),
    vat: z.string().nullable(),
  }),
  proposedSuppliers: z.array(supplierRef).meta({ description: 'of the name of the seller' }),
  binnedSupplier: z
    .string()
    .nullable()
    .meta({ description: 'the name of the supplier that the seller was, while that is in the bin' }),
  profile: z.string().nullable(),
  file: storedFile.nullable().meta({ description: 'null until it was put' }),
  actId: id.nullable(),
  priceListId: id.nullable(),
  creditNotes: z
    .array(
      invoiceSummary.pick({
        id: true,
        number: true,
        issuedOn: true,
        totalHt: true,
        currency: true,
        state: true,
        creditedNumbers: true,
      }),
    )
    .meta({ description: 'of the supplier that name this invoice' }),
  credited: z
    .array(
      noteRef.extend({
        issuedOn: z.string(),
        lines: z.array(
          z.object({
            id,
            name: z.string(),
            overcharge: euros,
            grantedBy: noteRef
              .nullable()
              .meta({ description: 'of a line that a waiting note closes: once that is applied' }),
            closes: z
              .boolean()
              .meta({ description: 'whether the note closes it: alone, or by what it adds to others' }),
          }),
        ),
      }),
    )
    .meta({ description: 'of a credit note: the invoices that it names, with what is claimed of them' }),
  items: z.array(invoiceLine),
})
export type Invoice = z.infer<typeof invoice>

const resolved = z.discriminatedUnion('as', [
  z.object({ as: z.literal('article'), articleId: id }),
  z.object({ as: z.literal('new'), facts: catalogueFacts, productId: id.nullable() }),
  z.object({ as: z.literal('charge'), charge: z.enum(CHARGES, rule('invalid')) }),
  z.object({ as: z.literal('open') }),
  z.object({ as: z.literal('unpriced') }).meta({ description: 'keeps what it is, and sets no price' }),
])
const resolvedLine = z.object({
  id,
  resolved: resolved.optional(),
  price: z
    .object({ unit: z.enum(UNITS, rule('invalid')), priceHt: amount })
    .optional()
    .meta({
      description:
        'its own, or one of its readings, per its own unit or that of its article: confirmed, it is in doubt no more',
    }),
})
export type ResolvedLine = z.infer<typeof resolvedLine>

export const resolution = z.object({
  id,
  version: versionRead,
  supplier: z
    .union([z.object({ id }), z.object({ name: requiredText(SUPPLIER_MAX_LENGTH.name) })])
    .optional()
    .meta({ description: 'the one that the seller is, or the name of a new one' }),
  lines: z.array(resolvedLine).max(MAX_INVOICE_LINES, rule('too-long')).default([]),
})
export type Resolution = z.infer<typeof resolution>

/** What can be of the same day as an invoice, and gives way to it: the catalogue's price of a list or a hand, an invoice with an earlier number. */
const SAME_DAY = ['list', 'invoice'] as const

/** A price before and after; `newer` where a later price is there, which stays. */
const movedPrice = z.object({
  unit: z.enum(UNITS),
  before: euros.nullable(),
  after: euros,
  since: instant.nullable().meta({ description: 'of the price before' }),
  newer: z.boolean().meta({ description: 'the price is later than the invoice: it stays' }),
})
const plannedPrice = movedPrice.extend({
  lineId: id,
  name: z.string(),
  articleId: id.nullable().meta({ description: 'null for one that is new' }),
  laterInvoice: z
    .string()
    .nullable()
    .meta({ description: 'the number of the invoice of the same day or later whose price stays' }),
  sameDay: z.enum(SAME_DAY).nullable().meta({
    description: 'what of the day of the invoice gave the price before, which it takes the place of',
  }),
  product: named.extend(movedPrice.shape).nullable(),
})
export type PlannedPrice = z.infer<typeof plannedPrice>

export const plan = z.object({
  rises: z.int(),
  falls: z.int(),
  added: z.int(),
  unchanged: z.int(),
  prices: z.array(plannedPrice),
  left: z
    .array(z.object({ lineId: id, name: z.string(), reasons: z.array(z.string()) }))
    .meta({ description: 'lines that set no price' }),
  impact: priceImpact,
  version: z.int(),
})
export type InvoicePlan = z.infer<typeof plan>
