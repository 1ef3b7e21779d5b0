import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { DISHES, showSales, sold } from './testing/shown-sales.ts'
import { dish } from './testing/sold-dish.ts'

const DAY = { id: crypto.randomUUID(), nom: 'Ma carte' }
const EVENING = { id: crypto.randomUUID(), nom: 'Soir' }
const SORBET = dish('Sorbet', 8, 2)

const chooser = page.getByRole('group', { name: 'Cartes' })

test('sales are typed and judged carte by carte, in one period', async () => {
  const october = sold(10, 20, 30)
  const { api, address } = await showSales(DISHES, [october], '?vue=ventes', [SORBET], EVENING)
  await expect
    .element(chooser.getByRole('button', { name: 'Ma carte 5' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/se comptent toutes cartes comprises/)).toBeVisible()
  await expect.element(page.getByText('Blanquette')).toBeVisible()
  await expect.element(page.getByText('Sorbet')).not.toBeInTheDocument()
  await chooser.getByRole('button', { name: 'Soir 1' }).click()
  await expect.element(page.getByText('Sorbet')).toBeVisible()
  await expect.element(page.getByText('Blanquette')).not.toBeInTheDocument()
  expect(address()).toContain(`carte=${EVENING.id}`)
  const gamme = page.getByLabelText('Gamme', { exact: true })
  await expect.element(gamme.getByRole('option', { name: 'Plats' })).not.toBeInTheDocument()
  await page.getByLabelText('Portions vendues : Sorbet').fill('12')
  await userEvent.tab()
  await expect
    .poll(() => api.calls.sales.write)
    .toMatchObject([{ periodId: october.id, quantities: [{ gammeRecetteId: SORBET.id, quantity: 12 }] }])
  await page.getByRole('tab', { name: 'Analyse' }).click()
  const judged = page.getByRole('table', { name: 'Plats et leur rapport' })
  await expect.element(judged.getByRole('row', { name: /Sorbet/ })).toBeVisible()
  await expect.element(judged.getByRole('row', { name: /Blanquette/ })).not.toBeInTheDocument()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('without any sales the margins are those of the carte that is chosen', async () => {
  await showSales(DISHES, [], '', [SORBET], EVENING)
  const margins = page.getByRole('table', { name: 'Ce que laisse chaque plat' })
  await expect.element(margins.getByText('Blanquette')).toBeVisible()
  await expect.element(margins.getByText('Sorbet')).not.toBeInTheDocument()
  await chooser.getByRole('button', { name: 'Soir 1' }).click()
  await expect.element(margins.getByText('Sorbet')).toBeVisible()
  await expect.element(margins.getByText('Blanquette')).not.toBeInTheDocument()
})

test('a carte that is gone keeps its sales in a closed period', async () => {
  const closed = sold(10, 20, 30)
  const gone = { id: crypto.randomUUID(), nom: 'Terrasse' }
  closed.closedAt = '2026-11-03T09:00:00.000Z'
  closed.quantities.push({ gammeRecetteId: SORBET.id, quantity: 9 })
  closed.closed = {
    gammes: [
      { id: crypto.randomUUID(), nom: 'Plats', carte: { id: EVENING.id, nom: 'Soir' }, dishes: DISHES },
      { id: crypto.randomUUID(), nom: 'Glaces', carte: gone, dishes: [SORBET] },
    ],
    menus: [],
  }
  await showSales(DISHES, [closed], '?vue=ventes', [SORBET], EVENING)
  await chooser.getByRole('button', { name: 'Terrasse 1' }).click()
  await expect.element(page.getByText('Sorbet')).toBeVisible()
  await expect.element(page.getByText('Blanquette')).not.toBeInTheDocument()
})

test('a closed period names the carte of each dish that a recomputation would change', async () => {
  const closed = sold(10, 20, 30)
  closed.closedAt = '2026-11-03T09:00:00.000Z'
  closed.quantities.push({ gammeRecetteId: SORBET.id, quantity: 9 })
  closed.closed = {
    gammes: [
      { id: crypto.randomUUID(), nom: 'Plats', carte: DAY, dishes: DISHES },
      { id: crypto.randomUUID(), nom: 'Glaces', carte: EVENING, dishes: [{ ...SORBET, coutMatiere: 1 }] },
    ],
    menus: [],
  }
  await showSales(DISHES, [closed], '?vue=ventes', [SORBET], EVENING)
  await page.getByRole('button', { name: 'Recalculer' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Marge totale HT, toutes cartes\s:/)
  await expect.element(dialog).toMatchTextContent(/Sorbet \(Soir\) coût par portion 1,00\s€ → 2,00\s€/)
})

test('a carte without dishes leads to its gammes, in a period of the others', async () => {
  await showSales([], [sold(10)], '', [SORBET], EVENING)
  await expect.element(page.getByText(/ajoutez d’abord des recettes à vos gammes/)).toBeVisible()
  await chooser.getByRole('button', { name: 'Soir 1' }).click()
  await expect.element(page.getByText('Sorbet').first()).toBeVisible()
})
