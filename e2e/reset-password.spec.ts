import { register } from './support/account.ts'
import { linkIn, readMail } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const NEW = 'un tout autre mot'

test('a forgotten password is replaced through the mail’s link, once, and other sessions end', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/40[01]/)
  const elsewhere = await browser.newContext()
  const account = await register(elsewhere.request)
  const atHome = await elsewhere.newPage()
  complaints.watch(atHome)
  await atHome.goto('/dashboard')
  await expect(atHome.getByText(account.email)).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
  await page.getByLabel('Adresse email').fill(account.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible()

  const link = linkIn(await readMail(account.email))
  await page.goto(link)
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible()
  // The skip link replaces the hash of the address, which had the token.
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.getByLabel('Nouveau mot de passe').fill(NEW)
  await page.getByLabel('Confirmer le mot de passe').fill(NEW)
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe a été réinitialisé avec succès')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await atHome.reload()
  await expect(atHome).toHaveURL(/\/login/)
  await elsewhere.close()

  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill(NEW)
  await page.getByLabel('Confirmer le mot de passe').fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Lien de réinitialisation invalide ou expiré')
})
