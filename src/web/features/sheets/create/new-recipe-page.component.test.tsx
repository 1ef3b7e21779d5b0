import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { KeyedCreations } from '#web/testing/keyed-creations.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as RecipesNew } from '#web/routes/_workspace/recipes.new.tsx'
import { handText, readHandedText } from '#web/lib/storage/handed-text.ts'

const routes = { '/_workspace/recipes/$id/edit': RecipeEdit, '/_workspace/recipes/new': RecipesNew }

const kitchen = emptyKitchen()

const name = page.getByLabelText('Nom de la recette')
const portions = page.getByLabelText('Nombre de portions')
const price = page.getByLabelText('Prix de vente HT')
const submit = page.getByRole('button', { name: 'Créer la recette' })
const EDITOR = /^\/recipes\/[\da-f-]{36}\/edit$/

async function open() {
  const shown = await renderRoute(routes, '/recipes/new', { api: kitchen.answers })
  await expect.element(name).toHaveFocus()
  return shown
}

test('each rule of a new sheet is shown beside its field, and nothing is sent', async () => {
  const { api } = await open()
  await submit.click()
  await expect.element(page.getByText('Le nom de la recette est requis')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expectAccessible()
  await name.fill('ab')
  await portions.fill('')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Le nom de la recette doit contenir au moins 3 caractères'))
    .toBeVisible()
  await expect.element(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await name.fill('a'.repeat(101))
  await submit.click()
  await expect
    .element(page.getByText('Le nom de la recette est trop long (maximum 100 caractères)'))
    .toBeVisible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  expect(api.calls.sheets.create).toEqual([])
})

test('1,5 portions are not 15, 100001 not 100000: what is no number of portions is refused', async () => {
  const { api } = await open()
  const refusal = page.getByText('Un nombre entier de portions, de 1 à 100 000')
  await name.fill('Tarte Tatin')
  for (const typed of ['1,5', '100001', 'huit']) {
    await portions.fill('')
    await userEvent.type(portions, typed)
    await expect.element(refusal, { message: `'${typed}' is refused at once` }).toBeVisible()
    await expect.element(portions).toHaveValue(typed)
    await expect.element(portions).toHaveAttribute('aria-invalid', 'true')
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(portions, { message: 'and is not sent' }).toHaveFocus()
  await portions.fill('8')
  await expect.element(refusal).not.toBeInTheDocument()
  expect(api.calls.sheets.create).toEqual([])
})

test('portions of 0 or less are no portions, and -3 is not 3', async () => {
  const { api } = await open()
  await name.fill('Tarte Tatin')
  for (const typed of ['0', '-3', '00']) {
    await portions.fill('')
    await userEvent.type(portions, typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(portions, { message: `'${typed}' stays to be corrected` }).toHaveFocus()
    await expect.element(portions).toHaveValue(typed)
    await expect
      .element(page.getByText('Le nombre de portions doit être supérieur à 0'), { message: typed })
      .toBeVisible()
  }
  expect(api.calls.sheets.create).toEqual([])
})

test('a double click creates one sheet, which opens in the editor', async () => {
  const { api, address } = await open()
  await name.fill('Tarte Tatin')
  await expectAccessible()
  await submit.dblClick()
  await expect.poll(address).toMatch(EDITOR)
  expect(api.calls.sheets.create).toEqual([
    { title: 'Tarte Tatin', category: 'Plat', portions: 1, sellingPriceHt: null },
  ])
})

test('a title that is taken, whatever its case, is refused and stays to be changed', async () => {
  kitchen.addSheet({ title: 'Pâté en croûte' })
  const { address } = await open()
  await name.fill('PÂTÉ EN CROÛTE')
  await submit.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Une fiche technique avec ce nom existe déjà')
  await expect.element(name).toHaveValue('PÂTÉ EN CROÛTE')
  await name.fill('Pâ')
  await submit.click()
  await expect.element(page.getByText('doit contenir au moins 3 caractères')).toBeVisible()
  await expect
    .element(page.getByText('existe déjà'), { message: 'the next try removes the old refusal' })
    .not.toBeInTheDocument()
  await name.fill('Pâté en croûte, pistache')
  await submit.click()
  await expect.poll(address).toMatch(EDITOR)
})

test('without a connection what was typed stays, and the second attempt creates the sheet', async () => {
  const { api, address } = await open()
  await name.fill('Tarte Tatin')
  api.answer({ sheets: { create: noNetwork } })
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('connexion internet')
  await expect.element(name).toHaveValue('Tarte Tatin')
  api.answer(kitchen.answers)
  await submit.click()
  await expect.poll(address).toMatch(EDITOR)
})

test('leaving asks once a name or a price was typed, and only then', async () => {
  const { address, goTo } = await open()
  await portions.fill('4')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect.poll(address).toBe('/recipes')
  await goTo('/recipes/new')
  await price.fill('12')
  const link = page.getByRole('link', { name: 'Grammages recommandés par portion' })
  await link.click()
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ })
  await question.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(price).toHaveValue('12,00')
  await link.click()
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect.poll(address).toBe('/portions')
})

test('a recipe whose answer was lost makes no second one under another name: the first is corrected', async () => {
  const { api, address } = await open()
  const sheets = new KeyedCreations<TechSheet>()
  sheets.losing = true
  api.answer({
    sheets: {
      create: sheets.answer(
        () => api,
        (input) => kitchen.addSheet(input),
      ),
    },
  })
  await name.fill('Bisque')
  await submit.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  sheets.losing = false
  await name.fill('Bisque de homard')
  await submit.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Déjà enregistré une première fois' })
  await expect.element(alert).toHaveFocus()
  await expectAccessible()
  await alert.getByRole('button', { name: 'Corriger ce qui est enregistré' }).click()
  await expect.poll(address).toMatch(EDITOR)
  expect(kitchen.summaries.map(({ title }) => title)).toEqual(['Bisque de homard'])
})

test('a text that another window has handed over is open to be pasted once the sheet is made, and only once', async () => {
  const id = handText(SESSION.user.id, '200 g de farine') ?? ''
  const { address } = await renderRoute(routes, `/recipes/new?paste=${id}`, { api: kitchen.answers })
  await name.fill('Tarte Tatin')
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
  await expect.element(dialog.getByRole('textbox')).toHaveValue('200 g de farine')
  expect(address()).toMatch(/\/edit\?paste=/)
  expect(readHandedText(SESSION.user.id, id)).toBeNull()
})
