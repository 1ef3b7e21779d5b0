import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TechSheet } from '#contract/sheets.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  banner,
  costTotal,
  openEditor,
  quantityOf,
  saveByKey,
  savedNotice,
} from '#web/testing/sheet-editor.ts'

const rice = quantityOf('Riz basmati')
const butter = quantityOf('Beurre doux 82 %')
const price = page.getByLabelText('Prix de vente HT')
const saveButton = page.getByRole('button', { name: 'Enregistrer', exact: true })
const failed = page.getByText('Échec de l’enregistrement')
const riceIn = ({ ingredients }: TechSheet) => ingredients[8]?.quantity

const kitchen = emptyKitchen()
let id: string

beforeEach(() => {
  id = addBlanquette(kitchen).id
})

afterEach(() => {
  vi.useRealTimers()
})

test('a saved sheet leads back to the list after two seconds, Ctrl+S stays', async () => {
  const { address } = await openEditor(kitchen, { id })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await rice.fill('500')
  await expect.element(page.getByText('Modifications non enregistrées')).toBeVisible()
  await saveByKey()
  await expect.element(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(2500)
  expect(address()).toBe(`/recipes/${id}/edit`)

  await rice.fill('505')
  await saveButton.click()
  await expect.poll(() => riceIn(kitchen.sheet(id))).toBe(505)
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await rice.fill('510')
  await vi.advanceTimersByTimeAsync(2500)
  expect(address(), 'whoever types on stays').toBe(`/recipes/${id}/edit`)

  await saveButton.click()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  document.body.click()
  await vi.advanceTimersByTimeAsync(2500)
  expect(address(), 'whoever clicks anywhere stays').toBe(`/recipes/${id}/edit`)

  await rice.fill('511')
  await saveButton.click()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  expect(address()).toBe(`/recipes/${id}/edit`)
  await vi.advanceTimersByTimeAsync(2500)
  await expect.poll(address).toBe('/recipes')
  expect(riceIn(kitchen.sheet(id))).toBe(511)
})

test('a save that does not reach the server keeps what was typed, and says so', async () => {
  const { api, address } = await openEditor(kitchen, { id })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await rice.fill('500')
  api.answer({ sheets: { change: noNetwork } })
  await saveByKey()
  await expect.element(failed).toBeVisible()
  await expect
    .element(banner)
    .toMatchTextContent(/Le serveur ne répond pas.*Rien de ce que vous avez saisi n’est perdu/)
  await expect.element(rice).toHaveValue('500')
  api.answer({ sheets: { change: kitchen.answers.sheets.change } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(savedNotice).toBeVisible()
  expect(riceIn(kitchen.sheet(id))).toBe(500)
  await vi.advanceTimersByTimeAsync(2500)
  await expect.poll(address).toBe('/recipes')
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { api } = await openEditor(kitchen, { id })
  const { change } = kitchen.answers.sheets
  const stored = { sheets: { change } }
  const answerLost = {
    sheets: {
      change: (sheet: Parameters<typeof change>[0]) => {
        change(sheet)
        return noNetwork()
      },
    },
  }
  await rice.fill('500')
  api.answer(answerLost)
  await saveByKey()
  await expect.element(failed).toBeVisible()
  expect(kitchen.sheet(id).version).toBe(2)
  api.answer(stored)
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  expect(kitchen.sheet(id).version).toBe(2)

  // The answer is lost a second time, then another field is typed: this window made both changes.
  api.answer(answerLost)
  await rice.fill('600')
  await saveByKey()
  await expect.element(failed).toBeVisible()
  api.answer(stored)
  await rice.fill('700')
  await saveByKey()
  await expect.element(page.getByText('Modifications non enregistrées')).not.toBeInTheDocument()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => riceIn(kitchen.sheet(id))).toBe(700)
})

test('a sheet that was saved elsewhere meanwhile is compared line by line, and either version can be taken', async () => {
  await openEditor(kitchen, { id })
  const saveElsewhere = (quantity: number) => {
    const { ingredients } = kitchen.sheet(id)
    const lines = ingredients.map((line, place) => (place === 8 ? { ...line, quantity } : line))
    kitchen.change({ id, ingredients: lines })
  }
  saveElsewhere(500)
  await butter.fill('150')
  await price.fill('27')
  await saveByKey()
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps dans une autre fenêtre' })
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect.element(row('Riz basmati')).toMatchTextContent(/480 g.*500 g/)
  await expect.element(row('Beurre doux')).toMatchTextContent(/150 g.*90 g/)
  await expect.element(row('Prix de vente HT')).toMatchTextContent(/27,00.*25,50/)
  await expect.element(row('Coût total')).toMatchTextContent(/44,37.*43,86/)
  await expect.element(dialog.getByText('9 lignes identiques')).toBeVisible()
  expect(kitchen.sheet(id).version).toBe(2)

  await dialog.getByRole('button', { name: 'Continuer à modifier' }).last().click()
  await expect.element(butter).toHaveValue('150')
  await saveByKey()
  await dialog.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(savedNotice).toBeVisible()
  await expect.poll(() => kitchen.sheet(id)).toMatchObject({ version: 3, sellingPriceHt: 27 })
  expect(riceIn(kitchen.sheet(id))).toBe(480)

  saveElsewhere(700)
  await butter.fill('160')
  await saveByKey()
  await dialog.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(rice).toHaveValue('700')
  await expect.element(butter).toHaveValue('150')
  expect(kitchen.sheet(id).version).toBe(4)
})

test('a sheet that another window has deleted keeps what was typed, and is created again from it', async () => {
  const { api, address, forgiveErrors } = await openEditor(kitchen, { id })
  forgiveErrors(/NOT_FOUND/)
  await rice.fill('500')
  kitchen.answers.sheets.remove({ id })
  api.answer({ sheets: { change: () => refusal('NOT_FOUND') } })
  await saveByKey()
  await expect.element(banner).toHaveFocus()
  await expect.element(banner).toMatchTextContent(/supprimée entre-temps/)
  await expect.element(rice).toHaveValue('500')
  await page.getByRole('button', { name: 'La créer à nouveau' }).click()
  await expect.element(savedNotice).toBeVisible()
  await expect.poll(address).not.toBe(`/recipes/${id}/edit`)
  const created = kitchen.sheet(address().split('/')[2] ?? '')
  expect(riceIn(created)).toBe(500)
  expect(created).toMatchObject({ title: 'Blanquette de veau à l’ancienne', version: 1 })
  await expect.element(rice).toHaveValue('500')
  await expect.element(page.getByRole('button', { name: 'La créer à nouveau' })).not.toBeInTheDocument()
})

test('a sheet is published with its price, and withdrawn', async () => {
  const { api } = await openEditor(kitchen, { id })
  api.answer({
    sheets: {
      publish: () => ({ id, nomRecette: 'Blanquette', prixTtc: 30 }),
      unpublish: () => ({ id }),
    },
  })
  await price.fill('')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect.element(banner).toMatchTextContent('Donnez d’abord un prix de vente')
  await expect.element(price).toHaveFocus()

  await page.getByLabelText('Prix TTC').fill('30')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect.element(page.getByText('Recette publiée avec succès !')).toBeVisible()
  await expect.element(page.getByText('Publiée', { exact: true })).toBeVisible()
  expect(kitchen.sheet(id).sellingPriceHt, 'what is typed is saved first').toBe(27.272727)
  expect(api.calls.sheets.publish).toEqual([{ id }])

  await page.getByRole('button', { name: 'Dépublier' }).click()
  await expect.element(page.getByText('La recette n’est plus publiée')).toBeVisible()
  expect(api.calls.sheets.unpublish).toEqual([{ id }])
  await expect.element(costTotal).toHaveTextContent('43,78 €')
})
