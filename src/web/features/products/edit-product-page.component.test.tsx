import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserProduct } from '#contract/products.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { changedProduct, noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { Route as Products } from '#web/routes/_workspace/products.index.tsx'
import { unfold } from '#web/testing/new-product-form.ts'

const TART = { id: crypto.randomUUID(), title: 'Tarte' }
const IMPACT = {
  sheets: [
    {
      ...TART,
      category: 'Dessert' as const,
      before: { coutMatiere: 4, uncostedLines: 0, costPortion: 1, marginPercent: 75 },
      after: { coutMatiere: 5.6, uncostedLines: 0, costPortion: 1.4, marginPercent: 65 },
    },
  ],
  total: 1,
  underTarget: 1,
  underFloor: 0,
}
const NO_IMPACT = { sheets: [], total: 0, underTarget: 0, underFloor: 0 }

const price = page.getByLabelText('Prix HT')
const name = page.getByLabelText('Nom du produit')
const weight = (one: string) => page.getByRole('textbox', { name: `Poids d’${one}` })
const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
const question = page.getByRole('dialog', { name: 'Enregistrer ce changement ?' })

/** Butter at 10 €, used in a tart that costs 1 € a portion and sells at 4 €. */
async function renderButter(answers: Answers = {}, search = '') {
  const butter = userProduct({ name: 'Beurre', priceHt: 10 })
  const stored: UserProduct[] = [butter]
  const shown = await renderRoute(
    { '/_workspace/products/': Products, '/_workspace/products/$id/edit': ProductEdit },
    `/products/${butter.id}/edit${search}`,
    {
      api: {
        products: {
          list: () => onePage(stored),
          get: () => butter,
          use: () => ({ sheets: [TART], total: 1 }),
          change: ({ id: _id, ...facts }) => ({ ...changedProduct(butter, facts), supplier: null }),
          ...answers.products,
        },
        productArticles: { get: noArticles },
        prices: { history: () => onePage([]), impact: () => IMPACT, ...answers.prices },
        productMerges: { list: () => ({ items: [] }) },
        replacements: { list: () => ({ items: [] }) },
      },
    },
  )
  await expect.element(name).toHaveValue('Beurre')
  return { ...shown, butter, stored }
}

