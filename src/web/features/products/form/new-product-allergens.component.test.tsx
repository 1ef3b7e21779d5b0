import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { form, renderForm, unfold } from '#web/testing/new-product-form.ts'

test('a product has allergens, none of them, or none declared yet', async () => {
  const { api } = await renderForm()
  await unfold('Allergènes')
  const name = form.getByLabelText('Nom du produit')
  const price = form.getByLabelText('Prix HT')
  await name.fill('Crème')
  await price.fill('5')
  await expect.element(form.getByRole('radio', { name: 'Non renseigné' })).toBeChecked()
  await form.getByRole('radio', { name: 'Contient un ou plusieurs allergènes' }).click()
  await price.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Cochez au moins un allergène')).toBeVisible()
  await expect.element(form.getByRole('checkbox', { name: 'Gluten' })).toHaveFocus()
  await form.getByRole('checkbox', { name: 'Lait' }).click()
  await expectAccessible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(name).toHaveValue('')
  await name.fill('Riz')
  await price.fill('2')
  await form.getByRole('radio', { name: 'Sans aucun des 14 allergènes' }).click()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(name).toHaveValue('')
  await name.fill('Bouillon')
  await price.fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(form).not.toBeInTheDocument()
  expect(api.calls.products.create).toMatchObject([
    { name: 'Crème', allergens: ['Lait'], allergenFree: false },
    { name: 'Riz', allergens: [], allergenFree: true },
    { name: 'Bouillon', allergens: [], allergenFree: false },
  ])
})

test('possible traces are added by the keyboard, and never of what the product contains', async () => {
  const { api } = await renderForm()
  await unfold('Allergènes')
  await form.getByLabelText('Nom du produit').fill('Chocolat')
  await form.getByLabelText('Prix HT').fill('9')
  const add = form.getByRole('button', { name: 'Ajouter des traces possibles' })
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const traces = form.getByRole('group', { name: 'Traces possibles' })
  await traces.getByRole('checkbox', { name: 'Lait' }).click()
  await traces.getByRole('checkbox', { name: 'Soja' }).click()
  await form.getByRole('radio', { name: 'Contient un ou plusieurs allergènes' }).click()
  await form.getByRole('group', { name: 'Lesquels' }).getByRole('checkbox', { name: 'Soja' }).click()
  await expect.element(traces.getByRole('checkbox', { name: 'Soja' })).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('')
  expect(api.calls.products.create).toMatchObject([
    { name: 'Chocolat', allergens: ['Soja'], traces: ['Lait'] },
  ])
})
