import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { Gamme } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { carte, carteSettings, gamme, menu } from '#contract/testing/carte-fixtures.ts'
import { changedProduct, userProduct } from '#contract/testing/product-fixtures.ts'
import {
  catalogueProduct,
  supplierDetail,
  supplierOf,
  supplierStatistics,
} from '#contract/testing/supplier-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import type { Answers } from '#web/testing/answers.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { KeyedCreations } from '#web/testing/keyed-creations.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Gammes } from '#web/routes/_workspace/gammes.index.tsx'
import { Route as Menus } from '#web/routes/_workspace/menus.index.tsx'
import { Route as Products } from '#web/routes/_workspace/products.index.tsx'
import { Route as SupplierProducts } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'
import { Route as SupplierProductsNew } from '#web/routes/_workspace/suppliers.$id.products.new.tsx'
import { Route as SuppliersDashboard } from '#web/routes/_workspace/suppliers.dashboard.tsx'

const alert = page.getByRole('alert').filter({ hasText: 'Déjà enregistré une première fois' })
const correct = alert.getByRole('button', { name: 'Corriger ce qui est enregistré' })
const another = alert.getByRole('button', { name: 'Ajouter cette saisie en plus' })

/** A page whose creations keep their keys. */
async function renderWith<Made extends object>(
  path: string,
  answersOf: (creations: KeyedCreations<Made>, api: () => FakeApi) => Answers,
) {
  const creations = new KeyedCreations<Made>()
  const started: { api?: FakeApi } = {}
  const answers = answersOf(creations, () => {
    if (started.api === undefined) throw new Error('The page is not rendered yet')
    return started.api
  })
  const shown = await renderRoute(
    {
      '/_workspace/gammes/': Gammes,
      '/_workspace/menus/': Menus,
      '/_workspace/products/': Products,
      '/_workspace/suppliers/$id/products/': SupplierProducts,
      '/_workspace/suppliers/$id/products/new': SupplierProductsNew,
      '/_workspace/suppliers/dashboard': SuppliersDashboard,
    },
    path,
    { api: answers },
  )
  started.api = shown.api
  return { ...shown, creations }
}

/** Sends once without an answer, and then something else. */
async function loseThenSend(creations: { losing: boolean; made: object[] }, edit: () => Promise<void>) {
  creations.losing = true
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => creations.made).toHaveLength(1)
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  creations.losing = false
  await edit()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
}

const supplierForm = page.getByRole('dialog', { name: 'Nouveau fournisseur' })
const supplierName = supplierForm.getByLabelText('Nom')

