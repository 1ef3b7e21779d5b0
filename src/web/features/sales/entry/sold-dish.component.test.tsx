import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { DISHES, showSales, sold } from '../testing/shown-sales.ts'

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
