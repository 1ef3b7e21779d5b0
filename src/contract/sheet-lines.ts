import { z } from 'zod'
import { NOTE_LENGTH } from '#domain/catalogue/former-product-note.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { userProduct } from './products.ts'
import { rule } from './rules.ts'
import { id, instant, text } from './shapes.ts'

/** Three decimals at most, as the scale shows them. */
export const quantity = z
  .number(rule('invalid'))
  .min(0.001, rule('quantity-too-low'))
  .max(1_000_000, rule('out-of-range'))

export const wastagePercent = z
  .number(rule('invalid'))
  .min(0, rule('wastage-out-of-range'))
  .max(100, rule('wastage-out-of-range'))

const facts = z.object({
  userProductId: id.nullable(),
  quantity,
  unit: z.enum(UNITS, rule('invalid')),
  wastagePercent,
  note: text(NOTE_LENGTH).nullable(),
})

/** A line as it is sent: with the id it has, or none when it is new. */
export const ingredientInput = facts
  .partial({ wastagePercent: true, note: true })
  .extend({ id: id.optional() })
export type IngredientInput = z.infer<typeof ingredientInput>

/** What a line needs to know of its product; prices are EUR per unit, without VAT. */
export const lineProduct = userProduct.omit({
  createdAt: true,
  updatedAt: true,
  sourceProductId: true,
  supplierId: true,
})
export type LineProduct = z.infer<typeof lineProduct>

export const ingredient = facts.extend({
  id,
  position: z.int(),
  product: lineProduct.nullable(),
  totalPrice: z
    .number()
    .nullable()
    .meta({ description: 'EUR, wastage included; null when it cannot be known' }),
  unknownReason: z.string().nullable().meta({ description: 'why totalPrice is null' }),
  createdAt: instant,
})
export type Ingredient = z.infer<typeof ingredient>

export const ingredientChange = facts.partial()
