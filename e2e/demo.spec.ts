import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { register } from './support/account.ts'
import { demoPlaces, enterDemo, watchDemo } from './support/demo.ts'
import { boxOf, isBelow } from './support/places.ts'
import { expect, test } from './support/test.ts'

const DISABLED = 'Fonction désactivée en mode démo'
const NOTICE =
  "En mode démo, vous pouvez explorer l'interface mais les modifications ne seront pas enregistrées."
const CARTE_NOTICE = "L'impression et l'export de cartes sont disponibles uniquement avec un compte."

const toast = (page: Page) => page.getByLabel('Notifications').getByText(DISABLED)
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

async function dismiss(page: Page): Promise<void> {
  await page.getByLabel('Notifications').getByRole('button', { name: 'Fermer' }).click()
  await expect(toast(page)).toHaveCount(0)
}

test('a visitor looks around without an account, and leaves for one with nothing kept', async ({ page }) => {
  await page.goto('/')
  const before = await kept(page)
  await page.getByRole('link', { name: 'Essayer la démo' }).first().click()
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { name: 'Mes Recettes' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  expect(await kept(page)).toContain('demo-storage')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Quitter la démo' })).toBeVisible()
  await expect(page.getByText('Déconnexion')).toHaveCount(0)

  await page.getByText('Liste', { exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  await page.getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Tarte au citron')
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
    await page.getByText('Liste', { exact: true }).click()
    await page.goto(address)
    await expect.poll(() => kept(page), { message: address }).toBe(before)
  }
  await page.getByRole('link', { name: 'Essayer la démo' }).click()
  await expect(page.getByRole('note')).toHaveText(NOTICE)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => kept(page)).toBe(before)
})

test('from an English page the demo is in English', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Try the demo' }).first().click()
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Recipes' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My Recipes' })).toBeVisible()
})

test('every page of the house can be read, and asks the server for nothing but reading', async ({ page }) => {
  test.setTimeout(180_000)
  const requests = watchDemo(page)
  await enterDemo(page)
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  for (const address of await demoPlaces(page.request)) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Démo' }), address).toBeVisible()
    await expect.poll(() => pending.size, { message: address, intervals: [50] }).toBe(0)
    await expect(page.getByText('Cette page n’a pas pu être chargée'), address).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(address)
  }
  expect(requests).toEqual({ writes: [], unmarked: [], refused: [] })
})

test('a sheet is typed in and costed, and neither stored, published nor deleted', async ({ page }) => {
  const requests = watchDemo(page)
  await enterDemo(page)
  const remove = page.getByRole('button', { name: /^Supprimer/ }).first()
  await expect(remove).toBeDisabled()
  await remove.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Compte requis')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByLabel('Notifications').locator('svg.tabler-icon-lock')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await remove.blur()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('searchbox').fill('blanquette')
  await expect(page.getByRole('link', { name: /Nouvelle Recette\s*Compte requis/ })).toBeVisible()
  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await expect(page.getByRole('heading', { name: /Blanquette/ })).toBeVisible()
  await expect(page.getByText('Démo : rien n’est enregistré')).toBeVisible()
  const net = page.getByLabel('Prix de vente HT')
  await net.fill('20')
  await expect(page.getByLabel('Prix TTC').first()).toHaveValue('22,00')
  await page.keyboard.press('Control+s')
  await expect(toast(page)).toHaveCount(1)
  await dismiss(page)
  await page.getByRole('button', { name: /^(Publier|Dépublier)$/ }).click()
  await expect(toast(page)).toHaveCount(1)
  await dismiss(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  const premium = page.getByRole('region', { name: 'Fonctionnalité premium' })
  await expect(premium.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/register')
  await expect(premium.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
  await expect(page.locator('[inert]').getByLabel('Coefficient')).toBeVisible()
  const locked = page.getByRole('heading', { name: 'Calculateur' })
  expect(await isBelow(premium, locked)).toBe(true)
  await expect(page.getByRole('button', { name: 'Ajouter un produit ou une préparation' })).toBeDisabled()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)
  expect(await isBelow(premium, locked)).toBe(true)
  const badge = page.locator('[data-entry]').getByText('Compte requis')
  expect(await badge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  // What was typed is given up without a question.
  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  await page.getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Tarte au citron')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Tarte au citron')
  expect(requests).toEqual({ writes: [], unmarked: [], refused: [] })
})

test('products, suppliers, gammes and the carte stay as they are', async ({ page }) => {
  const requests = watchDemo(page)
  await enterDemo(page)
  await page.goto('/products')
  await expect(page.getByRole('button', { name: /^Supprimer/ }).first()).toBeDisabled()

  await page.goto('/suppliers/list')
  await page.getByRole('button', { name: 'Nouveau fournisseur' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nom').fill('La Criée')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const told = form.getByText('Erreur : Vous devez être connecté pour ajouter un fournisseur')
  await expect(told).toBeVisible()
  await expect(told).toHaveCount(0)

  await page.goto('/gammes')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(5)
  const order = await names.allTextContents()
  await page.getByRole('button', { name: 'Nouvelle Gamme' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Tapas')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Déplacer/ })
    .first()
    .press('ArrowDown')
  await expect(names).toHaveText(order)

  await page.goto('/cartes')
  await expect(page.getByLabel('Adresse de la carte')).toHaveValue(/\/c\/BistrotCamille$/)
  await expect(page.getByText('PUBLIC_URL')).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir la carte' }).click()
  const notice = page.getByRole('region', { name: CARTE_NOTICE })
  const preview = page.getByRole('region', { name: 'Aperçu des pages' })
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(notice).toBeVisible()
    const [card, pages] = [await boxOf(notice), await boxOf(preview)]
    expect(card.x).toBeGreaterThanOrEqual(pages.x)
    expect(Math.abs(card.x + card.width / 2 - pages.x - pages.width / 2)).toBeLessThan(2)
  }
  await expect(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Télécharger le PDF' })).toBeDisabled()
  await expect(page.locator('[inert]').getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByText('Tout ce qu’une carte doit montrer y est.')).toBeVisible()
  await expectAccessible(page)
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
  await expect(page.getByRole('link', { name: 'Modifier la recette' })).toHaveCount(0)
  expect(await kept(page)).not.toContain('demo-storage')

  // A session always wins.
  await page.goto('/recipes#demo')
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  expect(await kept(page)).not.toContain('demo-storage')
})
