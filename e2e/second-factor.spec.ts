import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

const STEP_MS = 30_000

test('an authenticator protects the account: its codes sign in, so does a recovery code, once, and it is turned off', async ({
  page,
  account,
  browser,
  complaints,
}) => {
  complaints.expect(/40[013]/)
  await page.goto('/settings?onglet=securite')
  const section = page.getByRole('region', { name: 'Double authentification' })
  const press = (name: string) => section.getByRole('button', { name }).click()
  const givePassword = async () => {
    await section.getByLabel('Mot de passe actuel').fill(account.password)
    await page.keyboard.press('Enter')
  }
  await press('Configurer une application')
  await givePassword()
  const key = (await section.locator('code').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * STEP_MS })
  await expectAccessible(page)
  await section.getByLabel('Code à six chiffres').fill(code())
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await press('Télécharger')
  const kept = (await readFile(await (await download).path(), 'utf8')).match(/^[\w-]{11}$/gm) ?? []
  expect(kept).toHaveLength(10)
  await press('C’est fait, je les ai gardés')
  await expect(section.getByText(/Il vous reste 10 codes de secours/)).toBeVisible()

  const elsewhere = await browser.newContext()
  const tablet = await elsewhere.newPage()
  complaints.watch(tablet)
  const signIn = async (at: Page) => {
    await at.goto('/login')
    await at.getByLabel('Adresse email').fill(account.email)
    await at.getByLabel('Mot de passe', { exact: true }).fill(account.password)
    await at.keyboard.press('Enter')
  }
  await signIn(tablet)
  await expect(tablet.getByRole('heading', { name: 'Votre code' })).toBeVisible()
  await expectAccessible(tablet)
  await tablet.getByLabel('Code à six chiffres').fill('000000')
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByRole('alert')).toContainText('Ce code n’est pas le bon')
  await tablet.getByLabel('Code à six chiffres').fill(code(1))
  await tablet.getByLabel(/^Se fier à cet appareil/).check()
  await tablet.getByLabel('Code à six chiffres').press('Enter')
  await expect(tablet).toHaveURL('/dashboard')
  // A browser that is trusted is not asked again. An answer that is still on its way would set the cookie again.
  await tablet.goto('about:blank')
  await elsewhere.clearCookies({ name: 'gramme.session_token' })
  await signIn(tablet)
  await expect(tablet).toHaveURL('/dashboard')
  await elsewhere.close()

  const borrowed = await browser.newContext()
  const phone = await borrowed.newPage()
  complaints.watch(phone)
  for (const [attempt, outcome] of ['/dashboard', 'refused'].entries()) {
    await phone.goto('about:blank')
    await borrowed.clearCookies()
    await signIn(phone)
    await phone.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click()
    await phone.getByLabel('Code de secours').fill(kept[0] ?? '')
    await phone.keyboard.press('Enter')
    if (attempt === 0) await expect(phone).toHaveURL(outcome)
    else await expect(phone.getByRole('alert')).toContainText('Ce code de secours n’existe pas')
  }
  await borrowed.close()

  await page.reload()
  await expect(section.getByText(/Il vous reste 9 codes de secours sur 10/)).toBeVisible()
  await press('Désactiver')
  await givePassword()
  await expect(section.getByText('Elle n’est pas activée.')).toBeVisible()
})
