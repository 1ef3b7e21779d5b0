import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

const { invoice } = kitchenInvoice(
  'two prices',
  [
    billed('Comté 18 mois', '3 KGM', 20, '20/kg', { code: '101' }),
    billed('Crème crue', '4 LTR', 5, '5/L', { code: '102' }),
  ],
  { number: 'F-2026-17' },
)

test('an invoice that is dropped makes its supplier known, gives its prices, and is undone', async ({
  page,
}) => {
  await page.goto('/invoices')
  await page
    .getByLabel('Choisir des factures')
    .first()
    .setInputFiles({
      name: 'facture.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(writeCii(invoice)),
    })
  await expect(page.getByRole('heading', { name: 'Facture F-2026-17' })).toBeVisible()
  await page.getByRole('button', { name: `Ajouter ${invoice.seller.name}` }).click()
  await page.getByRole('button', { name: 'Ajouter les 2 nouveaux articles' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Voir le journal des prix' })).toBeVisible()

  await page.goto('/invoices?etat=appliquees')
  await page.getByRole('main').getByRole('link', { name: invoice.seller.name }).click()
  await page.getByRole('main').getByRole('button', { name: 'Annuler cette facture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la facture' }).click()
  await expect(page.getByText('Facture annulée, les prix d’avant sont rétablis')).toBeVisible()
  await page.goto('/invoices')
  await expect(page.getByText('1 facture, 2 lignes')).toBeVisible()
})
