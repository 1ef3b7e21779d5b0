import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { addBlanquette, addProduct, addSheet } from './support/larder.ts'
import { expect, signedInTest as test } from './support/test.ts'

/** The value beside a label of the sheet. */
const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

async function openPreview(page: Page) {
  const sheet = await addBlanquette(page.request)
  await page.goto(`/recipes/${sheet.id}/preview`)
  await expect(page.getByRole('heading', { name: 'FICHE TECHNIQUE DE FABRICATION' })).toBeVisible()
  return sheet
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Mode édition' }).click()
  return {
    portions: page.getByRole('textbox', { name: 'Portions' }),
    price: page.getByRole('textbox', { name: 'Prix de vente HT' }),
    method: page.getByRole('textbox', { name: 'Méthode de fabrication' }),
    save: page.getByRole('button', { name: 'Enregistrer' }),
  }
}

test('the sheet shows all its parts', async ({ page }) => {
  await openPreview(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Blanquette de veau à l’ancienne')
  await expect(page.getByText(/^Plat · 8 portions · \d/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Informations générales',
    'Coûts et marges',
    'Ingrédients',
    'Méthode de fabrication',
  ])
  await expect(fact(page, 'Prix de vente HT')).toHaveText('25,50 €')
  await expect(fact(page, 'TVA')).toHaveText('10 %')
  await expect(fact(page, 'Prix TTC')).toHaveText('28,05 €')
  await expect(fact(page, 'Coût matière total')).toHaveText('43,78 € (coût incomplet)')
  await expect(fact(page, 'Coût par portion')).toHaveText('5,47 € (coût incomplet)')
  await expect(fact(page, 'Taux de marge')).toHaveText('78,5 % (coût incomplet)')
  await expect(fact(page, 'Méthode de perte')).toHaveText('Majoration')
  const lines = page.getByRole('row')
  await expect(lines).toHaveCount(12)
  await expect(lines.nth(2).getByRole('cell')).toHaveText([
    '400',
    'ml',
    'Crème liquide 35 %',
    'Lait',
    '4,10 € / L',
    '1,64 €',
  ])
  await expect(lines.nth(1).getByRole('cell').nth(2)).toHaveText('Épaule de veau désossée perte 8 %')
  await expect(lines.nth(1).getByRole('cell').nth(3)).toHaveText('Non renseigné')
  await expect(page.getByText('Coût total pour 8 portions : 43,78 €')).toBeVisible()
  await expect(page.getByText('Coût incomplet : 1 ligne sans coût n’est pas comptée.')).toBeVisible()
  await expect(page.getByText('Fiche générée avec Gramme')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
})

test('figures follow what is typed, and saving goes back to reading', async ({ page }) => {
  const { id } = await openPreview(page)
  const { portions, price, method, save } = await edit(page)
  await portions.fill('4')
  await expect(fact(page, 'Coût par portion')).toHaveText('10,95 € (coût incomplet)')
  await expect(page.getByText('Coût total pour 4 portions : 43,78 €')).toBeVisible()
  await price.fill('')
  await expect(fact(page, 'Taux de marge')).toHaveText('Non défini')
  await price.fill('30,25')
  await expect(fact(page, 'Prix TTC')).toHaveText('33,28 €')
  await method.fill('Cuire.\nDresser.')
  await save.click()
  await expect(page.getByText('Fiche technique enregistrée')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mode lecture' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Dresser.', { exact: true })).toBeVisible()
  const stored = await page.request.get(`/api/tech-sheets/${id}`)
  expect(await stored.json()).toMatchObject({
    portions: 4,
    sellingPriceHt: 30.25,
    method: 'Cuire.\nDresser.',
  })
  await page.reload()
  await expect(fact(page, 'Prix de vente HT')).toHaveText('30,25 €')
})

test('while the text of the method is edited the steps stand below it, and lead to where they are written', async ({
  page,
}) => {
  const { id } = await addSheet(page.request, { title: 'Pot-au-feu', steps: ['Blanchir.', 'Cuire 4 h.'] })
  await page.goto(`/recipes/${id}/preview`)
  const { method } = await edit(page)
  await expect(method).toHaveValue('')
  const steps = page.getByRole('list').filter({ hasText: 'Blanchir.' }).getByRole('listitem')
  await expect(steps).toHaveText(['Blanchir.', 'Cuire 4 h.'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Modifier les étapes' }).click()
  await expect(page).toHaveURL(`/recipes/${id}/edit`)
})

test('between a phone and a desk no word of a line stands over another', async ({ page }) => {
  const { id: product } = await addProduct(page.request, { name: 'Fraises gariguettes', priceHt: 4 })
  const ingredients = [{ userProductId: product, quantity: 2, unit: 'barquette' as const }]
  const { id } = await addSheet(page.request, { title: 'Fraises au sucre', ingredients })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/recipes/${id}/preview`)
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  await expect(cells.nth(1)).toHaveText('barquettes')
  // Each word ends before the next begins.
  const words = await cells.evaluateAll((list) =>
    list.map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      const { left, right } = text.getBoundingClientRect()
      return { left, right }
    }),
  )
  const gaps = words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? left))
  expect(Math.min(...gaps)).toBeGreaterThan(4)
  await expectNoSidewaysScroll(page)
})

test('a save that fails stays in edit mode with all that was typed', async ({ page, complaints }) => {
  complaints.expect(/500/)
  const { id } = await openPreview(page)
  const { portions, method, save } = await edit(page)
  await portions.fill('')
  await save.click()
  await expect(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await portions.fill('6')
  await method.fill('Dresser.')
  await page.route(`**/api/tech-sheets/${id}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'no' } }),
  )
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Erreur lors de la sauvegarde')
  await expect(portions).toHaveValue('6')
  await expect(method).toHaveValue('Dresser.')
  await page.unrouteAll()
  await save.click()
  await expect(page.getByText('Fiche technique enregistrée')).toBeVisible()
})

test('leaving edit mode asks before what was typed is lost', async ({ page }) => {
  await openPreview(page)
  const { portions } = await edit(page)
  await portions.fill('6')
  const read = page.getByRole('button', { name: 'Mode lecture' })
  await read.click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(portions).toHaveValue('6')
  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page).toHaveURL(/preview$/)
  await read.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(fact(page, 'Portions')).toHaveText('8')
})

for (const [choice, portionsKept] of [
  ['Garder ma saisie', 6],
  ['Reprendre la version enregistrée', 12],
] as const) {
  test(`of two windows the second is refused and offered both versions: ${choice}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/409/)
    const { id, version } = await openPreview(page)
    const { portions, save } = await edit(page)
    await portions.fill('6')
    const other = await page.request.patch(`/api/tech-sheets/${id}`, { data: { version, portions: 12 } })
    expect(other.ok()).toBe(true)
    await save.click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('Cette fiche a été modifiée entre-temps')
    await expect(refusal.getByRole('row', { name: 'Portions' }).getByRole('cell')).toHaveText(['6', '12'])
    await expectAccessible(page)
    await refusal.getByRole('button', { name: choice }).click()
    await expect(refusal).toHaveCount(0)
    await expect(fact(page, 'Portions')).toHaveText(String(portionsKept))
    await expect
      .poll(async () => (await page.request.get(`/api/tech-sheets/${id}`)).json())
      .toMatchObject({ portions: portionsKept })
  })
}

test('both modes are accessible in both themes, and fit a phone', async ({ page }) => {
  await openPreview(page)
  await expectAccessible(page)
  await edit(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
