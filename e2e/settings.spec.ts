import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, signedInTest as test } from './support/test.ts'

test('what is set is kept, and found by the same account in another browser', async ({
  page,
  account,
  browser,
}) => {
  await page.goto('/settings?onglet=securite')
  const profile = page.getByRole('region', { name: 'Profil' })
  await profile.getByLabel('Nom complet').fill('Maïté Iturria')
  await page.keyboard.press('Tab')
  await expect(profile.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()

  await page.getByRole('tab', { name: 'Ma maison' }).click()
  const pricing = page.getByRole('region', { name: 'Prix et marges' })
  await pricing.getByText(/^5,5\s%$/).click()
  await pricing.getByLabel('Marge visée').fill('72,5')
  await pricing.getByLabel('Plat').fill('4,25')
  await pricing.getByLabel('Marge minimale').fill('55')
  await page.keyboard.press('Enter')
  await expect(pricing.getByText(/^Enregistré à/)).toBeVisible()

  const wastage = page.getByRole('region', { name: 'Méthode de perte' })
  await wastage.getByRole('radio', { name: 'Rendement' }).check()
  await expect(wastage.getByText(/^Enregistré à/)).toBeVisible()

  await page.getByRole('tab', { name: 'Compte et sécurité' }).click()
  const appearance = page.getByRole('region', { name: 'Langue et affichage' })
  await appearance.getByRole('button', { name: 'Sombre' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await appearance.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const elsewhere = await browser.newContext({ colorScheme: 'light' })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByLabel('Adresse email').fill(account.email)
  await other.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(other.getByText('Welcome, Maïté Iturria')).toBeVisible()
  await expect(other.getByText(account.email)).toBeVisible()
  await other.goto('/settings?onglet=securite')
  await expect(other.getByLabel('Full name')).toHaveValue('Maïté Iturria')
  await other.getByRole('tab', { name: 'My house' }).click()
  await expect(other.getByRole('radio', { name: '5.5%' })).toBeChecked()
  await expect(other.getByLabel('Target margin')).toHaveValue('72.5')
  await expect(other.getByLabel('Lowest margin')).toHaveValue('55')
  await expect(other.getByLabel('Main course')).toHaveValue('4.25')
  await expect(other.getByRole('radio', { name: 'Yield' })).toBeChecked()
  await elsewhere.close()
})

test('everything is exported as a file before the account is deleted, and a sign-in restores it', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/401/)
  await page.goto('/settings?onglet=securite')
  // A public page is another document: what is unsaved is asked about, once.
  const name = page.getByLabel('Nom complet')
  await name.fill('')
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' })
  await faq.click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('')
  await faq.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/faq')

  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gramme-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  const manifest = JSON.parse(strFromU8(files['gramme.json'] ?? new Uint8Array())) as { account: unknown }
  expect(manifest.account).toMatchObject({ email: account.email })
  expect(Object.keys(files)).toContain('tableaux/fiches-techniques.csv')

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const removal = page.getByRole('dialog', { name: /^Supprimer votre compte/ })
  await removal.getByLabel(/Votre mot de passe/).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/Votre compte est fermé. Il sera effacé le/)).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Compte rétabli' })).toBeVisible()
  await expect(page.getByText(/Votre compte devait être effacé le .*, il est rétabli/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})
