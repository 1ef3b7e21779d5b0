import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { productSearch, quantityOf, savedNotice } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

const name = page.getByRole('textbox', { name: 'Nom de la recette' })
const saveButton = page.getByRole('button', { name: 'Enregistrer', exact: true })

async function openBuilder() {
  kitchen.addProduct({ name: 'Homard bleu', priceHt: 42, allergens: ['Crustacés'] })
  const shown = await renderPage('/recipes/builder', { api: kitchen.answers })
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

test('a browser that stores nothing is reported on a phone before anything is lost', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => setItem.mockRestore())
  await page.viewport(390, 844)
  await openBuilder()
  await name.fill('Bisque')
  await expect.element(page.getByText(/^Ce navigateur ne garde pas de brouillon/)).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('link', { name: 'Mes Recettes' }).first().click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect.element(name).toHaveValue('Bisque')
})

test('a sheet whose answer was lost is found by the second attempt instead of a taken name', async () => {
  const { api, address } = await openBuilder()
  await name.fill('Bisque')
  await addLobster('1')
  api.answer({
    sheets: {
      create: (input) => {
        kitchen.addSheet(input)
        return noNetwork()
      },
    },
  })
  await saveButton.click()
  await expect.element(page.getByText('Rien de ce que vous avez saisi n’est perdu.')).toBeVisible()
  api.answer(kitchen.answers)
  await saveButton.click()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.summaries.map(({ title }) => title)).toEqual(['Bisque'])
  expect(address()).toMatch(/\/recipes\/builder\?id=/)
})
