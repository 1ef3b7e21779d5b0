import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { button, markOf, openDetails, renderImport, TART } from './testing/chosen-workbook.ts'

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
    .element(
      markOf(
        1,
        /À\sregarder.*Juste dans le fichier\s: 8,00\s€\. Enregistrée à 7,00\s€\s: le prix de «\sCitrons\s», 3,00\s€\s\/\skg \(3,50\s€\s\/\skg ici\), vient de la fiche «\sTarte citron\s»/u,
      ),
    )
    .toBeVisible()
  await openDetails()
  await expect
    .element(page.getByText(/1\sproduit a deux prix/u))
    .toMatchTextContent(/3,00\s€\s\/\skg\s; 3,50\s€\s\/\skg\sdans\s«\sTourte aux citrons\s»/u)
  await button('Voir Tourte aux citrons').click()
  await expect.element(page.getByRole('list', { name: 'À regarder' })).toMatchTextContent(/Citrons/u)
})

test('a line with the title of a sheet and another price is a product until the user says that it is the sheet', async () => {
  const sauce = tab(
    'Béchamel',
    `
Béchamel
Rendement (L) | 2
Ingrédients | Quantité | Unité | PU | PT
Lait | 2 | L | 1 | 2
 | | | Total | 2
`,
  )
  const toast = tab(
    'Croque',
    `
Croque-monsieur
Ingrédients | Quantité | Unité | PU | PT
Béchamel | 1 | kg | 4 | 4
Jambon | 1 | kg | 10 | 10
 | | | Total | 14
`,
  )
  await renderImport(sauce, toast)
  await expect
    .element(markOf(1, /À\sregarder.*Béchamel, à 4,00\s€\s\/\skg\s: lu comme un produit acheté/u))
    .toBeVisible()
  await openDetails()
  const choice = page.getByRole('combobox', { name: 'Béchamel dans «\u00a0Croque-monsieur\u00a0»' })
  await expect.element(choice).toHaveValue('le produit acheté')
  await button(/^Béchamel dans .*Croque.*: garder/u).click()
  await expect.element(markOf(1, /regarder/u)).not.toBeInTheDocument()
  await choice.selectOptions('votre fiche')
  await expect
    .element(
      markOf(1, /14,00\s€\. Enregistrée à 10,00\s€, coût incomplet\s: «\sBéchamel\s» reste sans coût/u),
    )
    .toBeVisible()
})
