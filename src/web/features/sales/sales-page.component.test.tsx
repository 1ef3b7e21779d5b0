import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { DISHES, OCTOBER, period, showSales, sold } from './testing/shown-sales.ts'

const field = (nom: string) => page.getByLabelText(`Portions vendues : ${nom}`)

test('without any sales the page opens on what each dish leaves, the weakest first', async () => {
  await showSales(DISHES, [])
  const margins = page.getByRole('table', { name: 'Ce que laisse chaque plat' })
  await expect.element(page.getByText('2 plats sur 4 sous l’objectif de 70,0 %')).toBeVisible()
  const rows = margins.getByRole('row').elements().slice(1)
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
    'Brandade',
    'Saucisse lentilles',
    'Blanquette',
    'Sole meunière',
  ])
  await expect
    .element(margins.getByRole('row').nth(1))
    .toMatchTextContent(/10,00\s€\s*16,50\s€\s*36,67\s€.*5,00\s€.*33,3\s%/)
  await expect
    .element(margins.getByRole('link', { name: 'Brandade' }))
    .toHaveAttribute('href', `/recipes/${DISHES[3]?.ficheId ?? ''}/edit`)
  await expect.element(page.getByText(/Truffade\s*coût incomplet/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Importer de la caisse' })).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expect
    .element(margins.getByText(/coût 10,00\s€ · 16,50\s€\s→ 36,67\s€ TTC pour 70,0\s%/))
    .toBeVisible()
  await page.viewport(1280, 800)
})

test('a period is begun once, with its days in order', async () => {
  const { api } = await showSales(DISHES, [])
  await expect.element(page.getByText('Quels plats rapportent ?')).toBeVisible()
  await page.getByRole('button', { name: 'Nouvelle période' }).click()
  await page.getByLabelText('Premier jour').fill('2026-10-31')
  await page.getByLabelText('Dernier jour').fill('2026-10-01')
  await page.getByRole('button', { name: 'Saisir les ventes' }).click()
  await expect.element(page.getByText('Le dernier jour vient avant le premier.')).toBeVisible()
  await page.getByLabelText('Premier jour').fill('2026-10-01')
  await page.getByLabelText('Dernier jour').fill('2026-10-31')
  await expectAccessible()
  await page.getByRole('button', { name: 'Saisir les ventes' }).dblClick()
  await expect.element(field('Blanquette')).toBeVisible()
  expect(api.calls.sales.create).toMatchObject([OCTOBER])
})

test('sales are typed without a mouse, and stay in their fields until a network takes them', async () => {
  const { api, network } = await showSales(DISHES, [period()], '?vue=ventes')
  await field('Blanquette').click()
  await userEvent.keyboard('100{Enter}')
  await expect.element(field('Saucisse lentilles')).toHaveFocus()
  await userEvent.keyboard('120{ArrowDown}20{Enter}')
  await expect.element(field('Brandade')).toHaveFocus()
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  network.down = true
  await userEvent.keyboard('10{Enter}')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Les ventes n’ont pas pu être enregistrées')
  await expect.element(field('Brandade')).toHaveValue('10')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(alert).toMatchTextContent('Les ventes n’ont pas pu être enregistrées')
  network.down = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await expectAccessible()
  const sent = new Map(
    api.calls.sales.write.flatMap(({ quantities }) =>
      quantities.map(({ gammeRecetteId, quantity }) => [gammeRecetteId, quantity] as const),
    ),
  )
  expect(DISHES.map(({ id }) => sent.get(id))).toEqual([100, 120, 20, 10, undefined])
})

test('the tab stays open while the first figure of an empty period is typed', async () => {
  await showSales(DISHES, [period()])
  await field('Blanquette').click()
  await userEvent.keyboard('100{Enter}')
  await expect.element(page.getByText(/Enregistré à \d\d:\d\d/)).toBeVisible()
  await expect.element(field('Saucisse lentilles')).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('Ventes')
})

test('a period is deleted with its sales once the question was answered', async () => {
  const { api } = await showSales(DISHES, [sold(100, 120, 20, 10)])
  await page.getByRole('button', { name: 'Supprimer la période' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Période supprimée')).toBeVisible()
  await expect.element(page.getByText('Quels plats rapportent ?')).toBeVisible()
  expect(api.calls.sales.remove).toHaveLength(1)
})
