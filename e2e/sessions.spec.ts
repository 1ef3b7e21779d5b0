import type { Page } from '@playwright/test'
import { expect, signedInTest as test } from './support/test.ts'

test('another device is named and signed out from the settings, and what was typed on it is kept', async ({
  page,
  account,
  browser,
  complaints,
}) => {
  complaints.expect(/401/)
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  })
  const elsewhere = await phone.newPage()
  complaints.watch(elsewhere)
  const signIn = async (at: Page) => {
    await at.getByLabel('Adresse email').fill(account.email)
    await at.getByLabel('Mot de passe', { exact: true }).fill(account.password)
    await at.keyboard.press('Enter')
  }
  await elsewhere.goto('/login')
  await signIn(elsewhere)
  await expect(elsewhere).toHaveURL('/dashboard')
  await elsewhere.goto('/settings?onglet=securite')
  const name = elsewhere.getByLabel('Nom complet')
  await name.fill('Maïté Iturria')

  await page.goto('/settings?onglet=securite')
  const sessions = page.getByRole('region', { name: 'Appareils connectés' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').first()).toContainText('Cet appareil')
  await sessions.getByRole('button', { name: /^Déconnecter Safari sur iPhone/ }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Mot de passe actuel', { exact: true }).fill(account.password)
  await question.getByRole('button', { name: 'Déconnecter' }).click()
  await expect(page.getByText('Safari sur iPhone est déconnecté')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await elsewhere.keyboard.press('Enter')
  const profile = elsewhere.getByRole('region', { name: 'Profil' })
  const again = elsewhere.waitForEvent('popup')
  await profile.getByRole('link', { name: 'Se connecter dans un nouvel onglet' }).click()
  const signInPage = await again
  complaints.watch(signInPage)
  await signIn(signInPage)
  await expect(signInPage).toHaveURL('/dashboard')
  await expect(name).toHaveValue('Maïté Iturria')
  await profile.getByRole('button', { name: 'Réessayer' }).click()
  await expect(profile.getByText(/^Enregistré à/)).toBeVisible()
  await phone.close()
})
