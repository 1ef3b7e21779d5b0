import { readFile } from 'node:fs/promises'
import { post } from './support/post.ts'
import { amountsIn, pdfPages } from './support/pdf.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('what a service needs is bought in whole packs, on paper, in the PDF and in a spreadsheet alike', async ({
  page,
}) => {
  const { id: supplierId } = await post<{ id: string }>(page.request, '/api/suppliers', { name: 'Minoterie' })
  const flour = { name: 'Farine T55', category: 'Épicerie', unit: 'kg', priceHt: 0.9, code: '00451' }
  const row = { ...flour, packText: 'Sac 25 kg', packPriceHt: 22.5 }
  const article = await post<{ id: string }>(page.request, `/api/suppliers/${supplierId}/products`, row)
  await post(page.request, `/api/suppliers/${supplierId}/products/import`, { productIds: [article.id] })
  const { items } = (await (await page.request.get('/api/user-products?search=farine')).json()) as {
    items: { id: string }[]
  }
  const butter = await addProduct(page.request, { name: 'Beurre', category: 'Crémerie', priceHt: 9.5 })
  const dough = await addSheet(page.request, {
    title: 'Pâte brisée',
    portions: 8,
    ingredients: [
      { userProductId: items[0]?.id ?? '', quantity: 1, unit: 'kg' },
      { userProductId: butter.id, quantity: 500, unit: 'g', wastagePercent: 4 },
    ],
  })
  const tart = await addSheet(page.request, {
    title: 'Tarte fine',
    portions: 4,
    ingredients: [{ subSheetId: dough.id, quantity: 4, unit: 'portion' }],
  })

  await page.goto(`/recipes/${tart.id}`)
  await page.getByRole('textbox', { name: 'Portions' }).fill('250')
  await expect(page).toHaveURL(/covers=250/)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Liste d’achats' }).click()
  const flourRow = page.getByRole('listitem').filter({ hasText: 'Farine T55' })
  await expect(flourRow).toContainText('31,25 kg')
  await expect(flourRow).toContainText('2 × 25 kg')
  await expect(flourRow).toContainText('18,75 kg')
  await expect(page).toHaveURL(`/recipes/purchases?sheets=${tart.id}_250`)

  const printed = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  let download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const pdf = await download
  expect(pdf.suggestedFilename()).toMatch(/^achats-\d{4}-\d\d-\d\d\.pdf$/)
  const exported = await pdfPages(await readFile(await pdf.path()))
  for (const [text = '', ...further] of [printed, exported]) {
    expect(further).toEqual([])
    expect(text).toContain('LISTE D’ACHATS')
    expect(text).toContain('Tarte fine (250 portions)')
    expect(text).toMatch(/Farine T55 réf\. 00451 31,25 kg 2 × 25 kg Sac 25 kg 18,75 kg 45,00 €/)
    expect(text).toMatch(/Beurre 16,25 kg 16,25 kg 154,38 €/)
    expect(text).toContain('Total des achats HT : 199,38 €')
    expect(text).toMatch(/1 ?\/ ?1/)
  }
  expect(amountsIn(exported.join(' ')).toSorted()).toEqual(amountsIn(printed.join(' ')).toSorted())

  download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(
    'Minoterie;Épicerie;00451;Farine T55;;31,25;kg;Sac 25 kg;25;2;50;18,75;0,9;45;Pâte brisée;',
  )
})
