import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartePublication } from '#contract/public-cartes.ts'
import { openBistrot } from './testing/public-carte.ts'
import { startSite } from './testing/start-site.ts'

const TOKEN = 'a token that is long enough'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite('https://exemple.fr/gramme', { metricsToken: TOKEN })
})
afterAll(() => site.close())

const send = (method: 'GET' | 'HEAD' | 'POST', url: string) => site.api.app.inject({ method, url })
const get = (url: string) => send('GET', url)

/** The addresses of this host in a text. */
const addressesIn = (text: string) =>
  Array.from(text.matchAll(/(?:=|: |url\()["']?(\/(?!\/)[^"'\s>)]*)/g), ([, found = '']) => found)

describe('outside of the path', () => {
  test.each([
    ['/', 302, '/gramme/'],
    ['/?from=shelf', 302, '/gramme/?from=shelf'],
    ['/gramme', 308, '/gramme/'],
    ['/gramme?from=shelf', 308, '/gramme/?from=shelf'],
  ])('%s leads inside (%d)', async (url, status, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await send(method, url)
      expect([statusCode, headers.location]).toEqual([status, location])
    }
  })

  test.each([
    '/dashboard',
    '/faq',
    '/api/account',
    '/api/healthy',
    '/assets/index-1a2b.js',
    '/service-worker.js',
    '/c/x',
    '/gramme2/',
    '/Gramme/faq',
    '/%67ramme/faq',
    '//gramme/faq',
  ])('%s is not there', async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  test('nothing is written', async () => {
    for (const url of ['/', '/gramme', '/api/auth/sign-in/email'])
      expect((await send('POST', url)).statusCode).toBe(404)
  })

  test('programs beside the server ask for its health and its metrics, as below the path', async () => {
    for (const path of ['/api/health', '/api/health?now', '/gramme/api/health'])
      expect((await get(path)).json()).toMatchObject({ status: 'ok' })
    for (const path of ['/metrics', '/gramme/metrics']) expect((await get(path)).statusCode).toBe(401)
  })
})

describe('below the path', () => {
  test.each([
    ['/gramme/faq/', 308, '/gramme/faq'],
    ['/gramme/en/?a=b', 308, '/gramme/en?a=b'],
    ['/gramme/nowhere', 302, '/gramme/'],
    ['/gramme/en/nowhere', 302, '/gramme/en'],
    ['/gramme//elsewhere/', 302, '/gramme/'],
    ['/gramme/gramme/faq', 302, '/gramme/'],
  ])('%s leads on (%d) to %s', async (url, status, location) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([status, location])
  })

  test('a form sent without its script comes back to its page', async () => {
    const { statusCode, headers } = await send('POST', '/gramme/en/login')
    expect([statusCode, headers.location]).toEqual([303, '/gramme/en/login'])
  })

  test.each([
    '/',
    '/en/faq',
    '/login',
    '/dashboard',
    '/recipes/x/edit',
    '/offline.html',
    '/manifest.webmanifest',
    '/api/docs',
    '/c/nowhere',
  ])('every address in %s is below it', async (path) => {
    const { body } = await get(`/gramme${path}`)
    expect(addressesIn(body).filter((address) => !address.startsWith('/gramme/'))).toEqual([])
    if (path !== '/dashboard' && path !== '/recipes/x/edit') expect(addressesIn(body)).not.toEqual([])
  })

  test('a document says where the installation is, and ends its elements as before', async () => {
    expect((await get('/gramme/dashboard')).body).toContain('data-origin="https://exemple.fr/gramme"')
    const { body } = await get('/gramme/faq')
    expect(body).toContain('<link rel="canonical" href="https://exemple.fr/gramme/fr/faq">')
    expect(body).toContain('<img src="/gramme/assets/scale-3c4d.svg"/>')
  })

  test('the description of the API names it', async () => {
    const description = (await get('/gramme/api/openapi.json')).json<{ servers: unknown }>()
    expect(description.servers).toEqual([{ url: 'https://exemple.fr/gramme/api' }])
    expect((await get('/gramme/api/docs/open.js')).body).toContain("url: '/gramme/api/openapi.json'")
  })

  test('a carte is read there, by the address that its chef is given', async () => {
    const { chef, carte, token } = await openBistrot(site.api)
    const publication = await chef.done(chef.get<CartePublication>(`/api/cartes/${carte.id}/publication`))
    expect(publication.site).toBe('https://exemple.fr/gramme')
    const page = await get(`/gramme/c/${token}`)
    expect(page.statusCode).toBe(200)
    expect(addressesIn(page.body).filter((address) => !address.startsWith('/gramme/'))).toEqual([])
    const [face = ''] = addressesIn(page.body).filter((address) => address.includes('/c/faces/'))
    expect((await get(face)).headers['content-type']).toBe('font/woff2')
  })
})
