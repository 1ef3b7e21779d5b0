import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as SupplierProducts } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'
import { Route as SupplierProductsNew } from '#web/routes/_workspace/suppliers.$id.products.new.tsx'
import { catalogueProduct, supplierDetail } from '#contract/testing/supplier-fixtures.ts'

const routes = {
  '/_workspace/suppliers/$id/products/': SupplierProducts,
  '/_workspace/suppliers/$id/products/new': SupplierProductsNew,
}

const METRO = supplierDetail({
  name: 'Metro',
  products: 6,
  imported: 1,
  categories: [
    { category: 'Crémerie', products: 5 },
    { category: 'Épicerie', products: 1 },
  ],
})
const row = (facts: Partial<CatalogueProduct>) => catalogueProduct({ supplierId: METRO.id, ...facts })
const IMPORTED = crypto.randomUUID()
const DAIRY = [
  row({ name: 'Beurre doux', brand: 'Président', code: '00412', priceHt: 9.8 }),
  row({ name: 'Comté', priceHt: 18, userProductId: IMPORTED }),
  row({ name: 'Crème liquide', unit: 'L', priceHt: 4.1 }),
  row({ name: 'Emmental', priceHt: 8.2 }),
  row({ name: 'Farine', category: 'Épicerie', priceHt: 0.95 }),
  row({ name: 'Lait entier', unit: 'L', priceHt: 1.05 }),
]

