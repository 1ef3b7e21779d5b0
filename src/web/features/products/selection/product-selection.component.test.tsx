import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { onePage } from '#web/testing/fixtures.ts'
import {
  BRIOCHE,
  CREAM,
  DAIRY,
  SALT,
  VEAL,
  bar,
  box,
  expectCount,
  renderList,
} from '#web/testing/product-selection.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.index.tsx'

const routes = { '/_workspace/products/': Route }

test('products are selected by the keyboard alone, one by one, as a range and all that match', async () => {
  await renderList()
  await expect.element(box('Brioche')).toBeVisible()
  page.getByRole('link', { name: 'Brioche', exact: true }).element().focus()
  await userEvent.keyboard(' ')
  await expectCount('1 produit sélectionné')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expectCount('2 produits sélectionnés')
  box('Veau').element().focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expectCount('4 produits sélectionnés')
  await expectAccessible()
  await bar.getByRole('button', { name: 'Tout désélectionner' }).click()
  await expect.element(box('Brioche')).not.toBeChecked()
  await box('Brioche').click()
  await box('Sel').click({ modifiers: ['Shift'] })
  await expectCount('3 produits sélectionnés')
  const all = page.getByRole('checkbox', { name: 'Sélectionner les 4 produits affichés' })
  await expect.element(all).toBePartiallyChecked()
  await bar.getByRole('button', { name: 'Tout sélectionner (4)' }).click()
  await expectCount('4 produits sélectionnés')
  await expect.element(all).toBeChecked()
  await box('Veau').click()
  await box('Veau').click()
  await expect.element(all).toBeChecked()
})

test('all that is selected is deleted once the sheets that lose it are named', async () => {
  const { api } = await renderList()
  const sheets = [{ id: BRIOCHE.id, title: 'Pain perdu' }]
  api.answer({
    manyProducts: {
      use: () => ({ sheets, total: 1 }),
      remove: () => ({
        deleted: 1,
        left: [{ ...VEAL, name: 'Veau fermier', version: 2 }],
        deletedItemId: crypto.randomUUID(),
      }),
    },
  })
  await box('Brioche').click()
  await box('Veau').click()
  await bar.getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer 2 produits' })
  await expect.element(question.getByText('1 fiche technique emploie ces produits')).toBeVisible()
  await expect.element(question.getByRole('link', { name: 'Pain perdu' })).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(page.getByText('1 produit supprimé')).toBeVisible()
  await expect.element(page.getByText(/«\s*Veau fermier\s*» a changé entre-temps/)).toBeVisible()
  expect(api.calls.manyProducts.remove).toEqual([
    { products: [BRIOCHE, VEAL].map(({ id, version }) => ({ id, version })) },
  ])
  await expectCount('1 produit sélectionné')
})

test('allergens are added to all that is selected, with what each declares after', async () => {
  const { api } = await renderList()
  await box('Brioche').click()
  await bar.getByRole('button', { name: 'Allergènes' }).click()
  const question = page.getByRole('dialog', { name: 'Changer les allergènes de 1 produit' })
  await question.getByRole('checkbox', { name: 'Lait' }).click()
  await expect.element(question.getByText('Brioche · Non renseigné → Lait')).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .poll(() => api.calls.manyProducts.change)
    .toMatchObject([{ change: { addAllergens: ['Lait'] } }])
})

test('a category and a supplier are given to all that is selected, with what each had before', async () => {
  await page.viewport(390, 844)
  const { api } = await renderList()
  await box('Brioche').click()
  await box('Veau').click()
  await expectNoSidewaysScroll()
  await bar.getByRole('button', { name: 'Catégorie' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabelText('Nouvelle catégorie').selectOptions('Viande')
  await expect.element(question.getByText('Brioche · Épicerie → Viande')).toBeVisible()
  await expect.element(question.getByText('1 produit l’a déjà et ne change pas.')).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(page.getByText('2 produits changés')).toBeVisible()
  await box('Brioche').click()
  await bar.getByRole('button', { name: 'Fournisseur' }).click()
  await question.getByLabelText('Nouveau fournisseur').click()
  await page.getByRole('option', { name: 'Laiterie du Val' }).click()
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect
    .poll(() => api.calls.manyProducts.change)
    .toMatchObject([{ change: { category: 'Viande' } }, { change: { supplierId: DAIRY.id } }])
})

test('allergens and suppliers are taken from many, which the notice and Ctrl+Z undo', async () => {
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([{ ...BRIOCHE, allergens: ['Lait'] }, SALT]) },
      suppliers: { list: () => onePage([DAIRY]) },
      manyProducts: {
        change: () => ({ changed: 1, changedIds: [BRIOCHE.id], left: [], gone: [], actId: null }),
        restore: () => ({ restored: [BRIOCHE], left: [], gone: [] }),
      },
    },
  })
  await box('Brioche').click()
  await box('Sel').click()
  await bar.getByRole('button', { name: 'Allergènes' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('Retirer', { exact: true }).click()
  await question.getByRole('checkbox', { name: 'Lait' }).click()
  await expect.element(question.getByText('Brioche · Lait → Non renseigné')).toBeVisible()
  await expect.element(question.getByText('1 produit ne les contient pas et ne change pas.')).toBeVisible()
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('1 produit remis comme avant')).toBeVisible()
  const declared = { traces: [], allergenFree: false }
  expect(api.calls.manyProducts.change).toMatchObject([{ change: { removeAllergens: ['Lait'] } }])
  expect(api.calls.manyProducts.restore).toEqual([
    {
      allergens: [
        {
          id: BRIOCHE.id,
          given: { allergens: [], ...declared },
          before: { allergens: ['Lait'], ...declared },
        },
      ],
    },
  ])

  await box('Brioche').click()
  await bar.getByRole('button', { name: 'Catégorie' }).click()
  await question.getByLabelText('Nouvelle catégorie').selectOptions('Viande')
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .poll(() => api.calls.manyProducts.restore.at(-1))
    .toEqual({ category: [{ id: BRIOCHE.id, given: 'Viande', before: 'Épicerie' }] })
})

test('all that is selected can be left without a supplier', async () => {
  const cream = { ...CREAM, supplierId: DAIRY.id, supplier: { id: DAIRY.id, name: DAIRY.name } }
  const { api } = await renderRoute(routes, '/products', {
    api: {
      products: { list: () => onePage([cream]) },
      suppliers: { list: () => onePage([DAIRY]) },
      manyProducts: {
        change: () => ({ changed: 1, changedIds: [cream.id], left: [], gone: [], actId: null }),
      },
    },
  })
  await box('Crème liquide').click()
  await bar.getByRole('button', { name: 'Fournisseur' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabelText('Nouveau fournisseur').click()
  await page.getByRole('option', { name: 'Aucun fournisseur' }).click()
  await expect.element(question.getByText('Crème liquide · Laiterie du Val → -')).toBeVisible()
  await question.getByRole('button', { name: 'Appliquer' }).click()
  await expect.poll(() => api.calls.manyProducts.change).toMatchObject([{ change: { supplierId: null } }])
})
