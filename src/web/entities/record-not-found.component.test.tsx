import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as CarteAllergenes } from '#web/routes/_print/cartes.$carteId.allergenes.tsx'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as RecipesPreview } from '#web/routes/_print/recipes.preview.tsx'
import { Route as CarteVentes } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { Route as CarteVentesCaisse } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import { Route as Gamme } from '#web/routes/_workspace/gammes.$id.index.tsx'
import { Route as GammeView } from '#web/routes/_workspace/gammes.$id.view.tsx'
import { Route as Menu } from '#web/routes/_workspace/menus.$id.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as RecipesBuilder } from '#web/routes/_workspace/recipes.builder.tsx'
import { Route as SupplierPriceList } from '#web/routes/_workspace/suppliers.$id.price-list.tsx'
import { Route as SupplierProducts } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'
import { Route as SupplierProductsNew } from '#web/routes/_workspace/suppliers.$id.products.new.tsx'

const routes = {
  '/_print/cartes/$carteId/allergenes': CarteAllergenes,
  '/_print/cartes/$carteId/print': CartePrint,
  '/_print/recipes/$id/preview': RecipePreview,
  '/_print/recipes/preview': RecipesPreview,
  '/_workspace/cartes/$carteId/ventes/': CarteVentes,
  '/_workspace/cartes/$carteId/ventes/caisse': CarteVentesCaisse,
  '/_workspace/gammes/$id/': Gamme,
  '/_workspace/gammes/$id/view': GammeView,
  '/_workspace/menus/$id': Menu,
  '/_workspace/products/$id/edit': ProductEdit,
  '/_workspace/recipes/$id/': Recipe,
  '/_workspace/recipes/$id/edit': RecipeEdit,
  '/_workspace/recipes/builder': RecipesBuilder,
  '/_workspace/suppliers/$id/price-list': SupplierPriceList,
  '/_workspace/suppliers/$id/products/': SupplierProducts,
  '/_workspace/suppliers/$id/products/new': SupplierProductsNew,
}

const ID = '4f8a1a52-31f0-4c3e-9d0c-7a6f0a1b2c3d'

/** Every address with an id: what it says for none, and where it leads. */
const PAGES = [
  ['/products/{id}/edit', 'Produit introuvable', '/products'],
  ['/suppliers/{id}/products', 'Fournisseur non trouvé', '/suppliers/list'],
  ['/suppliers/{id}/products/new', 'Fournisseur non trouvé', '/suppliers/list'],
  ['/suppliers/{id}/price-list', 'Fournisseur non trouvé', '/suppliers/list'],
  ['/recipes/{id}', 'Recette introuvable', '/recipes'],
  ['/recipes/{id}/edit', 'Fiche technique introuvable', '/recipes'],
  ['/recipes/builder?id={id}', 'Fiche technique introuvable', '/recipes'],
  ['/gammes/{id}', 'Gamme introuvable', '/gammes'],
  ['/gammes/{id}/view', 'Gamme introuvable', '/gammes'],
  ['/menus/{id}', 'Menu introuvable', '/menus'],
  ['/cartes/{id}/print', 'Carte introuvable', '/cartes'],
  ['/cartes/{id}/allergenes', 'Carte introuvable', '/cartes'],
  ['/cartes/{id}/ventes', 'Carte introuvable', '/cartes'],
  ['/cartes/{id}/ventes/caisse', 'Carte introuvable', '/cartes'],
] as const

const none = () => refusal('NOT_FOUND')
const answers = {
  products: { get: none },
  suppliers: { get: none },
  sheets: { get: none },
  gammes: { get: none },
  menus: { get: none },
  cartes: { get: none },
  sales: { list: none },
}

test.each(PAGES)(
  '%s of a record that does not exist says so and leads to the list',
  async (path, title, list) => {
    await renderRoute(routes, path.replace('{id}', ID), { api: answers })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', list)
  },
)

test.each(PAGES)('%s asks the server nothing about what is no id', async (path, title, list) => {
  // A procedure that is called without an answer fails the test.
  await renderRoute(routes, path.replace('{id}', 'pas-un-id'))
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', list)
})

test.each([
  ['/recipes/%20/preview', 'ID manquant'],
  ['/recipes/preview', 'ID manquant'],
  ['/recipes/blanquette/preview', 'ID invalide'],
  ['/recipes/d9428888-122b-11eb-8b1f-0123456789ab/preview', 'ID invalide'],
  [`/recipes/${ID}/preview`, 'Impossible de charger la fiche technique'],
])('%s says why there is no sheet to print', async (path, reason) => {
  await renderRoute(routes, path, { api: answers })
  await expect.element(page.getByRole('heading', { name: reason })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Mes Recettes' }))
    .toHaveAttribute('href', '/recipes')
})
