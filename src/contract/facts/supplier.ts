import { z } from 'zod'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { MAX_LEAD_DAYS, WEEKDAYS } from '#domain/orders/delivery.ts'
import { rule } from '../rules.ts'
import { amount, requiredText, text } from '../shapes.ts'
import type { Fact } from './fact.ts'

const email = z.email(rule('email-invalid')).max(SUPPLIER_MAX_LENGTH.email, rule('too-long'))

/** A time of the clock, as 18:00. */
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is typed of a supplier, in the order of its form. */
export const SUPPLIER_FACTS = {
  name: { schema: requiredText(SUPPLIER_MAX_LENGTH.name), kind: 'text', heading: 'Désignation' },
  email: {
    schema: email.nullable(),
    kind: 'text',
    heading: 'Email',
    blank: null,
  },
  phone: {
    schema: text(SUPPLIER_MAX_LENGTH.phone).nullable(),
    kind: 'text',
    heading: 'Téléphone',
    blank: null,
  },
  notes: { schema: text(SUPPLIER_MAX_LENGTH.notes).nullable(), kind: 'text', heading: 'Notes', blank: null },
  orderEmail: {
    schema: email.nullable(),
    kind: 'text',
    heading: 'Email des commandes',
    blank: null,
  },
  customerNumber: {
    schema: text(SUPPLIER_MAX_LENGTH.customerNumber).nullable(),
    kind: 'text',
    heading: 'Numéro de client',
    blank: null,
  },
  minimumHt: { schema: amount.nullable(), kind: 'own', heading: 'Franco HT', blank: null },
  cutOff: {
    schema: z.string(rule('invalid')).regex(CLOCK_TIME, rule('invalid')).nullable(),
    kind: 'text',
    heading: 'Commande avant',
    blank: null,
  },
  leadDays: {
    schema: z
      .int(rule('invalid'))
      .min(0, rule('out-of-range'))
      .max(MAX_LEAD_DAYS, rule('out-of-range'))
      .nullable(),
    kind: 'own',
    heading: 'Délai (jours)',
    blank: null,
  },
  deliveryDays: {
    schema: z
      .array(z.enum(WEEKDAYS, rule('invalid')))
      .max(WEEKDAYS.length, rule('too-long'))
      .refine((days) => new Set(days).size === days.length, rule('invalid')),
    kind: 'own',
    heading: 'Jours de livraison',
    blank: [],
  },
  orderNote: {
    schema: text(SUPPLIER_MAX_LENGTH.orderNote).nullable(),
    kind: 'text',
    heading: 'Remarque des commandes',
    blank: null,
  },
} as const satisfies Record<string, Fact>

export type SupplierFact = keyof typeof SUPPLIER_FACTS
