import type { Page } from '@playwright/test'
import { addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('deleting a card asks first, can be taken back, and then removes the sheet', async ({ page }) => {
  await addSheet(page.request, { title: 'Fond brun' })
  await addSheet(page.request, { title: 'Jus corsé' })
  await page.goto('/recipes')
  const stock = cardOf(page, 'Fond brun')
  const bin = stock.getByRole('button', { name: 'Supprimer' })
  await bin.click()
  await expect(stock.getByText('Êtes-vous sûr de vouloir supprimer cette recette ?')).toBeVisible()
  await expect(stock.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bin).toBeFocused()

  await bin.click()
  await cardOf(page, 'Jus corsé').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Êtes-vous sûr de vouloir supprimer cette recette ?')).toHaveCount(1)
  await bin.click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/tech-sheets/*', async (route) => {
    await held.promise
    await route.continue()
  })
  await stock.getByRole('button', { name: 'Confirmer' }).click()
  await expect(stock.getByRole('button', { name: 'Suppression...' })).toBeDisabled()
  held.resolve()
  await expect(page.getByText('Recette supprimée avec succès')).toBeVisible()
  await expect(cardOf(page, 'Fond brun')).toHaveCount(0)
  await expect(cardOf(page, 'Jus corsé')).toBeVisible()
  await expect(page.getByText('Recette supprimée avec succès')).toHaveCount(0)
})

test('a deletion that fails says so and leaves the row', async ({ page, complaints }) => {
  complaints.expect(/500/)
  await addSheet(page.request, { title: 'Fond brun' })
  await page.goto('/recipes')
  await page.getByText('Liste', { exact: true }).click()
  const row = rowOf(page, 'Fond brun')
  await row.getByRole('button', { name: 'Supprimer' }).click()
  await expect(row.getByText('Confirmer la suppression ?')).toBeVisible()
  await page.route('**/api/tech-sheets/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL' } }),
  )
  await row.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Erreur lors de la suppression de la recette')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Modifier' })).toBeVisible()
})
