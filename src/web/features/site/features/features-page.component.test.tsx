import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const INVITATION = 'Un compte se crée en quelques secondes.'

test.each([
  ['fr', ['Coût par portion', 'Prix TTC', 'Marge']],
  ['en', ['Cost per portion', 'Price incl. VAT', 'Margin']],
] as const)('what a sheet adds up to stands in one row at every width, in %s', async (language, totals) => {
  await renderSitePage('features', { language })
  const sheet = page.getByRole('figure').first()
  for (const width of [390, 768, 1024, 1280]) {
    await page.viewport(width, 900)
    const feet = totals.map((total) => {
      const words = sheet.getByText(total, { exact: true }).element()
      return Math.round(words.parentElement?.getBoundingClientRect().bottom ?? 0)
    })
    expect(new Set(feet).size, `at ${String(width)}: ${String(feet)}`).toBe(1)
  }
})

test('a visitor is invited to make an account', async () => {
  await renderSitePage('features')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Ce que Gramme fait pour vous')
  await expect.element(page.getByText(INVITATION)).toBeVisible()
})

test('a signed-in user is invited to the account', async () => {
  await renderSitePage('features', { session: SESSION })
  await expect
    .element(page.getByText('Tout ce qui est décrit ici vous attend dans votre compte.'))
    .toBeVisible()
  await expect.element(page.getByText(INVITATION)).not.toBeInTheDocument()
})
