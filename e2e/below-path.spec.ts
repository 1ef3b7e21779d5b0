import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PNG } from '../tests/fixtures/tiny-photos.ts'
import { signUpOnPage } from './support/account.ts'
import { belowPathTest as test } from './support/below-path.ts'
import { LOST_NETWORK, openWatched } from './support/offline.ts'
import { expect } from './support/test.ts'

// What a browser keeps below a path is part of the journey: a new context.
test.use({ serviceWorkers: 'allow', reuseContext: false })

test('below a path of another site a chef signs up, writes, reads offline and leaves, and nothing is asked of the site', async ({
  page,
  context,
  belowPath,
  complaints,
}, testInfo) => {
  complaints.expect(LOST_NETWORK)
  if (!belowPath.requests)
    testInfo.annotations.push({ type: 'without a proxy', description: 'nginx is not installed' })
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  const inside = (path: string) => belowPath.baseUrl + path
  const outside = () =>
    requests.filter((url) => !url.startsWith(belowPath.baseUrl) && !/^(data|blob):/.test(url))

  // Its documents, in both languages, lead below the path.
  await page.goto('en/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(inside('faq'))
  await page.getByRole('link', { name: 'Créer un compte' }).first().click()
  await expect(page).toHaveURL(inside('register'))
  await signUpOnPage(page, `${randomUUID()}@exemple.fr`)
  await expect(page).toHaveURL(inside('dashboard'))
  const cookies = await context.cookies(inside('dashboard'))
  expect(cookies.find(({ name }) => name.endsWith('session_token'))?.path).toBe('/gramme')
  await openWatched(page, 'dashboard')

  // A sheet with its photo.
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Mes Recettes').click()
  await page.getByRole('main').getByRole('link', { name: 'Nouvelle Recette' }).first().click()
  await page.getByLabel('Nom de la recette').fill('Tarte Tatin')
  await page.getByLabel('Prix de vente HT').fill('9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gramme\/recipes\/[\da-f-]{36}\/edit$/)
  const id = page.url().split('/').at(-2) ?? ''
  await page
    .getByLabel('Fichier de la photo')
    .setInputFiles({ name: 'plat.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  const photo = page.getByRole('img', { name: 'Photo de « Tarte Tatin »' })
  await expect(photo).toBeVisible()
  expect(await photo.getAttribute('src')).toMatch(/^\/gramme\/api\/tech-sheets\//)

  // A deep address is loaded again.
  await page.goto(`recipes/${id}/preview`)
  await page.reload()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const pdf = await readFile(await (await downloading).path())
  expect(pdf.toString('latin1')).toContain('/Subtype /Image')

  // The carte of guests, by the address that the chef is given.
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const gamme = await post('api/gammes', { nom: 'Desserts' })
  await post(`api/gammes/${gamme.id}/recipes`, { ficheId: id })
  await page.goto('cartes')
  const panel = page.getByRole('region', { name: 'Carte en ligne' })
  await panel.getByRole('button', { name: 'Mettre en ligne' }).click()
  const address = panel.getByLabel('Adresse de la carte')
  await expect(address).toHaveValue(new RegExp(`^${inside('c/')}[0-9A-Za-z]{14}$`))
  const carte = await address.inputValue()
  await page.goto(carte)
  await expect(page.getByText('Tarte Tatin')).toBeVisible()

  // Without a network the sheet is read, and the site's page says so.
  await page.goto(`recipes/${id}`)
  await expect(photo).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tarte Tatin' })).toBeVisible()
  await expect(photo).toBeVisible()
  await page.goto('about')
  await expect(page.getByRole('heading', { name: 'Hors ligne' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes recettes' }).click()
  await expect(page).toHaveURL(inside('recipes'))
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /^Hors ligne/ })).toBeHidden()

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(inside('login'))
  await page.goto(`recipes/${id}`)
  await expect(page).toHaveURL(inside(`login?from=${encodeURIComponent(`/recipes/${id}`)}`))
  const caches = await page.evaluate(async () => (await globalThis.caches.keys()).toSorted())
  expect(caches).toEqual(['/gramme gramme-files'])
  expect(outside()).toEqual([])
  // What the service worker asks for by itself is among these.
  const proxied = (await belowPath.requests?.()) ?? []
  expect(proxied.filter((path) => !path.startsWith('/gramme/'))).toEqual([])
})
