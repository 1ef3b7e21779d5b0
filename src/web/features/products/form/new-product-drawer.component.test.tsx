import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { form, renderForm, unfold } from '#web/testing/new-product-form.ts'

const save = form.getByRole('button', { name: 'Enregistrer', exact: true })

test('a price that is no number has an error at its field, and no product is made without it', async () => {
  const { api } = await renderForm()
  const price = form.getByLabelText('Prix HT')
  await form.getByLabelText('Nom du produit').fill('Crème crue')
  for (const typed of ['1/2', 'abc', '1e3']) {
    await price.fill(typed)
    await expect.element(form.getByText(`« ${typed} » n’est pas un nombre`)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(form, { message: 'it is not sent' }).toBeVisible()
    await expect.element(price).toHaveValue(typed)
  }
  await price.fill('12')
  await expect.element(price).not.toHaveAttribute('aria-invalid', 'true')
  await unfold('Contenu, Densité')
  await form
    .getByLabelText(/contient/)
    .first()
    .fill('beaucoup')
  await expect.element(form.getByText('« beaucoup » n’est pas un nombre')).toBeVisible()
  expect(api.calls.products.create).toEqual([])
})

test.each([
  ['12.5', '12,50'],
  ['1 234,50 €', /^1\s234,50$/],
  ['0.0169', '0,0169'],
])('a price is read as it is pasted, with a point or a comma: %s', async (pasted, shown) => {
  await renderForm()
  await userEvent.keyboard(pasted)
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  const price = form.getByLabelText('Prix HT')
  await price.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.paste()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => (price.element() as HTMLInputElement).value).toMatch(shown)
})

test('a form that lacks something says what, at its field, and keeps what was typed', async () => {
  const { api } = await renderForm()
  await unfold('Marque, Fournisseur, Origine')
  await form.getByLabelText('Marque').fill('Isigny')
  await save.click()
  await expect.element(form.getByText('Le nom du produit est requis')).toBeVisible()
  await expect.element(form.getByText('Le prix HT est requis')).toBeVisible()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveFocus()
  await userEvent.keyboard('Crème crue')
  await expect.element(form.getByText('Le nom du produit est requis')).not.toBeInTheDocument()
  await form.getByLabelText('Prix HT').fill('')
  await userEvent.keyboard('-5')
  await expect.element(form.getByLabelText('Prix HT')).toHaveValue('-5')
  await expect.element(form.getByText('Le prix HT ne peut pas être négatif')).toBeVisible()

  await form.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(form.getByLabelText('Marque')).toHaveValue('Isigny')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(api.calls.products.create).toEqual([])
})

test('without a session the form stays, and says that a product needs one', async () => {
  const { api } = await renderForm()
  await form.getByLabelText('Nom du produit').fill('Beurre doux')
  await form.getByLabelText('Prix HT').fill('9,8')
  api.answer({ products: { create: () => refusal('UNAUTHORIZED') } })
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Vous devez être connecté pour ajouter un produit')).toBeVisible()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Beurre doux')
})

test('a save that fails leaves what was typed on the screen', async () => {
  const { api } = await renderForm()
  await form.getByLabelText('Nom du produit').fill('Beurre doux')
  await form.getByLabelText('Prix HT').fill('9,8')
  const stored = userProduct({ name: 'Beurre doux', priceHt: 9.8 })
  api.answer({ products: { create: noNetwork } })
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le serveur ne répond pas.')).toBeVisible()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Beurre doux')
  api.answer({ products: { create: () => stored, list: () => onePage([stored]) } })
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('row').filter({ hasText: 'Beurre doux' })).toBeVisible()
})

test('after Shift+Enter the form is empty for the next product, which keeps the unit', async () => {
  const { api } = await renderForm()
  await userEvent.keyboard('Vin blanc sec{Tab}5,45{Tab}bou{Tab}Boi')
  await unfold('Contenu, Densité')
  await expect.element(form.getByText('Utilisable dans une recette en : bouteille.')).toBeVisible()
  await form
    .getByLabelText(/contient/)
    .first()
    .fill('0,75')
  await expect.element(form.getByText('Utilisable dans une recette en : L, cl, ml, bouteille.')).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(page.getByText('Produit ajouté avec succès !')).toBeVisible()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveFocus()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('')
  await expect.element(form.getByLabelText('Unité', { exact: true })).toHaveValue('bouteille')
  expect(api.calls.products.create).toMatchObject([
    { name: 'Vin blanc sec', category: 'Boissons', unit: 'bouteille', priceHt: 5.45, contentQuantity: 0.75 },
  ])
})

