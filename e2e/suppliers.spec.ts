import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addProduct, addSupplier, post } from './support/larder.ts'
import { addPriceList } from './support/price-lists.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('the first supplier is written down, found, changed and deleted, by the keyboard for the most part', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/)
  await page.goto('/suppliers/dashboard')
  await expect(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Nouveau fournisseur' })
  await expect(form.getByLabel('Nom')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Le nom du fournisseur est requis')).toBeVisible()
  await page.keyboard.type('Crèmerie du Val')
  await page.keyboard.press('Tab')
  await page.keyboard.type('crèmerie')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Email').fill('val@exemple.fr')

  await page.route('**/api/suppliers', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'Sign in first' } }),
  )
  await page.keyboard.press('Enter')
  const signedOut = form.getByText('Erreur : Vous devez être connecté pour ajouter un fournisseur')
  await expect(signedOut).toBeVisible()
  await expect(signedOut).toBeHidden()
  await page.unroute('**/api/suppliers')
  await form.getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expect(page.getByText('Fournisseur ajouté avec succès !')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Crèmerie du Val' })).toHaveCount(1)

  await page.getByRole('main').getByRole('link', { name: 'Mes Fournisseurs' }).click()
  await expect(page.getByText('1 fournisseur', { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('CREM')
  await expect(page).toHaveURL(/search=CREM/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Crèmerie du Val', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Modifier Crèmerie du Val' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifier le fournisseur' })
  await edit.getByLabel('Nom').fill('Laiterie du Val')
  await edit.getByLabel('Téléphone').fill('01 23 45 67 89')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await edit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Aucun fournisseur à ce nom')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Effacer la recherche' }).last().click()
  await expect(page.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789')
  await expectAccessible(page)
})

test('suppliers and what was imported stand side by side; what goes with one is said before it is deleted', async ({
  page,
}) => {
  const { id } = await addSupplier(page.request, 'Primeurs Valbrune')
  await addSupplier(page.request, 'Marée de Kergoat')
  const rows = [
    { name: 'Carottes', priceHt: 1.2 },
    { name: 'Poireaux', priceHt: 2.4 },
  ]
  const [first] = await Promise.all(
    rows.map((row) =>
      post<{ id: string }>(page.request, `/api/suppliers/${id}/products`, {
        ...row,
        category: 'Légumes',
        unit: 'kg',
      }),
    ),
  )
  await post(page.request, `/api/suppliers/${id}/products/import`, { productIds: [first?.id] })

  await page.goto('/products/manage?search=valbrune')
  await expect(page.getByRole('link', { name: 'Primeurs Valbrune', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Marée de Kergoat', exact: true })).toBeHidden()
  await page.getByRole('tab', { name: 'Fournisseurs' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/products/manage?onglet=produits')
  await expect(page.getByRole('tabpanel', { name: 'Produits Importés' }).getByText('Carottes')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Rechercher un fournisseur...' })).toHaveValue('valbrune')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/suppliers/list')
  await expect(page.getByRole('listitem').filter({ hasText: '2 produits au catalogue' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Supprimer Primeurs Valbrune' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    '2 produits de son catalogue seront supprimés ; vos produits importés restent, sans fournisseur.',
  )
  await expect(question).toContainText('1 de vos produits en vient.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Fournisseur supprimé avec succès')).toBeVisible()
  await expect(page.getByText('1 fournisseur', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Nouveau fournisseur' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill('maree de kergoat')
  await expect(page.getByText('Vous avez déjà un fournisseur de ce nom.')).toBeVisible()
})

test('the dashboard counts, leads on, and takes the last price list back', async ({ page, complaints }) => {
  complaints.expect(/500|ERR_FAILED/)
  const { id } = await addSupplier(page.request, 'Comptoir Mirandol')
  await addProduct(page.request, { name: 'Vin blanc', category: 'Boissons', priceHt: 5 })
  await addPriceList(page.request, id, 'Tarif novembre.csv', [
    { name: 'Sel gris', priceHt: 1.1 },
    { name: 'Vin rouge', priceHt: 6, category: 'Boissons', unit: 'bouteille' },
  ])
  await page.goto('/suppliers/dashboard')
  const figures = page.getByRole('list', { name: 'En chiffres' })
  await expect(figures.getByRole('listitem')).toHaveText([
    'Fournisseurs1',
    'Produits aux catalogues2',
    'Produits importés0',
    /Valeur totale0,00\s€/,
  ])
  await expect(page.getByRole('row', { name: 'Boissons 1 0' })).toBeVisible()
  await page.getByRole('link', { name: 'Boissons' }).click()
  await expect(page).toHaveURL('/products?category=Boissons')
  await page.goBack()
  const journal = page.getByRole('region', { name: 'Journal des tarifs' })
  await expect(journal.getByText('2 nouveaux')).toBeVisible()
  await expectAccessible(page)

  await journal.getByRole('button', { name: 'Annuler le tarif' }).click()
  await page.route('**/undo', (route) => route.abort())
  await page.getByRole('button', { name: 'Annuler ce tarif' }).click()
  await expect(page.getByText('Le serveur ne répond pas.')).toBeVisible()
  await page.unroute('**/undo')
  await page.getByRole('button', { name: 'Annuler ce tarif' }).click()
  await expect(page.getByText('Tarif annulé, le catalogue d’avant est rétabli')).toBeVisible()
  await expect(figures.getByRole('listitem').nth(1)).toHaveText('Produits aux catalogues0')
  await journal.getByRole('link', { name: 'Tout le journal' }).click()
  await expect(page.getByText('1 tarif importé')).toBeVisible()
  await expect(page.getByText(/Annulé le/)).toBeVisible()
  await expectAccessible(page)
})
