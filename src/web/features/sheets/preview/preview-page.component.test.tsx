import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const kitchen = emptyKitchen()

const portions = page.getByRole('textbox', { name: 'Portions' })
const price = page.getByRole('textbox', { name: 'Prix de vente HT' })
const method = page.getByRole('textbox', { name: 'Méthode de fabrication' })
const save = page.getByRole('button', { name: 'Enregistrer' })
const saved = page.getByText('Fiche technique enregistrée')

const box = (name: string) => page.getByRole('checkbox', { name })

/** The value beside a label of the sheet. */
function fact(label: string): string | undefined {
  const term = page.getByRole('term').filter({ hasText: label }).query()
  return term?.nextElementSibling?.textContent.replaceAll(/\s+/gu, ' ')
}

async function openPreview() {
  const { id } = addBlanquette(kitchen)
  const shown = await renderPage(`/recipes/${id}/preview`, { api: kitchen.answers })
  await expect.element(page.getByRole('heading', { name: 'FICHE TECHNIQUE DE FABRICATION' })).toBeVisible()
  return { id, kitchen, ...shown }
}

async function openEditing() {
  const opened = await openPreview()
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(portions).toBeVisible()
  return opened
}

const keepQuantities = () => page.getByRole('button', { name: /^Garder les quantités/ }).click()

