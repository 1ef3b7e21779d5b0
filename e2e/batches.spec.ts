import { addProduct, addSheet } from './support/sheets.ts'
import { pdfPages } from './support/pdf.ts'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a sheet is labelled, its batch is in the list, is thrown away for a reason and traced', async ({
  page,
}) => {
  const bones = await addProduct(page.request, { name: 'Os de veau', category: 'Viande', priceHt: 2 })
  const stock = await addSheet(page.request, {
    title: 'Fond brun',
    portions: 10,
    yieldQuantity: 5,
    yieldUnit: 'L',
    keepsHours: 72,
    ingredients: [{ userProductId: bones.id, quantity: 6, unit: 'kg' }],
  })
  await page.goto(`/recipes/${stock.id}`)
  await page.getByRole('button', { name: 'Étiquettes' }).click()
  const initials = page.getByRole('dialog').getByLabel('Vos initiales')
  await initials.fill('FB')
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('dialog').getByRole('button', { name: 'Imprimer 1 étiquette' }).click()
  await expect(page.locator('[data-printed-alone]')).toBeAttached()
  const printed = await page.pdf({ preferCSSPageSize: true })
  const [label = '', another] = await pdfPages(printed)
  expect(label).toContain('Fond brun')
  expect(label).toMatch(/5 L · \d{6}-FB-1/)
  expect(another).toBeUndefined()
  await page.getByRole('button', { name: 'Voir le lot' }).click()
  let download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Étiquettes en PDF' }).click()
  const [filed = ''] = await pdfPages(await readFile(await (await download).path()))
  expect(filed).toMatch(/5 L · \d{6}-FB-1/)

  await page.goto('/batches')
  const entry = page.getByRole('listitem').filter({ hasText: 'Fond brun' })
  await expect(entry).toContainText('Jusqu’au')
  await entry.getByRole('button', { name: 'Jeté' }).click()
  await page.getByRole('dialog').getByLabel('Raison').fill('Chambre froide en panne')
  await page.getByRole('dialog').getByRole('button', { name: 'Jeter' }).click()
  await expect(page.getByText('Aucun lot en stock', { exact: false })).toBeVisible()

  await page.goto('/batches?etat=jetes')
  await expect(entry).toContainText('Chambre froide en panne')
  await expect(entry).toContainText('12,00 € HT jetés')
  await entry.getByRole('link', { name: 'Fond brun' }).click()
  await expect(page.getByRole('heading', { name: 'Origines possibles' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Page pour le contrôle' }).click()
  download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const [trace = ''] = await pdfPages(await readFile(await (await download).path()))
  expect(trace).toContain('TRAÇABILITÉ D’UN LOT')
  expect(trace).toContain('Chambre froide en panne')
  expect(trace).toContain('Aucune livraison connue sur ces jours')
})
