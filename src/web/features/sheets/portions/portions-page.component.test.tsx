import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { Route as Portions } from '#web/routes/_workspace/portions.tsx'
import { Route as RecipesNew } from '#web/routes/_workspace/recipes.new.tsx'
import { renderRoute } from '#web/testing/render-route.tsx'

const kitchen = emptyKitchen()

const rows = page.getByRole('rowheader')
const rowOf = (type: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type }) })
const types = () => expect.poll(() => textsOf(rows))

test('the reference amounts are searched, filtered and left for the sheet', async () => {
  const { address } = await renderRoute(
    { '/_workspace/portions': Portions, '/_workspace/recipes/new': RecipesNew },
    '/recipes/new',
    {
      api: kitchen.answers,
    },
  )
  await page.getByRole('link', { name: 'Grammages recommandés par portion' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Grammages recommandés par portion')
  await expect.element(rows).toHaveLength(14)
  await expect
    .element(rowOf('Viande crue désossée'))
    .toMatchTextContent(/180\s*g\s*Jusqu’à 220\s*g en plat unique/)
  await expect.element(rowOf('Riz cuit')).toMatchTextContent(/120\s*g\s*150\s*g en plat unique/)
  await expect.element(rowOf('Gâteau ou pâtisserie')).toMatchTextContent(/100 à 120\s*g/)
  await expectAccessible()

  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['Catégorie', 'Type', 'Grammage recommandé', 'Remarque'])

  const search = page.getByRole('searchbox', { name: 'Rechercher un type de produit...' })
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('creme')
  await types().toEqual(['Crème'])
  await search.fill('poulet')
  await types().toEqual(['Volaille avec os'])
  await search.fill('langouste')
  await expect.element(page.getByText('Aucun grammage ne correspond à cette recherche.')).toBeVisible()
  await expectAccessible()
  await search.fill('')
  await userEvent.selectOptions(page.getByLabelText('Catégorie'), 'Garnitures & légumes')
  await types().toEqual(['Légumes frais crus', 'Riz cuit'])

  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('link', { name: 'Retour à la fiche technique' }).click()
  await expect.poll(address).toBe('/recipes/new')
})
