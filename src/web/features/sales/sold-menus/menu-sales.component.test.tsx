import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { eveningMenu } from '../testing/evening-menu.ts'
import { openSales } from '../testing/stored-sales.ts'

test('menus are typed with the dishes that guests took, and count in the analysis', async () => {
  const { api, periods } = await openSales({ Sole: 10, Onglet: 30 }, eveningMenu)
  const menus = page.getByLabelText('Menus vendus : Menu du soir')
  await menus.fill('20')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Plats choisis : Menu du soir' }).click()
  const sole = page.getByLabelText('Portions prises dans Menu du soir : Sole')
  const steak = page.getByLabelText('Portions prises dans Menu du soir : Onglet')
  await expect.element(sole).toHaveAttribute('placeholder', '≈\u00a010')
  await sole.fill('12')
  await expect.element(steak).toHaveAttribute('placeholder', '8')
  await steak.fill('5')
  await expect.element(page.getByText('Plat : 17 portions prises pour 20 menus.')).toBeVisible()
  await steak.clear()
  await userEvent.tab()
  await expect.poll(() => periods[0]).toMatchObject({ menusSold: 20, taken: [{ quantity: 12 }] })
  expect(api.calls.sales.write.length).toBeGreaterThan(0)
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()

  await page.getByRole('tab', { name: 'Analyse' }).click()
  const judged = page.getByRole('table', { name: 'Plats et leur rapport' })
  await expect.element(judged.getByRole('row', { name: /Sole/ })).toMatchTextContent(/22/)
  // (10 × 20 + 12 × 15) ÷ 22 − 6
  await expect.element(judged.getByRole('row', { name: /Sole/ })).toMatchTextContent(/11,27/)
  const sold = page.getByRole('table', { name: 'Ventes et marges des menus' }).getByRole('row')
  // 15 − 6 for each
  await expect
    .element(sold.nth(1))
    .toMatchTextContent(
      /Plats choisis connus\..*Vendus\s: 20.*Prix TTC\s: 16,50.*Marge par menu HT\s: 9,00.*Marge totale HT\s: 180,00/,
    )
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a menu that cannot be spread has the reason beside it', async () => {
  const { periods } = await openSales({ Sole: 10, Onglet: 30 }, (dishes) =>
    eveningMenu(dishes).map((menu) => ({
      ...menu,
      choices: menu.choices.map((choice) => ({
        ...choice,
        dishes: choice.dishes.map((dish, at) => (at === 0 ? { ...dish, prixTtcAffiche: null } : dish)),
      })),
    })),
  )
  await page.getByLabelText('Menus vendus : Menu du soir').fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => periods[0]?.menusSold).toBe(20)
  await page.getByRole('tab', { name: 'Analyse' }).click()
  await expect
    .element(page.getByRole('table', { name: 'Ventes et marges des menus' }))
    .toMatchTextContent(/Ses plats ne comptent pas dans l’analyse, faute de prix hors menu : Sole/)
})

test('evenly spread portions mark every figure that is built on them', async () => {
  const { periods } = await openSales({ Sole: 10, Onglet: 30 }, eveningMenu)
  await page.getByLabelText('Menus vendus : Menu du soir').fill('25')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => periods[0]?.menusSold).toBe(25)
  await page.getByRole('tab', { name: 'Analyse' }).click()
  const summary = page.getByRole('region', { name: 'Ce que cette période a rapporté' })
  await expect
    .element(summary)
    .toMatchTextContent(/Marge totale HT≈\s785\s€.*vendues≈\s65.*par portion≈\s12,1\s€/)
  await expect.element(page.getByText(/populaire dès ≈\s23 portions/)).toBeInTheDocument()
  const todo = page.getByRole('region', { name: 'À faire d’abord' })
  await expect.element(todo).toMatchTextContent(/manque ≈\s19,2\s€.*ventes égales.*≈\s\+14\s€.*≈\s\+29\s€/)
  const chart = page.getByRole('figure', { name: 'Plats par popularité et marge unitaire' })
  await expect
    .element(chart)
    .toMatchTextContent(/≈ Des portions de menus.*des estimations.*≈\sPart des ventes/)
  const sole = page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row', { name: /Sole/ })
  await expect.element(sole).toMatchTextContent(/≈\s22,5≈\s34,6\s%≈\s11,2\s€≈\s253\s€/)
  const menu = page.getByRole('table', { name: 'Ventes et marges des menus' }).getByRole('row').nth(1)
  await expect.element(menu).toMatchTextContent(/répartis également\.2516,50\s€≈\s9,00\s€≈\s225\s€/)
})
