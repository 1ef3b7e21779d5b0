import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { openSales } from '../testing/stored-sales.ts'

test('on a phone a dish is one line, and its details open and close under it', async () => {
  await page.viewport(390, 844)
  await openSales({ Sole: 10, Onglet: 30 })
  await page.getByRole('tab', { name: 'Analyse' }).click()
  const lines = page.getByRole('table', { name: 'Plats et leur rapport' }).getByRole('row')
  const chosen = page.getByRole('region', { name: 'Le plat choisi' })
  const sole = lines.nth(2)
  const soleHeight = () => sole.element().getBoundingClientRect().height
  await expect.element(sole).toMatchTextContent(/Sole.*Énigme/)
  expect(soleHeight()).toBeLessThan(70)
  await sole.getByRole('button', { name: 'Sole' }).click()
  await expect.element(sole.getByRole('region')).toMatchTextContent(/Prix affiché TTC.*22,00\s€/)
  expect(chosen.elements()).toHaveLength(1)
  await expectAccessible()
  await expectNoSidewaysScroll()
  await sole.getByRole('button', { name: 'Sole' }).click()
  await expect.poll(soleHeight).toBeLessThan(70)
  await page.getByText('Popularité et marge', { exact: true }).click()
  await page.getByRole('button', { name: /^Onglet : Étoile/ }).click()
  await expect.element(chosen).toMatchTextContent('Onglet')
  expect(lines.getByRole('region').elements()).toEqual([])
})
