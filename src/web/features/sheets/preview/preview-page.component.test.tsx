import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as Print } from '#web/routes/_print/route.tsx'
import {
  fact,
  keepQuantities,
  openEditing,
  openPreview,
  portions,
  save,
  saved,
} from '#web/testing/sheet-preview.ts'

const routes = { '/_print/recipes/$id/preview': Route }

const kitchen = emptyKitchen()

const price = page.getByRole('textbox', { name: 'Prix de vente HT' })
const method = page.getByRole('textbox', { name: 'Méthode de fabrication' })

const box = (name: string) => page.getByRole('checkbox', { name })

test('the sheet shows all its parts', async () => {
  await openPreview(kitchen)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Blanquette de veau à l’ancienne')
  await expect.element(page.getByText(/^Plat · 8 portions · \d/)).toBeVisible()
  expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual([
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
  const headings = textsOf(page.getByRole('columnheader'))
  const line = (row: number) =>
    Object.fromEntries(
      Array.from(lines.nth(row).element().children, ({ textContent }, at) => [
        headings[at],
        textContent.replaceAll(/\s+/gu, ' ').trim(),
      ]),
    )
  expect(line(2)).toMatchObject({
    Quantité: '400',
    Unité: 'ml',
    Produit: 'Crème liquide 35 %',
    Allergènes: 'Lait',
    'Quantité brute': '400 ml',
    'Prix unitaire': '4,10 € / L',
    Total: '1,64 €',
  })
  expect(line(1)).toMatchObject({
    Produit: 'Épaule de veau désossée perte 8 %',
    Allergènes: 'Non renseigné',
  })
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
  const { goTo } = await renderRoute(routes, `/recipes/${id}/preview`, { api: kitchen.answers })
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
  await openEditing(kitchen)
  await portions.fill('4')
  await keepQuantities()
  await expect.poll(() => fact('Coût par portion')).toBe('10,95 € (coût incomplet)')
  await expect.element(page.getByText('Coût total pour 4 portion(s) : 43,78 €')).toBeVisible()
  await price.fill('')
  await expect.poll(() => fact('Taux de marge')).toBe('Non défini')
  await price.fill('30,25')
  await expect.poll(() => fact('Prix TTC')).toBe('33,28 €')
})

test('the text of the method is edited above the page that follows it, and its steps lead to the editor', async () => {
  const { id } = kitchen.addSheet({ title: 'Pot-au-feu', steps: ['Blanchir.', 'Cuire 4 h.'] })
  const { address } = await renderRoute(routes, `/recipes/${id}/preview`, { api: kitchen.answers })
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(method).toHaveValue('')
  await method.fill('Parer la viande.')
  const paper = page.getByRole('article')
  await expect.element(paper).toMatchTextContent(/Parer la viande\.\s*1\. Blanchir\.\s*2\. Cuire 4 h\./)
  await method.fill('')
  await expectAccessible()
  await page.getByRole('link', { name: 'Modifier les étapes' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/edit`)
})

test('a sign that no font has is named above the page', async () => {
  const { id } = kitchen.addSheet({ title: 'Soupe 🍲' })
  await renderRoute(routes, `/recipes/${id}/preview`, { api: kitchen.answers })
  await expect.element(page.getByText('🍲 dans « Soupe 🍲 »')).toBeVisible()
})

test('a save that fails stays in edit mode with all that was typed', async () => {
  const { api } = await openEditing(kitchen)
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
  const { address } = await openEditing(kitchen)
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

test('Ctrl+K searches from the technical sheet too', async () => {
  const { id } = addBlanquette(kitchen)
  await renderRoute({ '/_print': Print, ...routes }, `/recipes/${id}/preview`, {
    api: { ...kitchen.answers, search: { recent: () => ({ items: [] }) } },
  })
  await expect.element(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Palette de commandes' })).toBeVisible()
})

test('both modes are accessible in both themes, and fit a phone', async () => {
  await openPreview(kitchen)
  await expectAccessible()
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(portions).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
})
