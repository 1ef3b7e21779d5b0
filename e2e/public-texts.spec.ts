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

test('the texts of law name the operator, say their date and lead to their sections', async ({ page }) => {
  const sample = page.getByRole('article').getByText('Coordonnées d’exemple, à remplacer par l’exploitant.')
  for (const path of ['/terms', '/privacy', '/legal', '/cookies']) {
    await page.goto(path)
    await expect(sample).toBeVisible()
    await expect(page.getByText(/^Dernière mise à jour\s:/).locator('time')).toHaveText(/^\d+ \p{L}+ \d{4}$/u)
    await expectAccessible(page)
  }
  await page.goto('/legal')
  const text = page.getByRole('article')
  for (const fact of ['Nom de l’exploitant', 'Directeur de la publication', 'Nom de l’hébergeur'])
    await expect(text.getByText(`${fact} à renseigner`).first()).toBeVisible()
  const phones = text.getByRole('link', { name: /^\+33/ })
  await expect(phones).toHaveCount(3)
  for (const phone of await phones.all()) {
    await expect(phone).toHaveAttribute('href', /^tel:\+\d+$/)
    expect(await phone.textContent()).not.toContain(' ')
  }

  await page.goto('/cookies')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Durée maximale' })
    .click()
  await expect(page.getByRole('heading', { name: 'Durée maximale' })).toBeInViewport()
  await expect(page.getByText('13 mois')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText('30 jours après la suppression du compte')).toBeAttached()
})

for (const { path, title } of [
  { path: '/about', title: 'À propos de Gramme' },
  { path: '/features', title: 'Ce que Gramme fait pour vous' },
]) {
  test(`${path} is read on a desk and on a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
}

test('what a sheet adds up to stands in one row at every width, in both languages', async ({ page }) => {
  for (const [path, totals] of [
    ['/features', ['Coût par portion', 'Prix TTC', 'Marge']],
    ['/en/features', ['Cost per portion', 'Price incl. VAT', 'Margin']],
  ] as const) {
    await page.goto(path)
    const sheet = page.getByRole('figure').first()
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const feet = await Promise.all(
        totals.map((total) =>
          sheet
            .getByText(total, { exact: true })
            .evaluate((words) => Math.round(words.parentElement?.getBoundingClientRect().bottom ?? 0)),
        ),
      )
      expect(new Set(feet).size, `${path} at ${String(width)}: ${String(feet)}`).toBe(1)
    }
  }
})
