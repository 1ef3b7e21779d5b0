import type { Recipe } from './recipe.ts'

const CONTRACT = `import { z } from 'zod'
import { contractRoute } from './route.ts'

const tastings = z.object({ items: z.array(z.object({ title: z.string() })) })

export const tastingsContract = {
  list: contractRoute
    .route({ method: 'GET', path: '/tastings', tags: ['tastings'], summary: 'Sheets in the order of a tasting' })
    .meta({ offline: 'answer' })
    .output(tastings),
}
`

const DOMAIN = `/** The order in which dishes are tasted: by their titles. */
export function tastingOrder(titles: readonly string[]): string[] {
  return titles.toSorted((one, other) => one.localeCompare(other, 'fr'))
}
`

const DOMAIN_TEST = `import { expect, test } from 'vitest'
import { tastingOrder } from './tasting-order.ts'

test('dishes are tasted by their titles', () => {
  expect(tastingOrder(['Sole', 'Éclair'])).toEqual(['Éclair', 'Sole'])
})
`

const ROUTES = `import { tastingOrder } from '#domain/tastings/tasting-order.ts'
import { member, open } from '../context.ts'
import { titlesOf } from './titles.queries.ts'

export const tastingsRoutes = open.tastings.router({
  list: member.tastings.list.handler(async ({ context }) => ({
    items: tastingOrder(await context.asMember(titlesOf)).map((title) => ({ title })),
  })),
})
`

const QUERIES = `import { eq } from 'drizzle-orm'
import type { MemberTx } from '#database/as-member.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'

export async function titlesOf({ db, houseId }: MemberTx): Promise<string[]> {
  const rows = await db.select({ title: techSheets.title }).from(techSheets).where(eq(techSheets.userId, houseId))
  return rows.map(({ title }) => title)
}
`

const API_TEST = `import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

test('a tasting has the titles of the sheets in order', async () => {
  const chef = await api.signUp()
  await write(chef, { title: 'Sole' })
  await write(chef, { title: 'Éclair' })
  const items = [{ title: 'Éclair' }, { title: 'Sole' }]
  expect(await chef.done(chef.get('/api/tastings'))).toEqual({ items })
})
`

const ROUTE = `import { createFileRoute } from '@tanstack/react-router'
import { TastingsPage } from '#web/features/tastings/tastings-page.tsx'

export const Route = createFileRoute('/_workspace/tastings/')({
  beforeLoad: ({ context }) => context.texts.need('tastings'),
  component: TastingsPage,
})
`

const PAGE_API = `import { orpc } from '#web/lib/query/api.ts'

export function tastingsQuery() {
  return orpc.tastings.list.queryOptions({ staleTime: 0 })
}
`

const PAGE = `import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { tastingsQuery } from './tastings-api.ts'

/** /tastings */
export function TastingsPage() {
  const t = useTranslations('tastings')
  const query = useQuery(tastingsQuery())
  return (
    <>
      <PageHeader title={t('title')} />
      <PageState query={query} failureText={t('loadFailed')} skeleton={<TableSkeleton rows={6} />}>
        {({ items }) => (
          <List>
            {items.map(({ title }) => (
              <List.Item key={title}>{title}</List.Item>
            ))}
          </List>
        )}
      </PageState>
    </>
  )
}
`

const JOURNEY = `import { expectAccessible } from './support/accessible.ts'
import { addSheet } from './support/sheets.ts'
import { expect, signedInTest as test } from './support/test.ts'

test('a tasting lists the dishes', async ({ page }) => {
  await addSheet(page.request, { title: 'Velouté' })
  await page.goto('/tastings')
  await expect(page.getByText('Velouté')).toBeVisible()
  await expectAccessible(page)
})
`

