import { MAX_ARTICLES } from '#contract/product-articles.ts'
import { priceChanges } from '../schema/price-changes.ts'
import { productArticles } from '../schema/product-articles.ts'
import { productMerges } from '../schema/product-merges.ts'
import { productNames } from '../schema/product-names.ts'
import { userProducts } from '../schema/user-products.ts'

/** Products, and what belongs to one. */
export const PRODUCT_TABLES = {
  user_products: {
    table: () => userProducts,
    partOf: null,
    named: 'name',
    bin: { thing: 'product' },
    archive: {},
    imports: { state: `t.version || '.' || t.articles_version`, made: [], changed: 'all' },
    spreadsheet: { file: 'produits', order: 't.search_text, t.id' },
    storage: 'items',
  },
  product_merges: {
    table: () => productMerges,
    partOf: 'keptProductId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'fusions', order: 't.merged_at, t.id' },
    storage: 'items',
  },
  price_changes: {
    table: () => priceChanges,
    partOf: 'userProductId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'historique-des-prix', order: 't.changed_at, t.id' },
    storage: 'items',
  },
  product_articles: {
    table: () => productArticles,
    partOf: 'userProductId',
    bin: 'carried',
    // Beside the one that it follows.
    archive: { most: MAX_ARTICLES },
    imports: { givenBack: 'content' },
    spreadsheet: { file: 'articles-des-produits' },
    storage: 'items',
  },
  product_names: {
    table: () => productNames,
    partOf: 'userProductId',
    bin: 'carried',
    archive: {},
    imports: { givenBack: 'learnt' },
    spreadsheet: { file: 'noms-des-produits' },
    storage: 'items',
  },
} as const