test('a product says which sheets use it', async () => {
  await renderButter()
  await expect.element(page.getByRole('heading', { name: 'Utilisé dans 1 fiche technique' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Tarte' }))
    .toHaveAttribute('href', `/recipes/${TART.id}/edit`)
  await expectAccessible()
})

test('a price says which sheets it touches before it is saved, and Enter confirms', async () => {
  const { api, address, butter } = await renderButter()
  await price.fill('14')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toMatchTextContent(/1 fiche touchée, 1 passe sous votre objectif/)
  await expect.element(question).toMatchTextContent(/Beurre · 10,00 € \/ kg → 14,00 € \/ kg \(\+40,0 %\)/)
  await expect
    .element(question.getByRole('row').last())
    .toMatchTextContent(/Tarte1,00\s€ → 1,40\s€75,0\s% → 65,0\s%/)
  const confirm = question.getByRole('button', { name: 'Enregistrer' })
  await expect.element(confirm).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.products.change).toEqual([])

  await price.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(confirm).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  await expect.poll(address).toBe('/products')
  expect(api.calls.products.change).toEqual([{ id: butter.id, priceHt: 14, version: 1 }])
})

test('a change that touches no sheet is saved without a word', async () => {
  const { api } = await renderButter({ prices: { impact: () => NO_IMPACT } })
  await price.fill('1,2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  expect(api.calls.products.change).toMatchObject([{ priceHt: 1.2 }])
})

test('a product without declared allergens is declared to have none', async () => {
  const { api, butter } = await renderButter()
  await unfold('Allergènes')
  await page.getByRole('radio', { name: 'Sans aucun des 14 allergènes' }).click()
  await save.click()
  await expect.element(page.getByText('Produit mis à jour avec succès !')).toBeVisible()
  expect(api.calls.products.change).toMatchObject([{ id: butter.id, allergenFree: true }])
})

test('a question that cannot be answered saves nothing and leaves the price as it was typed', async () => {
  const { api } = await renderButter({ prices: { impact: () => refusal('UNAVAILABLE') } })
  await price.fill('14')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/n’ont pas pu être calculées/)
  await expect.element(price).toHaveValue('14')
  expect(api.calls.products.change).toEqual([])
})

test('work that is not saved is not left by mistake', async () => {
  const { api, address } = await renderButter()
  await name.fill('Beurre demi-sel')
  await page.getByRole('link', { name: 'Ma Base Produits' }).click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(name).toHaveValue('Beurre demi-sel')
  await save.click()
  await expect.poll(address).toBe('/products')
  expect(api.calls.products.change).toMatchObject([{ name: 'Beurre demi-sel' }])
})

test('a product deleted from its own page is not asked for again', async () => {
  const { api, address, stored } = await renderButter({
    products: { remove: ({ id }) => ({ id, deletedItemId: crypto.randomUUID() }) },
  })
  await page.getByRole('button', { name: 'Supprimer le produit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer « Beurre » ?' })
  stored.pop()
  api.answer({ products: { get: () => refusal('NOT_FOUND'), use: () => refusal('NOT_FOUND') } })
  const reads = api.calls.products.get.length
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect.poll(address).toBe('/products')
  await expect.element(page.getByText('Ajoutez ici ce que vous achetez')).toBeVisible()
  expect(api.calls.products.get).toHaveLength(reads)
})

test('a product deleted in another window can be added again with what was typed', async () => {
  const { api, stored, butter } = await renderButter({
    products: { change: () => refusal('NOT_FOUND') },
  })
  await name.fill('Beurre demi-sel')
  await save.click()
  await expect.element(page.getByText('Ce produit a été supprimé entre-temps.')).toBeVisible()
  const again = userProduct({ name: 'Beurre demi-sel' })
  stored.splice(0, 1, again)
  api.answer({ products: { create: () => again } })
  await page.getByRole('button', { name: 'L’ajouter à nouveau' }).click()
  await expect.element(page.getByRole('row').filter({ hasText: 'Beurre demi-sel' })).toBeVisible()
  expect(api.calls.products.create).toMatchObject([{ name: 'Beurre demi-sel', priceHt: butter.priceHt }])
})

test('a price that was pressed on its card is typed at once', async () => {
  await page.viewport(390, 844)
  await renderButter({}, '?act=price')
  await expect.element(price).toHaveFocus()
})

test('on a phone the question counts the sheets that it does not show, and keeps each figure on one line', async () => {
  await page.viewport(390, 844)
  const [sheet] = IMPACT.sheets
  if (sheet === undefined) throw new Error('one sheet is touched')
  const sheets = Array.from({ length: 12 }, (_, at) => ({
    ...sheet,
    id: crypto.randomUUID(),
    title: `Tarte fine aux pommes n° ${String(at + 1)}`,
    before: { ...sheet.before, costPortion: 1234.5 },
    after: { ...sheet.after, costPortion: 1345.67 },
  }))
  await renderButter({ prices: { impact: () => ({ ...IMPACT, sheets, total: 48 }) } })
  await price.fill('14')
  await userEvent.keyboard('{Enter}')
  const rows = question.getByRole('row')
  const others = question.getByRole('button', { name: 'et 43 autres fiches' })
  await expect.element(others).toBeVisible()
  const figures = [...document.querySelectorAll('[role=dialog] td')]
  expect(figures).toHaveLength(10)
  for (const figure of figures) expect(figure.getBoundingClientRect().height).toBeLessThan(30)
  await expectAccessible()
  await expectNoSidewaysScroll()
  await others.click()
  await expect.poll(() => rows.elements().length).toBe(13)
  await expect.element(question.getByText('et 36 autres fiches')).toBeVisible()
})

test('on a phone the product keeps within the window', async () => {
  await page.viewport(390, 844)
  await renderButter()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('kept weights are corrected, added and removed, and only those words are sent', async () => {
  await page.viewport(390, 844)
  const countedWeights = {
    gousse: { quantity: 5, unit: 'g' },
    tranche: { quantity: 12.5, unit: 'g' },
  } as const
  const garlic = userProduct({ name: 'Beurre', countedWeights })
  const { api } = await renderButter({ products: { get: () => garlic } })
  await unfold('Poids à la pièce')
  await expect.element(weight('une tranche')).toHaveValue('12,5')
  await page.getByRole('button', { name: 'Ne plus retenir une tranche' }).click()
  await weight('une gousse').fill('5,5')
  await page.getByLabelText('Autre mot').selectOptions('une tête')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect.element(weight('une tête')).toHaveFocus()
  await save.click()
  await expect.element(page.getByText('Indiquez le poids, ou retirez la ligne')).toBeVisible()
  await weight('une tête').fill('0')
  await expect.element(page.getByText('Le poids doit être supérieur à 0')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await weight('une tête').fill('60')
  await save.click()
  await expect
    .poll(() => api.calls.products.change)
    .toMatchObject([
      {
        countedWeights: {
          gousse: { quantity: 5.5, unit: 'g' },
          tête: { quantity: 60, unit: 'g' },
          tranche: null,
        },
      },
    ])
})
