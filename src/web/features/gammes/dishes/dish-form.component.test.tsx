import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { BEEF, CREAM, dish, dishCount, priceOf, showGamme } from '../testing/shown-gamme.ts'

test('a displayed price that is not that of the sheet any more says so, and both price and description of the sheet can be taken', async () => {
  const { recettes } = await showGamme([
    gammeRecette({ sellingPriceHt: 12, sheetDescription: 'Carottes fanes' }),
    gammeRecette({ nomAffiche: 'Daube' }),
  ])
  await expect.element(dish(0)).toMatchTextContent(/fiche\s: 13,20\s€/)
  await expect.element(priceOf('Bœuf bourguignon')).toHaveValue('11,00')
  await expect.element(dish(1)).not.toMatchTextContent(/fiche\s:/)
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  await page.getByRole('button', { name: /Reprendre le prix de la fiche/ }).click()
  await page.getByRole('button', { name: 'Reprendre la description de la fiche' }).click()
  await expect.element(page.getByLabelText('Description')).toHaveValue('Carottes fanes')
  await expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => recettes[0]).toMatchObject({ prixTtcAffiche: 13.2, description: 'Carottes fanes' })
  await expect.element(dish(0)).not.toMatchTextContent(/fiche\s:/)
})

test('a dish is changed in its place: Escape asks before it takes back, the margin follows the price, a refusal keeps what was typed', async () => {
  const { api, forgiveErrors } = await showGamme([BEEF, CREAM])
  forgiveErrors(/INTERNAL/)
  const edit = page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' })
  await edit.click()
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  await expect.element(form.getByLabelText('Nom affiché')).toHaveFocus()
  await form.getByLabelText('Prix TTC affiché').fill('5,5')
  await expect.element(form.getByText(/^Marge à surveiller\s: 3,00\s€, 60,0\s%$/)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('Prix TTC affiché')).toHaveValue('5,50')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect.element(edit).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByLabelText('Prix TTC affiché')).toHaveValue('11,00')
  await form.getByLabelText('Nom affiché').fill('Joue de bœuf au vin')
  await form.getByLabelText('Prix TTC affiché').fill('22')
  await form.getByLabelText('Description').fill('Carottes fanes')
  const change = api.calls.gammes.recettes.change
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer({ gammes: { recettes: { change: () => promise.then(() => refusal('INTERNAL')) } } })
  await userEvent.keyboard('{Enter}{Enter}')
  resolve()
  await expect.element(form.getByText('Impossible de modifier la recette')).toBeVisible()
  await expect.element(form.getByLabelText('Nom affiché')).toHaveValue('Joue de bœuf au vin')
  expect(change, 'sent once').toMatchObject([
    { nomAffiche: 'Joue de bœuf au vin', prixTtcAffiche: 22, description: 'Carottes fanes' },
  ])
  await expectAccessible()

  api.answer({
    gammes: {
      recettes: {
        change: ({ id: _gamme, recipeId, ...facts }) => gammeRecette({ ...BEEF, id: recipeId, ...facts }),
      },
      get: ({ id }) =>
        gammeDetail(
          [
            {
              ...BEEF,
              nomAffiche: 'Joue de bœuf au vin',
              description: 'Carottes fanes',
              prixTtcAffiche: 22,
            },
            CREAM,
          ],
          { id },
        ),
    },
  })
  await userEvent.keyboard('{Enter}')
  for (const text of ['Joue de bœuf au vin', 'Carottes fanes', '90,0 %'])
    await expect.element(dish(0)).toMatchTextContent(text)
  await expect.element(priceOf('Joue de bœuf au vin')).toHaveValue('22,00')
})

test('an invalid price shows its problem, a negative one is refused, and a dish removed in another window keeps the typed price', async () => {
  const { forgiveErrors, recettes } = await showGamme([CREAM, BEEF], {
    gammes: { recettes: { change: () => refusal('NOT_FOUND') } },
  })
  forgiveErrors(/NOT_FOUND/)
  await page.getByRole('button', { name: 'Modifier « Crème brûlée »' }).click()
  const form = page.getByRole('form', { name: 'Modifier « Crème brûlée »' })
  const price = form.getByLabelText('Prix TTC affiché')
  await price.fill('')
  await expect.element(form.getByText(/^Sans prix\s: ce plat n’en aura pas sur la carte/)).toBeVisible()
  await expectAccessible()
  await price.fill('-3')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le prix affiché ne peut pas être négatif')).toBeVisible()
  await price.fill('6')
  recettes.shift()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Ce plat a été retiré de la gamme entre-temps')).toBeVisible()
  await expect.element(price).toHaveValue(expect.stringMatching(/6/))
  await form.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect.poll(dishCount).toBe(1)
})

test('a dish of a carte in English has fields for its English texts', async () => {
  const both = { cartes: { list: () => ({ items: [carteSettings({ languages: 'fr+en' })] }) } }
  const { recettes } = await showGamme([BEEF], both)
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  await page.getByLabelText('Nom anglais').fill('Beef stew')
  await page.getByLabelText('Description anglaise').fill('with red wine')
  await expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect
    .poll(() => recettes[0])
    .toMatchObject({
      nomAfficheEn: 'Beef stew',
      descriptionEn: 'with red wine',
      nomAffiche: 'Bœuf bourguignon',
    })
})

test('a dish of a French carte has no field for English texts', async () => {
  await showGamme([BEEF])
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  await expect.element(page.getByLabelText('Description')).toBeVisible()
  await expect.element(page.getByLabelText('Nom anglais')).not.toBeInTheDocument()
})

test('a dish takes another VAT than its sheet, which its margin follows, its row says and its details compare with the sheet', async () => {
  const { api } = await showGamme([{ ...BEEF, prixTtcAffiche: 21.1 }, CREAM])
  await expect.element(dish(0)).not.toMatchTextContent(/TVA/)
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  const rate = form.getByRole('combobox', { name: 'TVA' })
  await expect.element(rate).toHaveDisplayValue(/^Comme la fiche \(10\s%\)$/)
  // 21.10 ÷ 1.1 = 19.18, 2 € of it are 10.4 %; 21.10 ÷ 1.055 = 20.
  await expect.element(form.getByText(/^Marge bonne\s: 17,18\s€, 89,6\s%$/)).toBeInTheDocument()
  await rate.selectOptions('5.5')
  await expect.element(form.getByText(/^Marge bonne\s: 18,00\s€, 90,0\s%$/)).toBeInTheDocument()
  await expect
    .element(form.getByRole('button', { name: /Reprendre le prix de la fiche, 10,55\s€/ }))
    .toBeVisible()
  await expectAccessible()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => api.calls.gammes.recettes.change).toMatchObject([{ ownTvaRate: 5.5 }])
  await expect.element(dish(0)).toMatchTextContent(/TVA 5,5\s%/)
  await page.getByRole('button', { name: 'Bœuf bourguignon', exact: true }).click()
  await expect.element(dish(0)).toMatchTextContent(/5,5\s% pour ce plat, 10\s% sur la fiche/)
  await expect.element(dish(1)).not.toMatchTextContent(/TVA/)
})
