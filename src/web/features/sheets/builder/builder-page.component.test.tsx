import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { KeyedCreations } from '#web/testing/keyed-creations.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { Route as Recipes } from '#web/routes/_workspace/recipes.index.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as RecipesBuilder } from '#web/routes/_workspace/recipes.builder.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'
import { banner, productSearch, quantityOf, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

const routes = {
  '/_workspace/recipes/': Recipes,
  '/_workspace/recipes/$id/': Recipe,
  '/_workspace/recipes/$id/edit': RecipeEdit,
  '/_workspace/recipes/builder': RecipesBuilder,
}

const kitchen = emptyKitchen()

const name = page.getByRole('textbox', { name: 'Nom de la recette' })
const step = (place: number) => page.getByRole('textbox', { name: `Étape ${place}`, exact: true })
const undo = page.getByLabelText('Notifications').getByRole('button', { name: 'Annuler' })
const saveButton = page.getByRole('button', { name: 'Enregistrer', exact: true })

async function openBuilder() {
  kitchen.addProduct({ name: 'Homard bleu', priceHt: 42, allergens: ['Crustacés'] })
  const shown = await renderRoute(routes, '/recipes/builder', { api: kitchen.answers })
  await expect.element(name).toBeVisible()
  return shown
}

async function addLobster(quantity: string) {
  await productSearch.fill('homard')
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Homard bleu')).toHaveFocus()
  await userEvent.keyboard(quantity)
}

test('steps are written and moved by keyboard, and a deleted one comes back', async () => {
  await openBuilder()
  await expect.element(name).toHaveFocus()
  await expectAccessible()
  await name.fill('Bisque')
  await addLobster('1')
  await step(1).fill('Concasser les carcasses.')
  await userEvent.keyboard('{Enter}')
  await expect.element(step(2)).toHaveFocus()
  await userEvent.keyboard('Flamber.')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(step(1)).toHaveValue('Flamber.')
  await page.getByRole('button', { name: 'Supprimer l’étape 1' }).click()
  await expect.element(step(1)).toHaveValue('Concasser les carcasses.')
  await undo.click()
  await expect.element(step(1)).toHaveValue('Flamber.')
  await expect
    .element(page.getByRole('region', { name: 'Allergènes' }))
    .toMatchTextContent('Crustacés : Homard bleu')
  await expectAccessible()
})

test('a draft is taken up again; a taken name loses nothing of it, nor does a draft that is dropped by mistake', async () => {
  const { goTo } = await openBuilder()
  kitchen.addSheet({ title: 'Bisque de homard' })
  await name.fill('Bisque de homard')
  await addLobster('500')
  await page.getByLabelText('Unité, Homard bleu').selectOptions('g')
  await expect.element(page.getByText(/^Brouillon gardé dans ce navigateur/)).toBeVisible()
  // Left at once: what was typed last is kept all the same.
  await step(1).fill('Flamber.')
  await goTo('/recipes')
  await expect.element(page.getByRole('heading', { name: 'Mes Recettes' })).toBeVisible()
  await goTo('/recipes/builder')
  await expect.element(page.getByText(/^Brouillon du .* repris/)).toBeVisible()
  await expect.element(name).toHaveValue('Bisque de homard')
  await expect.element(quantityOf('Homard bleu')).toHaveValue('500')
  await expect.element(step(1)).toHaveValue('Flamber.')
  await expectAccessible()

  await saveByKey()
  await expect
    .element(banner.filter({ hasText: 'Une fiche technique avec ce nom existe déjà' }))
    .toBeVisible()
  await expect.element(name).toHaveFocus()
  await page.getByRole('button', { name: 'Repartir de zéro' }).click()
  await expect.element(name).toHaveValue('')
  await undo.click()
  await expect.element(step(1)).toHaveValue('Flamber.')
})

test('a draft of a sheet that was saved elsewhere meets both versions', async () => {
  const { id } = addBlanquette(kitchen)
  const { address, goTo } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Tout sur une page' }).click()
  const rice = quantityOf('Riz basmati')
  await rice.fill('500')
  await expect.element(page.getByText(/^Brouillon gardé/)).toBeVisible()
  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  await expect.poll(address).toBe('/recipes')
  kitchen.change({ id, portions: 12 })

  await goTo(`/recipes/builder?id=${id}`)
  await expect.element(page.getByText(/^Brouillon du .* repris/)).toBeVisible()
  await expect.element(rice).toHaveValue('500')
  await saveByKey()
  await page.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id).ingredients[8]?.quantity).toBe(500)
  await goTo('/recipes')
  await goTo(`/recipes/builder?id=${id}`)
  await expect.element(rice).toHaveValue('500')
  await expect.element(page.getByText(/^Brouillon du/)).not.toBeInTheDocument()
})

test('a browser that stores nothing is reported on a phone before anything is lost', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => setItem.mockRestore())
  await page.viewport(390, 844)
  await openBuilder()
  await name.fill('Bisque')
  await expect.element(page.getByText(/^Ce navigateur ne garde pas de brouillon/)).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(name).toHaveValue('Bisque')
})

test.each([
  ['with the same content is found', 'Bisque'],
  ['under another name is that sheet', 'Bisque de homard'],
])('a sheet whose answer was lost and that is saved again %s', async (_, title) => {
  const { api, address } = await openBuilder()
  await name.fill('Bisque')
  await addLobster('1')
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
  await saveButton.click()
  await expect.element(page.getByText('Rien de ce que vous avez saisi n’est perdu.')).toBeVisible()
  sheets.losing = false
  await name.fill(title)
  await saveButton.click()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.summaries.map((summary) => summary.title)).toEqual([title])
  expect(address()).toMatch(/\/recipes\/builder\?id=/)
})
