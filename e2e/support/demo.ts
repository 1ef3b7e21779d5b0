import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_HEADER, DEMO_VISITOR } from '../../src/contract/demo.ts'

const headers = { [DEMO_HEADER]: DEMO_VISITOR }

export async function enterDemo(page: Page): Promise<void> {
  await page.goto('/recipes#demo')
  await expect(page.getByRole('main').locator('a[href$="/edit"]').first()).toBeVisible()
}

/** What a page of the demo must not send, and what the server must not have to refuse. */
export function watchDemo(page: Page): { writes: string[]; unmarked: string[]; refused: string[] } {
  const found = { writes: [] as string[], unmarked: [] as string[], refused: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname === '/api/auth/get-session') return
    const what = `${request.method()} ${pathname}`
    if (request.method() !== 'GET') found.writes.push(what)
    if (request.headers()[DEMO_HEADER] !== DEMO_VISITOR) found.unmarked.push(what)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) found.refused.push(`${response.status()} ${response.url()}`)
  })
  return found
}

/** The address of every page behind the sign-in, of things that the demo restaurant has. */
export async function demoPlaces(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => (await request.get(`/api${path}`, { headers })).json()
  const first = async (path: string) =>
    ((await read(path)) as { items: { id: string }[] }).items[0]?.id ?? 'none'
  const [sheet, product, supplier, gamme, menu] = await Promise.all([
    first('/tech-sheets'),
    first('/user-products'),
    first('/suppliers'),
    first('/gammes'),
    first('/menus'),
  ])
  const { id: carte } = (await read('/carte')) as { id: string }
  return [
    '/dashboard',
    '/settings',
    '/recipes',
    '/recipes/new',
    '/recipes/builder',
    '/recipes/simulator',
    '/recipes/margins',
    `/recipes/${sheet}`,
    `/recipes/${sheet}/edit`,
    `/recipes/${sheet}/preview`,
    '/portions',
    '/products',
    '/products/manage',
    '/products/prices',
    '/products/imported',
    `/products/${product}/edit`,
    '/suppliers/dashboard',
    '/suppliers/list',
    '/suppliers/price-lists',
    `/suppliers/${supplier}/products`,
    `/suppliers/${supplier}/products/new`,
    `/suppliers/${supplier}/price-list`,
    '/batches',
    '/batches/trace',
    '/gammes',
    `/gammes/${gamme}`,
    `/gammes/${gamme}/view`,
    '/menus',
    `/menus/${menu}`,
    '/cartes',
    `/cartes/${carte}/print`,
    `/cartes/${carte}/allergenes`,
    `/cartes/${carte}/ventes`,
    `/cartes/${carte}/ventes/caisse`,
  ]
}
