import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderSitePage } from '#web/testing/render-site-page.tsx'

test('the menu of a phone opens over the page and keeps what was typed on it', async () => {
  await page.viewport(390, 844)
  const { departures } = await renderSitePage('contact', {
    api: { contact: { ticket: () => ({ ticket: 'un ticket' }) } },
  })
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await message.fill('Une question')
  const open = page.getByRole('button', { name: 'Ouvrir le menu' })
  await open.click()
  const menu = page.getByRole('dialog')
  await expect.element(menu.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await expect.element(message).toHaveValue('Une question')
  expect(departures).toEqual([])
})

test('it leads to the pages of its language', async () => {
  await page.viewport(390, 844)
  const { departures } = await renderSitePage('about', { language: 'en' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Features' }).click()
  await expect.poll(() => departures).toEqual(['/en/features'])
})
