import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '#domain/sheet-files/labelled/written-tab.ts'
import { button, renderImport, TART } from './testing/chosen-workbook.ts'

test('a sheet whose price of a product is not the one that is taken is no longer exact, and both prices are named', async () => {
  const pie = tab(
    'Tourte',
    `
Tourte aux citrons
Ingrédients | Quantité | Unité | PU | PT
Citrons | 2 | kg | 3.5 | 7
Farine | 1 | kg | 1 | 1
 | | | Total | 8
`,
  )
  await renderImport(TART, pie)
  await expect
    .element(page.getByRole('article').nth(1))
    .toMatchTextContent(/À\sregarder.*3,50\s€\s\/\skg\sici,\smais\s3,00\s€\sest\sle\sprix\spris/u)
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Tarte citron.*Juste/u)
  await expect
    .element(page.getByText(/1\sproduit a deux prix/u))
    .toMatchTextContent(/3,00\s€\s\/\skg\s; 3,50\s€\s\/\skg\sdans\s«\sTourte aux citrons\s»/u)
  await button('Voir Tourte aux citrons').click()
  await expect.element(page.getByRole('list', { name: 'À regarder' })).toMatchTextContent(/Citrons/u)
})
