import { readFile } from 'node:fs/promises'
import { addProduct, addSheet } from './support/sheets.ts'
import { pdfPages } from './support/pdf.ts'
import { expect, signedInTest as test } from './support/test.ts'

const grams = (product: { id: string }) => ({ userProductId: product.id, quantity: 100, unit: 'g' as const })

test('paper and PDF name the allergens of a sheet and of its preparations, and say what is undeclared', async ({
  page,
}) => {
  const cream = await addProduct(page.request, { name: 'Crème', allergens: ['Lait'] })
  const rice = await addProduct(page.request, { name: 'Riz' })
  const sauce = await addSheet(page.request, {
    title: 'Sauce suprême',
    portions: 4,
    ingredients: [grams(cream)],
  })
  const dish = await addSheet(page.request, {
    title: 'Volaille sauce suprême',
    ingredients: [grams(rice), { subSheetId: sauce.id, quantity: 1, unit: 'portion' }],
  })
  await page.goto(`/recipes/${dish.id}/preview`)
  const incomplete = 'Allergènes incomplets : 1 ligne n’est pas renseignée.'
  await expect(page.getByText(incomplete)).toBeVisible()
  const [paper] = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  const [pdf] = await pdfPages(await readFile(await (await downloading).path()))
  for (const text of [paper, pdf]) {
    expect(text).toContain(incomplete)
    expect(text).toContain('Non renseigné')
    expect(text).toContain('Lait')
  }
})
