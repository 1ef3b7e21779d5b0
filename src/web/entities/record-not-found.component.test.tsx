import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/testing/answers.ts'
import { renderPage } from '#web/testing/render-page.tsx'

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
    await renderPage(path.replace('{id}', ID), { api: answers })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', list)
  },
)

test.each(PAGES)('%s asks the server nothing about what is no id', async (path, title, list) => {
  // A procedure that is called without an answer fails the test.
  await renderPage(path.replace('{id}', 'pas-un-id'))
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
  await renderPage(path, { api: answers })
  await expect.element(page.getByRole('heading', { name: reason })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Mes Recettes' }))
    .toHaveAttribute('href', '/recipes')
})
