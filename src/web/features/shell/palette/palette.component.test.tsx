import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchHit } from '#contract/search.ts'
import { userProduct, priceImpact } from '#contract/testing/product-fixtures.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

const kitchen = emptyKitchen()
const palette = page.getByRole('dialog', { name: 'Palette de commandes' })
const search = palette.getByRole('combobox')
const options = palette.getByRole('option')

let butter: SearchHit & { kind: 'product' }
let brioche: SearchHit & { kind: 'sheet' }

beforeEach(() => {
  const product = kitchen.addProduct({ name: 'Beurre doux', priceHt: 9.4, unit: 'kg' })
  const sheet = kitchen.addSheet({ title: 'Brioche au beurre', sellingPriceHt: 4 })
  const { id, name, brand, unit, priceHt, version } = product
  butter = { kind: 'product', id, name, brand, supplier: 'Comptoir', unit, priceHt, version }
  brioche = {
    kind: 'sheet',
    id: sheet.id,
    name: sheet.title,
    category: 'Dessert',
    sellingPriceHt: 4,
    tvaRate: 10,
    version: 1,
  }
})

async function openPalette(others: SearchHit[] = []) {
  const hits = [butter, brioche, ...others]
  const shown = await renderRoute({ '/_workspace': Workspace, '/_workspace/recipes/': Recipes }, '/recipes', {
    api: {
      ...kitchen.answers,
      search: {
        recent: () => ({ items: hits }),
        find: ({ search: wanted = '' }) => ({
          items: hits.filter(({ name }) => foldForSearch(name).includes(foldForSearch(wanted))),
        }),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(search).toHaveFocus()
  return shown
}

test('Ctrl+K shows what was changed last, then actions and pages; typing finds, and Enter opens the first', async () => {
  const { address } = await openPalette()
  await expect
    .poll(() => textsOf(options).slice(0, 3))
    .toEqual([
      expect.stringContaining('Beurre doux'),
      expect.stringContaining('Brioche au beurre'),
      'Nouvelle Recette',
    ])
  await expect.element(options.first()).toMatchTextContent('Produit · Comptoir · 9,40 € / kg')
  await expectAccessible()
  await userEvent.keyboard('BRI')
  await expect.poll(() => textsOf(options)).toEqual([expect.stringContaining('Brioche au beurre')])
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`/recipes/${brioche.id}`)
  await expect.element(palette).not.toBeInTheDocument()
})

test('Enter before the answer has come opens its first hit', async () => {
  const { address } = await openPalette()
  await userEvent.keyboard('brioche{Enter}')
  await expect.poll(address).toBe(`/recipes/${brioche.id}`)
})

test('a page is found by its name, and an action of the shown page', async () => {
  const { address } = await openPalette()
  await userEvent.keyboard('param{Enter}')
  await expect.poll(address).toBe('/settings')
})

test('Tab shows what can be done with a hit, and Escape leads back to what was typed', async () => {
  const { address } = await openPalette()
  await userEvent.keyboard('brio')
  await expect.element(options).toHaveLength(1)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => textsOf(options)).toEqual(['Lire', 'Modifier', 'Imprimer', 'Changer le prix'])
  const heights = options.elements().map(({ clientHeight }) => clientHeight)
  // Each is one line.
  expect(Math.max(...heights)).toBeLessThan(60)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('brio')
  await expect.element(options).toHaveLength(1)
  await userEvent.keyboard('{Tab}impr{Enter}')
  await expect.poll(address).toBe(`/recipes/${brioche.id}/preview`)
})

test('a price is changed by the keyboard alone, with its unit and the old one, and changed back in the notice', async () => {
  const { api } = await openPalette()
  await userEvent.keyboard('prix beurre d{Enter}')
  const price = palette.getByLabelText('Nouveau prix de Beurre doux')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(price).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveFocus()
  await expect.element(palette.getByText('Prix actuel : 9,40 € / kg')).toBeVisible()
  await expect.element(palette.getByText('€ / kg', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(palette.getByText('Tapez un prix, comme 12,50')).toBeVisible()
  await userEvent.keyboard('-1')
  await expect.element(palette.getByText('Un prix ne peut pas être négatif')).toBeVisible()
  await price.fill('12,5')
  await expect.element(palette.getByText('9,40 € / kg → 12,50 € / kg (+33,0 %)')).toBeVisible()
  await expectAccessible()

  api.answer({ products: { change: noNetwork } })
  await userEvent.keyboard('{Enter}')
  await expect.element(palette.getByRole('alert')).toMatchTextContent('Le prix n’a pas été changé')
  await expect.element(price).toHaveValue('12,5')

  api.answer({
    products: {
      change: ({ version, priceHt = null }) =>
        userProduct({ id: butter.id, name: butter.name, priceHt, version: version + 1 }),
    },
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(palette).not.toBeInTheDocument()
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notice).toMatchTextContent('Beurre doux : 9,40 € / kg → 12,50 € / kg (+33,0 %)')
  await notice.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(notice).toMatchTextContent('Beurre doux : de nouveau 9,40 € / kg')
  expect(api.calls.products.change.slice(-2)).toEqual([
    { id: butter.id, version: 1, priceHt: 12.5 },
    { id: butter.id, version: 2, priceHt: 9.4 },
  ])
})

test('a price that leaps is asked about above the palette, and Escape leads back to it', async () => {
  const { api } = await openPalette()
  api.answer({ prices: { impact: () => priceImpact() } })
  await userEvent.keyboard('prix beurre d{Enter}')
  const price = palette.getByLabelText('Nouveau prix de Beurre doux')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('94{Enter}')
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })
  await expect.element(question.getByText('Pain perdu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(price).toHaveValue('94,00')
  expect(api.calls.products.change).toEqual([])
})

test('without an answer what was read before is still found', async () => {
  const { api } = await openPalette()
  await expect.element(options.first()).toMatchTextContent('Beurre doux')
  api.answer({ search: { find: () => refusal('INTERNAL') } })
  await userEvent.keyboard('beu')
  await expect.element(palette.getByText('Ce qui a déjà été lu ici reste trouvé.')).toBeVisible()
  await expect.poll(() => textsOf(options)[0]).toContain('Beurre doux')
})

test('on a phone a search entry opens it, and a touch shows what can be done', async () => {
  await page.viewport(390, 844)
  const { address } = await openPalette()
  await userEvent.keyboard('{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Rechercher partout' }).click()
  await expect.element(search).toHaveFocus()
  await options.nth(1).click()
  await expect.element(options.nth(1)).toHaveTextContent('Modifier')
  await expectNoSidewaysScroll()
  await expectAccessible()
  await options.nth(1).click()
  await expect.poll(address).toBe(`/recipes/${brioche.id}/edit`)
})
