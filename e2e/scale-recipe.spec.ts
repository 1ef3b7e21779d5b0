import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette } from './support/larder.ts'
import { storedSheet } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a sheet is read for any number of covers, and stays as it is stored', async ({ page }) => {
  const { id } = await addBlanquette(page.request)
  const before = await storedSheet(page, id)
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await page.goto(`/recipes/${id}`)
  const covers = page.getByRole('textbox', { name: 'Portions' })
  await expect(covers).toHaveValue('8')
  await expect(line('Épaule de veau')).toHaveText(/^1,6\s*kg/)
  await expect(page.getByText('Coût pour 8 portions').locator('xpath=following-sibling::*[1]')).toHaveText(
    /43,78/,
  )

  await covers.fill('20')
  await expect(line('Épaule de veau')).toHaveText(/^4\s*kg/)
  await expect(line('Champignons')).toHaveText(/^1,5\s*kg/)
  await expect(line('Vin blanc')).toHaveText(/^62,5\s*cl/)
  await expect(line('Bouquet garni')).toHaveText(/^2\s½\s*bottes/)
  await expect(page.getByText('5,47 €')).toBeVisible()
  await expect(page.getByText('Coût pour 20 portions').locator('xpath=following-sibling::*[1]')).toHaveText(
    /109,46/,
  )
  await expectAccessible(page)

  await covers.fill('beaucoup')
  await expect(covers).toHaveAttribute('aria-invalid', 'true')
  await expect(line('Épaule de veau')).toHaveText(/^4\s*kg/)
  await expect(page.getByRole('alert')).toHaveText('Un nombre entier de portions, de 1 à 100 000')
  await covers.blur()
  await expect(covers).toHaveValue('20')
  for (const [typed, why] of [
    ['0', 'Le nombre de portions doit être supérieur à 0'],
    ['-3', 'Un nombre entier de portions, de 1 à 100 000'],
    ['2,5', 'Un nombre entier de portions, de 1 à 100 000'],
    ['99999999', 'Un nombre entier de portions, de 1 à 100 000'],
  ] as const) {
    await covers.fill(typed)
    await covers.press('Tab')
    await expect(covers).toHaveValue('20')
    await expect(page.getByRole('alert')).toHaveText(why)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Une portion de moins' }).click()
  await expect(covers).toHaveValue('19')
  await expect(page).toHaveURL(/\?covers=19$/)
  await page.reload()
  await expect(covers).toHaveValue('19')
  await page.emulateMedia({ media: 'print' })
  await expect(covers).toHaveValue('19')
  await expect(page.getByRole('button', { name: 'Une portion de moins' })).toBeHidden()
  await expect(line('Épaule de veau')).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Revenir à 8' }).click()
  await expect(covers).toHaveValue('8')
  await expect(page).toHaveURL(`/recipes/${id}`)
  await expect(line('Crème liquide')).toHaveText(/^400\s*ml/)
  expect(await storedSheet(page, id)).toEqual(before)

  await page.setViewportSize({ width: 390, height: 844 })
  await covers.fill('250')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
