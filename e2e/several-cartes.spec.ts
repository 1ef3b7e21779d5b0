import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { post } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a carte is copied for the evening, priced, opened and printed beside the first, deleted and brought back', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/404/)
  const { request } = page
  const { id: userProductId } = await addProduct(request, {
    name: 'Sole',
    priceHt: 20,
    allergens: ['Poisson'],
  })
  const { id: ficheId } = await addSheet(request, {
    title: 'Sole meunière',
    sellingPriceHt: 20,
    ingredients: [{ userProductId, quantity: 300, unit: 'g' }],
  })
  const gamme = await post<{ id: string; carteId: string }>(request, '/api/gammes', { nom: 'Plats' })
  await post(request, `/api/gammes/${gamme.id}/recipes`, { ficheId, prixTtcAffiche: 24 })
  await page.goto('/cartes')
  await page.getByRole('button', { name: 'Autres actions sur la carte' }).click()
  await page.getByRole('menuitem', { name: 'Nouvelle carte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle carte' })
  await dialog.getByLabel('Nom de la carte').fill('Carte du soir')
  await dialog.getByRole('radio', { name: /^Comme/ }).check()
  await dialog.getByRole('button', { name: 'Créer la carte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carte du soir' })).toBeVisible()
  const chooser = page.getByRole('group', { name: 'Cartes' })
  await expect(chooser.getByRole('button', { name: 'Carte du soir 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)

  await page
    .getByRole('row', { name: /^Plats/ })
    .getByRole('link', { name: 'Plats' })
    .click()
  await page.goto(page.url().replace(/\/view.*$/, ''))
  await page.getByRole('button', { name: /^Modifier «\sSole meunière\s»/ }).click()
  await page.getByLabel('Prix TTC affiché').fill('31')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Recette modifiée avec succès !')).toBeVisible()

  // The tab goes on with the carte that it has shown last.
  await page.goto('/cartes')
  await expect(page.getByRole('heading', { level: 1, name: 'Carte du soir' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Carte en ligne' })
  const openedAt = async () => {
    await panel.getByRole('button', { name: 'Mettre en ligne' }).click()
    const address = panel.getByLabel('Adresse de la carte')
    await expect(address).toHaveValue(/\/c\/[0-9A-Za-z]{14}$/)
    return address.inputValue()
  }
  const evening = await openedAt()
  await chooser.getByRole('button', { name: /^Ma carte/ }).click()
  const noon = await openedAt()
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const [address, price] of [
    [evening, '31'],
    [noon, '24'],
  ] as const) {
    await guest.goto(address)
    await expect(guest.getByText(price).first()).toBeVisible()
  }

  await chooser.getByRole('button', { name: /^Carte du soir/ }).click()
  await page.getByRole('link', { name: 'Voir la carte' }).click()
  await expect(page).not.toHaveURL(new RegExp(gamme.carteId))
  const preview = page.getByRole('region', { name: 'Aperçu des pages' })
  await expect(preview.getByText('Carte du soir', { exact: true })).toBeVisible()
  await expect(preview.getByText('31', { exact: false }).first()).toBeVisible()

  await page.goto('/cartes')
  await page.getByRole('button', { name: 'Autres actions sur la carte' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer la carte' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ma carte' })).toBeVisible()
  await expect(chooser).toBeHidden()
  await expect.poll(async () => (await guest.goto(evening))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(chooser.getByRole('button', { name: 'Carte du soir 1' })).toBeVisible()
  await guest.goto(evening)
  await expect(guest.getByText('31').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await guest.context().close()
})
