import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { CONTENT_INCOMPLETE, contentIsWhole } from './products.ts'
import { CATALOGUE_FACTS } from './facts/catalogue-row.ts'
import { changeShapeOf, optionalOf, shapeOf } from './facts/fact.ts'
import { contractRoute, creationRoute } from './route.ts'
import { rule } from './rules.ts'
import { byId, deleted, id, instant, listOf, listQuery, text, versionRead } from './shapes.ts'
import { SEARCH_MAX_LENGTH } from './list-limits.ts'

/** What a supplier's catalogue says of a product. */
export const catalogueFacts = z.object(shapeOf(CATALOGUE_FACTS))
export type CatalogueFacts = z.infer<typeof catalogueFacts>

/** One row of a supplier's catalogue. */
const catalogueProduct = catalogueFacts.extend({
  id,
  supplierId: id,
  userProductId: id.nullable().meta({ description: "the user's product that was imported from it" }),
  version: z.int().meta({ description: 'of the catalogue, when the row was last written' }),
  createdAt: instant,
  updatedAt: instant,
})
export type CatalogueProduct = z.infer<typeof catalogueProduct>

/** The facts of a row that is written whole: what is left out is not known. */
const catalogueInput = catalogueFacts.partial(optionalOf(CATALOGUE_FACTS))
export type CatalogueInput = z.infer<typeof catalogueInput>

const rowOf = { id, productId: id }

const catalogueChange = z.object({ ...changeShapeOf(CATALOGUE_FACTS), ...rowOf, version: versionRead })
export type CatalogueChange = z.infer<typeof catalogueChange>

const filters = z.object({
  search: text(SEARCH_MAX_LENGTH).optional(),
  category: z.enum(PRODUCT_CATEGORIES, rule('invalid')).optional(),
  imported: z.stringbool(rule('invalid')).or(z.boolean()).optional(),
})

const catalogueQuery = z.object({
  ...listQuery.shape,
  ...filters.shape,
  id,
  sort: z.enum(['name', '-name', 'priceHt', '-priceHt', 'category', '-category']).default('name'),
})
export type CatalogueQuery = z.infer<typeof catalogueQuery>

/** Of one import, or one selection. */
export const MAX_CHOSEN = 10_000

const importable = z.object({ ...filters.omit({ imported: true }).shape, id })
export type ImportableQuery = z.infer<typeof importable>

const route = contractRoute.errors(notFound)
const tags = ['suppliers']

export const catalogueContract = {
  list: route
    .route({ method: 'GET', path: '/suppliers/{id}/products', tags, summary: "List a supplier's catalogue" })
    .meta({ offline: 'answer' })
    .input(catalogueQuery)
    .output(listOf(catalogueProduct)),
  create: creationRoute
    .errors(notFound)
    .route({
      path: '/suppliers/{id}/products',
      tags,
      summary: 'Add a row to the catalogue',
    })
    .input(z.object({ ...catalogueInput.shape, id }).refine(contentIsWhole, CONTENT_INCOMPLETE))
    .output(catalogueProduct),
  change: route
    .errors(versionConflict('row', catalogueProduct))
    .route({
      method: 'PATCH',
      path: '/suppliers/{id}/products/{productId}',
      tags,
      summary: 'Change a row of the catalogue',
    })
    .input(catalogueChange)
    .output(catalogueProduct),
  remove: route
    .route({
      method: 'DELETE',
      path: '/suppliers/{id}/products/{productId}',
      tags,
      summary: 'Delete a row of the catalogue',
      description: "The user's product that came from it stays.",
    })
    .input(z.object(rowOf))
    .output(deleted),
  importable: route
    .route({
      method: 'GET',
      path: '/suppliers/{id}/importable',
      tags,
      summary: 'The rows of the catalogue that are not imported yet',
      description: `Ids alone, by name, ${MAX_CHOSEN} at most: what a selection of all is made of.`,
    })
    .input(importable)
    .output(z.object({ ids: z.array(id), total: z.int() })),
  import: route
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/suppliers/{id}/products/import',
      tags,
      summary: "Copy rows of the catalogue into the user's products",
      description: 'A row that is imported already is left as it is, however many ask at once.',
    })
    .input(
      z.object({
        ...byId.shape,
        productIds: z.array(id).min(1, rule('required')).max(MAX_CHOSEN, rule('too-long')),
      }),
    )
    .output(
      z.object({
        imported: z.int(),
        already: z.int().meta({ description: 'imported before' }),
      }),
    ),
}
