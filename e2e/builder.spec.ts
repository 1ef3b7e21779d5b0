import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TechSheetSummary } from '../src/contract/sheets.ts'
import { addProduct } from './support/sheets.ts'
import { pdfPages } from './support/pdf.ts'
import { quantityOf, storedSheet, waitUntilSaved } from './support/sheet-editor.ts'
import { expect, signedInTest as test } from './support/test.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Nom de la recette' })
const step = (page: Page, place: number) => page.getByRole('textbox', { name: `Étape ${place}`, exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

async function storedTitles(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/tech-sheets?sort=title')
  return ((await answer.json()) as { items: TechSheetSummary[] }).items.map(({ title }) => title)
}

async function writeBisque(page: Page) {
  await name(page).fill('Bisque de homard')
  await page.getByLabel('Catégorie').selectOption('Menu')
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill('homard')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Homard bleu')).toBeFocused()
  await page.keyboard.type('500')
  await page.getByLabel('Unité, Homard bleu').selectOption('g')
}

test('a sheet is written on one page, by keyboard, and stored once', async ({ page }) => {
  await addProduct(page.request, { name: 'Homard bleu', priceHt: 42 })
  await page.goto('/recipes/new')
  await page.getByRole('link', { name: 'Tout sur une page' }).click()
  await expect(name(page)).toBeFocused()

  await writeBisque(page)
  await page.getByLabel('Prix de vente HT').fill('60')
  await expect(page.getByRole('complementary').getByText(/21,00/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Matériel' }).fill('Chinois étamine\nRusse de 24 cm')
  await step(page, 1).fill('Concasser les carcasses.')
  await page.keyboard.press('Enter')
  await expect(step(page, 2)).toBeFocused()
  await page.keyboard.type('Flamber.')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(step(page, 1)).toHaveValue('Flamber.')
  await page.getByRole('textbox', { name: 'Conservation' }).fill('2 jours à 3 °C')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Se congèle.')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('fiche-bisque-de-homard.pdf')
  expect((await pdfPages(await readFile(await download.path()))).join(' ')).toContain('1. Flamber.')
  expect(await storedTitles(page), 'a PDF stores nothing').toEqual([])

  await saveButton(page).dblclick()
  await waitUntilSaved(page)
  await expect(page).toHaveURL(/\/recipes\/builder\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  expect(await storedTitles(page)).toEqual(['Bisque de homard'])
  expect(await storedSheet(page, id)).toMatchObject({
    category: 'Menu',
    sellingPriceHt: 60,
    coutMatiere: 21,
    equipment: ['Chinois étamine', 'Russe de 24 cm'],
    steps: ['Flamber.', 'Concasser les carcasses.'],
    storage: '2 jours à 3 °C',
    notes: 'Se congèle.',
  })

  await name(page).fill('Bisque')
  await page.getByRole('button', { name: 'Dupliquer' }).click()
  await page.getByRole('button', { name: 'Enregistrer et dupliquer' }).click()
  await expect(name(page)).not.toHaveValue('Bisque')
  expect(await storedTitles(page)).toHaveLength(2)
  await page.goBack()
  await expect(name(page)).toHaveValue('Bisque')
})

test('a draft survives the tab and meets another window, and is gone with the account', async ({ page }) => {
  await addProduct(page.request, { name: 'Homard bleu', priceHt: 42 })
  await page.goto('/recipes/builder')
  await writeBisque(page)
  await expect(page.getByText(/^Brouillon gardé dans ce navigateur/)).toBeVisible()
  // Left at once: what was typed last is kept all the same.
  await step(page, 1).fill('Flamber.')
  await page.reload()
  await expect(page.getByText(/^Brouillon du .* repris/)).toBeVisible()
  await expect(name(page)).toHaveValue('Bisque de homard')
  await expect(quantityOf(page, 'Homard bleu')).toHaveValue('500')
  await expect(step(page, 1)).toHaveValue('Flamber.')

  const second = await page.context().newPage()
  await second.goto('/recipes/builder')
  await name(second).fill('Bisque de langoustines')
  await expect(page.getByText(/^Une autre fenêtre garde déjà/)).toBeVisible()
  await expect(name(page)).toHaveValue('Bisque de homard')
  await page.getByRole('button', { name: 'Garder plutôt celui-ci' }).click()
  await expect(second.getByText(/^Une autre fenêtre garde déjà/)).toBeVisible()
  await second.close({ runBeforeUnload: false })

  await page.getByRole('button', { name: 'Déconnexion' }).first().click()
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  expect(left).toEqual([])
})
