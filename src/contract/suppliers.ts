import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { notFound, versionConflict } from './errors.ts'
import { answeredTextsOf, changeShapeOf, factsWith, optionalOf, shapeOf } from './facts/fact.ts'
import { SUPPLIER_FACTS } from './facts/supplier.ts'
import { contractRoute, creationRoute } from './route.ts'
import { binned, byId, euros, id, instant, listOf, listQuery, versionRead } from './shapes.ts'

/** A supplier as other things name it. */
export const supplierRef = z.object({ id, name: z.string() })

const supplier = z.object({
  id,
  ...answeredTextsOf(factsWith(SUPPLIER_FACTS, { kind: 'text' })),
  ...shapeOf(factsWith(SUPPLIER_FACTS, { kind: 'own' })),
  version: z.int().meta({ description: 'counts the changes of its contact' }),
  createdAt: instant,
  products: z.int().meta({ description: 'rows of its catalogue' }),
  lastListAt: instant.nullable().meta({ description: 'when its last price list was imported' }),
  lastListDearer: z.int().meta({ description: 'prices that this list raised; 0 without one' }),
  lastListCheaper: z.int().meta({ description: 'and those that it lowered' }),
})
export type Supplier = z.infer<typeof supplier>

/** A supplier with what its own page shows. */
const supplierDetail = supplier.extend({
  imported: z.int().meta({ description: 'products of the user that come from its catalogue' }),
  newPrices: z.int().meta({ description: 'of these, those whose price has moved in the catalogue' }),
  categories: z.array(z.object({ category: z.enum(PRODUCT_CATEGORIES), products: z.int() })),
})
export type SupplierDetail = z.infer<typeof supplierDetail>

export const supplierInput = z.object(shapeOf(SUPPLIER_FACTS)).partial(optionalOf(SUPPLIER_FACTS))
export type SupplierInput = z.infer<typeof supplierInput>

const supplierChange = z.object({
  ...changeShapeOf(SUPPLIER_FACTS),
  id,
  version: versionRead,
})
export type SupplierChange = z.infer<typeof supplierChange>

const supplierQuery = listQuery.extend({ sort: z.enum(['name', '-createdAt']).default('name') })
export type SupplierQuery = z.infer<typeof supplierQuery>

export const LATEST_SUPPLIERS = 5

const supplierStatistics = z.object({
  suppliers: z.int(),
  catalogueProducts: z.int(),
  importedProducts: z.int(),
  totalValue: euros.meta({ description: 'EUR: the sum of the prices HT of all imported products' }),
  categories: z.array(
    z.object({
      category: z.enum(PRODUCT_CATEGORIES),
      catalogueProducts: z.int(),
      importedProducts: z.int(),
    }),
  ),
  latest: z.array(supplier).meta({ description: 'the newest suppliers' }),
})
export type SupplierStatistics = z.infer<typeof supplierStatistics>

const route = contractRoute
const one = route.errors(notFound)
const tags = ['suppliers']

export const suppliersContract = {
  list: route
    .route({ method: 'GET', path: '/suppliers', tags, summary: 'List suppliers' })
    .meta({ offline: 'answer' })
    .input(supplierQuery)
    .output(listOf(supplier)),
  create: creationRoute
    .route({ path: '/suppliers', tags, summary: 'Add a supplier' })
    .input(supplierInput)
    .output(supplier),
  statistics: route
    .route({ method: 'GET', path: '/suppliers/statistics', tags, summary: 'Suppliers in figures' })
    .meta({ offline: 'answer' })
    .output(supplierStatistics),
  get: one
    .route({ method: 'GET', path: '/suppliers/{id}', tags, summary: 'Read a supplier' })
    .meta({ offline: 'answer' })
    .input(byId)
    .output(supplierDetail),
  change: one
    .errors(versionConflict('supplier', supplier))
    .route({ method: 'PATCH', path: '/suppliers/{id}', tags, summary: 'Change a supplier' })
    .input(supplierChange)
    .output(supplier),
  remove: one
    .route({
      method: 'DELETE',
      path: '/suppliers/{id}',
      tags,
      summary: 'Delete a supplier and its catalogue',
      description: "The user's own products stay, without a supplier.",
    })
    .input(byId)
    .output(binned),
}
