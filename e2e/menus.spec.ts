import type { Page } from '@playwright/test'
import type { Menu } from '../src/contract/menus.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSheet, post } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A starter at 11 € and a main course at 22 € with VAT, and a wine that is taxed at 20 % and not sold by itself. */
async function addDishes({ request }: Page) {
  const butter = await addProduct(request, { name: 'Beurre', priceHt: 10 })
  const of = (quantity: number) => [{ userProductId: butter.id, quantity, unit: 'g' as const }]
  return {
    soup: await addSheet(request, { title: 'Velouté', sellingPriceHt: 10, ingredients: of(200) }),
    fish: await addSheet(request, { title: 'Lieu jaune', sellingPriceHt: 20, ingredients: of(500) }),
    wine: await addSheet(request, { title: 'Verre de chinon', tvaRate: 20, ingredients: of(100) }),
  }
}

const vat = (page: Page) => page.getByRole('table', { name: /Ventilation de la TVA/ }).getByRole('row')

test('a menu is composed by keyboard, and says its cost, its margin and its VAT', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { wine } = await addDishes(page)
  await page.goto('/menus')
  await expect(page.getByText('Aucun menu pour l’instant')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau menu' })
  await expect(form.getByLabel('Nom du menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Le nom du menu est requis')).toBeVisible()
  await expect(form.getByText('Le prix du menu est requis')).toBeVisible()
  await page.keyboard.type('Menu du marché')
  await form.getByLabel('Prix TTC').fill('26')
  await form.getByText('Dessert', { exact: true }).click()
  await form.getByText('Vin', { exact: true }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Créer le menu' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu du marché' })).toBeVisible()
  await expect(page.getByText('Coût incomplet')).toBeVisible()

  for (const [choice, dish] of [
    ['Entrée', 'Velouté'],
    ['Plat', 'Lieu jaune'],
    ['Vin', 'Verre de chinon'],
  ] as const) {
    await page.getByRole('button', { name: `Ajouter une recette à « ${choice} »` }).click()
    const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
    await expect(picker.getByRole('combobox', { name: 'Rechercher une recette...' })).toBeFocused()
    await page.keyboard.type(dish)
    await expect(picker.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`« ${dish} » ajouté`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
  }
  const vatCard = page.getByRole('region', { name: 'TVA par taux' })
  await expect(vatCard.getByText('Ce plat n’a pas de prix seul')).toBeVisible()
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await page.request.patch(`/api/tech-sheets/${wine.id}`, {
    data: { version: wine.version, sellingPriceHt: 5 },
  })
  await page.reload()
  await expect(vat(page)).toHaveText([
    /Taux/,
    '10 %84,6 %20,00 €2,00 €22,00 €',
    '20 %15,4 %3,33 €0,67 €4,00 €',
    'Total100,0 %23,33 €2,67 €26,00 €',
  ])
  const figures = page.getByRole('region', { name: 'Coût et marge' })
  await expect(figures.getByText('8,00 €', { exact: true })).toBeVisible()
  await expect(figures.getByText('65,7 %', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copier le tableau' }).click()
  await expect(page.getByText('Tableau copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').at(-1)).toBe('Total\t100,0%\t23,33\t2,67\t26,00')

  await page.getByRole('main').getByRole('link', { name: 'Mes Menus' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Menu du marché' })).toContainText('26,00 €')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Supprimer « Menu du marché »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).dblclick()
  await expect(page.getByText('Aucun menu pour l’instant')).toBeVisible()
})

test('what is typed stays: with another window at the menu, without a network, on a telephone', async ({
  page,
  complaints,
}) => {
  complaints.expect(/409|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { soup, fish } = await addDishes(page)
  const menu = await post<Menu>(page.request, '/api/menus', {
    nom: 'Formule du midi',
    prixTtc: 20,
    choices: [
      { nom: 'Entrée', ficheIds: [soup.id, fish.id] },
      { nom: 'Plat', ficheIds: [fish.id, soup.id] },
    ],
  })
  await page.goto(`/recipes/${soup.id}`)
  await page.getByRole('link', { name: 'Formule du midi' }).click()
  await page.getByLabel('Nom du choix').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByLabel('Nom du choix').first()).toHaveValue('Plat')
  const dishes = page.getByRole('list', { name: 'Plats du choix « Plat »' }).getByRole('link')
  await dishes.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(dishes).toHaveText(['Velouté', 'Lieu jaune'])
  await page.getByLabel('Plat', { exact: true }).selectOption('Velouté')
  await expect(page.getByText('Ce repas')).toBeVisible()

  await page.request.patch(`/api/menus/${menu.id}`, { data: { revision: menu.revision, prixTtc: 21 } })
  await page.getByLabel('Nom du menu').fill('Formule du jour')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('a été modifié entre-temps')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByLabel('Prix TTC').fill('23,50')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Le menu n’a pas pu être enregistré')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  const stored = (await (await page.request.get(`/api/menus/${menu.id}`)).json()) as Menu
  expect(stored).toMatchObject({ nom: 'Formule du jour', prixTtc: 23.5, choices: [{ nom: 'Plat' }, {}] })

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Supprimer le choix « Entrée »' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByLabel('Nom du choix')).toHaveCount(2)
})
