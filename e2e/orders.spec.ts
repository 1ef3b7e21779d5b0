import { readFile } from 'node:fs/promises'
import { dayAfter } from '../src/domain/orders/delivery.ts'
import { houseDay } from '../src/domain/house/house-day.ts'
import { expectAccessible } from './support/accessible.ts'
import { addCatalogue } from './support/catalogue.ts'
import { linkIn, readMail } from './support/mails.ts'
import { pdfPages } from './support/pdf.ts'
import { changeStored } from './support/post.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('an order is typed by keyboard, mailed, confirmed by its supplier, and received', async ({
  page,
  browser,
}) => {
  const email = `commandes-${String(Date.now())}@halles.example`
  const { id } = await addCatalogue(page.request, 'Les Halles', [
    { name: 'Farine T55', unit: 'kg', priceHt: 0.9, packText: 'Sac 25 kg', packPriceHt: 22.5 },
  ])
  await changeStored(page.request, `/api/suppliers/${id}`, { email })

  await page.goto('/orders')
  await expect(page.getByText('Aucune commande en cours', { exact: false })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Fournisseur' })).toBeFocused()
  await page.keyboard.type('Halles')
  await page.getByRole('option', { name: 'Les Halles', exact: true }).click()
  await dialog.getByRole('button', { name: 'Commencer' }).click()

  await page.getByRole('combobox', { name: 'Ajouter un article' }).fill('farine')
  await expect(page.getByRole('option', { name: /Farine T55/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Quantité : Farine T55')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Herbes du jour')
  await expect(page.getByRole('option', { name: /Texte libre/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Quantité : Herbes du jour')).toBeFocused()
  await page.keyboard.type('3')
  await page.getByLabel('Livraison').fill(dayAfter(houseDay(new Date()), 1))
  await expect(page.getByText('Total HT 45,00 €')).toBeVisible()
  await expect(page.getByText('1 ligne sans prix, hors du total')).toBeVisible()
  await expect(page.getByText(/Enregistré à/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Quantité : Farine T55')).toHaveValue('2')

  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByRole('button', { name: `Envoyer à ${email}` }).click()
  await page.getByRole('button', { name: 'Oui, envoyer' }).click()
  await expect(page.getByText(`Commande envoyée à ${email}`)).toBeVisible()
  const mail = await readMail(email)
  expect(mail.text).toMatch(/2\s× Farine T55 \(Sac 25 kg\)/)
  const supplier = await browser.newPage()
  await supplier.goto(linkIn(mail))
  await supplier.getByRole('button', { name: 'Bien reçue' }).click()
  await expect(supplier.getByRole('button', { name: 'Bien reçue' })).toHaveCount(0)
  await supplier.close()
  await page.reload()
  await expect(page.getByText(/Confirmée par le fournisseur/)).toBeVisible()

  await page.getByRole('button', { name: 'Autres actions' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Bon de commande PDF' }).click()
  const [form = ''] = await pdfPages(await readFile(await (await download).path()))
  expect(form).toContain('Farine T55')
  expect(form).toContain('Herbes du jour')

  await page.getByRole('link', { name: 'Réceptionner' }).click()
  await page.getByRole('button', { name: 'Tout est là' }).click()
  await expect(page.getByText('Reçue', { exact: true })).toBeVisible()
})
