import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as PriceListRoute } from '#web/routes/_workspace/suppliers.$id.price-list.tsx'
import { Route } from '#web/routes/_workspace/suppliers.list.tsx'
import { supplierDetail, supplierOf } from '#contract/testing/supplier-fixtures.ts'

const VAL = supplierOf({
  name: 'Crèmerie du Val',
  products: 2,
  lastListAt: '2026-11-16T05:00:00Z',
  lastListDearer: 12,
  lastListCheaper: 1,
})

const renderList = (address = '/suppliers/list') =>
  renderRoute({ '/_workspace/suppliers/list': Route }, address, {
    api: {
      suppliers: {
        list: () => onePage([VAL]),
        change: ({ id: _id, ...facts }) => ({ ...VAL, ...facts }),
        get: () => supplierDetail({ ...VAL, imported: 1 }),
        remove: ({ id }) => ({ id, deletedItemId: crypto.randomUUID() }),
      },
    },
  })

test('suppliers are searched by the keyboard, and what no longer matches after a change is not shown', async () => {
  const { api, address } = await renderList()
  await expect.element(page.getByText('1 fournisseur', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Tarif du 16 novembre 2026 : 12 hausses, 1 baisse')).toBeVisible()
  await userEvent.keyboard('/CREM')
  await expect.poll(address).toMatch(/search=CREM/)
  expect(api.calls.suppliers.list.at(-1)).toMatchObject({ search: 'CREM' })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Crèmerie du Val', exact: true })).toHaveFocus()

  await page.getByRole('button', { name: 'Modifier Crèmerie du Val' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifier le fournisseur' })
  await edit.getByLabelText('Nom').fill('Laiterie du Val')
  await edit.getByLabelText('Téléphone').fill('01 23 45 67 89')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  api.answer({ suppliers: { list: () => onePage([]) } })
  await edit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(page.getByText('Aucun fournisseur à ce nom')).toBeVisible()
  expect(api.calls.suppliers.change).toMatchObject([
    { id: VAL.id, name: 'Laiterie du Val', phone: '01 23 45 67 89' },
  ])
  const changed = { ...VAL, name: 'Laiterie du Val', phone: '01 23 45 67 89' }
  api.answer({ suppliers: { list: () => onePage([changed]) } })
  await page.getByRole('main').getByRole('button', { name: 'Effacer la recherche' }).last().click()
  await expect
    .element(page.getByRole('link', { name: '01 23 45 67 89' }))
    .toHaveAttribute('href', 'tel:0123456789')
  await expectAccessible()
})

test('a price list that is dropped before its supplier is there is asked whose it is, and read for a new one', async () => {
  const made = supplierOf({ name: 'Comptoir Mirandol' })
  const { api, address } = await renderRoute(
    { '/_workspace/suppliers/list': Route, '/_workspace/suppliers/$id/price-list': PriceListRoute },
    '/suppliers/list',
    {
      api: {
        suppliers: { list: () => onePage([]), create: () => made, get: () => supplierDetail(made) },
        priceLists: { compared: () => ({ version: 1, mapping: null, items: [], nextAfter: null }) },
      },
    },
  )
  await expect.element(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  const dropped = new DataTransfer()
  dropped.items.add(new File(['Produit;Unité;Prix HT\nBeurre doux;kg;9,40\n'], 'tarif.csv'))
  for (const type of ['dragover', 'drop'])
    document.dispatchEvent(new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }))
  const question = page.getByRole('dialog', { name: 'À qui est ce tarif ?' })
  await expect.element(question).toMatchTextContent('tarif.csv')
  await expectAccessible()
  await expect.element(question.getByRole('combobox', { name: 'Fournisseur' })).toHaveFocus()
  await userEvent.keyboard('Comptoir Mirandol{Enter}')
  await expect.poll(address).toBe(`/suppliers/${made.id}/price-list`)
  await expect.element(page.getByText(/^tarif\.csv, /)).toBeVisible()
  await expect.element(page.getByText('Colonnes du fichier')).toBeVisible()
  expect(api.calls.suppliers.create).toMatchObject([{ name: 'Comptoir Mirandol' }])
})

test('on a phone the question before a supplier is deleted counts what is deleted too', async () => {
  await page.viewport(390, 844)
  const { api } = await renderList()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '2 produits au catalogue' }))
    .toBeVisible()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Supprimer Crèmerie du Val' }).click()
  const question = page.getByRole('dialog')
  await expect
    .element(question)
    .toMatchTextContent(
      /2 produits de son catalogue seront supprimés ; vos produits qui en viennent restent, sans fournisseur./,
    )
  await expect.element(question).toMatchTextContent(/1 de vos produits en vient./)
  await expectAccessible()
  api.answer({ suppliers: { list: () => onePage([]) } })
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('Fournisseur supprimé avec succès')).toBeVisible()
  await expect.element(page.getByText("Aucun fournisseur pour l'instant")).toBeVisible()
  expect(api.calls.suppliers.remove).toEqual([{ id: VAL.id }])
})
