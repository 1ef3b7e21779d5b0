import type { Page } from '@playwright/test'
import type { Gamme, GammeDetail } from '../src/contract/gammes.ts'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet, post } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const addGamme = (page: Page, nom: string) => post<Gamme>(page.request, '/api/gammes', { nom })

/** Sheets of four portions at 2 € each, and one without a price. */
async function addMenu(page: Page): Promise<TechSheet[]> {
  const meat = await addProduct(page.request, { name: 'Bœuf', category: 'Viande', priceHt: 20 })
  const facts = { portions: 4, ingredients: [{ userProductId: meat.id, quantity: 400, unit: 'g' as const }] }
  return [
    await addSheet(page.request, {
      ...facts,
      title: 'Bœuf bourguignon',
      category: 'Plat',
      sellingPriceHt: 10,
      method: 'Mariner la viande la veille.',
    }),
    await addSheet(page.request, { ...facts, title: 'Crème brûlée', category: 'Dessert', sellingPriceHt: 5 }),
    await addSheet(page.request, { ...facts, title: 'Terrine', category: 'Entrée' }),
  ]
}

/** A server that fails on demand; routed before the page loads. */
async function refusing(page: Page, address: string) {
  const server = { refuses: false }
  await page.route(address, (route) =>
    server.refuses && route.request().method() !== 'GET'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL' } })
      : route.continue(),
  )
  return server
}

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('gammes are made, renamed, put in order by keyboard and by hand, and deleted', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500/)
  const server = await refusing(page, '**/api/gammes')
  await page.goto('/gammes')
  await expect(page.getByText("Aucune gamme pour l'instant")).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouvelle Gamme' })
  await expect(form.getByLabel('Nom de la gamme')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Le nom de la gamme est requis')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('  Entrées ')
  server.refuses = true
  await page.keyboard.press('Enter')
  await expect(form.getByText('Erreur lors de la création de la gamme')).toBeVisible()
  server.refuses = false
  await form.getByRole('button', { name: 'Créer la gamme' }).dblclick()
  await expect(page.getByText('Gamme créée avec succès !')).toBeVisible()
  await expect(names(page)).toHaveText(['Entrées'])

  await addGamme(page, 'Plats')
  await addGamme(page, 'Desserts')
  await page.reload()
  await expect(names(page)).toHaveText(['Entrées', 'Plats', 'Desserts'])
  await page.getByRole('link', { name: 'Plats', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names(page)).toHaveText(['Plats', 'Entrées', 'Desserts'])
  await expect(page.getByText('Plats, place 1 sur 3')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Plats', exact: true })).toBeFocused()

  const grip = page.getByRole('button', { name: 'Déplacer « Desserts »' })
  const box = await grip.boundingBox()
  if (!box) throw new Error('The grip is out of sight')
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, box.y - 300, { steps: 6 })
  const kept = page.waitForResponse('**/api/gammes/order')
  await page.mouse.up()
  expect((await kept).status()).toBe(200)
  await expect(names(page)).toHaveText(['Desserts', 'Plats', 'Entrées'])
  await page.reload()
  await expect(names(page)).toHaveText(['Desserts', 'Plats', 'Entrées'])

  await page.getByRole('button', { name: 'Modifier « Plats »' }).click()
  const rename = page.getByRole('dialog', { name: 'Modifier la gamme' })
  await rename.getByLabel('Nom de la gamme').fill('Viandes')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Desserts', 'Viandes', 'Entrées'])
  await page.getByRole('button', { name: 'Supprimer « Viandes »' }).click()
  const question = page.getByRole('dialog', { name: 'Confirmer la suppression' })
  await expect(question).toContainText(
    'Êtes-vous sûr de vouloir supprimer cette gamme ? Cette action est irréversible.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(names(page)).toHaveText(['Desserts', 'Entrées'])
  await expect(page.getByText('2 gammes')).toBeVisible()
  await expectAccessible(page)
})

test('sheets become dishes, under the name and the price that the guest reads', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500|404/)
  await addMenu(page)
  const { id } = await addGamme(page, 'Plats')
  const server = await refusing(page, `**/api/gammes/${id}/recipes/*`)
  await page.goto(`/gammes/${id}`)
  await expect(page.getByText('Aucune recette dans cette gamme')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une recette' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
  await expect(picker.getByRole('listbox').getByRole('option')).toHaveCount(3)
  await expect(picker.getByRole('listbox').getByRole('option').first()).toContainText('11,00 €')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recette ajoutée avec succès !')).toBeVisible()
  await expect(picker.getByText('Déjà dans la gamme')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker.getByText('Déjà dans la gamme')).toHaveCount(2)
  await picker.getByLabel('Catégorie').selectOption('Entrée')
  await expect(picker.getByRole('listbox').getByRole('option')).toHaveText([/Terrine.*Sans prix/])
  await picker.getByLabel('Catégorie').selectOption('')
  // Enter before the search has been answered means what will be found.
  await picker.getByRole('combobox', { name: 'Rechercher une recette...' }).focus()
  await page.keyboard.type('TERR')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('listbox').getByRole('option')).toHaveText([/Terrine.*Déjà dans la gamme/])
  await page.keyboard.press('Escape')

  const dishes = page.getByRole('list', { name: 'Recettes de « Plats »' }).locator('[data-id]')
  await expect(dishes).toHaveCount(3)
  await expect(dishes.first()).toContainText('80,0 %')
  await expect(dishes.last()).toContainText('Sans prix')
  await page.getByRole('button', { name: 'Bœuf bourguignon', exact: true }).click()
  await expect(dishes.first()).toContainText('Mariner la viande la veille.')
  await page.getByRole('button', { name: 'Crème brûlée', exact: true }).click()
  await expect(page.getByText('Mariner la viande')).toBeHidden()
  await expect(dishes.nth(1)).toContainText('Aucune méthode renseignée')

  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  await expect(form.getByLabel('Nom affiché')).toBeFocused()
  await page.keyboard.type('Joue de bœuf au vin')
  await form.getByLabel('Prix TTC affiché').fill('5,5')
  await expect(form.getByText('Marge à surveiller : 60,0 %')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' })).toBeFocused()
  await page.keyboard.press('Enter')
  await form.getByLabel('Nom affiché').fill('Joue de bœuf au vin')
  await form.getByLabel('Prix TTC affiché').fill('22')
  await form.getByLabel('Description').fill('Carottes fanes')
  server.refuses = true
  await page.keyboard.press('Enter')
  await expect(form.getByText('Impossible de modifier la recette')).toBeVisible()
  await expect(form.getByLabel('Nom affiché')).toHaveValue('Joue de bœuf au vin')
  await expectAccessible(page)
  server.refuses = false
  await page.keyboard.press('Enter')
  for (const text of ['Joue de bœuf au vin', 'Carottes fanes', '22,00 €', '90,0 %'])
    await expect(dishes.first()).toContainText(text)

  await page.getByRole('button', { name: 'Joue de bœuf au vin', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(dishes.nth(1)).toContainText('Joue de bœuf au vin')
  await page.getByRole('button', { name: 'Retirer « Terrine »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(dishes).toHaveCount(2)

  await page.getByRole('button', { name: 'Modifier « Crème brûlée »' }).click()
  const second = page.getByRole('form', { name: 'Modifier « Crème brûlée »' })
  await second.getByLabel('Prix TTC affiché').fill('')
  await expect(second.getByText('Sans prix : ce plat n’aura pas de prix sur la carte')).toBeVisible()
  await expectAccessible(page)
  await second.getByLabel('Prix TTC affiché').fill('-3')
  await page.keyboard.press('Enter')
  await expect(second.getByText('Le prix affiché ne peut pas être négatif')).toBeVisible()
  await second.getByLabel('Prix TTC affiché').fill('6')
  const { recettes } = (await (await page.request.get(`/api/gammes/${id}`)).json()) as GammeDetail
  await page.request.delete(`/api/gammes/${id}/recipes/${recettes[0]?.id}`)
  await page.keyboard.press('Enter')
  await expect(second.getByText('Ce plat n’est plus dans la gamme')).toBeVisible()
  await expect(second.getByLabel('Prix TTC affiché')).toHaveValue(/6/)
  await second.getByRole('button', { name: 'Annuler' }).click()
  await expect(dishes).toHaveCount(1)

  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Supprimer « Bœuf bourguignon »' }).click()
  await expect(page.getByText('Elle quitte la gamme Plats.')).toBeVisible()
})

test('a gamme is read on a telephone, searched, and said to be gone when it is', async ({ page }) => {
  const sheets = await addMenu(page)
  const { id } = await addGamme(page, 'À la carte')
  for (const { id: ficheId } of [...sheets, ...sheets])
    await post<GammeDetail>(page.request, `/api/gammes/${id}/recipes`, { ficheId })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/gammes/${id}/view`)
  await expect(page.getByText('6 recettes')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher une recette...' }).fill('terri ENTREE')
  await expect(page.getByText('2 recettes trouvées')).toBeVisible()
  await page.getByRole('button', { name: 'Terrine', exact: true }).first().click()
  await expect(page.getByText('Titre d’origine')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Modifier la gamme' }).click()
  await expect(page).toHaveURL(`/gammes/${id}`)
  await expect(page.getByRole('button', { name: 'Déplacer « Terrine »' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // The simulator looks at a gamme alone.
  await page.goto(`/recipes/simulator?gamme=${id}`)
  await expect(page.getByText('Gamme « À la carte »').first()).toBeAttached()
})
