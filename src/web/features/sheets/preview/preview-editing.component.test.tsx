import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noNetwork } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const portions = page.getByRole('textbox', { name: 'Portions' })
const save = page.getByRole('button', { name: 'Enregistrer' })

const kitchen = emptyKitchen()
let id: string

beforeEach(() => {
  id = addBlanquette(kitchen).id
})

async function edit() {
  const shown = await renderPage(`/recipes/${id}/preview`, { api: kitchen.answers })
  await page.getByRole('button', { name: 'Mode édition' }).click()
  return shown
}

test('the printed sheet refuses 1,5 portions, and shows the problem of a price with letters', async () => {
  const { api } = await edit()
  await portions.fill('1,5')
  await expect.element(page.getByText('Un nombre entier de portions, de 1 à 100 000')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prix de vente HT' }).fill('abc')
  await expect.element(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  await save.click()
  await expect.element(portions).toHaveValue('1,5')
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
  expect(api.calls.sheets.change).toEqual([])
})

test('a save of the printed sheet whose answer was lost is no conflict with oneself', async () => {
  const { api } = await edit()
  const { change } = kitchen.answers.sheets
  await portions.fill('6')
  api.answer({
    sheets: {
      change: (sheet) => {
        change(sheet)
        return noNetwork()
      },
    },
  })
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  api.answer({ sheets: { change } })
  await save.click()
  await expect.element(page.getByText('Fiche technique enregistrée')).toBeVisible()
  await expect.element(page.getByText('Coût total pour 6 portion(s) : 43,78 €')).toBeVisible()
  expect(kitchen.sheet(id).version).toBe(2)
})