const box = (name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` })
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const selected = page.getByRole('region', { name: 'Sélection' })

/** Metro's catalogue; what is chosen of it becomes imported. */
async function renderCatalogue(supplier = METRO) {
  let rows = DAIRY
  const matching = ({ search = '', category }: { search?: string; category?: string }) =>
    rows.filter(
      (each) => each.name.toLowerCase().includes(search) && (category ?? each.category) === each.category,
    )
  const shown = await renderRoute(routes, `/suppliers/${METRO.id}/products`, {
    api: {
      suppliers: { get: () => supplier },
      catalogue: {
        list: (query) => onePage(matching(query)),
        importable: (query) => {
          const ids = matching(query).flatMap(({ id, userProductId }) => (userProductId ? [] : [id]))
          return { ids, total: ids.length }
        },
        import: ({ productIds }) => {
          rows = rows.map((each) => ({ ...each, userProductId: each.userProductId ?? IMPORTED }))
          return { imported: productIds.length, already: 0 }
        },
        change: ({ id: _id, productId, ...facts }) => {
          rows = rows.map((each) => (each.id === productId ? { ...each, ...facts } : each))
          return rows.find(({ id }) => id === productId) ?? refusal('NOT_FOUND')
        },
        remove: ({ productId }) => {
          rows = rows.filter(({ id }) => id !== productId)
          return { id: productId }
        },
      },
      products: { list: () => onePage([userProduct()]) },
    },
  })
  await expect.element(page.getByText('Beurre doux')).toBeVisible()
  return shown
}

const focus = async (name: string) => (box(name).element() as HTMLElement).focus()

test('of a list that was just imported the page says that none of its products is among the user’s, in words that are not cut', async () => {
  const { api } = await renderCatalogue({ ...METRO, imported: 0 })
  await expect
    .element(page.getByText('6 produits disponibles · aucun importé dans vos produits'))
    .toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Statut dans vos produits' })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.viewport(width, 844)
    const filter = page.getByLabelText('Statut', { exact: true })
    const words = filter.getByRole('option', { name: 'Pas dans vos produits' })
    await filter.selectOptions('false')
    await expect.element(words).toBeInTheDocument()
    const field = filter.element() as HTMLSelectElement
    const style = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('a browser draws')
    pen.font = style.font
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    expect(pen.measureText(words.element().textContent ?? '').width).toBeLessThanOrEqual(room)
    await filter.selectOptions('')
  }
  expect(api.calls.catalogue.list.length).toBeGreaterThan(0)
})

test('products are chosen with the mouse and the keyboard, and imported', async () => {
  const { api } = await renderCatalogue()
  await expect.element(page.getByRole('heading', { name: 'Metro' })).toBeVisible()
  await expect.element(page.getByText('6 produits disponibles · 1 importé dans vos produits')).toBeVisible()
  await expect.element(rowOf('Beurre doux')).toMatchTextContent(/9,80\s€ \/ kg/)
  await expectAccessible()

  await rowOf('Beurre doux').getByText('Président').click()
  await expect.element(selected).toMatchTextContent(/1 produit sélectionné/)
  await rowOf('Emmental').click({ modifiers: ['Shift'] })
  // The one between that is imported stays out.
  await expect.element(selected).toMatchTextContent(/3 produits sélectionnés/)
  await expect
    .element(page.getByRole('checkbox', { name: 'Comté : déjà dans vos produits' }))
    .toHaveAttribute('aria-disabled', 'true')
  await focus('Emmental')
  await userEvent.keyboard(' ')
  await expect.element(selected).toMatchTextContent(/2 produits sélectionnés/)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(selected).toMatchTextContent(/4 produits sélectionnés/)
  await expect.element(box('Farine')).toHaveFocus()

  await page.getByRole('searchbox', { name: 'Rechercher un produit...' }).fill('lait')
  await expect.poll(() => page.getByRole('row').elements().length).toBe(2)
  await expect.element(selected).toMatchTextContent(/4 produits sélectionnés/)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await page.getByLabelText('Catégorie').selectOptions('Épicerie')
  await expect.element(box('Farine')).toBeChecked()
  await page.getByLabelText('Catégorie').selectOptions('')
  await expect.element(box('Emmental')).toBeVisible()
  await focus('Farine')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(selected).toMatchTextContent(/5 produits sélectionnés/)
  await expectAccessible()
  await selected.getByRole('button', { name: 'Importer 5 produits' }).dblClick()
  await expect.element(page.getByText('Produits importés avec succès !')).toBeVisible()
  await expect.element(page.getByText('étaient déjà importés')).not.toBeInTheDocument()
  await expect.element(selected).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole('link', { name: 'Importé', exact: true }).elements().length).toBe(6)
  expect(api.calls.catalogue.import).toHaveLength(1)
})

test('a price that is changed in a window is not lost by Escape', async () => {
  const { api } = await renderCatalogue()
  await page.getByRole('button', { name: 'Modifier Beurre doux' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Prix HT').first().fill('10,15')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer le produit' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rowOf('Beurre doux')).toMatchTextContent(/10,15\s€ \/ kg/)
  expect(api.calls.catalogue.change).toMatchObject([{ productId: DAIRY[0]?.id, priceHt: 10.15 }])
})

test('a row is deleted after a question', async () => {
  const { api } = await renderCatalogue()
  await page.getByRole('button', { name: 'Supprimer Beurre doux' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect.element(rowOf('Beurre doux')).not.toBeInTheDocument()
  expect(api.calls.catalogue.remove).toMatchObject([{ productId: DAIRY[0]?.id }])
})

test('on a phone the catalogue is cards, chosen by a touch', async () => {
  await page.viewport(390, 844)
  await renderCatalogue()
  await page.getByRole('listitem').filter({ hasText: 'Beurre doux' }).getByText('Président').click()
  await expect.element(selected).toMatchTextContent(/1 produit sélectionné/)
  await expectAccessible()
  await expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Tout sélectionner' }).click()
  await expect.element(selected.getByRole('button', { name: 'Importer 5 produits' })).toBeVisible()
})

test('a new product says what it lacks, and is saved once by a double click', async () => {
  const { api, address } = await renderRoute(routes, `/suppliers/${METRO.id}/products/new`, {
    api: {
      suppliers: {
        get: () => METRO,
        list: () =>
          onePage([METRO].map(({ imported: _i, newPrices: _n, categories: _c, ...supplier }) => supplier)),
      },
      catalogue: { create: (facts) => row({ name: facts.name }), list: () => onePage([]) },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Ajouter un produit' })).toBeVisible()
  const supplier = page.getByRole('combobox', { name: 'Fournisseur' })
  const price = page.getByLabelText('Prix HT').first()
  const save = page.getByRole('button', { name: 'Enregistrer le produit' })
  await expect.element(supplier).toHaveValue('Metro')
  await expect.element(page.getByLabelText('Catégorie')).toHaveValue('Épicerie')
  await expect.element(price).toHaveValue('0,00')
  const free = page.getByText('Le prix est à 0,00 € : ce produit ne coûtera rien dans vos fiches.')
  await expect.element(free).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Retirer le fournisseur' }).click()
  await save.click()
  await expect.element(page.getByText('Veuillez sélectionner un fournisseur')).toBeVisible()
  await expect.element(page.getByText('Le nom du produit est requis')).toBeVisible()
  await supplier.fill('met')
  await page.getByRole('option', { name: 'Metro' }).click()
  await page.getByLabelText('Nom du produit').fill('Sel de Guérande')
  await price.fill('1,9')
  await expect.element(free).not.toBeInTheDocument()
  await page.getByLabelText('Marque (facultatif)').fill('Le Guérandais')
  await save.dblClick()
  await expect.poll(address).toBe(`/suppliers/${METRO.id}/products`)
  expect(api.calls.catalogue.create).toMatchObject([
    { id: METRO.id, name: 'Sel de Guérande', brand: 'Le Guérandais', priceHt: 1.9 },
  ])
})
