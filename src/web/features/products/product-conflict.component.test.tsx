import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserProduct, UserProductChange } from '#contract/products.ts'
import { changedProduct, noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { Route as ProductsImported } from '#web/routes/_workspace/products.imported.tsx'
import { unfold } from '#web/testing/new-product-form.ts'

const routes = {
  '/_workspace/products/$id/edit': ProductEdit,
  '/_workspace/products/imported': ProductsImported,
}

const NO_IMPACT = { sheets: [], total: 0, underTarget: 0, underFloor: 0 }
const OPENED = userProduct({
  name: 'Beurre',
  priceHt: 10,
  brand: 'Lescure',
  sourceProductId: crypto.randomUUID(),
  importedAt: '2026-11-02T09:00:00.000Z',
})

const name = page.getByLabelText('Nom du produit')
const price = page.getByLabelText('Prix HT')
const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
const alert = page.getByRole('alert')
const keepMine = alert.getByRole('button', { name: 'Garder mes modifications' })
const takeStored = alert.getByRole('button', { name: 'Reprendre la version enregistrée' })
const row = (label: string) => alert.getByRole('row').filter({ hasText: label })

/** A server that stores one product; `otherWindow` is another window that saves. */
function storing(answers: Answers = {}) {
  let stored: UserProduct = OPENED
  const otherWindow = (facts: Partial<UserProduct>) => {
    stored = { ...stored, ...facts, version: stored.version + 1 }
  }
  const change = ({ id: _id, version, ...facts }: UserProductChange) => {
    if (version !== stored.version) return refusal('VERSION_CONFLICT', { current: stored })
    stored = { ...changedProduct(stored, facts), supplier: null }
    return stored
  }
  const api: Answers = {
    products: {
      list: () => onePage([stored]),
      get: () => OPENED,
      use: () => ({ sheets: [], total: 0 }),
      change,
      ...answers.products,
    },
    productArticles: { get: noArticles },
    prices: { history: () => onePage([]), impact: () => NO_IMPACT },
    productMerges: { list: () => ({ items: [] }) },
    replacements: { list: () => ({ items: [] }) },
  }
  return { api, otherWindow, stored: () => stored }
}

/** The page of the product, opened before another window saves. */
async function renderProduct(facts: Partial<UserProduct>, answers: Answers = {}) {
  const server = storing(answers)
  const shown = await renderRoute(routes, `/products/${OPENED.id}/edit`, { api: server.api })
  await expect.element(name).toHaveValue('Beurre')
  server.otherWindow(facts)
  return { ...server, ...shown }
}

test('a field that both windows have changed is asked: both versions, the focus on them, and nothing written', async () => {
  const { api, stored } = await renderProduct({ priceHt: 11, brand: 'Isigny' })
  await price.fill('12')
  await name.fill('Beurre demi-sel')
  await save.click()
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/Modifié entre-temps dans une autre fenêtre/)
  await expect.element(row('Prix HT')).toMatchTextContent(/12,00\s€ \/ kg11,00\s€ \/ kg/)
  await expect.element(row('Nom du produit')).not.toBeInTheDocument()
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Marque\./)
  await expect.element(price).toHaveValue('12,00')
  await expect.element(name).toHaveValue('Beurre demi-sel')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(alert).toBeVisible()
  await expect.element(name).toHaveValue('Beurre demi-sel')
  await save.click()
  await expect.element(alert).toHaveFocus()
  await expect.element(row('Prix HT')).toBeVisible()
  expect(stored()).toMatchObject({ name: 'Beurre', priceHt: 11, brand: 'Isigny' })
  expect(api.calls.products.change.map(({ version }) => version)).toEqual([1, 1])
})

test('kept, what was typed is written over the newer version, and what it alone has changed stays', async () => {
  const { api, stored, address } = await renderProduct({ priceHt: 11, brand: 'Isigny' })
  await price.fill('12')
  await save.click()
  await keepMine.click()
  await expect.element(page.getByText(/Modifié dans une autre fenêtre, et gardé\s: Marque\./)).toBeVisible()
  await expect.poll(address).toBe('/products')
  expect(stored()).toMatchObject({ priceHt: 12, brand: 'Isigny' })
  expect(api.calls.products.change.at(-1)).toEqual({ id: OPENED.id, priceHt: 12, version: 2 })
})

