import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { orderAnswer, orderList } from '#contract/testing/order-answers.ts'
import { supplierDetail } from '#contract/testing/supplier-fixtures.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipesPurchases } from '#web/routes/_workspace/recipes.purchases.tsx'
import { addService, ARTICLE, SUPPLIER } from './testing/service.ts'

const routes = { '/_workspace/recipes/$id/': Recipe, '/_workspace/recipes/purchases': RecipesPurchases }

const kitchen = emptyKitchen()

const rowsOf = (block: string) =>
  expect.poll(() => textsOf(page.getByRole('region', { name: block, exact: true }).getByRole('listitem')))
const covers = (title: string) => page.getByRole('textbox', { name: `${title} : portions` })

test('a sheet read for some covers leads to what to buy for them, preparations and losses included', async () => {
  const { stew, api } = addService(kitchen)
  const { address } = await renderRoute(routes, `/recipes/${stew.id}?covers=80`, { api })
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Liste d’achats' }).click()
  await expect.poll(address).toBe(`/recipes/purchases?sheets=${stew.id}_80`)
  await expect.element(covers('Daube')).toHaveValue('80')
  await rowsOf('Mirandol').toEqual([
    expect.stringMatching(/^Farine\s*Sac 10 kg.*1 × 10\skg.*besoin 800\sg · reste 9,2\skg.*10,00\s€/),
  ])
  await rowsOf('Sans fournisseur').toEqual([expect.stringMatching(/^Os.*14,4\skg.*28,80\s€$/)])
  await rowsOf('À compléter à la main').toEqual([
    expect.stringMatching(/^Os.*Contenu manquant.*Daube.*16\spièces$/),
    expect.stringMatching(/^sel, poivre.*Quantité suffisante.*Daube.*–$/),
  ])
  await rowsOf('Préparations à faire').toEqual([expect.stringMatching(/^Fond brun.*8\sL Daube.*8\sL$/)])
  await expect.element(page.getByText('Total des achats HT : 38,80 €').first()).toBeVisible()
  await expect.element(page.getByText('Franco 50,00 € : il manque 40,00 €')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('sheets are added and taken off, and the sums follow their covers as they are typed', async () => {
  const { stew, mousse, api } = addService(kitchen)
  const { address } = await renderRoute(routes, '/recipes/purchases', { api })
  await expect.element(page.getByText(/^Choisissez les recettes d’un service/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Choisir des recettes' }).click()
  await page.getByRole('option', { name: /^Mousse/ }).click()
  await page.getByRole('option', { name: /^Daube/ }).click()
  await expect.element(page.getByRole('option', { name: /^Daube.*Déjà dans la liste/ })).toBeVisible()
  await page.getByRole('dialog').getByText('Fermer', { exact: true }).click()
  await rowsOf('Mirandol').toEqual([expect.stringMatching(/^Farine.*600\sg/)])
  await covers('Mousse').fill('160')
  await rowsOf('Mirandol').toEqual([expect.stringMatching(/^Farine.*2 × 10\skg.*10,1\skg/)])
  await covers('Mousse').fill('beaucoup')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await rowsOf('Mirandol').toEqual([expect.stringMatching(/^Farine.*10,1\skg/)])
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe(`/recipes/purchases?sheets=${mousse.id}_160*${stew.id}_10`)
  await page.getByRole('button', { name: 'Retirer « Daube »' }).click()
  await rowsOf('Mirandol').toEqual([expect.stringMatching(/^Farine.*1 × 10\skg/)])
  await page.getByRole('button', { name: 'Retirer « Mousse »' }).click()
  await expect.poll(address).toBe('/recipes/purchases')
})

test('a sheet that is gone is named as such, and paper has the list under what it is for', async () => {
  const { mousse, api } = addService(kitchen)
  const gone = crypto.randomUUID()
  await renderRoute(routes, `/recipes/purchases?sheets=${mousse.id}*${gone}_4`, { api })
  await expect.element(page.getByText('Fiche introuvable')).toBeVisible()
  await expect.element(covers('Mousse')).toHaveValue('8')
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText('LISTE D’ACHATS', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Mousse \(8 portions\) · Éditée le/)).toBeVisible()
  await expect.element(page.getByText('Fiche introuvable')).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test('sources that cannot be read are asked for again, and no choice is lost meanwhile', async () => {
  const { mousse, api: answers } = addService(kitchen)
  const { api } = await renderRoute(routes, `/recipes/purchases?sheets=${mousse.id}`, {
    api: { ...answers, purchases: { sources: () => refusal('INTERNAL') } },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erreur lors du chargement des données')
  await expectAccessible()
  api.answer({ purchases: answers.purchases })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await rowsOf('Mirandol').toHaveLength(1)
  api.answer({ purchases: { sources: () => refusal('INTERNAL') } })
  await page.getByRole('button', { name: 'Ajouter une recette' }).click()
  await page.getByRole('option', { name: /^Daube/ }).click()
  await page.getByRole('dialog').getByText('Fermer', { exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Erreur lors du chargement des données')
  api.answer({ purchases: answers.purchases })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(covers('Mousse')).toHaveValue('8')
  await expect.element(covers('Daube')).toHaveValue('10')
  await rowsOf('Mirandol').toEqual([expect.stringMatching(/^Farine.*600\sg/)])
})

test('the block of a supplier becomes a draft of an order, in whole packs, once by a double click', async () => {
  const { stew, api } = addService(kitchen)
  const made = orderAnswer()
  const orders = { create: () => made, list: () => orderList([]) }
  const suppliers = { get: () => supplierDetail(SUPPLIER) }
  const shown = await renderRoute(routes, `/recipes/purchases?sheets=${stew.id}_80`, {
    api: { ...api, orders, suppliers },
  })
  await expect.element(page.getByRole('heading', { name: 'Sans fournisseur' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /^Commander/ }))
    .toHaveAccessibleName('Commander chez Mirandol')
  await page.getByRole('button', { name: 'Commander chez Mirandol' }).dblClick()
  await expect.poll(shown.address).toBe(`/orders/${made.id}`)
  expect(shown.api.calls.orders.create).toMatchObject([
    { supplierId: SUPPLIER.id, lines: [{ supplierProductId: ARTICLE, packs: null, needed: 0.8 }] },
  ])
})

test('a draft for the same delivery is asked about, and takes the lines', async () => {
  const { stew, api } = addService(kitchen)
  const draft = orderAnswer({
    supplier: { id: SUPPLIER.id, name: SUPPLIER.name },
    supplierName: SUPPLIER.name,
  })
  const shown = await renderRoute(routes, `/recipes/purchases?sheets=${stew.id}_80`, {
    api: {
      ...api,
      orders: { create: () => draft, list: () => orderList([draft]) },
      suppliers: { get: () => supplierDetail(SUPPLIER) },
    },
  })
  await page.getByRole('button', { name: 'Commander chez Mirandol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Un brouillon existe déjà' })
  await expect.element(dialog.getByText(/commande 2026-0012, 1 ligne, 45,00\s€ HT/)).toBeVisible()
  await expectAccessible()
  expect(shown.api.calls.orders.create).toEqual([])
  await dialog.getByRole('button', { name: 'Ajouter au brouillon' }).dblClick()
  await expect.poll(shown.address).toBe(`/orders/${draft.id}`)
  expect(shown.api.calls.orders.create).toMatchObject([{ addTo: draft.id }])
})
