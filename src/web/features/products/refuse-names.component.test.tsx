import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Products } from '#web/routes/_workspace/products.index.tsx'

const routes = { '/_workspace/products/': Products }

test('a name that an import has taken for a product becomes a new product, and the notice undoes it', async () => {
  const green = userProduct({ name: 'Olives vertes', category: 'Épicerie' })
  const { id, name, category, unit, priceHt } = green
  const made = userProduct({ name: 'Olive' })
  const pizza = { id: crypto.randomUUID(), title: 'Pizza', lines: 1, imported: true }
  const byHand = { id: crypto.randomUUID(), title: 'Tapenade', lines: 1, imported: false }
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: {
        list: () => onePage([green]),
        create: () => made,
        use: () => ({ sheets: [], total: 0 }),
        remove: () => ({ id: made.id, deletedItemId: crypto.randomUUID() }),
      },
      productNames: {
        unconfirmed: () => ({
          items: [{ id, name, category, unit, priceHt, names: ['olive'], sheets: 2 }],
        }),
        sheets: () => ({ sheets: [pizza, byHand], otherNames: [] }),
        refuse: () => ({ lines: 1, sheets: 1 }),
        takeBack: () => ({ restored: 1, left: 0 }),
      },
    },
  })
  await page.getByText('1 produit à confirmer').click()
  await page.getByRole('button', { name: 'Olives vertes : ce n’est pas ce produit' }).click()
  const question = page.getByRole('dialog', { name: 'Quel produit est « olive » ?' })
  await expect.element(question.getByLabelText('Un nouveau produit')).toHaveValue('Olive')
  await expect.element(question.getByLabelText('Pizza')).toBeChecked()
  await expect.element(question.getByLabelText('Tapenade pas importée')).not.toBeChecked()
  await expectAccessible()
  await question.getByRole('button', { name: 'Changer 1 fiche' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.products.create).toMatchObject([{ name: 'Olive', category, unit, priceHt: null }])
  expect(api.calls.productNames.refuse).toMatchObject([{ id, byId: made.id, sheetIds: [pizza.id] }])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('« olive » est de nouveau à confirmer')).toBeVisible()
  expect(api.calls.productNames.takeBack).toMatchObject([{ id, byId: made.id, names: ['olive'] }])
  expect(api.calls.products.remove).toEqual([{ id: made.id }])
})

test('of two names, a refusal that is sent again after a failure makes no second product', async () => {
  const green = userProduct({ name: 'Olives vertes' })
  const { id, name, category, unit, priceHt } = green
  const made = userProduct({ name: 'Olive' })
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([green]), create: () => made },
      productNames: {
        unconfirmed: () => ({
          items: [{ id, name, category, unit, priceHt, names: ['olive', 'olives'], sheets: 0 }],
        }),
        sheets: () => ({ sheets: [], otherNames: [] }),
        refuse: noNetwork,
      },
    },
  })
  await page.getByText('1 produit à confirmer').click()
  await page.getByRole('button', { name: 'Olives vertes : ce n’est pas ce produit' }).click()
  const question = page.getByRole('dialog', { name: 'Quel produit sont « olive », « olives » ?' })
  const save = question.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect.element(question.getByText(/Le changement n’a pas pu être enregistré/)).toBeVisible()
  api.answer({ productNames: { refuse: () => ({ lines: 0, sheets: 0 }) } })
  await save.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('« olive », « olives » sont maintenant « Olive »')).toBeVisible()
  expect(api.calls.products.create).toHaveLength(1)
  expect(api.calls.productNames.refuse).toMatchObject([{ byId: made.id }, { byId: made.id }])
})

test('where files have two names for one product, no sheet is ticked', async () => {
  const green = userProduct({ name: 'Olives vertes' })
  const { id, name, category, unit, priceHt } = green
  await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([green]) },
      productNames: {
        unconfirmed: () => ({
          items: [{ id, name, category, unit, priceHt, names: ['olive'], sheets: 1 }],
        }),
        sheets: () => ({
          sheets: [{ id: crypto.randomUUID(), title: 'Pizza', lines: 1, imported: true }],
          otherNames: ['olive verte'],
        }),
      },
    },
  })
  await page.getByText('1 produit à confirmer').click()
  await page.getByRole('button', { name: 'Olives vertes : ce n’est pas ce produit' }).click()
  const question = page.getByRole('dialog', { name: 'Quel produit est « olive » ?' })
  await expect.element(question.getByText('« olive verte ». Cochez les fiches qui changent.')).toBeVisible()
  await expect.element(question.getByLabelText('Pizza')).not.toBeChecked()
})

test('a product of the very name in the file has the same two answers, and its confirmation is undone', async () => {
  const olive = userProduct({ name: 'Olive' })
  const { id, name, category, unit, priceHt } = olive
  const waiting = { id, name, category, unit, priceHt, names: ['olive'], sheets: 1 }
  let items = [waiting]
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([olive]) },
      productNames: {
        unconfirmed: () => ({ items }),
        confirm: () => {
          items = []
          return { confirmed: 1 }
        },
        takeBack: () => {
          items = [waiting]
          return { restored: 0, left: 0 }
        },
      },
    },
  })
  const list = page.getByRole('region', { name: '1 produit à confirmer' })
  await list.getByText('1 produit à confirmer').click()
  await expect.element(list).toMatchTextContent('« olive » du fichier est Olive')
  await expect.element(list.getByRole('button', { name: 'Olive : ce n’est pas ce produit' })).toBeVisible()
  await list.getByRole('button', { name: 'Olive : c’est bien lui' }).click()
  await expect.element(page.getByText('« Olive » est confirmé')).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(list).toBeVisible()
  expect(api.calls.productNames.takeBack).toMatchObject([{ id, byId: id, names: ['olive'] }])
})