export const addAPage: Recipe = {
  heading: 'Add a page with its API',
  names: { '<noun>': 'tastings' },
  edits: [
    { file: 'src/contract/tastings.ts', text: CONTRACT },
    {
      file: 'src/contract/contract.ts',
      parts: [
        [
          'import { suppliersContract }',
          "import { tastingsContract } from './tastings.ts'\nimport { suppliersContract }",
        ],
        [
          '  suppliers: suppliersContract,\n',
          '  suppliers: suppliersContract,\n  tastings: tastingsContract,\n',
        ],
      ],
    },
    {
      file: 'src/contract/access-table.ts',
      parts: [['\n  suppliers: ', "\n  tastings: { list: tokens('owner') },\n  suppliers: "]],
    },
    { file: 'src/domain/tastings/tasting-order.ts', text: DOMAIN },
    { file: 'src/domain/tastings/tasting-order.test.ts', text: DOMAIN_TEST },
    { file: 'src/server/tastings/tastings.routes.ts', text: ROUTES },
    { file: 'src/server/tastings/titles.queries.ts', text: QUERIES },
    { file: 'src/server/tastings/tastings.test.ts', text: API_TEST },
    {
      file: 'src/server/router.ts',
      parts: [
        [
          'import { suppliersRoutes }',
          "import { tastingsRoutes } from './tastings/tastings.routes.ts'\nimport { suppliersRoutes }",
        ],
        ['  suppliers: suppliersRoutes,\n', '  suppliers: suppliersRoutes,\n  tastings: tastingsRoutes,\n'],
      ],
    },
    {
      file: 'src/web/entities/paths.ts',
      parts: [["  portions: '/portions',\n", "  portions: '/portions',\n  tastings: '/tastings',\n"]],
    },
    { file: 'src/web/routes/_workspace/tastings.index.tsx', text: ROUTE },
    {
      file: 'src/web/entities/page-access.ts',
      parts: [
        [
          "  '/_workspace/settings': ROLES,\n",
          "  '/_workspace/settings': ROLES,\n  '/_workspace/tastings/': OFFICE,\n",
        ],
      ],
    },
    { file: 'src/web/features/tastings/tastings-api.ts', text: PAGE_API },
    { file: 'src/web/features/tastings/tastings-page.tsx', text: PAGE },
    ...(['fr', 'en'] as const).map((language) => ({
      file: `src/web/messages/${language}/areas/tastings.ts`,
      text: `export const tastings = ${language === 'fr' ? "{ title: 'Dégustations', loadFailed: 'Les dégustations n’ont pas pu être lues' }" : "{ title: 'Tastings', loadFailed: 'The tastings could not be read' }"}\n`,
    })),
    {
      file: 'src/web/messages/areas.ts',
      parts: [
        [
          "export * as workspace from './fr/areas/workspace.ts'",
          "export * as tastings from './fr/areas/tastings.ts'\nexport * as workspace from './fr/areas/workspace.ts'",
        ],
      ],
    },
    {
      file: 'src/web/features/shell/navigation.ts',
      parts: [
        [
          "  { key: 'lostMargins', to: paths.lostMargins },\n",
          "  { key: 'lostMargins', to: paths.lostMargins },\n  { key: 'tastings', to: paths.tastings },\n",
        ],
      ],
    },
    {
      file: 'src/web/messages/fr/shell.ts',
      parts: [["    menus: 'Mes Menus',\n", "    menus: 'Mes Menus',\n    tastings: 'Dégustations',\n"]],
    },
    {
      file: 'src/web/messages/en/shell.ts',
      parts: [["    menus: 'My Set Menus',\n", "    menus: 'My Set Menus',\n    tastings: 'Tastings',\n"]],
    },
    { file: 'e2e/tastings.spec.ts', text: JOURNEY },
  ],
  routes: true,
  tests: [
    { project: 'pure', files: ['src/domain/tastings', 'src/web/messages', 'src/web/build'] },
    {
      project: 'database',
      files: [
        'src/server/tastings',
        'src/server/contract.test.ts',
        'src/server/access-tokens/token-access.test.ts',
      ],
    },
  ],
}
