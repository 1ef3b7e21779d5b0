import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

test('the page about Gramme says so in its title', async () => {
  await renderSitePage('about')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('À propos de Gramme')
})
