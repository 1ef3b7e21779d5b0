import type { Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet, addSupplier } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const some = ({ id }: { id: string }) => [{ userProductId: id, quantity: 300, unit: 'g' as const }]

/** A fish in butter that leaves 70 %, a cake of flour, and a sauce that is not bought ready-made. */
async function kitchen(page: Page) {
  const dairy = await addSupplier(page.request, 'Laiterie du Bourg')
  const butter = await addProduct(page.request, {
    name: 'Beurre doux',
    category: 'Crémerie',
    priceHt: 10,
    supplierId: dairy.id,
  })
  const flour = await addProduct(page.request, { name: 'Farine', priceHt: 2 })
  const fish = await addSheet(page.request, {
    title: 'Lieu au beurre',
    sellingPriceHt: 10,
    ingredients: some(butter),
  })
  const cake = await addSheet(page.request, {
    title: 'Gâteau',
    category: 'Dessert',
    portions: 2,
    sellingPriceHt: 2,
    ingredients: some(flour),
  })
  await addSheet(page.request, { title: 'Beurre blanc', category: 'Sauce', ingredients: some(butter) })
  return { butter, fish, cake }
}

const rows = (page: Page) => page.getByRole('table', { name: 'Fiches avant et après' }).getByRole('row')

async function add(page: Page, kind: string, which: string, name: string, value: string) {
  await page.getByRole('combobox', { name: 'Ce qui change' }).selectOption(kind)
  const picker = page.getByRole('combobox', { name: which })
  await picker.fill(name)
  await picker.press('Enter')
  await page.keyboard.type(value)
}

const stored = async (page: Page, { id }: { id: string }) =>
  (await (await page.request.get(`/api/tech-sheets/${id}`)).json()) as TechSheet

test('what butter would cost shows as it is typed, stays in the address, and is stored once applied', async ({
  page,
}) => {
  const { fish, cake } = await kitchen(page)
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Simuler' }).click()
  await expect(page.getByText('Et si un prix montait ?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await add(page, 'product', 'Quel produit', 'beurre', '12,5')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(1)).toContainText(
    /Lieu au beurre.*Passe sous l’objectif.*3,00\s€ → 3,38\s€.*66,3\s%.*−3,7\spts.*−0,38\s€/,
  )
  await expect(rows(page).nth(2)).toContainText(/Beurre blanc.*3,00\s€ → 3,38\s€.*Sans prix.*–/)
  await expect(page.getByText(/10,00\s€ → 11,25\s€ \/ kg/)).toBeVisible()
  await add(page, 'portions', 'Les portions', 'gateau', '4')
  await add(page, 'coefficient', 'Pour quelles', 'desserts', '3')
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).nth(1)).toContainText(
    /Gâteau.*2 → 4 portions.*0,30\s€ → 0,15\s€.*2,00\s€ → 0,45\s€/,
  )
  await expectAccessible(page)

  await expect(page).toHaveURL(/coefficient_Dessert_3$/)
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  expect(await stored(page, fish)).toMatchObject({ coutMatiere: 3, version: 1 })

  await page.getByRole('button', { name: 'Appliquer' }).click()
  const asked = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await expect(asked).toContainText('1 produit change de prix')
  await expect(asked).toContainText(/1 fiche change.*Gâteau · 2 → 4 portions · 2,00\s€ → 0,45\s€ HT/)
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Appliquer' }).dblclick()
  await expect(page.getByText('1 prix de produit, 1 fiche modifiée.')).toBeVisible()
  await expect(page).toHaveURL('/recipes/simulator')
  expect(await stored(page, fish)).toMatchObject({ coutMatiere: 3.375 })
  expect(await stored(page, cake)).toMatchObject({ portions: 4, sellingPriceHt: 0.45, version: 2 })
  await page.getByRole('link', { name: 'Voir le journal des prix' }).click()
  await expect(page.getByText('Saisi : Simulateur')).toHaveCount(1)
})

test('a change is taken back with Ctrl+Z or at its notice, and a refusal or a dead network loses none', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { butter, fish } = await kitchen(page)
  await page.request.post(`/api/tech-sheets/${fish.id}/publication`, { data: {} })
  await page.goto(`/products/${butter.id}/edit`)
  await page.getByRole('link', { name: 'Simuler un autre prix' }).click()
  const percent = page.getByLabel('Beurre doux, hausse ou baisse en pourcentage')
  await expect(percent).toBeFocused()
  await percent.fill('-100')
  await percent.press('Enter')
  await expect(page.getByRole('alert')).toContainText('n’est pas entre −99,99 et 1 000')
  await percent.fill('5')
  await page.getByRole('button', { name: 'Changer hausse et baisse : Beurre doux' }).click()
  await expect(percent).toHaveValue('−5')
  await expect(rows(page).nth(1)).toContainText(/3,00\s€ → 2,85\s€/)
  await page.getByRole('button', { name: 'Retirer : Beurre doux' }).click()
  await expect(percent).toBeHidden()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(percent).toHaveValue('−5')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await page.locator('body').press('Control+z')
  await expect(percent).toHaveValue('−5')

  await page.goto(`/recipes/simulator?changes=price_${fish.id}_0*product_${fish.id}_8*nonsense`)
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const asked = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await asked.getByRole('button', { name: 'Appliquer' }).click()
  await expect(asked.getByRole('alert')).toContainText('une recette publiée ne peut pas rester sans prix')
  await page.context().setOffline(true)
  await asked.getByRole('button', { name: 'Appliquer' }).click()
  await expect(asked.getByRole('alert')).toContainText('rien ne peut être enregistré')
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(1)
  expect(await stored(page, fish)).toMatchObject({ sellingPriceHt: 10, version: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/recipes/simulator?changes=category_Crémerie_8')
  await expect(rows(page).nth(1)).toContainText(/Lieu au beurre/)
  await page.getByRole('button', { name: 'Fiches inchangées (1)' }).click()
  await expect(rows(page)).toHaveCount(4)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