test('the stored version is taken into the form, and what was typed can be put back and saved', async () => {
  const { api, stored } = await renderProduct({ priceHt: 11, brand: 'Isigny' })
  await price.fill('12')
  await save.click()
  await takeStored.click()
  await expect.element(price).toHaveValue('11,00')
  await expect.element(page.getByLabelText('Marque')).toHaveValue('Isigny')
  await expect.element(alert).toHaveFocus()
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(price).toHaveValue('12,00')
  await takeStored.click()
  await expect.element(price).toHaveValue('11,00')
  await alert.getByRole('button', { name: 'Remettre mes modifications' }).click()
  expect(api.calls.products.change).toHaveLength(1)
  await save.click()
  await expect.element(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  expect(stored()).toMatchObject({ priceHt: 12, brand: 'Isigny', version: 3 })
})

test('fields that one window alone has changed are merged without a question, and named', async () => {
  const { stored, address } = await renderProduct({ brand: 'Isigny', allergens: ['Lait'] })
  await price.fill('12')
  await save.click()
  await expect
    .element(page.getByText(/Modifiés dans une autre fenêtre, et gardés\s: Marque et Allergènes\./))
    .toBeVisible()
  await expect.poll(address).toBe('/products')
  expect(stored()).toMatchObject({ priceHt: 12, brand: 'Isigny', allergens: ['Lait'] })
})

test('a merge that moves what a price does to the sheets asks about them again', async () => {
  const { api } = await renderProduct({ densityKgPerL: 0.9 })
  await price.fill('12')
  await save.click()
  await expect.element(page.getByText(/et gardé\s: Densité\./)).toBeVisible()
  expect(api.calls.prices.impact).toHaveLength(2)
})

test('a price and its unit are one field: half of each version is never stored', async () => {
  const { stored } = await renderProduct({ unit: 'g', priceHt: 0.01 })
  await price.fill('12')
  await save.click()
  await expect.element(row('Prix HT')).toMatchTextContent(/12,00\s€ \/ kg0,01\s€ \/ g/)
  await keepMine.click()
  await expect.poll(stored).toMatchObject({ unit: 'kg', priceHt: 12 })
})

test('of kept weights each word is a field: two windows that each keep another both have theirs', async () => {
  const { stored } = await renderProduct({ countedWeights: { tranche: { quantity: 12, unit: 'g' } } })
  await unfold('Poids à la pièce')
  await page.getByLabelText('Autre mot').selectOptions('une noix')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('textbox', { name: 'Poids d’une noix' }).fill('15')
  await save.click()
  await expect.element(page.getByText(/et gardé\s: Poids d’une tranche\./)).toBeVisible()
  expect(stored().countedWeights).toEqual({
    tranche: { quantity: 12, unit: 'g' },
    noix: { quantity: 15, unit: 'g' },
  })
})

test('a save whose answer was lost is in no other window’s way: sent again, it is done', async () => {
  const { api, address } = await renderProduct({ priceHt: 12 })
  await price.fill('12')
  await save.click()
  await expect.element(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await expect.poll(address).toBe('/products')
  expect(api.calls.products.change).toHaveLength(1)
})

test('the short form of an imported product asks in the same way, and Escape asks before it closes', async () => {
  await page.viewport(390, 844)
  const server = storing()
  await renderRoute(routes, '/products/imported', { api: server.api })
  await page.getByRole('button', { name: 'Modifier Beurre' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier le produit' })
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Beurre')
  server.otherWindow({ name: 'Beurre cru' })
  await form.getByLabelText('Nom du produit').fill('Beurre doux')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByRole('alert')).toHaveFocus()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Beurre doux')
  await form.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(server.stored().name).toBe('Beurre doux')
})

test('the short form of a product that was deleted meanwhile adds it again', async () => {
  const again = userProduct({ name: 'Beurre doux' })
  const server = storing({ products: { change: () => refusal('NOT_FOUND'), create: () => again } })
  const { api } = await renderRoute(routes, '/products/imported', { api: server.api })
  await page.getByRole('button', { name: 'Modifier Beurre' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier le produit' })
  await form.getByLabelText('Nom du produit').fill('Beurre doux')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByRole('alert')).toHaveFocus()
  await expect.element(form.getByText('Ce produit a été supprimé entre-temps.')).toBeVisible()
  await form.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect.element(page.getByText('Produit ajouté avec succès !')).toBeVisible()
  expect(api.calls.products.create).toMatchObject([{ name: 'Beurre doux', priceHt: 10, brand: 'Lescure' }])
})
