import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.import.tsx'
import { TART } from '#web/testing/tart-tab.ts'
import { workbookOfTabs } from '#web/testing/workbook-of-tabs.ts'

const FORGETFUL = tab(
  'Crème',
  `
Crème brûlée
Nombre de portions | 10
Catégorie | Desserts
Ingrédients | Quantité | Unité | PU | PT
Crème | 1 | L | 4 | 4 =B5*D5
Sucre | 0.5 | kg | 1.2 | 0.6 =B6*D6
Jaunes | 12 | pièce | 0.25 | 3 =B7*D7
 | | | Total | 4.6 =SUM(E5:E6)
`,
)
const OWN_WORDS = tab(
  'Far',
  `
Far breton
Pour 8 personnes
Truc | Combien | En | Tarif | Ça fait
Lait 1 L | un peu | L | 1.1 | x
Farine 250 g | 0.25 | kg | 1.2 | x
Pruneaux 300 g | 0.3 | kg | 6 | x
`,
)

const ZIP = zipSync({
  'Fiches/tartes.xlsx': workbookOfTabs([TART, FORGETFUL]),
  'Fiches/vieux.xls': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  'Fiches/.DS_Store': strToU8('x'),
})
const button = (name: string | RegExp) => page.getByRole('button', { name })
const grid = page.getByRole('grid')
const cell = (name: string | RegExp) => grid.getByRole('gridcell', { name })

async function choose(...files: [name: string, bytes: Uint8Array<ArrayBuffer>][]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes files')
  await userEvent.upload(
    input,
    files.map(([name, bytes]) => new File([bytes], name)),
  )
}

async function renderImport() {
  const shown = await renderRoute({ '/_workspace/recipes/import': Route }, '/recipes/import', {
    // The account has nothing yet: each name is a new product, each sheet a new one.
    api: {
      sellingPrices: { unpriced: () => ({ items: [], total: 0, waiting: 0 }) },
      sheetImports: {
        matchNames: ({ names }) => ({
          groups: names.map((_, at) => ({ names: [at], certainty: 'new', candidates: [], alike: [] })),
        }),
        plan: ({ products, sheets }) => ({
          products: products.map(({ unit, priceHt }) => ({ outcome: 'taken', before: null, unit, priceHt })),
          sheets: sheets.map(({ title }) => ({
            outcome: 'new',
            title,
            existing: null,
            changes: { facts: [], lines: [] },
          })),
        }),
      },
    },
  })
  await expect.element(button('Choisir des fichiers').first()).toBeVisible()
  return shown
}

test('a ZIP becomes sheets with a verdict, each beside its cells, and each figure leads to its own', async () => {
  const { address, goBack } = await renderImport()
  await expectAccessible()
  await choose(['fiches.zip', new Uint8Array(ZIP)])
  await expect.element(page.getByText('2 fiches trouvées dans 1 fichier')).toBeVisible()
  await expect.element(button(/^Justes 1/)).toBeVisible()
  await expect.element(page.getByText(/il est dans un format de tableur qui n’est pas lu/)).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /Votre total oublie la ligne 7.*0,30\s€ la portion/ }))
    .toBeVisible()
  await expectAccessible()

  await button(/^À regarder 1/).click()
  await expect.element(button('Voir Tarte citron')).not.toBeInTheDocument()
  await button('Voir Crème brûlée').click()
  await expect.element(cell(/^A5, Crème, Nom/)).toBeVisible()
  await expect.element(page.getByLabelText('Catégorie', { exact: true })).toHaveValue('Dessert')
  await expectAccessible()

  await button(/^Votre total oublie la ligne 7/).click()
  await expect.element(cell(/^E8, 4,6, Total/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('=SUM(E5:E6)')).toBeVisible()
  await button('0,25 € / pièce').click()
  await expect.element(cell(/^D7, 0,25, Prix/)).toHaveAttribute('aria-selected', 'true')
  await cell(/^B6, 0,5, Quantité/).click()
  await expect.element(button('0,5 kg')).toHaveAttribute('aria-current', 'true')

  // By the keyboard: from a cell to the next, and back to the figure.
  document.querySelector<HTMLElement>('[role=grid]')?.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(button('12 pièces')).toHaveFocus()
  expect(address()).toMatch(/\?sheet=/)
  goBack()
  await expect.element(button('Voir Crème brûlée')).toBeVisible()
})

