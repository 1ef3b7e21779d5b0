import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { DISHES, OCTOBER, period, showSales, sold } from './testing/shown-sales.ts'

const field = (nom: string) => page.getByLabelText(`Portions vendues : ${nom}`)

test('a period is begun once, with its days in order', async () => {
  const { api } = await showSales(DISHES, [])
  await expect.element(page.getByText('Quels plats rapportent ?')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Les marges sans ventes : Mes Recettes' }))
    .toHaveAttribute('href', '/recipes?sort=margin')
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
