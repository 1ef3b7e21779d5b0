import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

const address = location.href
afterEach(() => history.replaceState(null, '', address))

const shown = () => [...document.querySelectorAll('details')].filter((each) => each.checkVisibility()).length
const question = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`)

test('a question is found by category, by keyboard and by its address', async () => {
  await renderSitePage('faq')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Questions fréquentes')
  expect(shown()).toBe(10)
  const count = page.getByRole('status').filter({ hasText: /questions/ })
  await expect.element(count).toHaveTextContent('10 questions')

  const filter = page.getByRole('group', { name: 'Catégorie des questions' })
  const costs = filter.getByRole('button', { name: 'Gestion des Coûts' })
  costs.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(costs).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(filter.getByRole('button', { name: 'Toutes' }))
    .toHaveAttribute('aria-pressed', 'false')
  expect(shown()).toBe(2)
  await expect.element(count).toHaveTextContent('2 questions')

  question('pertes')?.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => question('pertes')?.open).toBe(true)
  await expect.element(page.getByText('prix ÷ (1 − perte)')).toBeVisible()
  await expectAccessible()

  // The address of a question that the filter hides shows and opens it.
  location.hash = '#installer'
  await expect.poll(shown).toBe(10)
  expect(question('installer')?.open).toBe(true)
})

test('a page that is opened at the address of a question shows it', async () => {
  await page.viewport(390, 844)
  history.replaceState(null, '', '#en-ligne')
  await renderSitePage('faq')
  await expect.poll(() => question('en-ligne')?.open).toBe(true)
  await expect.element(question('en-ligne')?.querySelector('summary') ?? null).toBeInViewport()
})