test('the density of a known product is proposed, and taken by a click alone', async () => {
  const { api } = await renderForm()
  await unfold('Contenu, Densité')
  await form.getByLabelText('Nom du produit').fill('Lait de coco')
  const proposal = form.getByRole('button', { name: /Proposé/ })
  await expect.element(proposal).not.toBeInTheDocument()
  await form.getByLabelText('Nom du produit').fill('Huile d’olive')
  await form.getByLabelText('Prix HT').fill('8')
  await expect.element(form.getByLabelText(/Densité/)).toHaveValue('')
  await expect.element(proposal).toMatchTextContent(/0,92 kg\/L/)
  await expect.element(form.getByText('table du métier, huile')).toBeVisible()
  await proposal.click()
  await expect.element(form.getByLabelText(/Densité/)).toHaveValue('0,92')
  await expect.element(form.getByText('Proposé\u00a0: table du métier, huile')).toBeVisible()
  await expectAccessible()
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(api.calls.products.create).toMatchObject([{ name: 'Huile d’olive', densityKgPerL: 0.92 }])
})

test('the weights of a piece and of a slice are proposed with their source, and taken one by one', async () => {
  const { api } = await renderForm()
  await unfold('Contenu, Densité')
  await unfold('Poids à la pièce')
  await form.getByLabelText('Nom du produit').fill('Tomates')
  await form.getByLabelText('Prix HT').fill('3')
  await form.getByRole('button', { name: 'Proposé\u00a0: une pièce = 123 g' }).click()
  await form.getByRole('button', { name: 'Proposé\u00a0: une tranche = 20 g' }).click()
  await expect.element(form.getByLabelText('Poids d’une tranche')).toHaveValue('20')
  await expect
    .element(form.getByText(/^Proposé\s: USDA SR 28, n°\s11529, part comestible, taille moyenne$/).first())
    .toBeVisible()
  await expectAccessible()
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(api.calls.products.create).toMatchObject([
    { contentQuantity: 123, contentUnit: 'g', countedWeights: { tranche: { quantity: 20, unit: 'g' } } },
  ])
})

test('on a phone the form has the width of the window, and its product is a card', async () => {
  await page.viewport(390, 844)
  await renderForm()
  await form.getByLabelText('Nom du produit').fill('Œufs plein air')
  await form.getByLabelText('Prix HT').fill('0,28')
  await expectNoSidewaysScroll()
  await expectAccessible()
  await save.click()
  const card = page.getByRole('listitem').filter({ hasText: 'Œufs plein air' })
  await expect.element(card).toMatchTextContent(/0,28\s€ \/ kg/)
  await expect
    .element(card.getByRole('link', { name: 'Œufs plein air' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/products\/.+\/edit$/))
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a product refused because of too many requests says so, stays in the form and is saved later', async () => {
  const { api } = await renderForm()
  await form.getByLabelText('Nom du produit').fill('Crème crue')
  await form.getByLabelText('Prix HT').fill('12')
  api.answer({ products: { create: () => refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 }) } })
  await save.click()
  await expect.element(form.getByText(/Trop de demandes à la suite/)).toBeVisible()
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Crème crue')
  api.answer({ products: { create: (facts) => userProduct({ name: facts.name }) } })
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
})

test('a product that an unavailable server refuses stays in the form, and is sent again by the button under its key', async () => {
  const { api } = await renderForm()
  await form.getByLabelText('Nom du produit').fill('Crème crue')
  await form.getByLabelText('Prix HT').fill('12')
  api.answer({ products: { create: () => refusal('UNAVAILABLE', { retryAfterSeconds: 1 }) } })
  await save.click()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/indisponible\. Ce que vous avez tapé reste ici : réessayez dans un instant\./)
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Crème crue')
  api.answer({ products: { create: (facts) => userProduct({ name: facts.name }) } })
  await form.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(form).not.toBeInTheDocument()
  const [first, second] = api.idempotencyKeys
  expect(api.idempotencyKeys).toHaveLength(2)
  expect(second).toBe(first)
})
