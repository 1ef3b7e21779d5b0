import { supplierProducts } from '#database/schema/supplier-products.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { CatalogueFacts, CatalogueInput } from '#contract/catalogue.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'

/** The facts of `supplier_products c`, as the API names them. */
export const CATALOGUE_FACTS = selectColumns(
  supplierProducts,
  'c',
  'name',
  'category',
  'unit',
  'priceHt',
  'brand',
  'allergens',
  'allergenFree',
  'densityKgPerL',
  'contentQuantity',
  'contentUnit',
  'code',
  'packText',
  'packPriceHt',
)

export const CATALOGUE_COLUMNS = `
  ${selectColumns(supplierProducts, 'c', 'id', 'supplierId', 'createdAt', 'updatedAt')}, ${CATALOGUE_FACTS},
  (SELECT p.id FROM user_products p WHERE p.user_id = c.user_id AND p.source_product_id = c.id)
    AS "userProductId"`

/** Allergens come once each, in the order of the list, and leave no 'free of them'; a text of nothing is none. */
export function tidiedFacts<Facts extends Partial<CatalogueInput>>(facts: Facts): Facts {
  const { brand, code, packText, allergens, allergenFree } = facts
  return {
    ...facts,
    ...(brand === '' && { brand: null }),
    ...(code === '' && { code: null }),
    ...(packText === '' && { packText: null }),
    ...(allergens && { allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)) }),
    ...(allergens && allergens.length > 0 && { allergenFree: false }),
    ...(allergenFree && !allergens && { allergens: [] }),
  }
}

/** What a row says under the names of its columns. */
export function asColumns(facts: CatalogueFacts): Record<string, unknown> {
  const { name, category, unit, priceHt, brand, allergens, allergenFree, code } = tidiedFacts(facts)
  return {
    name,
    category,
    unit,
    price_ht: priceHt,
    brand,
    allergens,
    allergen_free: allergenFree,
    density_kg_per_l: facts.densityKgPerL,
    content_quantity: facts.contentQuantity,
    content_unit: facts.contentUnit,
    code,
    pack_text: facts.packText || null,
    pack_price_ht: facts.packPriceHt,
  }
}

/** The columns that `asColumns` names, in one order. */
export const FACT_COLUMNS = [
  'name',
  'category',
  'unit',
  'price_ht',
  'brand',
  'allergens',
  'allergen_free',
  'density_kg_per_l',
  'content_quantity',
  'content_unit',
  'code',
  'pack_text',
  'pack_price_ht',
] as const
