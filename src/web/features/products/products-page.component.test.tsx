import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onePage, userProduct } from '#web/testing/fixtures.ts'
import { renderPage } from '#web/testing/render-page.tsx'

test('a price that is no number is said at its field, and no product is made without it', async () => {
  const { api } = await renderPage('/products', { api: { products: { list: () => onePage([]) } } })
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  const price = form.getByLabelText('Prix HT')
  await form.getByLabelText('Nom du produit').fill('Crème crue')
  for (const typed of ['1/2', 'abc', '1e3']) {
    await price.fill(typed)
    await expect.element(form.getByText(`« ${typed} » n’est pas un nombre`)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(form, { message: 'it is not sent' }).toBeVisible()
    await expect.element(price).toHaveValue(typed)
  }
  await price.fill('12')
  await expect.element(price).not.toHaveAttribute('aria-invalid', 'true')
  await form
    .getByLabelText(/contient/)
    .first()
    .fill('beaucoup')
  await expect.element(form.getByText('« beaucoup » n’est pas un nombre')).toBeVisible()
  expect(api.calls.products.create).toEqual([])
})

test('the new price of a catalogue takes the width of the table', async () => {
  const newPrice = {
    priceHt: 9,
    cataloguePriceHt: 9,
    catalogueUnit: 'kg' as const,
    at: '2026-11-02T08:00:00.000Z',
  }
  const butter = userProduct({ name: 'Beurre doux', newPrice })
  await renderPage('/products', { api: { products: { list: () => onePage([butter]) } } })
  await expect.element(page.getByRole('row', { name: /Beurre doux/ }).first()).toBeVisible()
  const table = document.querySelector('table')
  const widths = [...(table?.querySelectorAll('thead tr, tbody tr') ?? [])].map(
    (row) => row.lastElementChild?.getBoundingClientRect().right,
  )
  expect(widths).toHaveLength(3)
  expect(new Set(widths).size, 'every row ends where the table does').toBe(1)
  expect(table?.querySelectorAll('thead th')).toHaveLength(6)
})
