import { z } from 'zod'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { rule } from '../rules.ts'
import { requiredText, text } from '../shapes.ts'
import type { Fact } from './fact.ts'

/** What is typed of a supplier, in the order of its form. */
export const SUPPLIER_FACTS = {
  name: { schema: requiredText(SUPPLIER_MAX_LENGTH.name), kind: 'text', heading: 'Désignation' },
  email: {
    schema: z.email(rule('email-invalid')).max(SUPPLIER_MAX_LENGTH.email, rule('too-long')).nullable(),
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
} as const satisfies Record<string, Fact>

export type SupplierFact = keyof typeof SUPPLIER_FACTS
