import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './errors.ts'
import { rule } from './rules.ts'
import { id, instant, listOf, listQuery, requiredText, text } from './shapes.ts'

/** A supplier as other things name it. */
export const supplierRef = z.object({ id, name: z.string() })

export const supplier = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: instant,
})
export type Supplier = z.infer<typeof supplier>

export const supplierInput = z.object({
  name: requiredText(200),
  email: z.email(rule('email-invalid')).max(254, rule('too-long')).nullable().optional(),
  phone: text(40).nullable().optional(),
  notes: text(5_000).nullable().optional(),
})
export type SupplierInput = z.infer<typeof supplierInput>

const route = oc.errors(commonErrors)

export const suppliersContract = {
  list: route
    .route({ method: 'GET', path: '/suppliers', tags: ['suppliers'], summary: 'List suppliers' })
    .input(listQuery)
    .output(listOf(supplier)),
  create: route
    .route({
      method: 'POST',
      path: '/suppliers',
      successStatus: 201,
      tags: ['suppliers'],
      summary: 'Add a supplier',
    })
    .input(supplierInput)
    .output(supplier),
}
