import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FileRoutesById } from '#web/route-tree.gen.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as BatchTrace } from '#web/routes/_print/batches.$id.trace.tsx'
import { Route as CarteAllergenes } from '#web/routes/_print/cartes.$carteId.allergenes.tsx'
import { Route as CartePrint } from '#web/routes/_print/cartes.$carteId.print.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as InvoiceClaim } from '#web/routes/_print/invoices.$invoiceId.claim.tsx'
import { Route as RecipesPreview } from '#web/routes/_print/recipes.preview.tsx'
import { Route as CarteVersion } from '#web/routes/_print/cartes.versions.$versionId.tsx'
import { Route as Order } from '#web/routes/_workspace/orders.$id.tsx'
import { Route as ReceiveOrder } from '#web/routes/_workspace/orders.receive.$id.tsx'
import { Route as Batch } from '#web/routes/_workspace/batches.$id.tsx'
import { Route as CarteEnglish } from '#web/routes/_workspace/cartes.$carteId.textes-anglais.tsx'
import { Route as CarteVentes } from '#web/routes/_workspace/cartes.$carteId.ventes.index.tsx'
import { Route as CarteVentesCaisse } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import { Route as Gamme } from '#web/routes/_workspace/gammes.$id.index.tsx'
import { Route as GammeView } from '#web/routes/_workspace/gammes.$id.view.tsx'
import { Route as Invoice } from '#web/routes/_workspace/invoices.$invoiceId.tsx'
import { Route as Menu } from '#web/routes/_workspace/menus.$id.tsx'
import { Route as Delivery } from '#web/routes/_workspace/orders.receive.unordered.$id.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'
import { Route as RecipeEdit } from '#web/routes/_workspace/recipes.$id.edit.tsx'
import { Route as RecipesBuilder } from '#web/routes/_workspace/recipes.builder.tsx'
import { Route as SupplierPriceList } from '#web/routes/_workspace/suppliers.$id.price-list.tsx'
import { Route as SupplierProducts } from '#web/routes/_workspace/suppliers.$id.products.index.tsx'
import { Route as SupplierProductsNew } from '#web/routes/_workspace/suppliers.$id.products.new.tsx'

/** Every route whose address has an id. A sheet to print says why there is none, below; those of a tablet have no list of the workspace to lead to. */
type RecordRoute = Exclude<
  Extract<keyof FileRoutesById, `/_${string}$${string}`>,
  '/_print/recipes/$id/preview' | `/_kitchen/${string}`
>

/** What each says of a record that there is none, and where it leads. */
const RECORD_PAGES = {
  '/_workspace/products/$id/edit': [ProductEdit, 'Produit introuvable', '/products'],
  '/_workspace/suppliers/$id/products/': [SupplierProducts, 'Fournisseur non trouvé', '/suppliers/list'],
  '/_workspace/suppliers/$id/products/new': [
    SupplierProductsNew,
    'Fournisseur non trouvé',
    '/suppliers/list',
  ],
  '/_workspace/suppliers/$id/price-list': [SupplierPriceList, 'Fournisseur non trouvé', '/suppliers/list'],
  '/_workspace/recipes/$id/': [Recipe, 'Recette introuvable', '/recipes'],
  '/_workspace/recipes/$id/edit': [RecipeEdit, 'Fiche technique introuvable', '/recipes'],
  '/_workspace/gammes/$id/': [Gamme, 'Gamme introuvable', '/gammes'],
  '/_workspace/gammes/$id/view': [GammeView, 'Gamme introuvable', '/gammes'],
  '/_workspace/menus/$id': [Menu, 'Menu introuvable', '/menus'],
  '/_workspace/invoices/$invoiceId': [Invoice, 'Facture introuvable', '/invoices'],
  '/_print/invoices/$invoiceId/claim': [InvoiceClaim, 'Facture introuvable', '/invoices'],
  '/_workspace/batches/$id': [Batch, 'Lot introuvable', '/batches'],
  '/_workspace/orders/$id': [Order, 'Commande introuvable', '/orders'],
  '/_workspace/orders/receive/$id': [ReceiveOrder, 'Commande introuvable', '/orders'],
  '/_workspace/orders/receive/unordered/$id': [Delivery, 'Livraison introuvable', '/orders/receive'],
  '/_print/batches/$id/trace': [BatchTrace, 'Lot introuvable', '/batches'],
  '/_print/cartes/$carteId/print': [CartePrint, 'Carte introuvable', '/cartes'],
  '/_print/cartes/$carteId/allergenes': [CarteAllergenes, 'Carte introuvable', '/cartes'],
  '/_print/cartes/versions/$versionId': [CarteVersion, 'Carte introuvable', '/cartes'],
  '/_workspace/cartes/$carteId/textes-anglais': [CarteEnglish, 'Carte introuvable', '/cartes'],
  '/_workspace/cartes/$carteId/ventes/': [CarteVentes, 'Carte introuvable', '/cartes'],
  '/_workspace/cartes/$carteId/ventes/caisse': [CarteVentesCaisse, 'Carte introuvable', '/cartes'],
} as const satisfies Record<RecordRoute, readonly [object, title: string, list: string]>

const routes = {
  ...Object.fromEntries(Object.entries(RECORD_PAGES).map(([id, [route]]) => [id, route])),
  '/_print/recipes/$id/preview': RecipePreview,
  '/_print/recipes/preview': RecipesPreview,
  '/_workspace/recipes/builder': RecipesBuilder,
}

const ID = '4f8a1a52-31f0-4c3e-9d0c-7a6f0a1b2c3d'

const PAGES = [
  ...Object.entries(RECORD_PAGES).map(([id, [, title, list]]) => [addressOf(id), title, list] as const),
  ['/recipes/builder?id={id}', 'Fiche technique introuvable', '/recipes'],
] as const

/** '/products/{id}/edit'. */
function addressOf(route: string): string {
  return route
    .replace(/^\/_\w+/, '')
    .replace(/\/$/, '')
    .replace(/\$\w+/, '{id}')
}

const none = () => refusal('NOT_FOUND')
const answers = {
  batches: { get: none },
  products: { get: none },
  suppliers: { get: none },
  sheets: { get: none },
  gammes: { get: none },
  menus: { get: none },
  orders: { get: none },
  deliveries: { get: none },
  invoices: { get: none },
  cartes: { get: none },
  sales: { list: none },
}

/** One that is not there says that it was deleted: its own test has that. */
const VERSION = '/cartes/versions/{id}'

test.each(PAGES.filter(([path]) => path !== VERSION))(
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
