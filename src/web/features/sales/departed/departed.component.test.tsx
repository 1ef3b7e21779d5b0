import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orpc } from '#web/lib/query/api.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { openSales } from '../testing/stored-sales.ts'

const tab = (name: string) => page.getByRole('tab', { name })

test('a dish that has left its gamme is named with its day, counts in the totals, and is put back', async () => {
  const { queryClient, soleLeaves } = await openSales({ Sole: 10, Onglet: 30 })
  soleLeaves()
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await expect.element(page.getByText('a quitté sa gamme le 12 octobre 2026')).toBeVisible()
  await tab('Analyse').click()
  // (10 + 30) × (22 ÷ 1.1 − 6)
  await expect.element(page.getByText(/^560,00\s€$/).first()).toBeVisible()
  await page.getByText('Comment c’est calculé').click()
  await expect.element(page.getByText(/ceux du jour de leur départ/)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Plats', exact: true }))
    .toMatchTextContent(/Compte aussi 1 plat vendu\s: Sole a quitté sa gamme le 12 octobre 2026/)
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await tab('Ventes').click()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Sole', exact: true }).click()
  await page.getByRole('button', { name: 'Remettre Sole dans sa gamme' }).click()
  await expect.element(page.getByText('Sole est de nouveau dans sa gamme')).toBeVisible()
  await expect.element(page.getByText(/a quitté sa gamme/)).not.toBeInTheDocument()
})

test('a period that another window has deleted is created again without the dishes that have left, and the page names them', async () => {
  const {
    queryClient,
    soleLeaves,
    periods,
    forgiveErrors,
    delete: deletePeriod,
  } = await openSales({ Sole: 10, Onglet: 30 })
  forgiveErrors(/NOT_FOUND/)
  soleLeaves()
  await queryClient.invalidateQueries({ queryKey: orpc.sales.key() })
  await expect.element(page.getByText(/a quitté sa gamme/)).toBeVisible()
  deletePeriod()
  await page.getByLabelText('Portions vendues : Onglet').fill('31')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/1 plat ou menu qui n’est plus à la carte n’y reviendra pas/)
  await alert.getByRole('button', { name: 'La recréer avec ces ventes' }).click()
  await expect
    .poll(() => periods.map(({ quantities }) => quantities.map(({ quantity }) => quantity)))
    .toEqual([[31]])
})

test('a closed period shows the sheet of a dish as it was', async () => {
  await openSales({ Sole: 10, Onglet: 30 })
  await page.getByRole('button', { name: 'Clôturer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clôturer' }).click()
  await tab('Analyse').click()
  await page.getByRole('button', { name: 'Sole', exact: true }).click()
  await page.getByRole('button', { name: 'Fiche gardée à la clôture' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sole, à la clôture du 3 novembre 2026' })
  await expect.element(sheet.getByRole('row', { name: /Beurre 600 g 10,00\s€\/kg 6,00\s€/ })).toBeVisible()
  await expectAccessible()
})
