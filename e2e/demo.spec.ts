import type { Page, Request } from '@playwright/test'
import { register } from './support/account.ts'
import { demoPlaces, enterDemo, watchDemo } from './support/demo.ts'
import { expect, test } from './support/test.ts'

const NOTICE =
  "En mode démo, vous pouvez explorer l'interface mais les modifications ne seront pas enregistrées."
/** Without a request for this long, a page has asked for all it needs. */
const QUIET_MS = 150

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('a visitor looks around without an account, and leaves for one with nothing kept', async ({ page }) => {
  await page.goto('/')
  const before = await kept(page)
  await page.getByRole('link', { name: 'Essayer la démo' }).first().click()
  await expect(page).toHaveURL('/recipes/margins')
  await expect(page.getByRole('heading', { name: 'Ce qui a perdu de la marge' })).toBeVisible()
  await expect(page.getByText('Prix pour retrouver').first()).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  expect(await kept(page)).toContain('demo-storage')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quitter la démo' })).toBeVisible()
  await expect(page.getByText('Déconnexion')).toHaveCount(0)

  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  await page.getByText('Grille', { exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/recipes')
  await other.getByRole('button', { name: 'Masquer ce message' }).click()
  await expect(other.getByRole('note')).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Mes Recettes' })).toBeVisible()
  await expect(other.getByRole('note')).toHaveCount(0)
  await other.close()
  await page.reload()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  await page.getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Tarte au citron')
  await expect(page.getByText('ce que vous tapez ici n’est pas gardé')).toBeVisible()
  await page.getByRole('region', { name: 'Démo' }).getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await kept(page)).toBe(before)
  // Going back shows where the demo went, and does not return to a page that needs an account.
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Notifications')).toContainText('Vous avez quitté la démo.')
  await expect(page.getByText('Vous devez être connecté')).toHaveCount(0)
  expect(await kept(page)).not.toMatch(/demo|parting/)
  await page.goto('/recipes')
  await expect(page).toHaveURL('/login?from=%2Frecipes')
  await expect(page.getByRole('link', { name: 'Essayer la démo' })).toBeVisible()
})

test('the demo waits for a visitor on the public pages, and ends wherever an account begins', async ({
  page,
}) => {
  await page.goto('/register')
  const before = await kept(page)
  await enterDemo(page)
  await page.goto('/')
  const back = page.getByRole('main').getByRole('link', { name: 'Reprendre la démo' }).first()
  await expect(back).toBeVisible()
  await back.click()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  for (const address of ['/register', '/login']) {
    await enterDemo(page)
    await page.getByText('Grille', { exact: true }).click()
    await page.goto(address)
    await expect.poll(() => kept(page), { message: address }).toBe(before)
  }
  await page.getByRole('link', { name: 'Essayer la démo' }).click()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => kept(page)).toBe(before)

  // From an English page it is in English.
  await page.goto('/en')
  await page.getByRole('link', { name: 'Try the demo' }).first().click()
  await expect(page).toHaveURL('/recipes/margins')
  await expect(page.getByRole('heading', { level: 1, name: 'What lost margin' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'What lost margin' })).toBeVisible()
})

test('every page of the house can be read, and asks the server for nothing but reading', async ({ page }) => {
  const requests = watchDemo(page)
  const pending = new Set<Request>()
  let lastRequestAt = 0
  const ended = (request: Request) => {
    pending.delete(request)
    lastRequestAt = Date.now()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const isQuiet = () => pending.size === 0 && Date.now() - lastRequestAt > QUIET_MS
  await enterDemo(page)
  for (const address of await demoPlaces(page.request)) {
    // The router follows, as it does a link: a document for each of thirty pages would take four times as long.
    await page.evaluate((path) => history.pushState({}, '', path), address)
    lastRequestAt = Date.now()
    await expect.poll(isQuiet, { message: address, intervals: [50] }).toBe(true)
    await expect(page.getByRole('region', { name: 'Démo' }), address).toBeVisible()
    await expect(page.getByRole('main').first(), address).toContainText(/\p{L}/u)
    await expect(page.getByText('Cette page n’a pas pu être chargée'), address).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(address)
  }
  expect(requests).toEqual({ writes: [], unmarked: [], refused: [] })
})

test('whoever signs in has ended the demo, in every tab', async ({ page, context, browser }) => {
  const elsewhere = await browser.newContext()
  const { email, password } = await register(elsewhere.request)
  await elsewhere.close()
  await enterDemo(page)
  const other = await context.newPage()
  await other.goto('/login')
  // The demo ended with the sign-in page already, and it led this tab there.
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Notifications')).toContainText('Vous avez quitté la démo.')
  await other.getByLabel('Adresse email').fill(email)
  await other.getByLabel('Mot de passe', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Se connecter' }).click()
  await expect(other).toHaveURL('/dashboard')
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const typed = page.getByLabel('Adresse email')
  await typed.fill('quelqu')
  await comeBack()
  await page.evaluate(async () => void (await fetch('/api/auth/get-session')))
  await expect(page).toHaveURL('/login')
  await typed.clear()
  await comeBack()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/recipes')
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Démo' })).toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href$="/edit"]')).toHaveCount(0)
  expect(await kept(page)).not.toContain('demo-storage')

  // A session always wins.
  await page.goto('/recipes#demo')
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  expect(await kept(page)).not.toContain('demo-storage')
})
