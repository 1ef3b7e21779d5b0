import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ProductArticles } from '#contract/product-articles.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { sharedApi } from './shared-api.ts'
import type { Api, Member } from './start-api.ts'
import { offer } from './catalogues.ts'
import { deal } from './suppliers.ts'

/** Flour at 1,20 € a kilo; one supplier offers it at 1 € a kilo, another in sacks of 25 kg at 20 €. */
interface Mill {
  api: Api
  chef: Member
  halles: Supplier
  metro: Supplier
  flour: UserProduct
  loose: CatalogueProduct
  sack: CatalogueProduct
}

/**
 * A server for the tests of a file, and a new account with flour and its articles for each.
 * @param begin receives them before each test
 * @returns what is asked about the articles of the flour
 */
export function withMill(begin: (mill: Mill) => void) {
  let api: Api
  let chef: Member
  let flour: UserProduct
  beforeAll(async () => {
    api = await sharedApi()
  })
  beforeEach(async () => {
    chef = await api.signUp()
    const halles = await deal(chef, 'Les Halles')
    const metro = await deal(chef, 'Metro')
    flour = await chef.done(
      chef.post<UserProduct>('/api/user-products', {
        name: 'Farine T55',
        category: 'Épicerie',
        unit: 'kg',
        priceHt: 1.2,
      }),
    )
    const loose = await offer(chef, halles, { name: 'Farine de blé T55', category: 'Épicerie', priceHt: 1 })
    const sack = await offer(chef, metro, {
      name: 'FARINE T55 SAC',
      category: 'Épicerie',
      unit: 'sachet',
      priceHt: 20,
      contentQuantity: 25,
      contentUnit: 'kg',
    })
    begin({ api, chef, halles, metro, flour, loose, sack })
  })
  afterAll(() => api.close())

  const address = () => `/api/user-products/${flour.id}/articles`
  const articles = () => chef.done(chef.get<ProductArticles>(address()))
  const product = () => chef.done(chef.get<UserProduct>(`/api/user-products/${flour.id}`))
  const put = (body: object) => chef.send<ProductArticles>('PUT', address(), { body })

  /** Ties the flour to these articles and no others; those that it has keep what they were last taken at. */
  async function tie(
    ids: readonly string[],
    followedId: string | null = ids[0] ?? null,
    followsCheapest = false,
  ) {
    const { version, items } = await articles()
    const known = new Map(items.map((one) => [one.id, one]))
    const list = ids.map((id) => {
      const { sourcePriceHt = null, sourceUnit = null } = known.get(id) ?? {}
      return { id, sourcePriceHt, sourceUnit }
    })
    return chef.done(put({ version, followedId, followsCheapest, articles: list }))
  }
  return { address, articles, product, put, tie }
}
