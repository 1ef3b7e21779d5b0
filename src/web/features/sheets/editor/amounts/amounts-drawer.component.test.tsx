import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openEditor, quantityOf, undoButtons } from '#web/testing/sheet-editor.ts'

const drawer = page.getByRole('dialog', { name: 'Grammages recommandés' })
const openDrawer = async () => {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Grammages' }).click()
}
const veal = quantityOf('Épaule de veau')

const kitchen = emptyKitchen()
let vealLine: { userProductId: string; quantity: number; unit: 'kg' }

beforeEach(() => {
  const { id } = kitchen.addProduct({ name: 'Épaule de veau', unit: 'kg' })
  vealLine = { userProductId: id, quantity: 1, unit: 'kg' }
})

test('an amount is applied to the line one works on, for all portions, and taken back', async () => {
  const herbs = kitchen.addProduct({ name: 'Persil', unit: 'botte' })
  const ingredients = [{ userProductId: herbs.id, quantity: 1, unit: 'botte' as const }, vealLine]
  await openEditor(kitchen, kitchen.addSheet({ title: 'Sauté de veau', portions: 8, ingredients }))
  await veal.click()
  await openDrawer()
  const line = drawer.getByLabelText('Ligne')
  await expect.element(line).toHaveDisplayValue('Épaule de veau')
  await expectAccessible()
  const meat = drawer.getByRole('row').filter({ hasText: 'Viande crue désossée' })
  await meat.getByRole('button', { name: 'Appliquer 180 g' }).click()
  await expect.element(veal).toHaveValue('1,440')
  await undoButtons.click()
  await expect.element(veal).toHaveValue('1')
  await meat.getByRole('button', { name: 'Appliquer 220 g' }).click()
  await expect.element(veal).toHaveValue('1,760')

  await userEvent.selectOptions(line, 'Persil')
  await expect.element(drawer.getByText('Le poids de cette unité (botte) n’est pas connu')).toBeVisible()
  await expect.element(meat.getByRole('button', { name: 'Appliquer 180 g' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(veal).toHaveFocus()
  await openDrawer()
  await expect.element(line).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(veal, { message: 'back to the line one works on' }).toHaveFocus()
})

test('the amounts beside a sheet on a telephone', async () => {
  await page.viewport(390, 844)
  const ingredients = [vealLine]
  await openEditor(kitchen, kitchen.addSheet({ title: 'Sauté de veau', portions: 4, ingredients }))
  await openDrawer()
  await drawer.getByRole('button', { name: 'Appliquer 180 g' }).click()
  await expect.element(drawer.getByText('0,72 kg')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})
