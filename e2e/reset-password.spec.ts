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
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Veuillez entrer votre adresse email')).toBeVisible()
  await page.getByLabel('Adresse email').fill(account.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Si un compte existe pour ${account.email}`)).toBeVisible()

  const link = linkIn(await readMail(account.email))
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill('court')
  await page.getByLabel('Confirmer le mot de passe').fill('autre')
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeVisible()
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
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

test('an unknown address is told the same', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Adresse email').fill('personne@exemple.fr')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Si un compte existe pour personne@exemple.fr')).toBeVisible()
})

for (const address of [
  '/reset-password',
  '/reset-password#type=signup&token=abc',
  '/reset-password#type=recovery',
])
  test(`${address} is no recovery link`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('Lien de réinitialisation invalide ou expiré')
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

test('whoever skips to the content keeps the link of the mail', async ({ page }) => {
  await page.goto('/reset-password#type=recovery&token=abc')
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible()
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.getByLabel('Nouveau mot de passe').fill('court')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('court')
  await expect(page.getByText('Lien de réinitialisation invalide ou expiré')).toBeHidden()
})

test('a lost connection puts a panel in place of the form, whose retry sends what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|400/)
  await page.goto('/reset-password#type=recovery&token=perdu')
  await page.getByLabel('Nouveau mot de passe').fill(NEW)
  await page.getByLabel('Confirmer le mot de passe').fill(NEW)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByRole('heading', { name: 'Erreur de connexion' })).toBeVisible()
  await expect(page.getByLabel('Nouveau mot de passe')).toBeHidden()
  await page.context().setOffline(false)
  const answered = page.waitForResponse('**/api/auth/reset-password')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  expect((await answered).request().postDataJSON()).toEqual({ token: 'perdu', newPassword: NEW })
  await expect(page.getByRole('alert')).toContainText('Lien de réinitialisation invalide ou expiré')
})
