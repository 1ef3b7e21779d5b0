import type { Page } from '@playwright/test'
import { pdfPages } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

/** As a browser prints by default: without grounds. */
async function printed(page: Page): Promise<string[]> {
  const margin = '10mm'
  return pdfPages(
    await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } }),
  )
}

/** The ground of the first match goes on paper as it is. */
async function expectInked(page: Page, selector: string): Promise<void> {
  const ground = page.locator(selector).first()
  await expect(ground).toHaveCSS('print-color-adjust', 'exact')
  await expect(ground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

test('the landing is printed on two sheets, its sheet with what it shows and nothing to press', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('slider').first()).toBeVisible()
  const pages = await printed(page)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Lieu jaune, beurre nantais')
  expect(pages[1]).toMatch(/Une fiche, et tout en découle.*Restaurateur, table de bord de mer/)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  for (const ground of ['[data-band="low"]', '[data-kind="costs"] [style]']) await expectInked(page, ground)
  const card = page.getByRole('region', { name: 'Lieu jaune, beurre nantais' })
  const edge = await card.locator('dl').evaluate((figures) => figures.getBoundingClientRect().right)
  const portions = await card
    .getByText('4 portions', { exact: true })
    .evaluate((words) => words.getBoundingClientRect().right)
  expect(portions).toBeCloseTo(edge, 0)
})

test('the features are printed several to a page, each with its whole picture beside it', async ({
  page,
}) => {
  await page.goto('/features')
  const pages = await printed(page)
  expect(pages.length).toBeLessThanOrEqual(5)
  for (const [title, end] of [
    ['Coûts et pertes', 'Rendement'],
    ['Prix et mercuriales', 'Blanquette de veau, coût par portion'],
    ['Coller une recette', 'jaunes d’œufs'],
  ] as const)
    expect(pages.filter((text) => text.includes(title) && text.includes(end))).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expectInked(page, 'figure span:has(+ [data-lost])')
})

test('the contact page is printed with when and where someone is reached, not with an empty form', async ({
  page,
}) => {
  await page.goto('/contact')
  const [only = '', ...others] = await printed(page)
  expect(others).toEqual([])
  expect(only).toMatch(/Horaires du support.*9h-18h.*Nous joindre.*contact@exemple\.invalid.*\+33/)
  expect(only).not.toContain('Message')
  expect(only).not.toContain('Tous les champs sont obligatoires')
})
