import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { button, markOf, renderImport } from './testing/chosen-workbook.ts'

test('work and energy of a file are named with their amounts, and a doubted quantity in the words of its cell', async () => {
  const pie = tab(
    'Tarte',
    `
Tarte aux pommes
Pour 8 personnes
Ingrédients | Quantité | Unité | PU HT | Total
Pommes | 1 | kg | 2 | 2
Sucre | 500/600 | g | 0.0015 | 0.8
Main d'œuvre | 0.5 | h | 14 | 7
Énergie | | | | 0.4
Coût de revient complet | | | | 10.2
`,
  )
  await renderImport(pie)
  await expect
    .element(markOf(0, /votre fichier dit «\s500\/600\s», lu 600\sg\s: quantité à vérifier/u))
    .toBeVisible()
  await button('Voir Tarte aux pommes').click()
  const reasons = page.getByRole('list', { name: 'À regarder' })
  await expect
    .element(reasons)
    .toMatchTextContent(
      /compte aussi\s: Main d'œuvre 7,00\s€, Énergie 0,40\s€\. Gramme ne les compte pas dans le coût matière/u,
    )
  await expect.element(page.getByText("Main d'œuvre, hors coût matière")).toBeVisible()
  await expect.element(page.getByRole('button', { name: '7,00 €', exact: true })).toBeVisible()
})
