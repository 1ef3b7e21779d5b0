import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlannedInput } from '#contract/imported-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { unmountAll } from '#web/testing/mount.ts'
import {
  bar,
  button,
  committed,
  CREAM,
  ID,
  markOf,
  openDetails,
  renderImport,
  TART,
} from './testing/chosen-workbook.ts'

test('all is imported at one press, a name near a product’s is open, and can be answered before', async () => {
  const { api } = await renderImport(TART, CREAM)
  await expect.element(bar.getByRole('button', { name: 'Importer 1 fiche' })).toBeEnabled()
  await expect.poll(() => butterOf(api.calls.sheetImports.plan.at(-1))).toMatchObject({ confirmed: false })
  await expectAccessibleAtBothWidths()
  await openDetails()
  await page.getByText('1 produit à confirmer après l’import').click()
  await expect.element(page.getByText('est « Beurre doux »')).toBeVisible()
  await expectAccessibleAtBothWidths()
  await button('Changer ce que veut dire Beurre').click()
  // Arrows choose, Enter accepts.
  page
    .getByRole('radio', { name: /Beurre doux/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(page.getByText('est « Beurre doux »')).toBeVisible()
  await page.getByLabelText('Portions de Tarte citron').fill('6')
  await page.getByLabelText('Catégorie de Tarte citron').selectOptions('Dessert')

  await page.getByText('2 changements').click()
  await expect.element(page.getByText('ligne ajoutée')).toBeVisible()
  await page.getByText('1 prix de vos fichiers n’est pas pris').click()
  await expect
    .element(
      page.getByText(
        /«\sBeurre\s» de vos fichiers \(8,00\s€\s\/\skg\) est votre produit «\sBeurre doux\s»\s: son prix, 9,00\s€\s\/\skg, du/u,
      ),
    )
    .toBeVisible()
  await expectAccessibleAtBothWidths()
  await page.getByRole('checkbox', { name: 'Remplacer Crème brûlée' }).click()
  await expect.element(bar.getByRole('status')).toMatchTextContent(/1 nouvelle fiche, 1 fiche mise à jour/)
  // Answered at once, the second click could meet the page that says what was done, and take the focus from its title.
  const written = Promise.withResolvers<void>()
  api.answer({
    sheetImports: {
      commit: async (input) => {
        await written.promise
        return committed(input)
      },
    },
  })
  await bar.getByRole('button', { name: 'Importer 2 fiches' }).dblClick()
  written.resolve()

  await expect.element(page.getByRole('heading', { name: '2 fiches importées' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Donner les prix' })).toBeVisible()
  await expectAccessibleAtBothWidths()
  expect(api.calls.sheetImports.commit).toMatchObject([
    {
      files: [{ name: 'fiches.xlsx' }],
      sheets: [
        { title: 'Tarte citron', portions: 6, category: 'Dessert', target: { kind: 'new' } },
        { title: 'Crème brûlée', portions: 10, target: { kind: 'replace', id: ID, version: 3 } },
      ],
    },
  ])
  const [sent] = api.calls.sheetImports.commit
  expect(butterOf(sent)).toMatchObject({ target: { kind: 'product', id: ID }, confirmed: true })
})

const butterOf = (sent: PlannedInput | undefined) =>
  sent?.products.find(({ names }) => names.includes('Beurre'))

test('nothing that was decided is lost to a dead network, a refusal or a look at a sheet', async () => {
  const { api, goBack } = await renderImport(TART, CREAM)
  await openDetails()
  await page.getByLabelText('Portions de Tarte citron').fill('6')
  await button('Voir Tarte citron').click()
  await page.getByLabelText('Titre', { exact: true }).fill('Tarte au citron')
  goBack()
  await openDetails()
  await expect.element(page.getByLabelText('Portions de Tarte au citron')).toHaveValue('6')
  api.answer({ sheetImports: { commit: () => noNetwork() } })
  await bar.getByRole('button', { name: 'Importer 1 fiche' }).click()
  await expect.element(bar.getByRole('alert')).toMatchTextContent(/rien n’a été écrit.*connexion/)
  api.answer({
    sheetImports: {
      commit: () => refusal('VALIDATION', { fields: [{ path: 'sheets.1.target', rule: 'changed-since' }] }),
    },
  })
  const plans = api.calls.sheetImports.plan.length
  await bar.getByRole('button', { name: 'Importer 1 fiche' }).click()
  await expect.element(bar.getByRole('alert')).toMatchTextContent(/Une autre fenêtre a changé votre compte/)
  await expect.poll(() => api.calls.sheetImports.plan.length).toBeGreaterThan(plans)
  api.answer({ sheetImports: { commit: committed } })
  await bar.getByRole('button', { name: 'Importer 1 fiche' }).click()
  await expect.element(page.getByRole('heading', { name: '1 fiche importée' })).toBeVisible()
  const sent = api.calls.sheetImports.commit.at(-1)
  expect(sent?.sheets[0]).toMatchObject({
    title: 'Tarte au citron',
    portions: 6,
    origin: { title: 'Tarte citron' },
  })
})

test('a selling price with VAT alone is taken with the rate that the user chooses', async () => {
  const sold = tab(
    'Tarte',
    `
Tarte citron
Nombre de portions | 5
Ingrédients | Quantité | Unité | PU | PT
Citrons | 1 | kg | 3 | 3
 | | | Total | 3
PV TTC | | | | 11
`,
  )
  const { api, goBack } = await renderImport(sold)
  await button('Voir Tarte citron').click()
  await expect.element(page.getByText(/sans elle, le prix TTC n’est pas repris/)).toBeVisible()
  goBack()
  await openDetails()
  await expect.element(page.getByText(/un prix TTC sans TVA n’est pas repris/)).toBeVisible()
  await page.getByLabelText('TVA de Tarte citron').selectOptions('10')
  await expect
    .poll(() => api.calls.sheetImports.plan.at(-1)?.sheets)
    .toMatchObject([{ sellingPriceHt: 10, tvaRate: 10 }])
})

test('a sheet that is left out is not sent, and without any there is nothing to import', async () => {
  const { api } = await renderImport(TART, CREAM)
  await page.getByRole('checkbox', { name: 'Importer Tarte citron' }).click()
  await expect.element(bar.getByRole('status')).toMatchTextContent(/rien n’y changerait/)
  await page.getByRole('checkbox', { name: /^Tout choisir/ }).click()
  await page.getByRole('checkbox', { name: /^Tout choisir/ }).click()
  await expect.element(bar.getByText('Aucune fiche choisie.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Importer Tarte citron' }).click()
  await bar.getByRole('button', { name: 'Importer 1 fiche' }).click()
  await expect.element(page.getByRole('heading', { name: '1 fiche importée' })).toBeVisible()
  expect(api.calls.sheetImports.commit).toMatchObject([{ sheets: [{ title: 'Tarte citron' }] }])
})

test('of two texts that may be the title the user chooses one, in the list and in what is sent', async () => {
  const { api } = await renderImport(
    tab(
      'Feuil1',
      `
Le Phare
Blanquette à l’ancienne
Ingrédients | Quantité | Unité | PU | PT
Carottes | 1 | kg | 2 | 2
Poireaux | 1 | kg | 3 | 3
 | | | Total | 5
`,
    ),
  )
  await expect.element(page.getByRole('article')).toMatchTextContent(/Le Phare/)
  await openDetails()
  await page
    .getByLabelText('Titre de la fiche « Le Phare »', { exact: true })
    .selectOptions('Blanquette à l’ancienne')
  await expect.element(button('Voir Blanquette à l’ancienne')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Justes 1/ })).toBeVisible()
  await expectAccessibleAtBothWidths()
  await bar.getByRole('button', { name: 'Importer 1 fiche' }).click()
  await expect.element(page.getByRole('heading', { name: '1 fiche importée' })).toBeVisible()
  expect(api.calls.sheetImports.commit).toMatchObject([
    { sheets: [{ title: 'Blanquette à l’ancienne', origin: { title: 'Le Phare' } }] },
  ])
})

/** A quiche, or a tart, for six to eight guests. */
const forSixToEight = (name: string) =>
  tab(
    name,
    `
${name}
Pour 6 à 8 personnes
Ingrédients | Quantité | Unité | PU | PT
Carottes | 1 | kg | 2 | 2
Poireaux | 1 | kg | 3 | 3
 | | | Total | 5
`,
  )

test('of two numbers of portions the user keeps one or chooses the other, and the sheet is no longer to be looked at', async () => {
  const { api } = await renderImport(forSixToEight('Tourte'), forSixToEight('Quiche'))
  await expect.element(markOf(0, /«\s*Pour 6 à 8 personnes\s*»\s*: 6 portions, ou 8/)).toBeVisible()
  await openDetails()
  await expectAccessibleAtBothWidths()
  await button('Portions de Tourte : garder 6').click()
  await expect.element(page.getByLabelText('Portions de Tourte', { exact: true })).toHaveFocus()
  await page.getByLabelText('Portions de Quiche', { exact: true }).selectOptions('8')
  await expect.element(page.getByRole('button', { name: /^Justes 2/ })).toBeVisible()
  await button('Voir Quiche').click()
  await expect.element(page.getByText(/6 portions, ou 8/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Juste', { exact: true })).toBeVisible()
  await expect
    .poll(() => api.calls.sheetImports.plan.at(-1)?.sheets)
    .toMatchObject([{ portions: 6 }, { portions: 8 }])
})

/** What the browser keeps of answers. */
const kept = () => Object.entries(localStorage).find(([key]) => key.endsWith('sheet-import'))

test('answers hold when the same files are chosen again after the page was closed, and are asked about before they go', async () => {
  await renderImport(TART, CREAM)
  await openDetails()
  await page.getByLabelText('Portions de Tarte citron').fill('6')
  await page.getByRole('checkbox', { name: 'Importer Crème brûlée' }).click()
  await page.getByText('1 produit à confirmer après l’import').click()
  await button('Changer ce que veut dire Beurre').click()
  await button('Valider').click()
  await expect.poll(() => kept()?.[1]).toContain('"candidate"')
  const [key = '', text = ''] = kept() ?? []
  unmountAll()

  localStorage.setItem(key, text)
  await renderImport(TART, CREAM)
  await expect.element(page.getByText(/Vos réponses d’avant la fermeture/)).toBeVisible()
  await openDetails()
  await expect.element(page.getByLabelText('Portions de Tarte citron')).toHaveValue('6')
  await expect.element(page.getByRole('checkbox', { name: 'Importer Crème brûlée' })).not.toBeChecked()

  await button('Recommencer').click()
  const dialog = page.getByRole('dialog', { name: 'Recommencer avec d’autres fichiers ?' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByLabelText('Portions de Tarte citron')).toHaveValue('6')
  await button('Recommencer').click()
  await dialog.getByRole('button', { name: 'Recommencer' }).click()
  await expect.element(button('Choisir des fichiers').first()).toBeVisible()
  expect(kept()).toBeUndefined()
})
