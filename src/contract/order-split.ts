import { z } from 'zod'
import { MAX_ORDER_LINES } from '#domain/orders/order.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { quantity } from './facts/sheet-line.ts'
import { onceEach } from './once-each.ts'
import { rule } from './rules.ts'
import { euros, id } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

const need = z.object({
  userProductId: id,
  quantity: quantity.meta({ description: "in the product's unit" }),
})

export const splitQuestion = z.object({
  needs: onceEach(z.array(need).max(MAX_ORDER_LINES, rule('too-long')), (each) => each.userProductId),
})
export type SplitQuestion = z.infer<typeof splitQuestion>

const bought = z.object({
  userProductId: id,
  supplierProductId: id,
  name: z.string(),
  packs: z.number(),
  packQuantity: z.number().meta({ description: 'in `unit`, which is that of the article' }),
  unit: z.enum(UNITS),
  amountHt: euros.meta({ description: 'EUR without VAT of these packs' }),
})

export const split = z.object({
  suppliers: z.array(
    z.object({
      supplier: supplierRef,
      lines: z.array(bought),
      totalHt: euros,
      missingHt: euros.meta({ description: 'EUR that are missing to its franco' }),
    }),
  ),
  totalHt: euros,
  usualHt: euros.nullable().meta({
    description: 'of the articles that the products follow now; null where one of them follows none',
  }),
  reachesFrancos: z
    .boolean()
    .meta({ description: 'false where no split reaches those of all its suppliers' }),
  proven: z.boolean().meta({ description: 'whether it is certain that no split is cheaper' }),
  atLeastHt: euros
    .nullable()
    .meta({ description: 'no split that reaches the francos is cheaper; null where none can reach them' }),
  apart: z
    .array(
      z.object({
        userProductId: id,
        reason: z.enum(['no-article', 'pack-unknown', 'too-many-suppliers']),
      }),
    )
    .meta({ description: 'products that are left out: nothing is compared of them' }),
})
export type OrderSplit = z.infer<typeof split>
