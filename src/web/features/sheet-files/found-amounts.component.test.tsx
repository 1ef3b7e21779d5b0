import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { button, CREAM, markOf, renderImport } from './testing/chosen-workbook.ts'

const SOUP = tab(
  'Soupe',
  `
Soupe de légumes
Pour 4 personnes
Ingrédients | Quantité | Unité | PU | PT
Carottes | 1 | kg | 2 | 2
Poireaux | 1 | kg | 3 | 3
 | | | Total | 5
`,
)

test('a sheet of a hidden tab says so, and is imported only once it is chosen', async () => {
  const { api } = await renderImport(SOUP, { ...CREAM, name: 'ancienne', hidden: true })
  const keep = page.getByRole('checkbox', { name: 'Importer Crème brûlée' })
  await expect.element(keep).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Importer Soupe de légumes' })).toBeChecked()
  await expect
    .element(button('Voir Crème brûlée'))
    .toHaveAttribute('title', expect.stringMatching(/^onglet masqué · .*fiches\.xlsx$/))
  await expect
    .poll(() => api.calls.sheetImports.plan.at(-1)?.sheets.map(({ title }) => title))
    .toEqual(['Soupe de légumes'])
  await keep.click()
  await expect
    .poll(() => api.calls.sheetImports.plan.at(-1)?.sheets.map(({ title }) => title))
    .toEqual(['Soupe de légumes', 'Crème brûlée'])
})

test('the amounts of a sheet are shown in its own currency, with one note on it', async () => {
  await renderImport(
    tab(
      'Papet',
      `
Papet vaudois
Pour 10 personnes
Marchandises | Quantité | Unité | Prix CHF | Total CHF
Poireaux | 6.5 | kg | 4.2 | 27.3
Saucisson | 3.2 | kg | 18.5 | 59.2
 | | | Total | 86.5
`,
    ),
  )
  const row = page.getByRole('article')
  await expect.element(row.getByText(/^86,50\sCHF$/).first()).toBeVisible()
  await expect.element(markOf(0, /Les montants sont en CHF, pas en euros/)).toBeVisible()
  expect(row.element().textContent).not.toContain('€')
})

test('the cells of a sheet that starts further down open at its first row', async () => {
  const herbs = Array.from({ length: 40 }, (_, at) => `Herbe ${String(at + 1)}e | 1 | kg | 1 | 1`).join('\n')
  await renderImport(
    tab(
      'Suite',
      `
Bouquet des prés
Pour 4 personnes
Ingrédients | Quantité | Unité | PU | PT
${herbs}
 | | | Total | 40

Soupe de légumes
Pour 4 personnes
Ingrédients | Quantité | Unité | PU | PT
Carottes | 1 | kg | 2 | 2
Poireaux | 1 | kg | 3 | 3
 | | | Total | 5
`,
    ),
  )
  await button('Voir Soupe de légumes').click()
  await expect.element(page.getByRole('gridcell', { name: /Soupe de légumes/ })).toBeInViewport()
  await expect.element(page.getByRole('gridcell', { name: /Carottes/ })).toBeInViewport()
})
