import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orpc } from '#web/lib/query/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { EVENING_MENU, eveningMenu } from '../testing/evening-menu.ts'
import { openSales } from '../testing/stored-sales.ts'

const tab = page.getByRole('tab', { name: 'Comparaison' })
const row = (name: RegExp) => page.getByRole('row', { name })

test('two periods are compared by dish and in all, the earlier one first', async () => {
  const { queryClient, periods } = await openSales({ Sole: 10, Onglet: 30 })
  await tab.click()
  await expect.element(page.getByText('Pour comparer, il faut une deuxième période de ventes.')).toBeVisible()

  const [october] = periods
  if (!october) throw new Error('There is a period')
  const quantities = october.quantities.map((sale, index) => ({ ...sale, quantity: index === 0 ? 20 : 24 }))
  const september = { id: crypto.randomUUID(), firstDay: '2026-09-01', lastDay: '2026-09-30' }
  periods.push({ ...october, ...september, quantities, sold: 44 })
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })

  // A portion brings 22 ÷ 1.1 − 6 = 14 €.
  await expect.element(page.getByText('Septembre 2026 → Octobre 2026')).toBeVisible()
  await expect
    .element(row(/^Sole 10 20 avant 200,00\s€ 400,00\s€ avant 140,00\s€ 280,00\s€ avant −140,00\s€/))
    .toBeVisible()
  await expect.element(row(/^Onglet 30 24 avant .* \+84,00\s€/)).toBeVisible()
  await expect
    .element(row(/^Toutes les gammes 40 44 avant .* 560,00\s€ 616,00\s€ avant −56,00\s€/))
    .toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  const line = page.getByRole('button', { name: 'Sole', exact: true })
  await expect.element(row(/^Sole Vendus\s: 10 · 20 avant −140,00\s€/)).toBeVisible()
  await expect.element(page.getByText(/Marge totale HT\s: 140,00\s€/)).not.toBeInTheDocument()
  await line.click()
  await expect.element(line).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText(/Marge totale HT\s: 140,00\s€ · 280,00\s€ avant/)).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a dish whose sales are not recorded in one of them is named and in no total', async () => {
  const { queryClient, periods } = await openSales({ Sole: 10, Onglet: 30 })
  const [october] = periods
  if (!october) throw new Error('There is a period')
  const september = { id: crypto.randomUUID(), firstDay: '2026-09-01', lastDay: '2026-09-30' }
  periods.push({ ...october, ...september, quantities: october.quantities.slice(0, 1), sold: 10 })
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await tab.click()
  await expect.element(row(/^Onglet 30 non saisi avant .* pas jugé → Étoile/)).toBeVisible()
  await expect
    .element(page.getByText(/1 plat ne se compare pas et ne compte pas dans les totaux/))
    .toBeVisible()
  await expect.element(row(/^Toutes les gammes 10 200,00\s€ 140,00\s€ 0,00\s€/)).toBeVisible()
})

test('sums without recorded sales in one of two periods are unknown, not 0', async () => {
  const { queryClient, periods } = await openSales({ Sole: 10, Onglet: 30 })
  const [october] = periods
  if (!october) throw new Error('There is a period')
  const september = { id: crypto.randomUUID(), firstDay: '2026-09-01', lastDay: '2026-09-30' }
  periods.push({ ...october, ...september, quantities: [], dishes: 0, sold: 0 })
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await tab.click()
  await expect.element(row(/^Toute la gamme – – – –/)).toBeVisible()
  await expect.element(row(/^Toutes les gammes – – – –/)).toBeVisible()
  await expect.element(page.getByText(/^0,00\s€/)).not.toBeInTheDocument()
})

test('a menu whose sales are not entered in one of them is named and counts in neither; even portions are estimates', async () => {
  const { queryClient, periods } = await openSales({ Sole: 10, Onglet: 30 }, eveningMenu)
  const [october] = periods
  if (!october) throw new Error('There is a period')
  const menuQuantities = [{ menuId: EVENING_MENU, quantity: 25 }]
  const september = { id: crypto.randomUUID(), firstDay: '2026-09-01', lastDay: '2026-09-30' }
  periods.push({ ...october, ...september, menuQuantities })
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await tab.click()
  await expect.element(page.getByText(/Menu du soir\s: ventes non saisies \(octobre 2026\)/)).toBeVisible()
  await expect.element(row(/^Toutes les gammes 40 800,00\s€ 560,00\s€ 0,00\s€/)).toBeVisible()
  periods[0] = { ...october, menuQuantities: [{ menuId: EVENING_MENU, quantity: 5 }] }
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await expect.element(row(/^Sole ≈\s12,5 ≈\s22,5 avant .* ≈\s−/)).toBeVisible()
  await expect.element(row(/^Toutes les gammes ≈\s45 ≈\s65 avant .* ≈\s−/)).toBeVisible()
  await expect.element(page.getByText(/^Les chiffres marqués ≈/)).toBeVisible()
})
