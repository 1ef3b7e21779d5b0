import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ImportNameGroup, ImportPlan } from '#contract/sheet-imports.ts'
import { tab } from '#domain/sheet-files/labelled/written-tab.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { workbookOfTabs } from '#web/testing/workbook-of-tabs.ts'

/** Each name is new. */
const matchNames = ({ names }: { names: unknown[] }) => ({
  groups: names.map((_, at): ImportNameGroup => ({
    names: [at],
    certainty: 'new',
    candidates: [],
    alike: [],
  })),
})
const plan: ImportPlan = { products: [], sheets: [] }

test('a sheet whose price of a product is not the one that is taken is no longer exact, and both prices are named', async () => {
  const tart = tab(
    'Tarte',
    `
Tarte citron
Ingrédients | Quantité | Unité | PU | PT
Beurre | 0.25 | kg | 8 | 2
Citrons | 1 | kg | 3 | 3
 | | | Total | 5
`,
  )
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
  await renderPage('/recipes/import', {
    api: { sheetImports: { matchNames, plan: () => plan }, account: { get: () => ACCOUNT } },
  })
  await expect.element(page.getByRole('button', { name: 'Choisir des fichiers' }).first()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes files')
  await userEvent.upload(input, [new File([workbookOfTabs([tart, pie])], 'fiches.xlsx')])
  await expect
    .element(page.getByRole('article').nth(1))
    .toMatchTextContent(/À\sregarder.*3,50\s€\s\/\skg\sici,\smais\s3,00\s€\sest\sle\sprix\spris/u)
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Tarte citron.*Juste/u)
  await expect
    .element(page.getByText(/1\sproduit a deux prix/u))
    .toMatchTextContent(/3,00\s€\s\/\skg\s; 3,50\s€\s\/\skg\sdans\s«\sTourte aux citrons\s»/u)
  await page.getByRole('button', { name: 'Voir Tourte aux citrons' }).click()
  await expect.element(page.getByRole('list', { name: 'À regarder' })).toMatchTextContent(/Citrons/u)
})
