import { enterDemo } from './support/demo.ts'
import { expect, test } from './support/test.ts'

test('a price that the demo does not save gives the focus back to where it was asked for', async ({
  page,
}) => {
  await enterDemo(page)
  await page.goto('/products?search=beurre')
  await page
    .getByRole('main')
    .getByRole('link', { name: /beurre/i })
    .first()
    .click()
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await page.getByLabel('Prix HT').fill('19')
  await save.click()
  const question = page.getByRole('dialog', { name: 'Enregistrer ce changement' })
  await question.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Fonction désactivée en mode démo')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(save).toBeFocused()
})

test('a sheet is read, and not printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = ''
    }
  })
  await enterDemo(page)
  await page
    .getByRole('link', { name: /^Lire / })
    .first()
    .click()
  const print = page.getByRole('button', { name: 'Imprimer' })
  await expect(print).toBeDisabled()
  await print.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fonction désactivée en mode démo')).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
})
