import type { FieldIssue } from '#contract/errors.ts'
import type { ProductDraft } from './product-draft.ts'

/** In the order of the forms; the last is of a catalogue's row alone. */
export const DRAFT_FIELDS = [
  'name',
  'category',
  'unit',
  'priceHt',
  'brand',
  'supplier',
  'origin',
  'allergens',
  'contentQuantity',
  'contentUnit',
  'densityKgPerL',
  'packPriceHt',
] as const
export type DraftField = (typeof DRAFT_FIELDS)[number]

export type DraftIssue =
  | 'name-required'
  | 'name-too-long'
  | 'brand-too-long'
  | 'origin-too-long'
  | 'price-required'
  | 'price-negative'
  | 'price-too-high'
  | 'content-not-positive'
  | 'content-too-large'
  | 'density-not-positive'
  | 'density-too-large'
  | 'supplier-unknown'
  | 'supplier-required'
  | 'allergens-required'
export type DraftIssues = Partial<Record<DraftField, DraftIssue>>

const LONGEST_NAME = 200
const LONGEST_ORIGIN = 100
const HIGHEST_PRICE = 9_999_999
const LARGEST_MEASURE = 1_000_000

/** What keeps a draft from being saved, by field, as the server would say it. */
export function issuesOf(draft: ProductDraft): DraftIssues {
  const { name, brand, origin, priceHt, contentQuantity, densityKgPerL } = draft
  const issues: DraftIssues = {}
  if (name.trim() === '') issues.name = 'name-required'
  if (name.trim().length > LONGEST_NAME) issues.name = 'name-too-long'
  if (brand.trim().length > LONGEST_NAME) issues.brand = 'brand-too-long'
  if (origin.trim().length > LONGEST_ORIGIN) issues.origin = 'origin-too-long'
  const priceIssue = priceHt === null ? 'price-required' : issueOfPrice(priceHt)
  if (priceIssue) issues.priceHt = priceIssue
  if (contentQuantity !== null && !(contentQuantity > 0)) issues.contentQuantity = 'content-not-positive'
  if (contentQuantity !== null && contentQuantity > LARGEST_MEASURE)
    issues.contentQuantity = 'content-too-large'
  if (densityKgPerL !== null && !(densityKgPerL > 0)) issues.densityKgPerL = 'density-not-positive'
  if (densityKgPerL !== null && densityKgPerL > LARGEST_MEASURE) issues.densityKgPerL = 'density-too-large'
  if (draft.allergenState === 'declared' && draft.allergens.length === 0)
    issues.allergens = 'allergens-required'
  return issues
}

export function issueOfPrice(price: number): DraftIssue | undefined {
  // What cannot be read, NaN, is neither.
  if (!(price >= 0)) return 'price-negative'
  return price > HIGHEST_PRICE ? 'price-too-high' : undefined
}

/** What only the server can know, at its field. */
export function issuesFromServer(fields: readonly FieldIssue[]): DraftIssues {
  const unknownSupplier = fields.some(
    ({ path, rule }) => path === 'supplierId' && rule === 'unknown-reference',
  )
  return unknownSupplier ? { supplier: 'supplier-unknown' } : {}
}
