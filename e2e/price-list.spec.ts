import type { Page } from '@playwright/test'
import { addCatalogue, importRows } from './support/catalogue.ts'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** As an older Excel writes it: semicolons, titles above the header, no UTF-8. */
function oldExcel(rows: readonly string[]): Buffer {
  return Buffer.from(rows.join('\r\n'), 'latin1')
}

const HEADER = 'Code;Désignation;Marque;Rayon;Conditionnement;Unité;Prix HT;Prix au kg'
const NOVEMBER = [
  'Laiterie inventée;;;;;;;',
  '',
  HEADER,
  '00412;Beurre doux;Les Prés;Crémerie;Plaque de 10 kg;plaque;98,00;9,80',
  '00413;Crème épaisse;Les Prés;Crémerie;Seau de 5 kg env.;seau;20,00;4,40',
  '00414;Faisselle;Les Prés;Crémerie;Seau;seau;sur demande;',
  '00415;Fromage blanc;Les Prés;Crémerie;Pot de 1 kg;pot;3,20;3,20',
  '00415;Fromage blanc;Les Prés;Crémerie;Pot de 1 kg;pot;3,40;3,40',
]

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a file corrects the cost of a sheet within a few clicks, and is undone', async ({ page }) => {
  const { id, rows } = await addCatalogue(page.request, 'Laiterie inventée', [
    { name: 'Beurre doux', brand: 'Les Prés', code: '00412', priceHt: 8 },
    { name: 'Emmental', priceHt: 9 },
  ])
  await importRows(page.request, id, rows.slice(0, 1))
  const products = (await (await page.request.get('/api/user-products')).json()) as {
    items: { id: string }[]
  }
  const sheet = await addSheet(page.request, {
    title: 'Beurre maître d’hôtel',
    ingredients: [
      { userProductId: products.items[0]?.id ?? null, quantity: 500, unit: 'g', wastagePercent: 0 },
    ],
  })
  const cost = async () => {
    const answer = await page.request.get(`/api/tech-sheets/${sheet.id}`)
    return ((await answer.json()) as { coutMatiere: number }).coutMatiere
  }
  expect(await cost()).toBe(4)

  await page.goto(`/suppliers/${id}/price-list`)
  await expect(button(page, 'Choisir un fichier').first()).toBeVisible()
  await choose(page, 'tarif novembre.csv', oldExcel(NOVEMBER))
  await expect(page.getByText('4 produits lus · 1 produit à vérifier · 1 ligne écartée')).toBeVisible()
  await expect(row(page, 'Crème épaisse')).toContainText(/4,40\s€ \/ kg/)
  const doubt = row(page, 'Crème épaisse').getByRole('button', { name: /Poids approximatif/ })
  await doubt.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await button(page, 'Voir la ligne écartée').click()
  await expect(page.getByRole('dialog')).toContainText('Prix sur demande')
  await page.keyboard.press('Escape')

  await button(page, 'Comparer avec le catalogue').first().click()
  await expect(button(page, /Plus chers 1/)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, 'Beurre doux')).toContainText('+22,5')
  await expect(page.getByText('Seront repris : 1 nouveau produit, 1 hausse, aucune baisse')).toBeVisible()
  await page.getByText('1 ligne cochée est à vérifier.').getByRole('button', { name: 'La voir' }).click()
  await expect(button(page, /À vérifier 1/)).toHaveAttribute('aria-pressed', 'true')
  await row(page, 'Crème épaisse')
    .getByRole('button', { name: /Poids approximatif/ })
    .hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await button(page, /Doublons 1/).click()
  await page.getByLabel('Que faire de Fromage blanc ?').selectOption({ index: 2 })
  await button(page, /Disparus 1/).click()
  await expect(page.getByRole('checkbox', { name: 'Retirer Emmental du catalogue' })).not.toBeChecked()
  await expect(page.getByLabel('Mettre à jour aussi le prix de mon produit importé')).toBeChecked()
  await button(page, 'Valider').dblclick()
  await expect(page.getByRole('heading', { name: '« tarif novembre.csv » est au catalogue' })).toBeVisible()
  await expect(page.getByText('1 prix repris, 1 fiche recalculée.')).toBeVisible()
  expect(await cost()).toBe(4.9)

  await button(page, 'Annuler cet import').click()
  // The second click of a slow hand falls on the question while it fades.
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Annuler ce tarif' })
  await undo.click({ clickCount: 2, delay: 60 })
  await expect(page.getByRole('heading', { name: /Import annulé/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await cost()).toBe(4)
})
