import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { DISHES, showSales, sold } from '../testing/shown-sales.ts'
import { dish } from '../testing/sold-dish.ts'

test('on a telephone each dish is one line, with its price and cost on tap', async () => {
  await page.viewport(390, 844)
  await showSales(DISHES, [sold(100, 120)], '?vue=ventes')
  const table = page.getByRole('table', { name: 'Ventes par plat' })
  const name = table.getByRole('button', { name: 'Blanquette' })
  await expect.element(table.getByLabelText('Portions vendues : Blanquette')).toHaveValue('100')
  await expect.element(table).not.toMatchTextContent('22,00')
  await name.click()
  await expect.element(table).toMatchTextContent(/22,00\s€ TTC · coût 6,00\s€ la portion/)
  await table.getByRole('button', { name: 'Truffade' }).click()
  await expect.element(table).toMatchTextContent(/20,00\s€ TTC · coût – la portion/)
  await expect.element(name).toHaveAttribute('aria-expanded', 'false')
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('on a telephone gammes fold, each with what it has sold, and Enter opens the next one', async () => {
  await page.viewport(390, 844)
  await showSales(DISHES, [sold(100, 120)], '?vue=ventes', [dish('Flan', 8, 1), dish('Tarte', 9, 2)])
  const head = page.getByRole('button', { name: /^Desserts/ })
  const flan = page.getByLabelText('Portions vendues : Flan')
  await expect.element(page.getByRole('button', { name: 'Plats 220 vendus · 3 non saisis' })).toBeVisible()
  await expect.element(head).toMatchTextContent(/^Desserts\s?2 non saisis$/)
  await expect.element(flan).not.toBeVisible()
  await page.getByLabelText('Portions vendues : Truffade').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(flan).toHaveFocus()
  await expect.element(head).toHaveAttribute('aria-expanded', 'true')
  await head.click()
  await expect.element(flan).not.toBeVisible()
})
