import type { APIRequestContext, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { post } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

const TELEPHONE = { width: 390, height: 844 }

/** A carte of two desserts, of which one holds milk, one dish without declared allergens, and one without a price. */
async function layCarte(request: APIRequestContext) {
  const cream = await addProduct(request, { name: 'Crème', allergens: ['Lait'] })
  const fruit = await addProduct(request, { name: 'Poire', allergenFree: true })
  const stock = await addProduct(request, { name: 'Fond' })
  const dish = (title: string, { id }: { id: string }, sellingPriceHt: number | null = 10) =>
    addSheet(request, {
      title,
      sellingPriceHt,
      ingredients: [{ userProductId: id, quantity: 100, unit: 'g', wastagePercent: 0 }],
    })
  const gammes = {
    Plats: [await dish('Pot-au-feu', stock), await dish('Suggestion du chef', fruit, null)],
    Desserts: [await dish('Riz au lait', cream), await dish('Poire pochée', fruit)],
  }
  for (const [nom, sheets] of Object.entries(gammes)) {
    const gamme = await post<{ id: string }>(request, '/api/gammes', { nom })
    for (const { id } of sheets) await post(request, `/api/gammes/${gamme.id}/recipes`, { ficheId: id })
  }
}

test('a chef opens the carte to guests, who read it without a script; renewed and withdrawn its address is gone', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/404/)
  await layCarte(page.request)
  await page.goto('/cartes')
  const panel = page.getByRole('region', { name: 'Carte en ligne' })
  await expect(panel.getByText('Il manque un prix')).toBeVisible()
  await panel.getByRole('button', { name: 'Mettre en ligne' }).click()
  const address = panel.getByLabel('Adresse de la carte')
  await expect(address).toHaveValue(/\/c\/[0-9A-Za-z]{14}$/)

  await panel.getByText('Réglages de la page').click()
  const fileOf = async (type: string) => {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: `Code QR en ${type.toUpperCase()}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`carte-qr.${type}`)
    return readFile(await file.path())
  }
  expect((await fileOf('svg')).toString()).toMatch(/^<svg /)
  const png = await fileOf('png')
  const width = png.readUInt32BE(16)
  expect(width).toBeGreaterThanOrEqual(1024)
  expect(png.readUInt32BE(20)).toBe(width)

  const first = await address.inputValue()
  const telephone = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: TELEPHONE })
  await readAsGuest(await telephone.newPage(), first)
  await telephone.close()

  await panel.getByRole('button', { name: 'Renouveler l’adresse' }).click()
  const question = page.getByRole('dialog', { name: /^Renouveler l’adresse/ })
  await question.getByRole('button', { name: 'Renouveler l’adresse' }).click()
  await expect(address).not.toHaveValue(first)
  expect((await page.request.get(first)).status()).toBe(404)

  const second = await address.inputValue()
  await page.setViewportSize(TELEPHONE)
  await page.goto(`${second}?sans=lait`)
  await expectNoSidewaysScroll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.goto('/cartes')
  await panel.getByText('Réglages de la page').click()
  await panel.getByRole('button', { name: 'Dépublier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dépublier' }).click()
  await expect(panel.getByRole('button', { name: 'Mettre en ligne' })).toBeVisible()
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'Cette carte n’est pas en ligne' })).toBeVisible()
})

/** Reads the carte without a script, and leaves out what holds milk. */
async function readAsGuest(guest: Page, address: string): Promise<void> {
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Ma carte' })).toBeVisible()
  await expect(guest.getByText('Riz au lait')).toBeVisible()
  await expect(guest.getByText('Suggestion du chef')).toHaveCount(0)
  await guest.getByText('Allergies et intolérances').click()
  await guest.getByLabel('Sans lait').check()
  await guest.getByRole('button', { name: 'Filtrer' }).click()
  await expect(guest).toHaveURL(/\?sans=lait#resultat$/)
  await expect(guest.getByText('1 plat sur 3 sans lait.')).toBeInViewport()
  await expect(guest.getByText('Riz au lait')).toHaveCount(0)
  await expect(guest.getByText('Allergènes\u00a0: demandez-nous')).toBeVisible()
  await guest.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(guest.getByText('Riz au lait')).toBeVisible()
}
