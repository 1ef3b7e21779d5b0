import type { CatalogueFacts } from '#contract/catalogue.ts'
import { keysOf, partnersOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import {
  type ChangedProductFacts,
  productFacts,
  type UserProduct,
  type UserProductInput,
} from '#contract/products.ts'
import { amount } from '#contract/shapes.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import { type AllergenState, allergenState } from '#domain/allergens/allergen-state.ts'
import { tracesBeside } from '#domain/allergens/traces-beside.ts'
import type { WeighedWord } from '#domain/imports/counted-words.ts'
import type { ContentUnit, Unit } from '#domain/quantity/unit.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'

type ProductFacts = Required<UserProductInput>

/** What a form holds as it is stored; the other facts it holds in its own way. */
const FIELDS = productFacts.omit({ supplierId: true, allergenFree: true, contentUnit: true }).keyof().options
type Field = (typeof FIELDS)[number]
type OptionalField = { [Name in Field]: null extends ProductFacts[Name] ? Name : never }[Field]

/** A product as it is typed: the unit of the content is preset before its quantity is typed. */
export interface ProductDraft extends Omit<
  Pick<ProductFacts, Field>,
  'allergens' | 'traces' | 'countedWeights'
> {
  /** Null is a weight that is yet to be typed. */
  countedWeights: Partial<Record<WeighedWord, { quantity: number | null; unit: Unit }>>
  supplier: SupplierRef | null
  allergens: readonly Allergen[]
  /** The allergens count only when it says that there are some. */
  allergenState: AllergenState
  /** Of what it does not contain; those that it contains are left out of what is sent. */
  traces: readonly Allergen[]
  contentUnit: ContentUnit
}

/** What a draft is made of: a product of the base, or a row of a catalogue with its supplier, which says less. */
type DraftedProduct = Pick<UserProduct, (keyof CatalogueFacts & keyof UserProduct) | 'supplier'> &
  Partial<UserProduct>

/** The likely unit of the content: litres of a bottle, grams of anything else. */
function likelyContentUnit(unit: Unit): ContentUnit {
  return unit === 'bouteille' ? 'L' : 'g'
}

export function emptyDraft(name = '', unit: Unit = 'kg'): ProductDraft {
  return {
    ...(fieldsOf(() => null) as Record<OptionalField, null>),
    name,
    category: 'Épicerie',
    unit,
    supplier: null,
    allergens: [],
    allergenState: 'undeclared',
    traces: [],
    countedWeights: {},
    contentUnit: likelyContentUnit(unit),
  }
}

/** A delivery note is typed line by line: the next product is probably of the same category and supplier. */
export function nextDraft({ category, unit, supplier, contentUnit }: ProductDraft): ProductDraft {
  return { ...emptyDraft(), category, unit, supplier, contentUnit }
}

export function draftOf(product: DraftedProduct): ProductDraft {
  return {
    ...(fieldsOf((field) => product[field] ?? null) as Pick<ProductFacts, Field>),
    supplier: product.supplier,
    countedWeights: product.countedWeights ?? {},
    allergenState: allergenState(product),
    contentUnit: product.contentUnit ?? likelyContentUnit(product.unit),
  }
}

/** A value for each field; who calls it knows what the values are. */
function fieldsOf(valueOf: (field: Field) => unknown) {
  return Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<Field, unknown>
}

/** A draft after a change of some fields. */
export function changed<Draft extends ProductDraft>(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change }
  const unitAlone = change.unit !== undefined && draft.contentQuantity === null
  return unitAlone ? { ...next, contentUnit: likelyContentUnit(next.unit) } : next
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value
}

/** The fields of a draft that hold a fact in another way than it is stored. */
const HELD_AS: { readonly [Fact in keyof ProductFacts]?: keyof ProductDraft } = {
  supplierId: 'supplier',
  allergenFree: 'allergenState',
}

/** A record by the fields of a draft, in the order of the facts. */
export function inFormOrder<Of extends Record<keyof ProductDraft, unknown>>(byField: Of): Of {
  const fields = keysOf(PRODUCT_FACTS).map((fact) => HELD_AS[fact] ?? (fact as keyof ProductDraft))
  return Object.fromEntries(fields.map((field) => [field, byField[field]])) as Of
}

/** What is sent for a new product: texts without the blanks around them, and null for one of blanks alone. */
export function inputOf(draft: ProductDraft): ProductFacts {
  const allergens = ALLERGENS.filter(
    (allergen) => draft.allergenState === 'declared' && draft.allergens.includes(allergen),
  )
  return {
    ...(fieldsOf((field) => trimmed(draft[field])) as Pick<ProductFacts, Field>),
    name: draft.name.trim(),
    supplierId: draft.supplier?.id ?? null,
    allergens,
    traces: tracesBeside(draft.traces, allergens),
    allergenFree: draft.allergenState === 'free',
    contentUnit: draft.contentQuantity === null ? null : draft.contentUnit,
  }
}

/** A form asks for the price that the contract lets be unknown. */
export const productSchema = productFacts.extend({ priceHt: amount })

/** What is checked of a draft: the allergens are missing where it says that there are some and names none. */
export function checkedInput<Input extends object>(draft: ProductDraft, input: Input) {
  const missing = draft.allergenState === 'declared' && draft.allergens.length === 0
  return missing ? { ...input, allergens: null } : input
}

/** What is sent for a product that exists: only what was changed here, so that another window's work stays. */
export function changeOf(product: UserProduct, draft: ProductDraft): ChangedProductFacts {
  const before = inputOf(draftOf(product))
  const after = inputOf(draft)
  const { countedWeights, ...facts } = changedFacts(before, after)
  if (countedWeights === undefined) return facts
  const gone = Object.keys(before.countedWeights).filter((word) => !(word in countedWeights))
  return {
    ...facts,
    countedWeights: {
      ...Object.fromEntries(gone.map((word) => [word, null])),
      ...changedFacts(before.countedWeights, countedWeights),
    },
  }
}

const WHOLE_WITH: Readonly<Record<string, string | undefined>> = partnersOf(PRODUCT_FACTS)

/** The facts that are others now, and those that are null only with them. */
export function changedFacts<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const old = new Map<string, unknown>(Object.entries(before))
  const facts = Object.entries(after)
  // What was typed and is no number is a change too, though JSON would take it for an empty field.
  const differs = ([field, value]: [string, unknown]) =>
    Number.isNaN(value) || JSON.stringify(value) !== JSON.stringify(old.get(field))
  const changed = new Set(facts.filter(differs).map(([field]) => field))
  const partnerChanged = (field: string) => changed.has(WHOLE_WITH[field] ?? '')
  const kept = facts.filter(([field]) => changed.has(field) || partnerChanged(field))
  // A part of what it was given.
  return Object.fromEntries(kept) as Partial<Facts>
}

export function isChanged(product: UserProduct, draft: ProductDraft): boolean {
  return Object.keys(changeOf(product, draft)).length > 0
}
