import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { layGamme } from './support/carte.ts'
import { pdfPages } from './support/pdf.ts'
import { post } from './support/post.ts'
import { addProduct, addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** All at 20 € without VAT: one costs 5 € and keeps 75 %, one 3 000 €, and one 2 € and a product without a price. */
async function layCarte({ request }: Page) {
  const laid = await layGamme(request, 'Plats', [
    { nom: 'Blanquette', prix: 22, cost: 5 },
    { nom: 'Turbot', prix: 22, cost: 3000 },
  ])
  const known = await addProduct(request, { name: 'Riz', priceHt: 2 })
  const unpriced = await addProduct(request, { name: 'Safran', priceHt: null })
  const line = { quantity: 1, unit: 'kg' as const }
  const { id: ficheId } = await addSheet(request, {
    title: 'Paella',
    sellingPriceHt: 20,
    ingredients: [
      { ...line, userProductId: known.id },
      { ...line, userProductId: unpriced.id },
    ],
  })
  await post(request, `/api/gammes/${laid.gammeId}/recipes`, { ficheId, prixTtcAffiche: 22 })
  return { ...laid, ficheId }
}

/** On paper as in the PDF: the certain margin and its totals, the doubtful one marked and counted in none. */
function expectToldOnPaper(pages: string[]): void {
  const text = pages.join(' ').replace(/\s/gu, '')
  expect(text).toContain('≈18,00€,90,0%')
  expect(text).toContain('Coûtglobal5,00€')
  expect(text).toContain('CAHT20,00€')
  expect(text).toContain('Margeglobale75,0%')
  expect(text).toContain('Totauxcalculéssur1platsur3')
  expect(text).toContain('?Coûtàvérifier,horsdestotaux1plat')
  expect(text).toContain('≈Coûtincomplet,margesurestimée1plat')
}

test('a dish whose cost lacks a line or is improbable is marked and counted in no total, on every page, on paper and in the PDF', async ({
  page,
}) => {
  const { carteId, gammeId, ficheId } = await layCarte(page)
  for (const address of ['/gammes', `/gammes/${gammeId}`, `/gammes/${gammeId}/view`, '/cartes']) {
    await page.goto(address)
    await expect(page.getByText('1 plat a un coût incomplet')).toBeVisible()
    await expect(page.getByText('Coût incomplet').first()).toBeVisible()
    await expect(page.getByText('1 coût à vérifier')).toBeVisible()
    await expect(page.getByText(/^Marge bonne.*90,0\s%/)).toHaveCount(0)
    await expect(page.getByText(/82,5\s%/)).toHaveCount(0)
  }

  await page.goto(`/cartes/${carteId}/print`)
  await page.getByRole('button', { name: 'Afficher les marges' }).click()
  const pages = page.getByRole('region', { name: 'Aperçu des pages' })
  await expect(pages.getByText(/≈ Coût incomplet/)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher les statistiques' }).click()
  await expect(pages.getByText('Totaux calculés sur')).toBeVisible()
  expectToldOnPaper(await pdfPages(await page.pdf({ preferCSSPageSize: true })))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  expectToldOnPaper(await pdfPages(await readFile(await (await download).path())))

  await page.goto('/recipes')
  await expect(page.getByRole('listitem').filter({ hasText: 'Paella' })).toContainText('Coût incomplet')
  await page.goto(`/recipes/${ficheId}`)
  await expect(page.getByText('hors 1 ligne sans coût').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Paella').first()).toBeVisible()
  const figures = page.getByRole('region', { name: 'Vos fiches en chiffres' })
  await expect(figures.getByText(/^Marge bonne/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '1 fiche a un coût incomplet' }).first()).toBeVisible()
})
