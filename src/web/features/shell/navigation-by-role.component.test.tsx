import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addCook, COOK } from '#contract/testing/cook.ts'
import type { Role } from '#domain/house/role.ts'
import { type PageId, PAGE_ROLES } from '#web/entities/page-access.ts'
import { Route as Bin } from '#web/routes/_workspace/bin.tsx'
import { Route as Workspace } from '#web/routes/_workspace/route.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { onePage, SESSION } from '#web/testing/fixtures.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const roles: Record<PageId, unknown> = PAGE_ROLES
let removeCook: () => void
beforeAll(() => {
  removeCook = addCook(['account.get', 'bin.list', 'search.recent'])
  roles['/_workspace/recipes/'] = ['owner', COOK]
  roles['/_workspace/bin'] = ['owner', COOK]
})
afterAll(() => {
  roles['/_workspace/recipes/'] = ['owner']
  roles['/_workspace/bin'] = ['owner']
  removeCook()
})

const showTo = (role: Role) =>
  renderRoute({ '/_workspace': Workspace, '/_workspace/bin': Bin }, '/bin', {
    api: { bin: { list: () => onePage([]) }, search: { recent: () => ({ items: [] }) } },
    session: { ...SESSION, role },
  })
const placesOf = (name: string) =>
  textsOf(
    page.getByRole('navigation', { name, includeHidden: true }).getByRole('link', { includeHidden: true }),
  )
const options = page.getByRole('dialog', { name: 'Palette de commandes' }).getByRole('option')

test('each navigation leads to the pages of the role alone', async () => {
  await showTo(COOK)
  await expect.poll(() => placesOf('Navigation principale')).toEqual(['Mes Recettes'])
  expect(placesOf('Navigation latérale')).toEqual(['Mes Recettes', 'Paramètres', 'Corbeille'])
  expect(placesOf('Accès rapides')).toEqual(['Recettes'])
  await expectAccessibleAtBothWidths()
})

test('the palette offers the pages of the role alone, and begins nothing that it may not', async () => {
  await showTo(COOK)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => options.elements().length).toBe(3)
  await expect.element(options.filter({ hasText: 'Mes Recettes' })).toBeVisible()
  await expect.element(options.filter({ hasText: 'Corbeille' })).toBeVisible()
})
