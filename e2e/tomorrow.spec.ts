import { layGamme } from './support/carte.ts'
import { expectAccessible } from './support/accessible.ts'
import { pdfPages } from './support/pdf.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('covers and portions of a day come to what is made and bought, on the phone and on paper', async ({
  page,
}) => {
  await layGamme(page.request, 'Plats', [{ nom: 'Bar grillé', prix: 24, cost: 12 }])
  await page.goto('/tomorrow')
  await expect(page.getByRole('heading', { level: 1, name: /^Demain, / })).toBeVisible()
  await page.getByRole('textbox', { name: 'Couverts, Midi' }).fill('40')
  await page
    .getByRole('region', { name: 'Midi' })
    .getByRole('button', { name: /^Plats/ })
    .click()
  await page.getByRole('textbox', { name: 'Portions de Bar grillé, Midi' }).fill('25')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect(page.getByRole('button', { name: /25 portions Bar grillé/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Produit de Bar grillé' })).toBeVisible()
  await expectAccessible(page)
  const [list = ''] = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(list).toContain('LISTE D’ACHATS')
  expect(list).toContain('25 kg')

  await page.getByRole('button', { name: 'Ajouter un service' }).click()
  await page.getByRole('menuitem', { name: 'Journée' }).click()
  const whole = page.getByRole('region', { name: 'Journée' })
  await expect(whole).toBeVisible()
  await page.reload()
  await whole.getByRole('button', { name: 'Signaler, Journée' }).click()
  await page.getByRole('menuitem', { name: 'Retirer ce service' }).click()
  await expect(whole).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Couverts, Midi' })).toHaveValue('40')
  await expect(whole).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'À produire' }).click()
  await expect(page).toHaveURL(/vue=production/)
  await page.reload()
  await expect(page.getByRole('button', { name: /25 portions Bar grillé/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Couverts, Midi' })).toBeHidden()

  await page.getByRole('link', { name: 'Imprimer par poste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sans poste' })).toBeVisible()
  const kept = page.waitForResponse(/\/services\/printed$/u)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect((await kept).ok()).toBe(true)
})
