import { randomUUID } from 'node:crypto'
import { mailTo } from '../src/server/testing/mailbox.ts'
import { PASSWORD, signUpOnPage } from './support/account.ts'
import { testAt } from './support/installation.ts'
import { expect } from './support/test.ts'

const test = testAt('confirmed')

test('someone confirms a new account by the link of its mail, once, and signs in', async ({
  page,
  installation,
  complaints,
}) => {
  complaints.expect(/40[013]/)
  const email = `${randomUUID()}@exemple.fr`
  const signIn = async () => {
    await page.getByLabel('Adresse email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
  }
  await page.goto('/register')
  await signUpOnPage(page, email)
  await expect(page.getByText(`Un message vient d’être envoyé à ${email}`)).toBeVisible()

  await page.getByRole('link', { name: 'Se connecter' }).click()
  await signIn()
  await expect(page.getByRole('alert')).toContainText('n’est pas encore confirmée')
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect(page.getByText('un nouveau lien vient de lui être envoyé')).toBeVisible()

  const link = /http\S+/.exec((await mailTo(installation.dataDir, email, 2)).text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signIn()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Bienvenue, Léa Fontaine')).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
})
