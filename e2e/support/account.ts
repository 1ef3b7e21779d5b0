import type { APIRequestContext, Page } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'

/** Of every account that a journey makes: the server's log must not hold it. */
export const PASSWORD = 'une cuisine ouverte'

export type TestAccount = { id: string; name: string; email: string; password: string }

/** Makes an account through the API; its session is in the cookies of the given context. */
export async function register(request: APIRequestContext): Promise<TestAccount> {
  const email = `${randomUUID()}@exemple.fr`
  const who = { name: 'Camille Martin', email, password: PASSWORD }
  // Each from another address, because accounts made at one are limited.
  const headers = { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` }
  const response = await request.post('/api/auth/sign-up/email', { data: who, headers })
  const { user } = (await response.json()) as { user?: { id: string } }
  if (!user) throw new Error(`Signing up answered ${response.status()}`)
  return { id: user.id, ...who }
}

/** Fills in the page that makes an account, and sends it. */
export async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nom complet').fill('Léa Fontaine')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await page.getByLabel(/J’accepte/).check()
  await page.keyboard.press('Enter')
}