test('the sheet shows all its parts', async () => {
  await openPreview()
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Blanquette de veau à l’ancienne')
  await expect.element(page.getByText(/^Plat · 8 portions · \d/)).toBeVisible()
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual([
    'Informations générales',
    'Coûts et marges',
    'Ingrédients',
    'Méthode de fabrication',
  ])
  expect(fact('Prix de vente HT')).toBe('25,50 €')
  expect(fact('TVA')).toBe('10 %')
  expect(fact('Prix TTC')).toBe('28,05 €')
  expect(fact('Coût matière total')).toBe('43,78 € (coût incomplet)')
  expect(fact('Coût par portion')).toBe('5,47 € (coût incomplet)')
  expect(fact('Taux de marge')).toBe('78,5 % (coût incomplet)')
  expect(fact('Méthode de perte')).toBe('Majoration')
  const lines = page.getByRole('row')
  await expect.element(lines).toHaveLength(12)
  expect(textsOf(lines.nth(2).getByRole('cell'))).toEqual([
    '400',
    'ml',
    'Crème liquide 35 %',
    'Lait',
    '400 ml',
    '4,10 € / L',
    '1,64 €',
  ])
  expect(textsOf(lines.nth(1).getByRole('cell')).slice(2, 4)).toEqual([
    'Épaule de veau désossée perte 8 %',
    'Non renseigné',
  ])
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Riz basmati' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/products\/[\da-f-]{36}\/edit$/))
  await expect.element(page.getByText('Coût incomplet : 1 ligne sans coût n’est pas comptée.')).toBeVisible()
  await expect.element(page.getByText('Fiche générée avec Gramme')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('a part that is not to be printed is left out of the sheet, in this browser, until it is chosen again', async () => {
  const kept = {
    cookMinutes: 90,
    equipment: ['Faitout'],
    storage: '3 jours à 3 °C',
    notes: 'Meilleure demain.',
  }
  const { id } = kitchen.addSheet({ title: 'Pot-au-feu', ...kept })
  const { goTo } = await renderPage(`/recipes/${id}/preview`, { api: kitchen.answers })
  const paper = page.getByRole('article')
  await expect.element(paper).toMatchTextContent(/Matériel\s*Faitout/)
  await expect.element(paper).toMatchTextContent(/Conservation\s*3 jours à 3 °C/)
  await expect.element(paper).toMatchTextContent(/Temps\s*cuisson 1 h 30 min/)
  await expect.element(box('photo')).toBeDisabled()
  await box('conservation').click()
  await expect.element(paper).not.toMatchTextContent('Conservation')
  await expect.element(paper).toMatchTextContent('Faitout')
  await box('notes').click()
  await expect.element(paper).not.toMatchTextContent('Meilleure demain.')
  await expectAccessible()
  await goTo('/recipes')
  await goTo(`/recipes/${id}/preview`)
  await expect.element(box('conservation')).not.toBeChecked()
  await expect.element(paper).not.toMatchTextContent(/Conservation|Meilleure demain/)
  await box('conservation').click()
  await expect.element(paper).toMatchTextContent('Conservation')
})

test('figures follow what is typed', async () => {
  await openEditing()
  await portions.fill('4')
  await keepQuantities()
  await expect.poll(() => fact('Coût par portion')).toBe('10,95 € (coût incomplet)')
  await expect.element(page.getByText('Coût total pour 4 portion(s) : 43,78 €')).toBeVisible()
  await price.fill('')
  await expect.poll(() => fact('Taux de marge')).toBe('Non défini')
  await price.fill('30,25')
  await expect.poll(() => fact('Prix TTC')).toBe('33,28 €')
})

test('while the text of the method is edited the steps are listed below it, and lead to the editor', async () => {
  const { id } = kitchen.addSheet({ title: 'Pot-au-feu', steps: ['Blanchir.', 'Cuire 4 h.'] })
  const { address } = await renderPage(`/recipes/${id}/preview`, { api: kitchen.answers })
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(method).toHaveValue('')
  const steps = page.getByRole('list').filter({ hasText: 'Blanchir.' }).getByRole('listitem')
  expect(textsOf(steps)).toEqual(['Blanchir.', 'Cuire 4 h.'])
  await expectAccessible()
  await page.getByRole('link', { name: 'Modifier les étapes' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/edit`)
})

test('between a phone and a desktop no word of a line covers another', async () => {
  const { id: product } = kitchen.addProduct({ name: 'Fraises gariguettes', priceHt: 4 })
  const ingredients = [{ userProductId: product, quantity: 2, unit: 'barquette' as const }]
  const { id } = kitchen.addSheet({ title: 'Fraises au sucre', ingredients })
  await page.viewport(768, 1024)
  await renderPage(`/recipes/${id}/preview`, { api: kitchen.answers })
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  await expect.element(cells.nth(1)).toHaveTextContent('barquettes')
  // Each word ends before the next begins.
  const words = cells.elements().map((cell) => {
    const text = document.createRange()
    text.selectNodeContents(cell)
    return text.getBoundingClientRect()
  })
  const gaps = words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? left))
  expect(Math.min(...gaps)).toBeGreaterThan(4)
  await expectNoSidewaysScroll()
})

test('a save that fails stays in edit mode with all that was typed', async () => {
  const { kitchen, api } = await openEditing()
  await portions.fill('')
  await save.click()
  await expect.element(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await portions.fill('6')
  await keepQuantities()
  await method.fill('Dresser.')
  api.answer({ sheets: { change: () => refusal('INTERNAL') } })
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erreur lors de la sauvegarde')
  await expect.element(portions).toHaveValue('6')
  await expect.element(method).toHaveValue('Dresser.')
  api.answer(kitchen.answers)
  await save.click()
  await expect.element(saved).toBeVisible()
})

test('leaving edit mode asks before what was typed is lost', async () => {
  const { address } = await openEditing()
  await portions.fill('6')
  const read = page.getByRole('button', { name: 'Mode lecture' })
  await read.click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(portions).toHaveValue('6')
  await page.getByRole('link', { name: 'Modifier la recette' }).click()
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toMatch(/preview$/)
  await read.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect.poll(() => fact('Portions')).toBe('8')
})

const conflict = page.getByRole('alert')

/** Types 6 portions on a sheet of 8, of which another window makes 12. */
async function openConflict() {
  const opened = await openEditing()
  opened.forgiveErrors(/VERSION_CONFLICT/)
  await portions.fill('6')
  await keepQuantities()
  opened.kitchen.change({ id: opened.id, portions: 12 })
  await save.click()
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict).toMatchTextContent('Modifié entre-temps dans une autre fenêtre')
  expect(textsOf(conflict.getByRole('row', { name: 'Portions' }).getByRole('cell'))).toEqual(['6', '12'])
  return opened
}

test('of two windows the second is refused and offered both versions, and can keep what it typed', async () => {
  const { id, kitchen } = await openConflict()
  await expectAccessible()
  await conflict.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.poll(() => fact('Portions')).toBe('6')
  await expect.poll(() => kitchen.sheet(id).portions).toBe(6)
})

test('the version of the other window can be taken, and what was typed put back', async () => {
  const { id, kitchen } = await openConflict()
  await conflict.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(portions).toHaveValue('12')
  expect(kitchen.sheet(id).portions).toBe(12)
  await conflict.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(portions).toHaveValue('6')
  await save.click()
  await expect.poll(() => fact('Portions')).toBe('6')
})

test('what another window alone has changed is kept beside what was typed, and named', async () => {
  const { id, kitchen, forgiveErrors } = await openEditing()
  forgiveErrors(/VERSION_CONFLICT/)
  await portions.fill('6')
  await keepQuantities()
  kitchen.change({ id, sellingPriceHt: 27 })
  await save.click()
  await expect
    .element(page.getByText(/Modifié dans une autre fenêtre, et gardé\s: Prix de vente HT/))
    .toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 6, sellingPriceHt: 27 })
})

test('a sheet that another window has deleted keeps what was typed, and is made again from it', async () => {
  const { id, api, address, kitchen, forgiveErrors } = await openEditing()
  forgiveErrors(/NOT_FOUND/)
  await portions.fill('6')
  await keepQuantities()
  kitchen.answers.sheets.remove({ id })
  api.answer({ sheets: { change: () => refusal('NOT_FOUND') } })
  await save.click()
  await expect.element(conflict).toHaveFocus()
  await expect
    .element(conflict)
    .toHaveTextContent('Cette fiche a été supprimée entre-temps. Ce que vous avez saisi est toujours là.')
  await expectAccessible()
  await page.getByRole('button', { name: 'La créer à nouveau' }).click()
  await expect.element(saved).toBeVisible()
  await expect.poll(() => fact('Portions')).toBe('6')
  expect(api.calls.sheets.create).toMatchObject([
    { title: 'Blanquette de veau à l’ancienne', portions: 6, sellingPriceHt: 25.5 },
  ])
  expect(api.calls.sheets.create[0]?.ingredients).toHaveLength(11)
  expect(address()).not.toContain(id)
})

test('both modes are accessible in both themes, and fit a phone', async () => {
  await openPreview()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(portions).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
})
