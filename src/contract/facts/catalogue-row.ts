import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { amount, text } from '../shapes.ts'
import { type Fact, factsWith, type PartOf, partsOf } from './fact.ts'
import { PRODUCT_FACTS } from './product.ts'

/** What a row of a supplier's catalogue says of a product: what a product says too, and how the supplier sells it. */
export const CATALOGUE_FACTS = {
  ...factsWith(PRODUCT_FACTS, { inCatalogue: true }),
  /** A product may have no price yet, a row has one. */
  priceHt: {
    ...PRODUCT_FACTS.priceHt,
    schema: amount.meta({ description: 'EUR per unit, without VAT' }),
  },
  code: {
    schema: text(PRODUCT_MAX_LENGTH.code).nullable().meta({ description: "the supplier's own number" }),
    kind: 'text',
    heading: 'Référence',
    blank: null,
  },
  packText: {
    schema: text(PRODUCT_MAX_LENGTH.packText)
      .nullable()
      .meta({ description: 'how it is packed, as the supplier writes it' }),
    kind: 'text',
    heading: 'Conditionnement',
    blank: null,
  },
  packPriceHt: {
    schema: amount.nullable().meta({ description: 'EUR for that pack, without VAT' }),
    kind: 'own',
    heading: 'Prix du conditionnement HT',
    blank: null,
  },
} as const satisfies Record<string, Fact>

export type CataloguePart = PartOf<typeof CATALOGUE_FACTS>
/** The facts of each part. */
export const CATALOGUE_PARTS = partsOf(CATALOGUE_FACTS)
