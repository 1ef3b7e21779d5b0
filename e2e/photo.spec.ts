import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette } from './support/sheets.ts'
import { openEditor, storedSheet } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** A real picture, drawn by the browser: left half red, right half see-through. */
async function picture(page: Page, type: string, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wanted, w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#c00'
      context.fillRect(0, 0, w / 2, h)
      return canvas.toDataURL(wanted).split(',')[1] ?? ''
    },
    [type, width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

const card = (page: Page) => page.getByRole('region', { name: 'Photo' })
const photoOf = (page: Page, title: string) => page.getByRole('img', { name: `Photo de « ${title} »` })

/** The width of the file that is shown, 0 while it is not there. */
const widthOf = (shown: Locator) => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)

async function fitsTelephone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('main img, article img').first()).toBeVisible()
  // The editor changes its layout a moment later.
  await expect(() => expectNoSidewaysScroll(page)).toPass()
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** What the browser decoded: its size, and the colours of its corners. */
async function decoded(page: Page, sheet: TechSheet) {
  const address = `/api/tech-sheets/${sheet.id}/photo/${sheet.photo?.id ?? ''}`
  return page.evaluate(async (url) => {
    const response = await fetch(url)
    const bitmap = await createImageBitmap(await response.blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const red = (x: number) =>
      Array.from(context.getImageData(x, 5, 1, 1).data.slice(0, 3), (v) => Math.round(v / 64))
    return {
      type: response.headers.get('content-type'),
      size: [bitmap.width, bitmap.height],
      left: red(5),
      right: red(bitmap.width - 5),
    }
  }, address)
}

test('a photo is chosen, made smaller, shown everywhere, deleted and brought back', async ({ page }) => {
  const { id, title } = await addBlanquette(page.request)
  await openEditor(page, id)
  const wide = await picture(page, 'image/png', 2400, 1800)
  await page
    .getByLabel('Fichier de la photo')
    .setInputFiles({ name: 'plat.png', mimeType: 'image/png', buffer: wide })
  await expect(photoOf(page, title)).toBeVisible()
  await expect.poll(() => widthOf(photoOf(page, title))).toBe(1600)
  const stored = await storedSheet(page, id)
  expect(stored.photo).toMatchObject({ width: 1600, height: 1200 })
  expect(stored.version).toBe(1)
  // What one could see through is white, not black.
  expect(await decoded(page, stored)).toEqual({
    type: 'image/jpeg',
    size: [1600, 1200],
    left: [3, 0, 0],
    right: [4, 4, 4],
  })
  await fitsTelephone(page)

  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  const listed = page.getByRole('listitem').filter({ hasText: title }).locator('img')
  await expect.poll(() => widthOf(listed)).toBe(1600)
  await page.getByRole('button', { name: `Actions pour « ${title} »` }).click()
  await page.getByRole('menuitem', { name: 'Lire' }).click()
  await expect.poll(() => widthOf(photoOf(page, title))).toBe(1600)
  await fitsTelephone(page)

  await page.goto(`/recipes/${id}/preview`)
  await expect.poll(() => widthOf(page.getByRole('article').locator('img'))).toBe(1600)
  await fitsTelephone(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  const pdf = await readFile(await (await download).path())
  expect(pdf.toString('latin1')).toContain('/Subtype /Image')

  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await card(page).getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect(photoOf(page, title)).toHaveCount(0)
  expect((await storedSheet(page, id)).photo).toBeNull()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(photoOf(page, title)).toBeVisible()
  expect((await storedSheet(page, id)).photo).toMatchObject({ width: 1600, height: 1200 })
})
