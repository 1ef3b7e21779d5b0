import { z } from 'zod'
import { ARTICLE_DOUBTS } from '#domain/pricing/article-price.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { SEARCH_MAX_LENGTH } from './list-limits.ts'
import { contractRoute } from './route.ts'
import { rule } from './rules.ts'
import { amount, byId, id, text, versionRead, euros } from './shapes.ts'
import { supplierRef } from './suppliers.ts'

/** Articles that one product can be tied to. */
export const MAX_ARTICLES = 20
/** Articles that one search shows. */
export const MAX_CANDIDATES = 20

/** A supplier's article beside a product, with its price for the product's unit. */
const article = z.object({
  id,
  supplier: supplierRef,
  name: z.string(),
  brand: z.string().nullable(),
  code: z.string().nullable(),
  packText: z.string().nullable(),
  packPriceHt: euros.nullable().meta({ description: 'EUR for the pack, without VAT' }),
  priceHt: euros.meta({ description: 'EUR per unit, without VAT' }),
  unit: z.enum(UNITS),
  productPriceHt: euros
    .nullable()
    .meta({ description: "EUR per the product's unit, without VAT; null where it cannot be converted" }),
  doubt: z
    .enum(ARTICLE_DOUBTS)
    .nullable()
    .meta({ description: 'why that price is unknown, or what it assumes' }),
})
export type Article = z.infer<typeof article>

/** The price of the article that was last taken for the product or set aside: a different one is shown as new. */
const seen = {
  sourcePriceHt: amount.nullable(),
  sourceUnit: z.enum(UNITS, rule('invalid')).nullable(),
}

const tiedArticle = article.extend({
  ...seen,
  cheapest: z.boolean().meta({ description: 'the lowest certain price of several' }),
})
export type TiedArticle = z.infer<typeof tiedArticle>

const productArticles = z.object({
  version: z.int().meta({ description: 'counts the changes of which articles it is tied to' }),
  unit: z.enum(UNITS),
  followedId: id.nullable().meta({ description: 'the article whose price is offered when it moves' }),
  followsCheapest: z.boolean().meta({ description: 'followedId becomes the cheapest by itself' }),
  items: z.array(tiedArticle),
})
export type ProductArticles = z.infer<typeof productArticles>

const articlesInput = z
  .object({
    id,
    version: versionRead,
    followedId: id.nullable(),
    followsCheapest: z.boolean(rule('invalid')),
    articles: z
      .array(
        z.object({
          id,
          sourcePriceHt: seen.sourcePriceHt.default(null),
          sourceUnit: seen.sourceUnit.default(null),
        }),
      )
      .max(MAX_ARTICLES, rule('too-long'))
      .refine((list) => new Set(list.map((one) => one.id)).size === list.length, rule('invalid')),
  })
  .refine(
    ({ followedId, articles }) => followedId === null || articles.some((one) => one.id === followedId),
    {
      path: ['followedId'],
      error: rule('unknown-reference'),
    },
  )
export type ArticlesInput = z.infer<typeof articlesInput>

const candidates = z.object({
  items: z.array(
    article.extend({
      certainty: z
        .enum(['sure', 'doubtful'])
        .nullable()
        .meta({ description: 'how well its name means the product; null for what was searched' }),
      product: z
        .object({ id, name: z.string() })
        .nullable()
        .meta({ description: 'the other product that it is tied to already' }),
    }),
  ),
  total: z.int(),
})
export type ArticleCandidates = z.infer<typeof candidates>

const route = contractRoute.errors(notFound)
const tags = ['products']

export const productArticlesContract = {
  get: route
    .route({
      method: 'GET',
      path: '/user-products/{id}/articles',
      tags,
      summary: "The suppliers' articles that a product is tied to",
    })
    .input(byId)
    .output(productArticles),
  candidates: route
    .route({
      method: 'GET',
      path: '/user-products/{id}/article-candidates',
      tags,
      summary: 'Articles that a product may be tied to',
      description:
        `Of all suppliers' catalogues: with a search those that have its words, by name, ${MAX_CANDIDATES} at most; ` +
        "without one those whose name means the product's, the likeliest first.",
    })
    .input(z.object({ id, search: text(SEARCH_MAX_LENGTH).optional() }))
    .output(candidates),
  set: route
    .errors({ ...storageFull, ...versionConflict('list of articles', productArticles) })
    .route({
      method: 'PUT',
      path: '/user-products/{id}/articles',
      tags,
      summary: 'Tie a product to articles',
      description:
        "All of its articles, and which one its price follows. No price changes: where the followed article's differs, " +
        'it is shown as new, to be taken or set aside. Sending what was read before undoes the change.',
    })
    .input(articlesInput)
    .output(productArticles),
}
