import type { Page } from '@playwright/test'
import { register } from './support/account.ts'
import { expect, test } from './support/test.ts'

const PASSWORD = 'une cuisine ouverte'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('someone creates an account and finds themselves on their dashboard', async ({ page }) => {
  const email = `${crypto.randomUUID()}@exemple.fr`
  await page.goto('/register')
  await page.getByLabel('Nom complet').fill('Léa Fontaine')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await page.getByLabel(/J’accepte/).check()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByText('Bienvenue, Léa Fontaine')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('each rule of the sign-up form is told beside its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/register')
  const submit = page.getByRole('button', { name: 'Créer mon compte' })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Veuillez remplir tous les champs')
  await expect(page.getByLabel('Nom complet')).toBeFocused()
  const invalid = page.locator('main [aria-invalid="true"]')
  const fieldsInvalid = () =>
    invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(await fieldsInvalid()).toEqual(['name', 'email', 'password', 'confirmation', 'terms'])

  await page.getByLabel('Nom complet').fill('Léa')
  await page.getByLabel('Adresse email').fill('lea@exemple')
  await page.getByLabel('Mot de passe', { exact: true }).fill('1234567')
  await page.getByLabel('Confirmer le mot de passe').fill('12345678')
  await submit.click()
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible()
  await expect(page.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeVisible()
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await expect(page.getByText("Vous devez accepter les conditions générales d'utilisation")).toBeVisible()
  await expect(page.getByLabel('Adresse email')).toBeFocused()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Léa')
  expect(await fieldsInvalid()).toEqual(['email', 'password', 'confirmation', 'terms'])
  expect(sent).toEqual([])
})

test('an address that has an account cannot make another', async ({ page, browser, complaints }) => {
  complaints.expect(/422/)
  const elsewhere = await browser.newContext()
  const { email } = await register(elsewhere.request)
  await elsewhere.close()
  await page.goto('/register')
  await page.getByLabel('Nom complet').fill('Léa')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD)
  await page.getByLabel(/J’accepte/).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Cette adresse email est déjà utilisée. Veuillez vous connecter ou utiliser une autre adresse email.',
  )
  await expect(page.getByLabel('Adresse email')).toHaveValue(email)
})

test('a wrong password is refused, the right one leads back to the page that was asked for', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/401/)
  await page.context().clearCookies()
  await page.goto('/settings?depuis=favori')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Vous devez être connecté pour accéder à cette page')).toBeVisible()
  await signIn(page, account.email, 'pas le bon')
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect')
  await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/settings?depuis=favori')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('an address of another site is no page to go back to', async ({ page, account }) => {
  await page.context().clearCookies()
  await page.goto('/login?from=//ailleurs.example/recipes')
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/dashboard')
})

test('the session ends with the browser unless it is to be remembered', async ({ page, account }) => {
  const expiry = async () => {
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name === 'gramme.session_token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    return session?.expires
  }
  await page.context().clearCookies()
  await page.goto('/login')
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/dashboard')
  expect(await expiry()).toBe(-1)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Se souvenir de moi').check()
  await signIn(page, account.email, account.password)
  await expect(page).toHaveURL('/dashboard')
  expect(await expiry()).toBeGreaterThan(Date.now() / 1000 + 6 * 24 * 3600)
})

test('a password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('secret')
})

test('without a connection the form says so, keeps what was typed, and a double click sends once', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await page.context().setOffline(true)
  await signIn(page, account.email, account.password)
  await expect(page.getByRole('alert')).toHaveText(
    'Erreur de connexion au serveur. Vérifiez votre connexion internet et la configuration du service.',
  )
  await expect(page.getByLabel('Adresse email')).toHaveValue(account.email)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(account.password)
  await page.context().setOffline(false)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in/email')) sent += 1
  })
  await page.getByRole('button', { name: 'Se connecter' }).dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(sent).toBe(1)
})

test('too many wrong passwords are slowed down with a word about how long', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/401|429/)
  await page.context().clearCookies()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const data = { email: account.email, password: 'pas le bon' }
    await page.request.post('/api/auth/sign-in/email', { data })
  }
  await page.goto('/login')
  await signIn(page, account.email, account.password)
  await expect(page.getByRole('alert')).toHaveText(
    /^Trop de tentatives infructueuses\. Réessayez dans \d+ secondes\.$/,
  )
})

test('signing out leads to the sign-in page, and the way back is closed', async ({ page, account }) => {
  await page.goto('/dashboard')
  await expect(page.getByText(account.id)).toBeVisible()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(account.id)).toBeHidden()
})
