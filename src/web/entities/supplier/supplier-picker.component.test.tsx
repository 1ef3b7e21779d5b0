import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const supplierOf = (name: string) => ({
  id: crypto.randomUUID(),
  name,
  email: null,
  phone: null,
  notes: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  products: 0,
})
const SUPPLIERS = ['Métro', 'Maison Vérot', 'Transgourmet'].map(supplierOf)

const form = page.getByRole('dialog', { name: 'Nouveau produit' })
const field = form.getByRole('combobox', { name: 'Fournisseur' })
const options = () => page.getByRole('listbox', { name: 'Fournisseur' }).getByRole('option').elements()
const texts = () => options().map(({ textContent }) => textContent)
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent

async function openForm(list = true) {
  const shown = await renderPage('/products', {
    api: {
      products: { list: () => onePage([]) },
      suppliers: {
        list: ({ search = '' }) => {
          const wanted = foldForSearch(search)
          if (!list) return refusal('INTERNAL')
          return onePage(SUPPLIERS.filter(({ name }) => foldForSearch(name).includes(wanted)))
        },
        create: ({ name }) => supplierOf(name),
      },
    },
  })
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  await field.click()
  return shown
}

test('a supplier is chosen from the keyboard: arrows go round, Escape closes the list and not the form', async () => {
  await openForm()
  await expect.poll(texts).toEqual(['Métro', 'Maison Vérot', 'Transgourmet'])
  expect(active(), 'nothing is chosen by opening').toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Transgourmet')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Maison Vérot')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(form).toBeVisible()
  await userEvent.keyboard('ver')
  await expect.poll(texts).toEqual(['Maison Vérot', 'Créer «\u00a0ver\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Maison Vérot')
})

test('Enter before the answer has come takes the first of the answer', async () => {
  await openForm()
  await expect.poll(texts).toHaveLength(3)
  await userEvent.keyboard('transg{Enter}')
  await expect.element(field).toHaveValue('Transgourmet')
})

test('a name that is not there is made a supplier, and what is typed without choosing comes to nothing', async () => {
  const { api } = await openForm()
  await userEvent.keyboard('Ferme Dupin')
  await expect.poll(texts).toEqual(['Créer «\u00a0Ferme Dupin\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Ferme Dupin')
  expect(api.calls.suppliers.create).toEqual([{ name: 'Ferme Dupin' }])
  await field.fill('Mét')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Ferme Dupin')
})

test('a new supplier is created by Enter, also when Tab leaves the field before the answer', async () => {
  const { api } = await openForm()
  await expect.poll(texts).toHaveLength(3)
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof onePage<(typeof SUPPLIERS)[number]>>>()
  api.answer({ suppliers: { list: () => promise } })
  await userEvent.keyboard('Ferme Dupin{Enter}{Tab}')
  resolve(onePage([]))
  await expect.poll(() => api.calls.suppliers.create).toEqual([{ name: 'Ferme Dupin' }])
  await expect.element(field).toHaveValue('Ferme Dupin')
})

test('what was typed stays with an error when its search fails after Tab has left the field', async () => {
  const { api } = await openForm()
  await expect.poll(texts).toHaveLength(3)
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof noNetwork>>()
  api.answer({ suppliers: { list: () => promise } })
  await userEvent.keyboard('Ferme Dupin{Enter}{Tab}')
  await expect.element(field).toHaveValue('Ferme Dupin')
  resolve(noNetwork())
  await expect.element(field).toHaveAccessibleDescription(/Erreur lors du chargement des fournisseurs/)
  await expect.element(field).toHaveValue('Ferme Dupin')
  api.answer({ suppliers: { list: () => onePage([]) } })
  await field.click()
  await expect.poll(texts).toEqual(['Créer «\u00a0Ferme Dupin\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.calls.suppliers.create).toEqual([{ name: 'Ferme Dupin' }])
  await expect.element(field).toBeValid()
})

test('the list shows that suppliers cannot be loaded', async () => {
  await openForm(false)
  await expect
    .element(
      page
        .getByRole('listbox', { name: 'Fournisseur' })
        .getByText('Erreur lors du chargement des fournisseurs')
        .first(),
    )
    .toBeVisible()
})
