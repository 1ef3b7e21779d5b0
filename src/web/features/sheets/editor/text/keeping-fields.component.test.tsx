import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()
const field = page.getByLabelText('Se garde au frais', { exact: true })
const unit = page.getByLabelText('Unité de la durée : Se garde au frais')

async function openSheet(keepsHours: number | null) {
  const { id } = kitchen.addProduct({ name: 'Sel fin' })
  const ingredients = [{ userProductId: id, quantity: 1, unit: 'kg' as const }]
  const sheet = kitchen.addSheet({ title: 'Saumure', ingredients, keepsHours })
  await openEditor(kitchen, sheet)
  await page.getByText('Détails', { exact: true }).click()
  return sheet.id
}

test('how long it keeps is typed in days, none is proposed, and a part of a day is refused', async () => {
  const id = await openSheet(null)
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByText('Selon votre plan de maîtrise sanitaire').first()).toBeVisible()
  await unit.selectOptions('jours')
  await field.fill('1,5')
  await expect.element(page.getByText(/nombre entier/)).toBeVisible()
  await field.fill('3')
  await expectAccessible()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ keepsHours: 72, frozenHours: null, openedHours: null })
})

test('whole days are read as days, and another unit keeps the number', async () => {
  const id = await openSheet(72)
  await expect.element(field).toHaveValue('3')
  await expect.element(unit).toHaveValue('days')
  await unit.selectOptions('heures')
  await expect.element(field).toHaveValue('3')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ keepsHours: 3 })
})

const proposed = () => [...document.querySelectorAll('datalist option')].map(({ textContent }) => textContent)

test('the stations of the kitchen are proposed, and another one can be typed', async () => {
  const settings = { ...ACCOUNT.settings, stations: ['Chaud', 'Pâtisserie'] }
  const answers = { ...kitchen.answers, account: { get: () => ({ ...ACCOUNT, settings }) } }
  vi.spyOn(kitchen, 'answers', 'get').mockReturnValueOnce(answers)
  const id = await openSheet(null)
  const station = page.getByLabelText('Poste', { exact: true })
  await expect.poll(proposed).toEqual(['Chaud', 'Pâtisserie'])
  await station.fill('Plonge')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ station: 'Plonge' })
})
