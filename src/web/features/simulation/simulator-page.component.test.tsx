import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connection } from '#web/lib/offline/connection.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import {
  BUTTER,
  CAKE,
  comparedRows,
  FISH,
  FLOUR,
  GAMME,
  HEAD,
  row,
  SAUCE,
  showSimulator,
} from '#web/testing/simulator.ts'

const changes = () => page.getByRole('button', { name: /^Retirer/ }).elements()

async function add(kind: string, which: string, name: string, value: string) {
  await page.getByRole('combobox', { name: 'Ce qui change' }).selectOptions(kind)
  await page.getByRole('combobox', { name: which }).fill(name)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(value)
}

test('each change shows as it is typed, and is written once the question about it was answered', async () => {
  const { api, address } = await showSimulator('', {
    apply: () => ({ products: 1, sheets: 1, already: false }),
  })
  await expect.element(page.getByText('Et si un prix montait ?')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await add('product', 'Quel produit', 'beurre', '+12,5 %')
  await expect
    .poll(comparedRows)
    .toEqual([
      HEAD,
      row(/Lieu au beurre.*Passe sous l’objectif.*3,00 € → 3,38 €.*66,3 %.*−3,7 pts.*−0,38 €/),
      row(/Beurre blanc.*3,00 € → 3,38 €.*Sans prix.*–/),
    ])
  await expect.element(page.getByText(/10,00\s€ \/ kg → 11,25\s€ \/ kg \(\+12,5\s%\)/)).toBeVisible()
  await expect.element(page.getByText('Méthode de perte : Majoration')).toBeVisible()
  await add('portions', 'Les portions', 'gateau', '{Control>}a{/Control}4')
  await add('coefficient', 'Pour quelles', 'desserts', '{Control>}a{/Control}3')
  await expect
    .poll(comparedRows)
    .toEqual([HEAD, row(/Gâteau.*2 → 4 portions.*0,30 € → 0,15 €.*2,00 € → 0,45 €/), HEAD, HEAD])
  await expectAccessible()
  await expect.poll(address).toMatch(/coefficient_Dessert_3$/)

  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await expect
    .element(dialog)
    .toMatchTextContent(
      /1 produit change de prix.*Beurre doux · 10,00\s€ \/ kg → 11,25\s€ \/ kg \(\+12,5\s%\)/,
    )
  await expect
    .element(dialog)
    .toMatchTextContent(/1 fiche change.*Gâteau · 2 → 4 portions · 2,00\s€ → 0,45\s€ HT/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Appliquer' }).dblClick()
  await expect.element(page.getByText('1 prix de produit, 1 fiche modifiée.')).toBeVisible()
  await expect.poll(address).toBe('/recipes/simulator')
  expect(api.calls.simulation.apply).toHaveLength(1)
})

test('a change is held within its bounds, turned, and taken back with Ctrl+Z or at its notice', async () => {
  await showSimulator(`?changes=product_${BUTTER.id}_`)
  const field = page.getByLabelText('Beurre doux, nouveau prix ou variation')
  await field.fill('-100 %')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('« -100 % » est hors limites')
  await expect.element(field).toHaveFocus()
  await field.fill('5 %')
  await page.getByRole('button', { name: 'Changer hausse et baisse : Beurre doux' }).click()
  await expect.element(field).toHaveValue('−5\u00a0%')
  await expect.poll(comparedRows).toEqual([HEAD, row(/3,00 € → 2,85 €/), HEAD])
  await page.getByRole('button', { name: 'Retirer : Beurre doux' }).click()
  await expect.poll(() => field.elements()).toEqual([])
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.element(field).toHaveValue('−5\u00a0%')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect.poll(() => field.elements()).toEqual([])
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveValue('−5\u00a0%')
})

test('what another window has changed is not written over: the question comes again with the new prices', async () => {
  const stale = { products: [BUTTER.id], sheets: [FISH.id] }
  const { api, forgiveErrors } = await showSimulator(`?changes=product_${BUTTER.id}_10*price_${FISH.id}_12`, {
    apply: () => refusal('VERSION_CONFLICT', { current: stale }),
  })
  forgiveErrors(/VERSION_CONFLICT/)
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await expect.element(dialog).toMatchTextContent(/10,00\s€ \/ kg → 11,00\s€ \/ kg/)
  api.answer({
    simulation: {
      kitchen: () => ({
        products: [{ ...BUTTER, version: 2, priceHt: 20 }, FLOUR],
        sheets: [{ ...FISH, version: 2, sellingPriceHt: 11 }, CAKE, SAUCE],
        suppliers: [],
        gammes: [GAMME],
      }),
    },
  })
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(
      'Rien n’a été appliqué : « Beurre doux » et « Lieu au beurre » ont changé entre-temps',
    )
  await expect.element(dialog).toMatchTextContent(/20,00\s€ \/ kg → 22,00\s€ \/ kg.*11,00\s€ → 12,00\s€ HT/)
  expect(api.calls.simulation.apply).toMatchObject([{ seen: { products: [{ id: BUTTER.id, version: 1 }] } }])
  await expectAccessible()

  api.answer({ simulation: { apply: () => ({ products: 1, sheets: 1, already: false }) } })
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('1 prix de produit, 1 fiche modifiée.')).toBeVisible()
  expect(api.calls.simulation.apply[1]).toMatchObject({
    seen: {
      products: [{ id: BUTTER.id, version: 2 }],
      sheets: [{ id: FISH.id, version: 2, sellingPriceHt: 12 }],
    },
  })
})

test('what the address says of nothing is left out, and neither a refusal nor a dead network loses a change', async () => {
  const { forgiveErrors, network } = await showSimulator(
    `?changes=price_${FISH.id}_0*product_${FISH.id}_8*nonsense`,
    {
      apply: () => refusal('PRICE_REQUIRED'),
    },
  )
  forgiveErrors(/PRICE_REQUIRED/)
  await expect.poll(changes).toHaveLength(1)
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appliquer ces changements ?' })
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('une recette publiée ne peut pas rester sans prix')
  network.down = true
  connection.lost()
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('rien ne peut être enregistré')
  network.down = false
  await userEvent.keyboard('{Escape}')
  await expect.poll(changes).toHaveLength(1)
})

test('on a telephone a whole category changes, and the sheets that stay as they are can be seen', async () => {
  await page.viewport(390, 844)
  await showSimulator('?changes=category_Crémerie_8')
  await expect.poll(comparedRows).toEqual([HEAD, row(/Lieu au beurre/), HEAD])
  await page.getByRole('button', { name: 'Fiches inchangées (1)' }).click()
  await expect.poll(comparedRows).toHaveLength(4)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('the sheets of one gamme are looked at alone', async () => {
  await showSimulator(`?gamme=${GAMME.id}&changes=category_Crémerie_8`)
  await expect.element(page.getByText('Gamme « À la carte »').first()).toBeInTheDocument()
  await expect.poll(comparedRows).toEqual([HEAD, row(/Lieu au beurre/)])
})
