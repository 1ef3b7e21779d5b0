import { z } from 'zod'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { SEARCH_MAX_LENGTH } from './list-limits.ts'
import { contractRoute } from './route.ts'
import { id, text, euros } from './shapes.ts'

/** The most hits of each kind: who looks for more goes to its list. */
export const MAX_HITS_OF_KIND = 8

const version = z.int().meta({ description: 'for a change of its price' })

const carte = z
  .string()
  .nullable()
  .meta({ description: 'the name of its carte; null where the account has one alone' })

const hit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sheet'),
    id,
    name: z.string(),
    category: z.enum(SHEET_CATEGORIES),
    sellingPriceHt: euros.nullable(),
    tvaRate: z.number(),
    version,
  }),
  z.object({
    kind: z.literal('product'),
    id,
    name: z.string(),
    brand: z.string().nullable(),
    supplier: z.string().nullable(),
    unit: z.enum(UNITS),
    priceHt: euros.nullable(),
    version,
  }),
  z.object({
    kind: z.literal('dish'),
    id,
    name: z.string(),
    gammeId: id,
    gamme: z.string(),
    carte,
    ficheId: id,
    prixTtcAffiche: euros,
    version,
  }),
  z.object({ kind: z.literal('menu'), id, name: z.string(), carte, prixTtc: euros }),
  z.object({ kind: z.literal('carte'), id, name: z.string(), gammes: z.int() }),
  z.object({ kind: z.literal('supplier'), id, name: z.string(), products: z.int() }),
])
export type SearchHit = z.infer<typeof hit>

const hits = z.object({ items: z.array(hit) })
const tags = ['search']

export const searchContract = {
  find: contractRoute
    .route({
      method: 'GET',
      path: '/search',
      tags,
      summary: 'Sheets, products, dishes, menus, cartes and suppliers by any part of the name',
      description: `Case and accents aside; at most ${MAX_HITS_OF_KIND} of each kind, names that begin with what is searched first. Without a search, what was changed last.`,
    })
    .input(z.object({ search: text(SEARCH_MAX_LENGTH).optional() }))
    .output(hits),
  recent: contractRoute
    .route({ method: 'GET', path: '/search/recent', tags, summary: 'What was changed last, of each kind' })
    .meta({ offline: 'answer' })
    .output(hits),
}
