import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { DISHES, period, showSales, sold } from '../testing/shown-sales.ts'
import { dish } from '../testing/sold-dish.ts'

const [stew, sausage, , brandade, truffade] = DISHES
const tart = dish('Tarte', 8.8, 2)
const cream = dish('Crème', 7.7, 2)
const missing = dish('Sabayon', 7.7, 2)

/** The sausage lacks 545.45 € to the mean of its gamme, the cream 20 € to that of the desserts. */
const openCarte = () => {
  const sold = { [stew?.id ?? '']: 100, [sausage?.id ?? '']: 120, [tart.id]: 40, [cream.id]: 40 }
  const quantities = Object.entries(sold).map(([id, quantity]) => ({ gammeRecetteId: id, quantity }))
  const plats = [stew, sausage, brandade, truffade].flatMap((one) => one ?? [])
  return showSales(plats, [period(quantities)], '', [tart, cream, missing])
}
const first = () => page.getByRole('region', { name: 'À faire d’abord' })
const gamme = () => page.getByLabelText('Gamme', { exact: true })
const row = (name: RegExp) =>
  page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row', { name })
const point = (name: RegExp) => page.getByRole('button', { name })

test('the analysis opens on the gamme that loses most, with what to do in euros and what it leaves aside', async () => {
  await openCarte()
  // The mean is (100 × 14 + 120 × 4) ÷ 220 = 8.55 €; 120 portions are 4.55 € below it.
  await expect
    .element(first())
    .toMatchTextContent(/Plats : il manque 545,45\s€.*8,55\s€ par portion.*perd le plus/)
  await expect
    .element(first().getByRole('listitem').first())
    .toMatchTextContent(
      /Saucisse lentilles.*Passer de 11,00\s€ à 12,00\s€ TTC : \+109\s€ par mois à ventes égales.*première marche ; objectif de 70,0\s% à 22,00\s€ TTC.*Baisser le coût d’une portion de 0,60\s€, à 5,40\s€ : \+72\s€/,
    )
  await expect.element(first()).toMatchTextContent(/Sans 1 plat dont le prix ou le coût.*Truffade/)
  await expect
    .element(first())
    .toMatchTextContent(/Sans 1 plat dont les ventes ne sont pas saisies : Brandade/)
  await expectAccessible()

  await page.getByRole('button', { name: 'Toutes les gammes' }).click()
  await expect.element(gamme()).toHaveValue('toutes')
  await expect
    .element(first())
    .toMatchTextContent(/Plats : il manque.*Desserts : il manque 20,00\s€.*ne sont pas saisies : Sabayon/)
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await first().getByRole('button', { name: 'Desserts' }).click()
  await expect.element(first()).not.toMatchTextContent('Plats')
  await page.getByRole('tab', { name: 'Ventes' }).click()
  await expect.element(page.getByLabelText('Portions vendues : Tarte')).toBeVisible()
})

test('a dish is chosen once, in the actions, the table and the chart, also by keyboard', async () => {
  await openCarte()
  const action = first().getByRole('button', { name: 'Saucisse lentilles' })
  await action.click()
  await expect.element(point(/^Saucisse lentilles : Vache/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(row(/Saucisse/)).toHaveAttribute('data-chosen')
  await row(/Blanquette/)
    .getByRole('button')
    .click()
  await expect.element(point(/^Blanquette : /)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(action).toHaveAttribute('aria-pressed', 'false')
  await expect.element(row(/Saucisse/)).not.toHaveAttribute('data-chosen')
  ;(point(/^Blanquette : /).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/Saucisse/)).toHaveAttribute('data-chosen')
  await expect.element(point(/^Saucisse lentilles : Vache/)).toHaveFocus()
  ;(
    row(/Blanquette/)
      .getByRole('button')
      .element() as HTMLElement
  ).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(point(/^Blanquette : /)).toHaveAttribute('aria-pressed', 'true')
})

test('gains are written in whole euros, also small ones', async () => {
  await showSales(DISHES, [sold(5, 6)])
  await expect.element(first()).toMatchTextContent(/12,00\s€ TTC : \+5\s€ par mois.*5,40\s€ : \+4\s€/)
})

test('a gain of less than a euro is written as that', async () => {
  await showSales(DISHES, [sold(1, 1)])
  await expect.element(first()).toMatchTextContent(/12,00\s€ TTC : moins de 1\s€ par mois/)
})

test('a dish whose label has no room in the chart is listed beneath it', async () => {
  const alike = Array.from({ length: 40 }, (_, at) => dish(`Plat numéro ${String(at)}`, 22, 6))
  await showSales(alike, [period(alike.map(({ id }) => ({ gammeRecetteId: id, quantity: 10 })))])
  const list = page.getByRole('list', { name: 'Sans étiquette dans le graphique' })
  await list.getByRole('button').first().click()
  await expect.element(list.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  const labels = document.querySelectorAll('figure [data-label]').length
  expect(labels + list.getByRole('button').elements().length).toBe(40)
})

test('a closed period names a price that is another one today, and proposes nothing for a dish that has left', async () => {
  const there = dish('Onglet', 11, 6)
  const gone = dish('Rognons', 11, 6)
  const sold = [DISHES[0], there, gone].flatMap((one) => one ?? [])
  const closed = period(sold.map(({ id }) => ({ gammeRecetteId: id, quantity: 50 })))
  await showSales(
    [DISHES[0], { ...there, prixTtcAffiche: 12 }].flatMap((one) => one ?? []),
    [
      {
        ...closed,
        closedAt: '2026-11-02T09:00:00.000Z',
        closed: {
          gammes: [{ id: crypto.randomUUID(), nom: 'Plats', carte: undefined, dishes: sold }],
          menus: [],
        },
      },
    ],
  )
  await expect
    .element(first())
    .toMatchTextContent(/Onglet \(12,00\s€ aujourd’hui\).*Passer de 11,00\s€ à 12,00\s€/)
  await expect.element(first()).not.toMatchTextContent('Rognons')
  await expect.element(row(/Rognons/)).toBeVisible()
})
