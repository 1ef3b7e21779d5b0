import type { Page } from '@playwright/test'
import { register } from './support/account.ts'
import { expectAccessible } from './support/accessible.ts'
import { addBlanquette, addSheet } from './support/sheets.ts'
import { openEditor } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test.beforeEach(({ complaints }) => {
  complaints.expect(/401/)
})

/** Another account signs in in a second tab of the same browser. */
async function changeAccount(page: Page) {
  await page.context().clearCookies()
  const other = await register(page.request)
  await addSheet(page.request, { title: 'Fiche de l’autre' })
  const tab = await page.context().newPage()
  await tab.goto('/dashboard')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...other, tab }
}

test('a tab that is still open shows the account that signed in elsewhere', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  await page.goto('/recipes')
  await expect(page.getByText(sheet.title).first()).toBeVisible()
  const { tab } = await changeAccount(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Fiche de l’autre').first()).toBeVisible()
  await expect(page.getByText(sheet.title)).toHaveCount(0)

  await tab.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(tab).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
})

test('what is being typed stays, and is never saved in the other account', async ({ page }) => {
  const sheet = await addBlanquette(page.request)
  await openEditor(page, sheet.id)
  const title = page.getByLabel('Nom de la recette')
  await title.fill('Blanquette de la première')
  const sent: string[] = []
  await changeAccount(page)
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))

  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Vous avez changé de compte dans un autre onglet' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  const [above, named] = [await notice.boundingBox(), await title.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0), 'it covers nothing').toBeLessThanOrEqual(named?.y ?? 0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Rien n’a été enregistré.: vous avez changé de compte/)).toBeVisible()
  await expect(page.getByText(/Votre session a expiré/)).toHaveCount(0)
  await expect(title).toHaveValue('Blanquette de la première')
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([])
  const { items } = (await (await page.request.get('/api/tech-sheets')).json()) as {
    items: { title: string }[]
  }
  expect(items.map((item) => item.title)).toEqual(['Fiche de l’autre'])
})

test('a page whose account signed out elsewhere stays the same page, and offers no way that cannot be gone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const sheet = await addBlanquette(page.request)
  await openEditor(page, sheet.id)
  await page.getByLabel('Nom de la recette').fill('Blanquette de la première')
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await tab.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(tab).toHaveURL(/\/login/)

  const notice = page.getByRole('alert').filter({ hasText: 'Vous vous êtes déconnecté dans un autre onglet' })
  const signIn = notice.getByRole('link', { name: 'Se connecter dans un nouvel onglet' })
  await expect(signIn).toBeVisible()
  await context.setOffline(true)
  await expect(signIn).toBeHidden()
  const dialog = page.waitForResponse(/get-session/)
  await context.setOffline(false)
  await dialog
  await expect(signIn).toBeVisible()
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toHaveCount(0)
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Blanquette de la première')
})

test('a page that has not heard of the change is refused, and writes nothing', async ({ page }) => {
  // As in a tab that was frozen.
  await page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'addEventListener', { value: () => undefined })
  })
  await page.goto('/recipes/new')
  await page.getByLabel('Nom de la recette').fill('Fiche de la première')
  await page.context().clearCookies()
  await register(page.request)
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('link', { name: 'Se connecter dans un nouvel onglet' })).toBeVisible()
  await expect(page.getByLabel('Nom de la recette')).toHaveValue('Fiche de la première')
  expect(await (await page.request.get('/api/tech-sheets')).json()).toMatchObject({ total: 0 })
})
