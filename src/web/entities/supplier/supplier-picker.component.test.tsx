import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { supplierOf } from '#contract/testing/supplier-fixtures.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { KeyedCreations } from '#web/testing/keyed-creations.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { unfold } from '#web/testing/new-product-form.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'

const SUPPLIERS = ['Métro', 'Maison Vérot', 'Transgourmet'].map((name) => supplierOf({ name }))

const form = page.getByRole('dialog', { name: 'Nouveau produit' })
const field = form.getByRole('combobox', { name: 'Fournisseur' })
const options = () => page.getByRole('listbox', { name: 'Fournisseur' }).getByRole('option').elements()
const texts = () => options().map(({ textContent }) => textContent)
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent

async function openForm(list = true) {
  const shown = await renderRoute({ '/_workspace/products/': Route }, '/products', {
    api: {
      products: { list: () => onePage([]), create: ({ name }) => userProduct({ name }) },
      suppliers: {
        list: ({ search = '' }) => {
          const wanted = foldForSearch(search)
          if (!list) return refusal('INTERNAL')
          return onePage(SUPPLIERS.filter(({ name }) => foldForSearch(name).includes(wanted)))
        },
        create: ({ name }) => supplierOf({ name }),
      },
    },
  })
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  await unfold('Marque, Fournisseur, Origine')
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
  await expect.poll(() => api.calls.suppliers.create).toEqual([{ name: 'Ferme Dupin' }])
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

/** The form of a product that lacks nothing, with the focus in the supplier's field. */
async function openFilledForm() {
  const shown = await openForm()
  await form.getByLabelText('Nom du produit').fill('Crème crue')
  await form.getByLabelText('Prix HT').fill('4,20')
  await field.click()
  await expect.poll(texts).toHaveLength(3)
  return shown
}
const save = form.getByRole('button', { name: 'Enregistrer', exact: true })
const saving = form.getByRole('button', { name: 'Enregistrement' })

test('a product is saved with the supplier that was still looked up', async () => {
  const { api } = await openFilledForm()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof onePage<(typeof SUPPLIERS)[number]>>>()
  api.answer({ suppliers: { list: () => promise } })
  await userEvent.keyboard('transg{Enter}')
  await save.click()
  await expect.element(saving).toBeDisabled()
  expect(api.calls.products.create).toEqual([])
  resolve(onePage(SUPPLIERS.slice(2)))
  await expect.poll(() => api.calls.products.create).toMatchObject([{ supplierId: SUPPLIERS[2]?.id }])
})

test('a product is saved with the supplier that was still created', async () => {
  const { api } = await openFilledForm()
  const { promise, resolve } = Promise.withResolvers<(typeof SUPPLIERS)[number]>()
  api.answer({ suppliers: { create: () => promise } })
  await userEvent.keyboard('Ferme Dupin')
  await expect.poll(texts).toEqual(['Créer «\u00a0Ferme Dupin\u00a0»'])
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(saving).toBeDisabled()
  await expect.element(field).toHaveValue('Ferme Dupin')
  expect(api.calls.products.create).toEqual([])
  const created = supplierOf({ name: 'Ferme Dupin' })
  resolve(created)
  await expect.poll(() => api.calls.products.create).toMatchObject([{ supplierId: created.id }])
})

test('a product is not saved without its supplier where that cannot be created', async () => {
  const { api } = await openFilledForm()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof noNetwork>>()
  api.answer({ suppliers: { create: () => promise } })
  await userEvent.keyboard('Ferme Dupin')
  await expect.poll(texts).toEqual(['Créer «\u00a0Ferme Dupin\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await save.click()
  resolve(noNetwork())
  await expect.element(field).toHaveAccessibleDescription(/Le fournisseur n’a pas pu être ajouté/)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Ferme Dupin')
  await save.click()
  await expect.element(field).toHaveFocus()
  expect(api.calls.products.create).toEqual([])
  await field.fill('')
  await save.click()
  await expect.poll(() => api.calls.products.create).toMatchObject([{ supplierId: null }])
})

test('Enter in the closed list of a failed search does not save the product', async () => {
  const { api } = await openFilledForm()
  api.answer({ suppliers: { list: () => refusal('INTERNAL') } })
  await userEvent.keyboard('transg{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/Erreur lors du chargement des fournisseurs/)
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(form).toBeVisible()
  expect(api.calls.products.create).toEqual([])
})

test('a new supplier whose answer was lost is reported before another name makes a second one', async () => {
  const { api } = await openForm()
  const creations = new KeyedCreations<Supplier>()
  creations.losing = true
  api.answer({
    suppliers: {
      create: creations.answer(
        () => api,
        ({ name }) => supplierOf({ name }),
      ),
    },
  })
  await userEvent.keyboard('Kergoat')
  await expect.poll(texts).toEqual(['Créer «\u00a0Kergoat\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => creations.made).toHaveLength(1)
  creations.losing = false
  await field.fill('Marée')
  await expect.poll(texts).toEqual(['Créer «\u00a0Marée\u00a0»'])
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText(/Un premier envoi avait bien été enregistré/)).toBeVisible()
  expect(creations.made).toMatchObject([{ name: 'Kergoat' }])
  await field.click()
  await expect.poll(texts).toEqual(['Créer «\u00a0Marée\u00a0»'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => creations.made).toMatchObject([{ name: 'Kergoat' }, { name: 'Marée' }])
})
