import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import {
  ACT,
  BRIOCHE,
  CREAM,
  SALT,
  VEAL,
  bar,
  box,
  expectCount,
  renderList,
} from '#web/testing/product-selection.ts'

test('prices rise as one act: old and new ones are confirmed, and undone at once', async () => {
  const { api } = await renderList()
  await box('Brioche').click()
  await box('Sel').click()
  await box('Veau').click()
  await bar.getByRole('button', { name: 'Prix' }).click()
  const question = page.getByRole('dialog', { name: 'Changer les prix de 3 produits' })
  await expect.element(question.getByLabelText('De combien')).toHaveFocus()
  await expect.element(question.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await userEvent.keyboard('3')
  await expect
    .element(question.getByText(/Brioche · 7,00\s€ \/ kg → 7,21\s€ \/ kg \(\+3,0\s%\)/))
    .toBeVisible()
  await expect.element(question.getByText('2 produits changent de prix')).toBeVisible()
  await expect.element(question.getByText('1 produit sans prix reste sans prix.')).toBeVisible()
  await expectAccessible()
  api.answer({ prices: { undo: noNetwork } })
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('2 prix changés')).toBeVisible()
  expect(api.calls.manyProducts.change).toMatchObject([
    { products: [BRIOCHE, SALT, VEAL].map(({ id, version }) => ({ id, version })), change: { percent: 3 } },
  ])
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => api.calls.prices.undo).toEqual([{ id: ACT }])
})

test('a fall in euros that would make a price negative names the product and is not sent', async () => {
  const { api } = await renderList()
  await box('Brioche').click()
  await box('Crème liquide').click()
  await bar.getByRole('button', { name: 'Prix' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('Baisser').click()
  await question.getByText('€ par unité').click()
  await question.getByLabelText('De combien').fill('0,20')
  await expect
    .element(question.getByText(/Le prix de «\s*Crème liquide\s*» deviendrait négatif/))
    .toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await question.getByLabelText('De combien').fill('0,05')
  api.answer({
    manyProducts: {
      change: () => ({
        changed: 1,
        changedIds: [],
        left: [{ ...CREAM, name: 'Crème entière', version: 2 }],
        gone: [],
        actId: ACT,
      }),
    },
  })
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .element(page.getByText(/«\s*Crème entière\s*» a changé entre-temps dans une autre fenêtre/))
    .toBeVisible()
  expect(api.calls.manyProducts.change).toMatchObject([{ change: { amount: -0.05 } }])
  await expectCount('1 produit sélectionné')
})

test('a request that failed keeps the question and what was typed, and is sent again as the same act', async () => {
  const { api } = await renderList()
  await box('Brioche').click()
  await bar.getByRole('button', { name: 'Prix' }).click()
  await userEvent.keyboard('5')
  api.answer({ manyProducts: { change: noNetwork } })
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText(/Le changement n’a pas pu être fait/)).toBeVisible()
  await expect.element(page.getByLabelText('De combien')).toHaveValue('5')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect.poll(() => api.calls.manyProducts.change).toHaveLength(2)
  const [first, second] = api.calls.manyProducts.change
  expect(second).toEqual(first)
})
