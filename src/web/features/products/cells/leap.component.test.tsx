import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { priceImpact } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { BRIOCHE, cell, cursor, goTo, press, renderTable } from '#web/testing/product-cells.ts'

const IMPACT = priceImpact()
const dialog = page.getByRole('dialog')

test('a price that leaps asks what it would change, is saved by Enter and given up by Escape', async () => {
  const { api, sent } = await renderTable()
  api.answer({ prices: { impact: () => IMPACT } })
  await goTo('Brioche', 'price')
  await press('70{Enter}')
  await expect
    .element(dialog)
    .toMatchTextContent('Prix HT de Brioche : 7,00 € / kg → 70,00 € / kg. Est-ce juste ?')
  await expect.element(dialog.getByText('Pain perdu')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveFocus()
  await expectAccessible()
  expect(sent()).toEqual([])
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cell('Brioche', 'price')).toMatchTextContent('7,00 € / kg')
  await cursor('Crème', 'price')
  expect(sent()).toEqual([])
  await goTo('Brioche', 'price')
  await press('70{Enter}')
  await expect.element(dialog).toBeVisible()
  await press('{Enter}')
  await expect.poll(sent).toMatchObject([{ id: BRIOCHE.id, priceHt: 70 }])
  expect(api.calls.prices.impact).toEqual([
    { id: BRIOCHE.id, priceHt: 70 },
    { id: BRIOCHE.id, priceHt: 70 },
  ])
})

test('a price that moves a little is saved without a word, and one that moves no sheet', async () => {
  const { api, sent } = await renderTable()
  api.answer({ prices: { impact: () => ({ ...IMPACT, sheets: [], total: 0 }) } })
  await goTo('Brioche', 'price')
  await press('9{Enter}41{Enter}')
  await expect.poll(sent).toMatchObject([{ priceHt: 9 }, { priceHt: 41 }])
  expect(api.calls.prices.impact).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what could not be saved is shown above the cards of a narrowed window', async () => {
  const { api, put, sent } = await renderTable()
  api.answer({ products: { change: noNetwork } })
  await goTo('Brioche', 'price')
  await press('8{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.viewport(390, 844)
  const refused = page.getByRole('region', { name: 'Ce qui n’est pas enregistré' })
  await expect
    .element(refused)
    .toMatchTextContent('Prix HT de Brioche : saisie non enregistrée (8,00 € / kg).')
  await expectAccessible()
  await expectNoSidewaysScroll()
  api.answer({ products: { change: ({ id, priceHt }) => put({ id, priceHt: priceHt ?? null }) } })
  await refused.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(refused).not.toBeInTheDocument()
  await expect.poll(sent).toHaveLength(2)
})

test('where the sheets cannot be read a leap is asked about all the same', async () => {
  const { api, sent } = await renderTable()
  api.answer({ prices: { impact: noNetwork } })
  await goTo('Brioche', 'price')
  await press('70{Enter}')
  await expect
    .element(dialog)
    .toMatchTextContent('Les fiches touchées par ce changement n’ont pas pu être calculées')
  expect(sent()).toEqual([])
  await press('{Enter}')
  await expect.poll(sent).toMatchObject([{ id: BRIOCHE.id, priceHt: 70 }])
})
