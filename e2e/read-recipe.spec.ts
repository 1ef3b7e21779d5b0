import { expectAccessible } from './support/accessible.ts'
import { addBlanquette } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a sheet is read as it was written, and an unknown one is not an error', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  await page.request.patch(`/api/tech-sheets/${id}`, {
    data: {
      version: 1,
      description: 'La recette de la maison.',
      prepMinutes: 30,
      cookMinutes: 90,
      steps: ['Blanchir.', 'Cuire.'],
    },
  })
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blanquette de veau à l’ancienne')
  await expect(page.getByText(/^Mise à jour le \d/)).toBeVisible()
  await expect(page.getByText('La recette de la maison.')).toBeVisible()
  await expect(page.getByText('30 min', { exact: true })).toBeVisible()
  await expect(page.getByText('1 h 30 min')).toBeVisible()
  await expect(page.getByText('5,47 €')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Crème liquide' })).toHaveText(/400\s*ml\s*Crème/)
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveText([
    '1Blanchir.',
    '2Cuire.',
  ])
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await expect(page).toHaveURL(`/recipes/${id}/edit`)

  // Published, with a badge for the missing cost and one for what is undeclared: no allergen is cut short.
  await page.request.post(`/api/tech-sheets/${id}/publication`, { data: {} })
  await page.reload()
  const allergens = page
    .getByRole('button', { name: 'Allergènes :' })
    .getByText('Œufs, Lait, Céleri, Sulfites')
  await expect(allergens).toBeVisible()
  expect(await allergens.evaluate((names) => names.scrollWidth - names.clientWidth)).toBeLessThanOrEqual(0)
  expect(await allergens.evaluate((names) => getComputedStyle(names).textOverflow)).toBe('clip')

  await page.getByRole('link', { name: 'Lire', exact: true }).click()
  await expect(page).toHaveURL(`/recipes/${id}`)
  await page.goto('/recipes')
  await page.getByRole('link', { name: 'Lire la recette « Blanquette de veau à l’ancienne »' }).click()
  await expect(page).toHaveURL(`/recipes/${id}`)
})
