import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { fact, keepQuantities, openEditing, portions, save, saved } from '#web/testing/sheet-preview.ts'

const kitchen = emptyKitchen()

const conflict = page.getByRole('alert')

/** Types 6 portions on a sheet of 8, of which another window makes 12. */
async function openConflict() {
  const opened = await openEditing(kitchen)
  opened.forgiveErrors(/VERSION_CONFLICT/)
  await portions.fill('6')
  await keepQuantities()
  kitchen.change({ id: opened.id, portions: 12 })
  await save.click()
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict).toMatchTextContent('Modifié entre-temps dans une autre fenêtre')
  expect(textsOf(conflict.getByRole('row', { name: 'Portions' }).getByRole('cell'))).toEqual(['6', '12'])
  return opened
}

test('of two windows the second is refused and offered both versions, and can keep what it typed', async () => {
  const { id } = await openConflict()
  await expectAccessible()
  await conflict.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.poll(() => fact('Portions')).toBe('6')
  await expect.poll(() => kitchen.sheet(id).portions).toBe(6)
})

test('the version of the other window can be taken, and what was typed put back', async () => {
  const { id } = await openConflict()
  await conflict.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.element(portions).toHaveValue('12')
  expect(kitchen.sheet(id).portions).toBe(12)
  await conflict.getByRole('button', { name: 'Remettre mes modifications' }).click()
  await expect.element(portions).toHaveValue('6')
  await save.click()
  await expect.poll(() => fact('Portions')).toBe('6')
})

test('what another window alone has changed is kept beside what was typed, and named', async () => {
  const { id, forgiveErrors } = await openEditing(kitchen)
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
  const { id, api, address, forgiveErrors } = await openEditing(kitchen)
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