test('a sheet is left out, renamed, given a category and other portions, and stays so beside further files', async () => {
  await renderImport()
  await choose(['tarte.xlsx', workbookOfTabs([TART])])
  await button('Voir Tarte citron').click()
  await page.getByLabelText('Titre', { exact: true }).fill('Tarte au citron')
  await page.getByLabelText('Catégorie', { exact: true }).selectOptions('Dessert')
  await page.getByLabelText('Portions', { exact: true }).fill('12')
  await page.getByLabelText('Importer cette fiche').click()
  await button('Toutes les fiches').click()
  await expect.element(page.getByRole('article')).toMatchTextContent(/Tarte au citron12/)
  await choose(['crème.xlsx', workbookOfTabs([FORGETFUL])])
  await expect.element(page.getByText('2 fiches trouvées dans 2 fichiers')).toBeVisible()
  await expect.element(button('Voir Tarte au citron')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Importer Tarte au citron' })).not.toBeChecked()
  await button(/^Écartées 1/).click()
  await expect.element(button('Voir Crème brûlée')).not.toBeInTheDocument()
  await button('Voir Tarte au citron').click()
  await expect.element(page.getByLabelText('Portions', { exact: true })).toHaveValue('12')
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
})

test('a tab that was not read is shown, and read as the user says, without being right for that', async () => {
  await renderImport()
  await choose(['far.xlsx', workbookOfTabs([OWN_WORDS])])
  await expect.element(page.getByRole('img', { name: /^Illisible/ })).toBeVisible()
  await button('Voir Far').click()
  await expect.element(cell(/^A4, Lait 1 L/)).toBeVisible()
  await expect
    .element(page.getByLabelText('Où commence le tableau'))
    .toMatchTextContent(/Farine 250 g \| 0,25 \| kg \| 1,2/)
  await page.getByLabelText('Où commence le tableau').selectOptions('heads 2')
  await page.getByLabelText('Ce que contient la colonne A').selectOptions('Nom de l’ingrédient')
  await expect.element(page.getByText(/Il faut une colonne de noms et une de quantités/)).toBeVisible()
  await page.getByLabelText('Ce que contient la colonne B').selectOptions('Quantité')
  await page.getByLabelText('Ce que contient la colonne C').selectOptions('Unité')
  await page.getByLabelText('Ce que contient la colonne D').selectOptions('Prix unitaire')
  await expectAccessible()
  await button('Relire cet onglet').click()
  await expect.element(page.getByLabelText('Titre', { exact: true })).toHaveValue('Far breton')
  await expect.element(button(/Lait 1 L.*un peu.*n’est pas une quantité/)).toBeVisible()
  await expect.element(page.getByText('Votre fichier n’a pas de total')).toBeVisible()
})

test('tabs without a sheet are listed with their reasons, and their text is pasted into a new sheet in another window', async () => {
  await renderImport()
  const list = tab('Mercuriale', `Produit | Unité | Prix HT\nBeurre | kg | 8.9\nFarine | kg | 0.95`)
  const matrix = tab(
    'Pizzas',
    `Pizza | Sauce tomate | Mozzarella | Jambon\nMargherita | 80 | 120 |\nReine | 80 | 120 | 40`,
  )
  await choose(['cuisine.xlsx', workbookOfTabs([TART, list, matrix, tab('Vide', '')])])
  await page.getByText('Détails', { exact: true }).click()
  await page.getByText('2 onglets sans fiche').click()
  await expect.element(page.getByText('cuisine.xlsx, onglet Vide')).toBeVisible()
  await expect.element(page.getByText(/Des produits et leurs prix/)).toBeVisible()
  await button('Voir Pizzas').click()
  await expect.element(page.getByText(/avec des quantités sans unité/)).toBeVisible()
  await expectAccessible()
  const windows: string[] = []
  const openWindow = window.open
  window.open = (address) => {
    windows.push(String(address))
    return null
  }
  await button('Coller dans une nouvelle fiche').click()
  window.open = openWindow
  expect(windows).toEqual([expect.stringMatching(/\/recipes\/new\?paste=/)])
  const kept = Object.entries(localStorage).find(([key]) => key.includes('handed-text'))
  expect(kept?.[1]).toContain('Reine 80 120 40')
})