async function openSupplier() {
  const shown = await renderWith<Supplier>('/suppliers/dashboard', (creations, api) => ({
    suppliers: {
      statistics: () => supplierStatistics(),
      list: () => onePage([]),
      create: creations.answer(api, ({ name }) => supplierOf({ name })),
      change: ({ id: _id, version, name }) =>
        creations.change(0, { ...(name !== undefined && { name }), version: (version ?? 0) + 1 }),
    },
    priceLists: { journal: () => onePage([]) },
  }))
  await expect.element(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(supplierName).toHaveFocus()
  await userEvent.keyboard('Metro')
  await loseThenSend(shown.creations, () => supplierName.fill('Metro Ivry'))
  return shown
}

test('a supplier sent again with other content makes no second one, however often it is sent', async () => {
  await page.viewport(390, 844)
  const { creations, api } = await openSupplier()
  await expect.element(alert).toMatchTextContent(/« Metro » est bien enregistré/)
  await expectAccessible()
  await expectNoSidewaysScroll()
  for (const sent of [3, 4]) {
    await supplierForm.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.poll(() => api.calls.suppliers.create).toHaveLength(sent)
    await expect.element(alert).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(supplierName).toHaveValue('Metro Ivry')
  expect(creations.made).toMatchObject([{ name: 'Metro' }])

  await correct.click()
  await expect.element(page.getByText('Fournisseur mis à jour avec succès !')).toBeVisible()
  await expect.element(supplierForm).not.toBeInTheDocument()
  expect(creations.made).toMatchObject([{ name: 'Metro Ivry' }])
  expect(new Set(api.idempotencyKeys).size).toBe(1)
})

test('a second supplier is made once its user has chosen it, under another key', async () => {
  const { creations, api } = await openSupplier()
  await another.click()
  await expect.element(supplierForm).not.toBeInTheDocument()
  expect(creations.made).toMatchObject([{ name: 'Metro' }, { name: 'Metro Ivry' }])
  expect(new Set(api.idempotencyKeys).size).toBe(2)
})

test('a product is corrected, and the next one that is typed is another', async () => {
  const { creations, api } = await renderWith<UserProduct>('/products', (products, fake) => ({
    products: {
      list: () => onePage(products.made),
      create: products.answer(fake, ({ name, priceHt, unit }) => userProduct({ name, priceHt, unit })),
      change: ({ id: _id, ...facts }) =>
        products.change(0, changedProduct({ ...userProduct(), ...products.made[0] }, facts)),
    },
  }))
  await page.getByRole('button', { name: 'Nouveau produit' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  const name = form.getByLabelText('Nom du produit')
  await name.fill('Crème')
  await form.getByLabelText('Prix HT').fill('4')
  await loseThenSend(creations, async () => {
    await form.getByLabelText('Prix HT').fill('5')
    await name.fill('Crème crue')
  })
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(alert).toHaveFocus()
  await correct.click()
  await expect.element(name).toHaveValue('')
  expect(creations.made).toMatchObject([{ name: 'Crème crue', priceHt: 5 }])
  expect(api.calls.products.change).toMatchObject([{ name: 'Crème crue', priceHt: 5, version: 1 }])
  await name.fill('Sel')
  await form.getByLabelText('Prix HT').fill('1')
  await userEvent.keyboard('{Enter}')
  await expect.element(form).not.toBeInTheDocument()
  expect(creations.made).toMatchObject([{ name: 'Crème crue' }, { name: 'Sel' }])
})

test('a gamme is corrected', async () => {
  const { creations } = await renderWith<Gamme>('/gammes', (gammes, api) => ({
    cartes: { list: () => ({ items: [carteSettings()] }) },
    gammes: {
      list: () => ({ items: gammes.made }),
      create: gammes.answer(api, ({ nom }) => gamme({ nom })),
      change: ({ nom }) => gammes.change(0, { nom }),
    },
  }))
  await expect.element(page.getByText("Aucune gamme pour l'instant")).toBeVisible()
  await userEvent.keyboard('n')
  const name = page.getByLabelText('Nom de la gamme')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Plats')
  await loseThenSend(creations, () => name.fill('Plats du marché'))
  await correct.click()
  await expect.element(page.getByText('Gamme modifiée avec succès !')).toBeVisible()
  expect(creations.made).toMatchObject([{ nom: 'Plats du marché' }])
})

test('a menu is corrected, and opens', async () => {
  const { creations, api, address } = await renderWith<Menu>('/menus', (menus, fake) => ({
    cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte() },
    menus: {
      list: () => ({ items: menus.made }),
      get: () => menus.made[0] ?? menu(),
      create: menus.answer(fake, ({ nom, prixTtc }) => menu({ nom, prixTtc })),
      change: ({ nom = '' }) => menus.change(0, { nom }),
    },
  }))
  await expect.element(page.getByText('Aucun menu pour l’instant')).toBeVisible()
  await userEvent.keyboard('n')
  const name = page.getByLabelText('Nom du menu')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Midi')
  await page.getByRole('dialog').getByLabelText('Prix TTC').fill('26')
  await loseThenSend(creations, () => name.fill('Menu du midi'))
  const revision = creations.made[0]?.revision
  await correct.click()
  await expect.poll(address).toBe(`/menus/${creations.made[0]?.id ?? ''}`)
  expect(creations.made).toMatchObject([{ nom: 'Menu du midi' }])
  expect(api.calls.menus.change).toMatchObject([{ nom: 'Menu du midi', revision }])
})

test('a row of a catalogue is corrected', async () => {
  const supplier = supplierDetail({ name: 'Metro' })
  const { creations, address } = await renderWith<CatalogueProduct>(
    `/suppliers/${supplier.id}/products/new`,
    (rows, api) => ({
      // The mouse may rest on the link of the carte.
      cartes: { list: () => ({ items: [carteSettings()] }), get: () => carte() },
      suppliers: { get: () => supplier, list: () => onePage([]) },
      catalogue: {
        list: () => onePage(rows.made),
        create: rows.answer(api, ({ name, id }) => catalogueProduct({ name, supplierId: id })),
        change: ({ name = '' }) => rows.change(0, { name }),
      },
    }),
  )
  const name = page.getByLabelText('Nom du produit')
  await name.fill('Crème')
  await page.getByLabelText('Prix HT').fill('4')
  await loseThenSend(creations, () => name.fill('Crème crue'))
  await correct.click()
  await expect.poll(address).toBe(`/suppliers/${supplier.id}/products`)
  expect(creations.made).toMatchObject([{ name: 'Crème crue' }])
})
