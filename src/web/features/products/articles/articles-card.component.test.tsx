import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Article, ArticlesInput, ProductArticles, TiedArticle } from '#contract/product-articles.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.$id.edit.tsx'

const SACK_ARTICLE: Article = {
  id: crypto.randomUUID(),
  supplier: { id: crypto.randomUUID(), name: 'Metro' },
  name: 'FARINE T55 SAC',
  brand: null,
  code: null,
  packText: 'sac de 25 kg',
  packPriceHt: 20,
  priceHt: 20,
  unit: 'sachet',
  productPriceHt: 0.8,
  doubt: null,
}
const LOOSE_ARTICLE: Article = {
  ...SACK_ARTICLE,
  id: crypto.randomUUID(),
  supplier: { id: crypto.randomUUID(), name: 'Les Halles' },
  name: 'Farine de blé',
  packText: null,
  packPriceHt: null,
  unit: 'pièce',
  priceHt: 1,
  productPriceHt: null,
  doubt: 'content-missing',
}
const SACK: TiedArticle = { ...SACK_ARTICLE, sourcePriceHt: 20, sourceUnit: 'sachet', cheapest: true }
const LOOSE: TiedArticle = { ...LOOSE_ARTICLE, sourcePriceHt: null, sourceUnit: null, cheapest: false }

const card = page.getByRole('region', { name: 'Articles des fournisseurs' })
const dialog = page.getByRole('dialog')

const state = (followedId: string | null, list: TiedArticle[], version: number): ProductArticles => ({
  version,
  unit: 'kg',
  followedId,
  followsCheapest: false,
  items: list,
})

async function renderFlour(items: TiedArticle[], refuse = false) {
  const flour = userProduct({ name: 'Farine', unit: 'kg', priceHt: 1.2 })
  const sent: ArticlesInput[] = []
  let stored = state(items[0]?.id ?? null, items, 1)
  await renderRoute({ '/_workspace/products/$id/edit': Route }, `/products/${flour.id}/edit`, {
    api: {
      products: {
        list: () => onePage([flour]),
        get: () => flour,
        use: () => ({ sheets: [], total: 0 }),
      },
      prices: { history: () => onePage([]) },
      productMerges: { list: () => ({ items: [] }) },
      replacements: { list: () => ({ items: [] }) },
      productArticles: {
        get: () => stored,
        candidates: () => ({
          total: 2,
          items: [
            { ...SACK_ARTICLE, certainty: 'sure' as const, product: null },
            {
              ...LOOSE_ARTICLE,
              certainty: 'doubtful' as const,
              product: { id: crypto.randomUUID(), name: 'Gruau' },
            },
          ],
        }),
        set: (input) => {
          sent.push(input)
          if (refuse) return refusal('VERSION_CONFLICT', { current: stored })
          const known = new Map([SACK, LOOSE].map((one) => [one.id, one]))
          const list = input.articles.flatMap(({ id }) => known.get(id) ?? [])
          stored = {
            ...state(input.followedId, list, stored.version + 1),
            followsCheapest: input.followsCheapest,
          }
          return stored
        },
      },
    },
  })
  await expect.element(card).toBeVisible()
  return { sent }
}

test('a product says the price of each of its articles for its unit, the cheapest, and why one has none', async () => {
  await renderFlour([SACK, LOOSE])
  const [sack, loose] = [card.getByRole('listitem').nth(0), card.getByRole('listitem').nth(1)]
  await expect.element(sack).toMatchTextContent(/FARINE T55 SAC.*Metro.*sac de 25 kg.*le moins cher/u)
  await expect.element(loose).toMatchTextContent(/Prix non converti/u)
  await expectAccessible()
  await page.viewport(390, 800)
  await expectNoSidewaysScroll()
})

test('a product without articles is tied to one that is proposed by its name, and that is undone', async () => {
  const { sent } = await renderFlour([])
  await expect.element(card).toMatchTextContent(/relié à aucun article/u)
  await card.getByRole('button', { name: 'Relier à un article' }).click()
  await expect.element(dialog).toMatchTextContent(/Déjà relié à Gruau/u)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Relier FARINE T55 SAC, Metro' }).dblClick()
  await expect.element(card.getByRole('listitem')).toMatchTextContent(/suivi/u)
  expect(sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(card).toMatchTextContent(/relié à aucun article/u)
  expect(sent[1]).toMatchObject({ version: 2, followedId: null, articles: [] })
})

test('the article that is followed is chosen, or the cheapest', async () => {
  const { sent } = await renderFlour([SACK, LOOSE])
  await card.getByLabelText('Le prix suit').selectOptions('cheapest')
  await expect.poll(() => sent[0]).toMatchObject({ version: 1, followedId: SACK.id, followsCheapest: true })
  await card.getByLabelText('Le prix suit').selectOptions(LOOSE.id)
  await expect.poll(() => sent[1]).toMatchObject({ version: 2, followedId: LOOSE.id, followsCheapest: false })
})

test('a change of articles from an older version is refused with a notice', async () => {
  const { sent } = await renderFlour([SACK], true)
  await card.getByRole('button', { name: 'Délier FARINE T55 SAC' }).click()
  await expect.element(page.getByText(/ont changé entre-temps/u)).toBeVisible()
  await expect.element(card.getByRole('listitem')).toBeVisible()
  expect(sent).toHaveLength(1)
})
