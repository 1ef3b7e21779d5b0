import {
  productFacts,
  type UserProduct,
  type UserProductChange,
  type UserProductInput,
} from '#contract/products.ts'
import { amount } from '#contract/shapes.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'
import { type AllergenState, allergenState } from '#domain/allergens/allergen-state.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import type { ContentUnit, Unit } from '#domain/quantity/unit.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'

/** A product as it is typed: the unit of the content is preset before its quantity is typed. */
export interface ProductDraft {
  name: string
  category: ProductCategory
  unit: Unit
  priceHt: number | null
  brand: string
  supplier: SupplierRef | null
  allergens: readonly Allergen[]
  /** The allergens count only when it says that there are some. */
  allergenState: AllergenState
  contentQuantity: number | null
  contentUnit: ContentUnit
  densityKgPerL: number | null
  /** Where a meat comes from. */
  origin: string
}

/** What a draft is made of: a product of the base, or a row of a catalogue with its supplier. */
type DraftedProduct = Pick<
  UserProduct,
  | 'name'
  | 'category'
  | 'unit'
  | 'priceHt'
  | 'brand'
  | 'supplier'
  | 'allergens'
  | 'allergenFree'
  | 'contentQuantity'
  | 'contentUnit'
  | 'densityKgPerL'
> & { origin?: string | null }

/** The likely unit of the content: litres of a bottle, grams of anything else. */
function likelyContentUnit(unit: Unit): ContentUnit {
  return unit === 'bouteille' ? 'L' : 'g'
}

export function emptyDraft(name = ''): ProductDraft {
  return {
    name,
    category: 'Épicerie',
    unit: 'kg',
    priceHt: null,
    brand: '',
    supplier: null,
    allergens: [],
    allergenState: 'undeclared',
    contentQuantity: null,
    contentUnit: likelyContentUnit('kg'),
    densityKgPerL: null,
    origin: '',
  }
}

/** A delivery note is typed line by line: the next product is probably of the same category and supplier. */
export function nextDraft({ category, unit, supplier, contentUnit }: ProductDraft): ProductDraft {
  return { ...emptyDraft(), category, unit, supplier, contentUnit }
}

export function draftOf(product: DraftedProduct): ProductDraft {
  const { name, category, unit, priceHt, brand, supplier, allergens } = product
  const { contentQuantity, densityKgPerL } = product
  return {
    name,
    category,
    unit,
    priceHt,
    brand: brand ?? '',
    supplier,
    allergens,
    allergenState: allergenState(product),
    contentQuantity,
    contentUnit: product.contentUnit ?? likelyContentUnit(unit),
    densityKgPerL,
    origin: product.origin ?? '',
  }
}

/** A draft after a change of some fields. */
export function changed<Draft extends ProductDraft>(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change }
  const unitAlone = change.unit !== undefined && draft.contentQuantity === null
  return unitAlone ? { ...next, contentUnit: likelyContentUnit(next.unit) } : next
}

/** What is sent for a new product. */
export function inputOf(draft: ProductDraft): Required<UserProductInput> {
  return {
    name: draft.name.trim(),
    category: draft.category,
    unit: draft.unit,
    priceHt: draft.priceHt,
    brand: draft.brand.trim() || null,
    supplierId: draft.supplier?.id ?? null,
    allergens: ALLERGENS.filter(
      (allergen) => draft.allergenState === 'declared' && draft.allergens.includes(allergen),
    ),
    allergenFree: draft.allergenState === 'free',
    contentQuantity: draft.contentQuantity,
    contentUnit: draft.contentQuantity === null ? null : draft.contentUnit,
    densityKgPerL: draft.densityKgPerL,
    origin: draft.origin.trim() || null,
  }
}

/** A form asks for the price that the contract lets be unknown. */
export const productSchema = productFacts.extend({ priceHt: amount })

/** What is checked of a draft: the allergens are missing where it says that there are some and names none. */
export function checkedInput<Input extends object>(draft: ProductDraft, input: Input) {
  const missing = draft.allergenState === 'declared' && draft.allergens.length === 0
  return missing ? { ...input, allergens: null } : input
}

/** Facts that mean something only together. */
const TOGETHER = ['contentQuantity', 'contentUnit']

/** What is sent for a product that exists: only what was changed here, so that another window's work stays. */
export function changeOf(product: UserProduct, draft: ProductDraft): Omit<UserProductChange, 'id'> {
  return changedFacts(inputOf(draftOf(product)), inputOf(draft))
}

/** The facts that are others now, and those that mean something only with them. */
export function changedFacts<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const old = new Map<string, unknown>(Object.entries(before))
  const facts = Object.entries(after)
  // What was typed and is no number is a change too, though JSON would take it for an empty field.
  const differs = ([field, value]: [string, unknown]) =>
    Number.isNaN(value) || JSON.stringify(value) !== JSON.stringify(old.get(field))
  const changed = new Set(facts.filter(differs).map(([field]) => field))
  const partnerChanged = (field: string) =>
    TOGETHER.includes(field) && TOGETHER.some((fact) => changed.has(fact))
  const kept = facts.filter(([field]) => changed.has(field) || partnerChanged(field))
  // A part of what it was given.
  return Object.fromEntries(kept) as Partial<Facts>
}

export function isChanged(product: UserProduct, draft: ProductDraft): boolean {
  return Object.keys(changeOf(product, draft)).length > 0
}
