import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import type { MergedPart } from '#domain/catalogue/merge-products.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import { MAX_MEASURE, MIN_MEASURE } from '#domain/quantity/limits.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { rule } from '../rules.ts'
import { amount, id, requiredText, text } from '../shapes.ts'
import { type Fact, factsWith, keysOf, type PartOf, partsOf, type TextOf } from './fact.ts'

export type ProductFact = Fact & {
  /** Whether a row of a supplier's catalogue says it as well. */
  readonly inCatalogue: boolean
  /** What of a sheet follows from it. */
  readonly weighsOn: 'cost' | 'allergens' | 'nothing'
  /** Typed in the table of products too, and pasted there. */
  readonly inCells?: true
  /** What the printed sheet does with it: a column of its name, something of a line that is made of it, or nothing. */
  readonly onSheet: 'column' | 'read' | 'nowhere'
  /** How two products that become one have it: as one of the two, of both by word, or by whose allergens are taken. */
  readonly merging: 'chosen' | 'joined' | 'allergens'
}

/** Six decimals are stored. */
const positive = z
  .number(rule('invalid'))
  .min(MIN_MEASURE, rule('out-of-range'))
  .max(MAX_MEASURE, rule('out-of-range'))

const weighedWord = z.enum(WEIGHED_WORDS, rule('invalid'))
const weightOfOne = z.object({ quantity: positive, unit: z.enum(UNITS, rule('invalid')) })

export const allergen = z.enum(ALLERGENS, rule('invalid'))
const allergenList = z.array(allergen).max(ALLERGENS.length, rule('too-long'))

/** What is typed of a product, in the order of its form. */
export const PRODUCT_FACTS = {
  name: {
    schema: requiredText(PRODUCT_MAX_LENGTH.name),
    kind: 'text',
    heading: 'Désignation',
    inCatalogue: true,
    weighsOn: 'nothing',
    onSheet: 'read',
    merging: 'chosen',
  },
  category: {
    schema: z.enum(PRODUCT_CATEGORIES, rule('invalid')),
    kind: 'own',
    heading: 'Catégorie',
    inCatalogue: true,
    weighsOn: 'nothing',
    onSheet: 'read',
    merging: 'chosen',
    inCells: true,
  },
  unit: {
    schema: z.enum(UNITS, rule('invalid')),
    kind: 'own',
    part: 'price',
    heading: 'Unité',
    inCatalogue: true,
    weighsOn: 'cost',
    onSheet: 'read',
    merging: 'chosen',
  },
  priceHt: {
    schema: amount
      .nullable()
      .meta({ description: 'EUR per unit, without VAT; null while no price is known' }),
    kind: 'own',
    part: 'price',
    heading: 'Prix HT',
    inCatalogue: true,
    weighsOn: 'cost',
    onSheet: 'read',
    merging: 'chosen',
    inCells: true,
  },
  brand: {
    schema: text(PRODUCT_MAX_LENGTH.brand).nullable(),
    kind: 'text',
    heading: 'Marque',
    blank: null,
    inCatalogue: true,
    weighsOn: 'nothing',
    onSheet: 'read',
    merging: 'chosen',
  },
  supplierId: {
    schema: id.nullable(),
    kind: 'own',
    part: 'supplier',
    heading: 'Fournisseur',
    blank: null,
    inCatalogue: false,
    weighsOn: 'nothing',
    onSheet: 'nowhere',
    merging: 'chosen',
    inCells: true,
  },
  origin: {
    schema: text(PRODUCT_MAX_LENGTH.origin)
      .nullable()
      .meta({ description: "of meat, in a guest's words: 'France', 'UE'" }),
    kind: 'text',
    heading: 'Origine',
    blank: null,
    inCatalogue: false,
    weighsOn: 'nothing',
    onSheet: 'nowhere',
    merging: 'chosen',
  },
  contentQuantity: {
    schema: positive.nullable().meta({ description: 'what one piece, bottle or pack holds' }),
    kind: 'own',
    part: 'content',
    heading: 'Contenu',
    blank: null,
    wholeWith: 'contentUnit',
    inCatalogue: true,
    weighsOn: 'cost',
    onSheet: 'read',
    merging: 'chosen',
  },
  contentUnit: {
    schema: z.enum(CONTENT_UNITS, rule('invalid')).nullable(),
    kind: 'own',
    part: 'content',
    heading: 'Unité du contenu',
    blank: null,
    wholeWith: 'contentQuantity',
    inCatalogue: true,
    weighsOn: 'cost',
    onSheet: 'read',
    merging: 'chosen',
  },
  densityKgPerL: {
    schema: positive.nullable().meta({ description: 'kg per litre' }),
    kind: 'own',
    part: 'density',
    heading: 'Densité (kg/l)',
    blank: null,
    inCatalogue: true,
    weighsOn: 'cost',
    onSheet: 'read',
    merging: 'chosen',
  },
  countedWeights: {
    schema: z.partialRecord(weighedWord, weightOfOne, rule('invalid')).meta({
      description: 'what one of a word weighs that recipes count by: one clove of garlic, 5 g',
    }),
    change: z
      .partialRecord(weighedWord, weightOfOne.nullable(), rule('invalid'))
      .meta({ description: 'the words that change alone; null forgets one' }),
    kind: 'own',
    heading: 'Poids des unités comptées',
    blank: {},
    inCatalogue: false,
    weighsOn: 'nothing',
    onSheet: 'read',
    merging: 'joined',
  },
  allergens: {
    schema: allergenList.meta({ description: 'contained' }),
    kind: 'own',
    heading: 'Allergènes',
    blank: [],
    inCatalogue: true,
    weighsOn: 'allergens',
    onSheet: 'column',
    merging: 'allergens',
  },
  allergenFree: {
    schema: z.boolean(rule('invalid')).meta({
      description:
        'contains none of the fourteen, of which there may be traces; neither this nor allergens: not declared',
    }),
    kind: 'own',
    part: 'allergens',
    heading: 'Sans allergène',
    blank: false,
    inCatalogue: true,
    weighsOn: 'allergens',
    onSheet: 'read',
    merging: 'allergens',
  },
  traces: {
    schema: allergenList.meta({
      description: 'possible, and not contained: what is among the allergens too is dropped here',
    }),
    kind: 'own',
    heading: 'Traces',
    blank: [],
    inCatalogue: true,
    weighsOn: 'allergens',
    onSheet: 'read',
    merging: 'allergens',
  },
} as const satisfies Record<string, ProductFact>

type ProductFacts = typeof PRODUCT_FACTS
export type ProductFactName = keyof ProductFacts
/** What a user sees as one fact of a product. */
export type ProductPart = PartOf<ProductFacts>
export type ProductText = TextOf<ProductFacts>

const of = <Part extends string>(parts: Record<Part, ProductFactName[]>, joined: boolean) =>
  Object.fromEntries(
    keysOf(parts).map((part) => [part, { facts: parts[part], joined }]),
  ) as unknown as Record<Part, MergedPart<ProductFactName>>

/** What two products that become one may differ in, beside their allergens. */
export const MERGED_PARTS = {
  ...of(partsOf(factsWith(PRODUCT_FACTS, { merging: 'chosen' })), false),
  ...of(partsOf(factsWith(PRODUCT_FACTS, { merging: 'joined' })), true),
}
export type MergedProductPart = keyof typeof MERGED_PARTS
export const MERGED_PRODUCT_PARTS = keysOf(MERGED_PARTS)
