import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { withDatabase } from './support/database.ts'
import { expect, test } from './support/test.ts'

const SENT = 'Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'
const FAILED = 'Une erreur est survenue. Veuillez réessayer.'

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

/** A robot is too fast for this form: its first attempt is told to wait. */
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
  for (const sentence of [
    'Indiquez votre nom',
    'Indiquez votre adresse email',
    'Indiquez le sujet de votre message',
    'Écrivez votre message',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await field('Email').fill('ana')
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await expectAccessible(page)

  await fill()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(SENT)
  for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(name)).toHaveValue('')
  // Whoever clicks twice is not told that an empty form is empty.
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

test('whatever goes wrong is said, and what was typed stays until it is sent', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|422|429|500/)
  await page.setViewportSize({ width: 390, height: 844 })
  const { email, field, send, fill } = await open(page)
  await expectNoSidewaysScroll(page)
  await fill()
  await page.context().setOffline(true)
  await field('Sujet').press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(
    'Le serveur ne répond pas. Vérifiez votre connexion internet, puis réessayez.',
  )
  await expect(alert).toBeInViewport()
  await page.context().setOffline(false)

  await page.goto('/about')
  await page.goBack()
  await expect(field('Sujet')).toHaveValue('Prix du beurre')
  await expect(field('Message')).toHaveValue('Bonjour,\n\nLe coût est-il par portion ?')

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 541 } } }),
  )
  await send.click()
  await expect(alert).toHaveText('Trop de messages en peu de temps. Réessayez dans 10 minutes.')
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'hors service' }))
  await send.click()
  await expect(alert).toHaveText(FAILED)
  await page.unroute('**/api/contact')

  await field('Message').fill('x'.repeat(5_001))
  await expect(page.getByText('Un caractère de trop')).toBeVisible()
  await send.click()
  await expect(page.getByText('Ce texte est trop long (maximum 5 000 caractères)')).toBeVisible()
  await field('Message').fill('Bref.')
  await send.dblclick()
  await expect(page.getByRole('status')).toHaveText(SENT)
  expect(await storedFrom(email)).toMatchObject([{ message: 'Bref.' }])
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
