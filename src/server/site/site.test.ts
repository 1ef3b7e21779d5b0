import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/start-api.ts'
import { ORIGIN, pageSent, startSite } from '../testing/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.api.app.inject({ url, headers })

test.each([
  ['/', 'home', 'fr'],
  ['/en', 'home', 'en'],
  ['/faq', 'faq', 'fr'],
  ['/en/faq', 'faq', 'en'],
  ['/login', 'login', 'fr'],
  ['/faq?utm_source=lettre', 'faq', 'fr'],
])(
  '%s is its own page, in its language, under the address of the installation',
  async (url, name, language) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body).toBe(pageSent(name, language))
  },
)

test('a page comes as small as the browser can read it, each time the same bytes', async () => {
  const brotlied = await get('/faq', { 'accept-encoding': 'gzip, deflate, br' })
  const again = await get('/faq', { 'accept-encoding': 'br' })
  const gzipped = await get('/faq', { 'accept-encoding': 'gzip' })
  expect(brotlied.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(again.rawPayload).toEqual(brotlied.rawPayload)
  expect(brotliDecompressSync(brotlied.rawPayload).toString()).toBe(pageSent('faq', 'fr'))
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(pageSent('faq', 'fr'))
  expect(gzipped.headers.etag).toBe(brotlied.headers.etag)
})

test.each(['/faq', '/sitemap.xml', '/robots.txt'])('%s is not sent to who has it', async (url) => {
  const first = await get(url, { 'accept-encoding': 'br' })
  const etag = String(first.headers.etag)
  const second = await get(url, { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
  expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect((await get(url, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
})

test('two pages, and two languages of one, are told apart', async () => {
  const etags = await Promise.all(
    ['/', '/en', '/faq', '/en/faq'].map(async (url) => (await get(url)).headers.etag),
  )
  expect(new Set(etags).size).toBe(4)
})

test('who asks only for the headers gets those of the page', async () => {
  const response = await site.api.app.inject({ method: 'HEAD', url: '/en/faq' })
  const whole = await get('/en/faq')
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('')
  expect(response.headers).toMatchObject({
    'content-language': 'en',
    etag: whole.headers.etag,
    'content-length': whole.headers['content-length'],
  })
})

test.each(['/dashboard', '/recipes/0f6f8b1c-8f2b-4a55-9e5c-3a2b1c0d9e8f/edit', '/recipes/x/edit?from=list'])(
  '%s is the application, never a page of the site',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toContain('the application')
  },
)

test.each([
  ['/faq/', 308, '/faq'],
  ['/en/', 308, '/en'],
  ['/faq/?a=b', 308, '/faq?a=b'],
  ['/nowhere', 302, '/'],
  ['/en/nowhere?from=/faq', 302, '/en'],
  ['//elsewhere/', 302, '/'],
  ['/pages/fr/home.html', 302, '/'],
])('%s leads on (%d) to %s', async (url, status, location) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([status, location])
})

test('the map and the rules for robots name the installation', async () => {
  const map = await get('/sitemap.xml')
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.body).toContain(`<loc>${ORIGIN}/en/faq</loc>`)
  expect(map.body).not.toContain('login')
  const rules = await get('/robots.txt')
  expect(rules.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(rules.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('every document says who may make an account', async () => {
  const closed = await startApi({ registration: 'closed' }, { webFolder: site.folder })
  for (const url of ['/', '/en/faq', '/login', '/dashboard', '/app.html']) {
    const { body, headers } = await closed.app.inject({ url })
    expect(body, url).toContain('data-registration="closed"')
    expect((await get(url)).body, url).toContain('data-registration="open"')
    expect(headers['cache-control']).toBe('no-cache')
  }
  await closed.close()
})

test('a browser that cached the shell under another setting learns that there is a new one', async () => {
  const closed = await startApi({ registration: 'closed' }, { webFolder: site.folder })
  const { body, headers } = await closed.app.inject({ url: '/service-worker.js' })
  expect(body).toContain('"1a2b-registration-closed"')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect((await get('/service-worker.js')).body).toContain('"1a2b-registration-open"')
  await closed.close()
})

test('no answer names the address that stands in built pages', async () => {
  const urls = ['/', '/en', '/faq', '/en/faq', '/login', '/dashboard', '/sitemap.xml', '/robots.txt']
  for (const url of urls) expect((await get(url)).body).not.toContain('origin.invalid')
})

test('the API and the cartes of guests answer for themselves', async () => {
  const api404 = await get('/api/nowhere')
  expect([api404.statusCode, api404.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  expect((await get('/c/nowhere')).statusCode).toBe(404)
})

test.each([
  ['/faq', 303, '/faq'],
  ['/en/login?from=/recipes', 303, '/en/login'],
  ['/nowhere', 404, undefined],
  ['/recipes/3/edit', 405, undefined],
])('a form sent to %s without its script is answered %d', async (url, status, location) => {
  const sent = await site.api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40exemple.fr&password=secret',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([status, location])
})
