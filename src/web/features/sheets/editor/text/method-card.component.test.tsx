import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const method = page.getByRole('textbox', { name: 'Méthode de fabrication' })
const steps = page.getByRole('textbox', { name: 'Étapes' })
const numbered = page.getByRole('switch', { name: 'Étapes numérotées' })

async function openSheet(text: { method?: string; steps?: string[] }) {
  const { id } = kitchen.addProduct({ name: 'Sel fin' })
  const ingredients = [{ userProductId: id, quantity: 1, unit: 'kg' as const }]
  const sheet = kitchen.addSheet({ title: 'Saumure', ingredients, ...text })
  await openEditor(kitchen, sheet)
  return sheet.id
}

test('a sheet with steps alone is written in one field, which the switch makes a text', async () => {
  const id = await openSheet({ steps: ['Dissoudre.', 'Refroidir.'] })
  await expect.element(method).not.toBeInTheDocument()
  await expect.element(steps).toHaveValue('Dissoudre.\nRefroidir.')
  await steps.fill('Dissoudre.\nRefroidir vite.')
  await expectAccessible()
  await numbered.click({ force: true })
  await expect.element(method).toHaveValue('Dissoudre.\nRefroidir vite.')
  await expect.element(steps).not.toBeInTheDocument()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ method: 'Dissoudre.\nRefroidir vite.', steps: [] })
})

test('a sheet with a text and with steps shows and keeps both', async () => {
  const id = await openSheet({ method: 'La veille.', steps: ['Dissoudre.'] })
  await expect.element(method).toHaveValue('La veille.')
  await expect.element(steps).toHaveValue('Dissoudre.')
  await method.fill('L’avant-veille.')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ method: 'L’avant-veille.', steps: ['Dissoudre.'] })
})
