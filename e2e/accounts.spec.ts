import { PASSWORD, signUpOnPage } from './support/account.ts'
import { expect, test } from './support/test.ts'

test('someone creates an account, signs out, and signs in again to the page that was asked for', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/)
  const email = `${crypto.randomUUID()}@exemple.fr`
  const signIn = async (password: string) => {
    await page.getByLabel('Adresse email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }
  await page.goto('/register')
  await signUpOnPage(page, email)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByText('Bienvenue, Léa Fontaine')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  // The way back is closed.
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(email)).toBeHidden()

  await page.goto('/settings?depuis=favori')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Vous devez être connecté pour accéder à cette page')).toBeVisible()
  await signIn('pas le bon')
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect')
  await expect(page.getByLabel('Adresse email')).toHaveValue(email)
  await signIn(PASSWORD)
  await expect(page).toHaveURL('/settings?depuis=favori')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
})
