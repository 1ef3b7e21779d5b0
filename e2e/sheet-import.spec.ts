import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { workbookOfTabs } from '../src/web/testing/workbook-of-tabs.ts'
import { signUpOnPage } from './support/account.ts'
import { expect, test } from './support/test.ts'

const tart = (butter: number) =>
  tab(
    'Tarte',
    `
Tarte aux pommes
Nombre de portions | 8
Prix de vente HT | 1
Ingrédients | Quantité | Unité | PU | PT
Beurre doux | 0.25 | kg | ${String(butter)} | ${String(butter / 4)}
Pommes | 2 | kg | 2 | 4
 | | | Total | ${String(butter / 4 + 4)}
`,
  )
const SOUP = tab(
  'Soupe',
  `
Soupe de potiron
Nombre de portions | 4
Ingrédients | Quantité | Unité | PU | PT
Potiron | 1 | kg | 2 | 2
Crème | 0.5 | L | 4 | 2
 | | | Total | 4
`,
)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const file = (name: string, ...tabs: Parameters<typeof workbookOfTabs>[0]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(workbookOfTabs(tabs)),
})

/** The two files of a kitchen, with another price for butter. */
async function choose(page: Page, butter: number) {
  await expect(button(page, 'Choisir des fichiers').first()).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('tartes.xlsx', tart(butter)), file('soupes.xlsx', SOUP)])
}

test('two workbooks are costed sheets three presses after sign-up, undone as one act, and updated by a second import', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${Date.now() % 250}.7` })
  await page.goto('/register')
  await signUpOnPage(page, `${randomUUID()}@exemple.fr`)
  await page.getByRole('link', { name: 'Importer mes fiches' }).click()
  await choose(page, 8)
  await button(page, 'Importer 2 fiches').click()
  await expect(page.getByRole('heading', { name: '2 fiches importées' })).toBeVisible()
  // The tart has the price of its file, the soup costs 1 € a portion and has none.
  await expect(page.getByText('1 fiche sans prix')).toBeVisible()
  await expect(page.getByRole('row', { name: /Soupe de potiron/ })).toContainText(/1,00\s€.*3,85\s€/)

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'L’import a été annulé' })).toBeVisible()
  await page.goto('/recipes')
  await expect(page.getByText('Écrivez votre première fiche technique')).toBeVisible()

  await page.getByRole('link', { name: 'Importer mes fiches' }).last().click()
  await choose(page, 8)
  await button(page, 'Importer 2 fiches').click()
  await button(page, 'Importer d’autres fichiers').click()
  await choose(page, 12)
  await page.getByText('Détails', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Produits de ces fiches' })).toContainText(
    '4 produits reconnus',
  )
  await page.getByText('1 prix change').click()
  await expect(page.getByText(/Beurre doux\s: 8,00\s€\s\/\skg → 12,00\s€\s\/\skg/u)).toBeVisible()
  await button(page, 'Importer les prix').click()
  await expect(page.getByRole('heading', { name: 'Aucune fiche n’a changé' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mes Recettes' }).click()
  await page.getByRole('button', { name: /^Actions pour .*Tarte aux pommes/ }).click()
  await page.getByRole('menuitem', { name: 'Lire' }).click()
  // 3 € of butter and 4 € of apples.
  await expect(page.getByText(/7,00\s€/).first()).toBeVisible()
})
