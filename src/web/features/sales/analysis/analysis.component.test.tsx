import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { DISHES, period, showSales, sold } from '../testing/shown-sales.ts'
import { dish } from '../testing/sold-dish.ts'

const rows = () => page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row')
const chosen = () => page.getByRole('region', { name: 'Le plat choisi' })

test('each dish finds its quadrant, with what to do about it', async () => {
  await showSales(DISHES, [sold(100, 120, 20, 10)])
  await expect
    .poll(() => textsOf(rows()))
    .toEqual([
      expect.stringMatching(/Plat/),
      expect.stringMatching(/Blanquette.*Étoile.*100.*40,0 %.*14,00 €.*1 ?400,00 €/),
      expect.stringMatching(/Saucisse lentilles.*Vache à lait.*120.*48,0 %.*4,00 €.*480,00 €/),
      expect.stringMatching(/Sole meunière.*Énigme.*20.*22,00 €.*440,00 €/),
      expect.stringMatching(/Brandade.*Poids mort.*10.*5,00 €.*50,00 €/),
    ])
  await expect.element(page.getByText('1 plat laissé de côté')).toBeVisible()
  await page.getByRole('button', { name: /^Sole meunière : Énigme, 20 vendus/ }).click()
  await expect.element(chosen()).toMatchTextContent('29 portions de plus sur la période')
  await expect.element(chosen()).toMatchTextContent(/En vendre 20 de plus.*\+272\s€ par mois/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(chosen()).toMatchTextContent(/Blanquette.*Étoile/)
  await rows().nth(2).getByRole('button').click()
  await expect.element(chosen()).toMatchTextContent(/Aucun prix ne suffit, même 30\s% plus haut/)
  await expect
    .element(page.getByRole('region', { name: 'Plats', exact: true }))
    .toMatchTextContent(/Ouverture.*3,00.*À revoir.*Dispersion.*Demande et offre/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Marge unitaire' }).click()
  await expect.element(rows().nth(1)).toMatchTextContent('Saucisse lentilles')
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('the sales of the period are exported beside its tabs', async () => {
  await showSales(DISHES, [sold(100, 120, 20, 10)])
  await page.getByRole('button', { name: 'Exporter' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Fichier CSV' })).toBeVisible()
})

test('dishes without recorded sales are named and judge nothing, until they are counted as 0, which is undone', async () => {
  const { api } = await showSales(DISHES, [sold(100, 120)])
  const withoutSales = page.getByRole('region', { name: '2 plats sans ventes saisies' })
  await expect.element(withoutSales).toMatchTextContent(/Sole meunière.*Brandade/)
  expect(textsOf(rows())).toHaveLength(3)
  await expect.element(page.getByText(/Sans les 3 plats dont les ventes ne sont pas saisies/)).toBeVisible()
  await expectAccessible()
  await withoutSales.getByRole('button', { name: 'Compter 0 pour Brandade' }).click()
  await expect.poll(() => textsOf(rows())).toHaveLength(4)
  await expect.element(rows().nth(3)).toMatchTextContent(/Brandade.*Poids mort.*0,0\s%/)
  await expect.element(page.getByRole('region', { name: '1 plat sans ventes saisies' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await withoutSales.getByRole('button', { name: 'Compter 0 pour tous' }).click()
  await expect.poll(() => textsOf(rows())).toHaveLength(5)
  expect(page.getByText('sans ventes saisies').elements()).toEqual([])
  await expect
    .poll(() => api.calls.sales.write.map(({ quantities }) => quantities.map(({ quantity }) => quantity)))
    .toEqual([[0], [null], [0, 0]])
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('a dish that loses money shows the loss of a portion, and no advice to sell more', async () => {
  const lobster = dish('Homard rôti', 33, 33.14)
  const [stew = lobster] = DISHES
  await showSales(
    [stew, lobster],
    [
      period([
        { gammeRecetteId: stew.id, quantity: 100 },
        { gammeRecetteId: lobster.id, quantity: 2 },
      ]),
    ],
  )
  await expect.element(rows().nth(2)).toMatchTextContent(/Homard rôti.*perd 3,14\s€ par portion/)
  await page.getByRole('button', { name: /^Homard rôti : Poids mort/ }).click()
  await expect.element(chosen()).toMatchTextContent(/Chaque portion vendue perd 3,14\s€\./)
  await expect.element(chosen()).toMatchTextContent(/Aucun prix ne suffit/)
  await expect.element(chosen()).not.toMatchTextContent('populaire')
  const labels = [...document.querySelectorAll('figure text')].map(({ textContent }) => textContent)
  expect(labels).toContainEqual(expect.stringContaining('Homard rôti'))
})
