import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { priceImpact } from '#contract/testing/product-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { BUTTER, FISH, FLOUR, showSimulator, simulatedProduct } from '#web/testing/simulator.ts'

test('euros are a price, with a sign a change; a bare figure is chosen from its readings and stays until then', async () => {
  const { api, address } = await showSimulator(`?changes=product_${BUTTER.id}_`, {
    apply: () => ({ products: 1, sheets: 0, already: false }),
  })
  const field = page.getByLabelText('Beurre doux, nouveau prix ou variation')
  await field.fill('3,20 €/kg')
  await expect.element(page.getByText(/10,00\s€ \/ kg → 3,20\s€ \/ kg \(−68,0\s%\)/)).toBeVisible()
  await expect.poll(address).toMatch(/_3.2e$/)
  await field.fill('+0,20 €')
  await expect.element(page.getByText(/10,00\s€ \/ kg → 10,20\s€ \/ kg/)).toBeVisible()

  await field.fill('3')
  await expect.element(page.getByText('« 3 » se lit de plusieurs façons')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await expect.element(field).toHaveValue('3')
  await expectAccessible()
  await page.getByRole('button', { name: /^3,00\s€ \/ kg$/ }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('3,00\u00a0€')

  await field.fill('-10,01 €')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Un prix ne peut pas être négatif : il serait de −0,01\s€ \/ kg/)
  await expect.element(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await field.fill('0 €')
  await expect.element(page.getByText('à 0 €, ce produit ne coûte plus rien')).toBeVisible()
  await field.fill('3 € TTC')
  await expect.element(page.getByRole('alert')).toMatchTextContent('écrivez le prix HT')
  await field.fill('trois')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('« trois » n’est ni un prix ni une variation')

  await field.fill('3 €')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await expect.element(dialog).toMatchTextContent(/Beurre doux · 10,00\s€ \/ kg → 3,00\s€ \/ kg/)
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('1 prix de produit')).toBeVisible()
  expect(api.calls.simulation.apply).toMatchObject([
    { changes: [{ kind: 'product', userProductId: BUTTER.id, priceHt: 3 }] },
  ])
})

test('a selling price takes a price or a change of it, a category a percentage alone', async () => {
  await showSimulator(`?changes=price_${FISH.id}_10*category_Crémerie_`)
  const selling = page.getByLabelText('Prix HT de Lieu au beurre, nouveau prix ou variation')
  await selling.fill('+3 %')
  await expect.element(page.getByText(/10,00\s€ → 10,30\s€ \(\+3,0\s%\)/)).toBeVisible()
  await selling.fill('12')
  await expect.element(page.getByText(/10,00\s€ → 12,00\s€ \(\+20,0\s%\)/)).toBeVisible()
  const category = page.getByLabelText('Crémerie, hausse ou baisse en pourcentage')
  await category.fill('3 €')
  await expect.element(page.getByRole('alert')).toMatchTextContent('changent ensemble en pourcentage')
  await category.fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(category).toHaveValue('+3\u00a0%')
})

test('the question lists what leaps with the sheets it moves, then the greatest change first, and all if asked', async () => {
  const spices = 'Ail Cumin Poivre Sel Thym Aneth Laurier Persil Sauge'.split(' ').sort()
  const products = spices.map((name) => simulatedProduct(name, 0.7, { category: 'Épices' }))
  const { api } = await showSimulator(`?changes=category_Épices_8*product_${BUTTER.id}_0e`, {
    kitchen: () => ({ products: [...products, BUTTER, FLOUR], sheets: [FISH], suppliers: [], gammes: [] }),
  })
  api.answer({ prices: { impact: () => priceImpact() } })
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await expect
    .element(dialog)
    .toMatchTextContent(
      /À vérifier\s: un prix est multiplié.*1 fiche touchée\s: Pain perdu 75,0\s% → 12,0\s%/,
    )
  expect(api.calls.prices.impact).toEqual([{ id: BUTTER.id, priceHt: 0 }])
  const names = () => textsOf(dialog.getByRole('listitem')).map((text) => text.split(' · ')[0])
  await expect.poll(names).toEqual(['Beurre doux', 'Beurre doux', ...spices.slice(0, 7)])
  await expect.element(dialog).toMatchTextContent(/Beurre doux · 10,00\s€ \/ kg → 0,00\s€ \/ kg/)
  await dialog.getByRole('button', { name: 'Voir aussi 2 autres produits' }).click()
  await expect.poll(names).toEqual(['Beurre doux', 'Beurre doux', ...spices])
})
