import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/test.ts'

const SENT = 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'

type Stored = { name: string; subject: string; message: string; language: string }

function storedFrom(email: string): Promise<Stored[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<Stored>(
      'select name, subject, message, language from auth.contact_messages where email = $1',
      [email],
    )
    return rows
  })
}

/** A robot is too fast for this form: its first attempt is refused. */
const TOO_FAST = /422/

async function open(page: Page) {
  await page.goto('/contact')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const send = page.getByRole('button', { name: 'Envoyer' })
  await expect(send).toHaveAttribute('type', 'submit')
  const email = `${randomUUID()}@exemple.fr`
  return {
    email,
    field,
    send,
    fill: async () => {
      await field('Nom').fill('Ana Martin')
      await field('Email').fill(email)
      await field('Message').fill('Bonjour,\n\nLe coût est-il par portion ?')
      await field('Sujet').fill('Prix du beurre')
    },
  }
}

test('a visitor writes to the operator, who finds the message', async ({ page, complaints }) => {
  complaints.expect(TOO_FAST)
  const { email, field, send, fill } = await open(page)
  await expect(page.getByText('9h-18h')).toBeVisible()
  await send.click()
  await expect(field('Nom')).toBeFocused()
  await expectAccessible(page)

  await fill()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(SENT)
  for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(name)).toHaveValue('')
  // A double click shows no error about an empty form.
  await send.click()
  await expect(page.getByRole('status')).toHaveText(SENT)
  await expectAccessible(page)
  expect(await storedFrom(email)).toEqual([
    {
      name: 'Ana Martin',
      subject: 'Prix du beurre',
      message: 'Bonjour,\n\nLe coût est-il par portion ?',
      language: 'fr',
    },
  ])
  await page.reload()
  await expect(field('Message')).toHaveValue('')
})

test('what was typed on a phone is there again after a look at another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { field, fill } = await open(page)
  await expectNoSidewaysScroll(page)
  await fill()
  await page.goto('/about')
  await page.goBack()
  await expect(field('Sujet')).toHaveValue('Prix du beurre')
  await expect(field('Message')).toHaveValue('Bonjour,\n\nLe coût est-il par portion ?')
})

test('what is typed before the script has come is kept, and goes into no address', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  // All but the one that comes before the first paint.
  await page.route(/\/assets\/(?!first-paint)[^/]+\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Nom', exact: true })
  await name.fill('Ana Martin')
  await name.press('Enter')
  script.resolve()
  await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('type', 'submit')
  await expect(name).toHaveValue('Ana Martin')
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await expect(name).toHaveValue('Ana Martin')
})

test('without a script the page names the address to write to', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Formulaire de contact' })
  // Text and roles inside <noscript> are passed over by the other locators.
  await expect(form.locator('noscript p')).toContainText('Ce formulaire a besoin de JavaScript.')
  await expect(form.locator('noscript a')).toBeVisible()
  await form.getByRole('textbox', { name: 'Nom' }).press('Enter')
  await expect(page).toHaveURL('/contact')
  await context.close()
})
