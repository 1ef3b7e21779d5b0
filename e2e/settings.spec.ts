import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

const NEW = 'un tout autre mot'

test('a change of name, prices and margins is kept', async ({ page, account }) => {
  await page.goto('/settings')
  const profile = page.getByRole('region', { name: 'Profil' })
  await profile.getByLabel('Nom complet').fill('Maïté Iturria')
  await profile.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(profile.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()

  const pricing = page.getByRole('region', { name: 'Prix et marges' })
  await pricing.getByText(/^5,5\s%$/).click()
  await pricing.getByLabel('Marge visée').fill('72,5')
  await pricing.getByLabel('Plat').fill('4,25')
  await pricing.getByLabel('Marge minimale').fill('80')
  await pricing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(pricing.getByText('La marge minimale ne peut pas dépasser la marge visée')).toBeVisible()
  await expect(pricing.getByLabel('Marge minimale')).toBeFocused()
  await pricing.getByLabel('Marge minimale').fill('55')
  await page.keyboard.press('Enter')
  await expect(pricing.getByText(/^Enregistré à/)).toBeVisible()

  await page.reload()
  await expect(profile.getByLabel('Nom complet')).toHaveValue('Maïté Iturria')
  await expect(pricing.getByRole('radio', { name: /^5,5\s%$/ })).toBeChecked()
  await expect(pricing.getByLabel('Marge visée')).toHaveValue('72,5')
  await expect(pricing.getByLabel('Marge minimale')).toHaveValue('55')
  await expect(pricing.getByLabel('Plat')).toHaveValue('4,25')
  await page.goto('/dashboard')
  await expect(page.getByText('Bienvenue, Maïté Iturria')).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
})

test('the wastage methods are worked out with the chef’s own figures, and the choice recosts the sheets', async ({
  page,
}) => {
  const product = await page.request.post('/api/user-products', {
    data: { name: 'Poireau', category: 'Légumes', unit: 'kg', priceHt: 10 },
  })
  const { id: userProductId } = (await product.json()) as { id: string }
  const created = await page.request.post('/api/tech-sheets', {
    data: {
      title: 'Poireaux vinaigrette',
      category: 'Entrée',
      portions: 4,
      ingredients: [{ userProductId, quantity: 500, unit: 'g', wastagePercent: 20 }],
    },
  })
  const { id } = (await created.json()) as { id: string }
  const cost = async () => {
    const answer = await page.request.get(`/api/tech-sheets/${id}`)
    return ((await answer.json()) as { coutMatiere: number }).coutMatiere
  }
  expect(await cost()).toBe(6)

  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Méthode de perte' })
  await expect(
    section.getByText(/^10,00\s€ le kilo avec 20\s% de perte reviennent à 12,00\s€$/),
  ).toBeVisible()
  await expect(
    section.getByText(/^10,00\s€ le kilo avec 20\s% de perte reviennent à 12,50\s€$/),
  ).toBeVisible()
  await section.getByLabel('Perte', { exact: true }).fill('100')
  await expect(section.getByText(/^Avec 100\s% de perte, il ne reste rien à compter$/)).toBeVisible()

  await section.getByRole('radio', { name: 'Rendement' }).check()
  await expect(section.getByText(/toutes vos fiches seront recalculées/)).toBeVisible()
  await section.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Méthode enregistrée, toutes vos fiches sont recalculées')).toBeVisible()
  expect(await cost()).toBe(6.25)
  await page.reload()
  await expect(section.getByRole('radio', { name: 'Rendement' })).toBeChecked()
})

test('language and theme are the account’s, in every browser', async ({ page, account, browser }) => {
  await page.goto('/settings')
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
  await elsewhere.close()
})

test('what went wrong is said in the language that is shown, also in one chosen after', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.goto('/settings')
  await page.route('**/api/account', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Nom complet').fill('Maïté Iturria')
  await page.getByRole('region', { name: 'Profil' }).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/^Le serveur ne répond pas/)).toBeVisible()
  const password = page.getByRole('region', { name: 'Mot de passe' })
  await page.route('**/change-password', (route) => route.abort())
  await password.getByLabel('Mot de passe actuel').fill('celui de la maison')
  await password.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW)
  await password.getByLabel('Confirmer').fill(NEW)
  await password.getByRole('button').last().click()
  await expect(password.getByRole('alert')).toBeVisible()

  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page.getByText(/^The server does not answer/)).toBeVisible()
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect(page.getByText(/Le serveur|le serveur/)).toHaveCount(0)
  await expect(page.getByText('The network is missing to save it in your account.')).toBeVisible()
})

test('unsaved settings are not left without a word', async ({ page, account }) => {
  await page.goto('/settings')
  await page.getByLabel('Nom complet').fill(`${account.name} bis`)
  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  const question = page.getByRole('dialog', { name: /^Quitter sans enregistrer/ })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page.getByLabel('Nom complet')).toHaveValue(`${account.name} bis`)

  // To a public page, which is another document: the same question, asked once.
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' })
  await faq.click()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Nom complet')).toHaveValue(`${account.name} bis`)
  await faq.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/faq')

  await page.goto('/settings')
  await page.getByLabel('Nom complet').fill(account.name)
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page).toHaveURL('/dashboard')
})

test('a new password takes the current one and closes the other sessions', async ({
  page,
  account,
  browser,
  complaints,
}) => {
  complaints.expect(/400/)
  const elsewhere = await browser.newContext()
  const data = { email: account.email, password: account.password }
  expect((await elsewhere.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Mot de passe' })
  const fill = async (current: string) => {
    await section.getByLabel('Mot de passe actuel').fill(current)
    await section.getByLabel('Nouveau mot de passe').fill(NEW)
    await section.getByLabel('Confirmer le mot de passe').fill(NEW)
    await section.getByRole('button', { name: 'Changer le mot de passe' }).click()
  }
  await fill('pas le bon')
  await expect(section.getByRole('alert')).toHaveText('Le mot de passe actuel est incorrect')
  await fill(account.password)
  await expect(page.getByText('Votre mot de passe a été changé')).toBeVisible()
  await expect(section.getByLabel('Nouveau mot de passe')).toHaveValue('')
  expect((await elsewhere.request.get('/api/account')).status()).toBe(401)
  expect((await page.request.get('/api/account')).status()).toBe(200)
  await elsewhere.close()
})

test('everything can be taken out as a file', async ({ page, account }) => {
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gramme-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: unknown; data: object }
  expect(content.account).toMatchObject({ email: account.email })
  expect(content.data).toHaveProperty('techSheets')
})

test('deleting the account says what goes, asks for the password, and leaves nothing', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/40[13]/)
  await page.request.post('/api/tech-sheets', { data: { title: 'Adieu', category: 'Plat', portions: 1 } })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  const question = page.getByRole('dialog', { name: /^Supprimer votre compte/ })
  await expect(question.getByText('une fiche technique')).toBeVisible()
  await expect(question.getByText('aucun produit')).toBeVisible()
  const confirm = question.getByRole('button', { name: 'Supprimer définitivement' })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await question.getByLabel(/Votre mot de passe/).fill('pas le bon')
  await confirm.click()
  await expect(question.getByRole('alert')).toHaveText('Le mot de passe est incorrect')
  await question.getByLabel(/Votre mot de passe/).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Votre compte et toutes ses données ont été supprimés')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Adresse email').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect')
})
