import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

test('a question is found by category, by keyboard and by its address', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
  const questions = page.locator('details:visible')
  await expect(questions).toHaveCount(10)
  await expect(page.getByRole('status').filter({ hasText: '10 questions' })).toBeVisible()
  await expectAccessible(page)

  const filter = page.getByRole('group', { name: 'Catégorie des questions' })
  const costs = filter.getByRole('button', { name: 'Gestion des Coûts' })
  await costs.focus()
  await page.keyboard.press('Enter')
  await expect(costs).toHaveAttribute('aria-pressed', 'true')
  await expect(filter.getByRole('button', { name: 'Toutes' })).toHaveAttribute('aria-pressed', 'false')
  await expect(questions).toHaveCount(2)
  await expect(page.getByText('2 questions', { exact: true })).toBeVisible()

  const wastage = page.locator('details#pertes')
  await wastage.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(wastage).toHaveAttribute('open')
  await expect(wastage.getByText('prix ÷ (1 − perte)')).toBeVisible()
  await expectAccessible(page)

  // The address of a question that the filter hides shows and opens it.
  await page.evaluate(() => {
    location.hash = '#installer'
  })
  await expect(questions).toHaveCount(10)
  await expect(page.locator('details#installer')).toHaveAttribute('open')

  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq#en-ligne')
  await expect(page.locator('details#en-ligne')).toHaveAttribute('open')
  await expect(page.locator('details#en-ligne summary')).toBeInViewport()
  await expectNoSidewaysScroll(page)
})

for (const { path, title } of [{ path: '/about', title: 'À propos de Gramme' }]) {
  test(`${path} is read on a desk and on a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
}
