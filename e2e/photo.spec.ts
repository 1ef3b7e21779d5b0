import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TechSheet } from '../src/contract/sheets.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette, addSheet } from './support/sheets.ts'
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

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('Fichier de la photo').setInputFiles({ name, mimeType, buffer })
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

test('a photo is chosen, made smaller, shown everywhere, replaced, deleted and brought back', async ({
  page,
}) => {
  const { id, title } = await addBlanquette(page.request)
  await openEditor(page, id)
  await expect(card(page).getByRole('button')).toHaveText(['Ajouter une photo'])
  await choose(page, 'plat.png', 'image/png', await picture(page, 'image/png', 2400, 1800))
  await expect(photoOf(page, title)).toBeVisible()
  const first = await storedSheet(page, id)
  expect(first.photo).toMatchObject({ width: 1600, height: 1200 })
  expect(first.version).toBe(1)
  // What one could see through is white, not black.
  expect(await decoded(page, first)).toEqual({
    type: 'image/jpeg',
    size: [1600, 1200],
    left: [3, 0, 0],
    right: [4, 4, 4],
  })
  await expectAccessible(page)

  await choose(page, 'autre.webp', 'image/webp', await picture(page, 'image/webp', 300, 600))
  await expect
    .poll(async () => (await storedSheet(page, id)).photo)
    .toMatchObject({ width: 300, height: 600 })

  await page.goto('/recipes')
  const listed = page.getByRole('listitem').filter({ hasText: title }).locator('img')
  await expect(listed).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => listed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
  await expectAccessible(page)

  await page.goto(`/recipes/${id}`)
  await expect(photoOf(page, title)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/recipes/${id}/preview`)
  await expect(page.getByRole('article').locator('img')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  const pdf = await readFile(await (await download).path())
  expect(pdf.toString('latin1')).toContain('/Subtype /Image')

  await openEditor(page, id)
  await card(page).getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect(photoOf(page, title)).toHaveCount(0)
  expect((await storedSheet(page, id)).photo).toBeNull()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(photoOf(page, title)).toBeVisible()
  expect((await storedSheet(page, id)).photo).toMatchObject({ width: 300, height: 600 })
})

test('a photo is dropped or pasted', async ({ page }) => {
  const { id, title } = await addSheet(page.request, { title: 'Tarte fine' })
  await openEditor(page, id)
  const base64 = (await picture(page, 'image/jpeg', 40, 30)).toString('base64')
  const file = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'tarte.jpg', { type: 'image/jpeg' }))
    return transfer
  }, base64)
  await card(page).dispatchEvent('drop', { dataTransfer: file })
  await expect(photoOf(page, title)).toBeVisible()
  const dropped = await storedSheet(page, id)
  expect(dropped.photo).toMatchObject({ width: 40, height: 30 })
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, file)
  await expect.poll(async () => (await storedSheet(page, id)).photo?.id).not.toBe(dropped.photo?.id)
})

test('on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, title } = await addBlanquette(page.request)
  await page.goto(`/recipes/${id}/edit`)
  await expect(card(page)).toBeVisible()
  await choose(page, 'plat.jpg', 'image/jpeg', await picture(page, 'image/jpeg', 800, 600))
  await expect(photoOf(page, title)).toBeVisible()
  await expectAccessible(page)
  for (const path of ['edit', '', 'preview']) {
    await page.goto(`/recipes/${id}/${path}`)
    await expect(page.locator('main img, article img').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
