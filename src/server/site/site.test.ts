import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SiteIndex } from '#contract/site.ts'
import { type Api, startApi } from '../testing/start-api.ts'

const ORIGIN = 'https://gramme.exemple.fr'
const INDEX: SiteIndex = {
  pages: [
    { path: '/', name: 'home', indexed: true },
    { path: '/faq', name: 'faq', indexed: true },
    { path: '/login', name: 'login', indexed: false },
  ],
  app: ['/dashboard', '/recipes/$id/edit'],
}

function built(name: string, language: string): string {
  const address = `${ORIGIN_PLACEHOLDER}/${language}/${name}`
  return `<!doctype html><html lang="${language}" data-registration="open"><link rel="canonical" href="${address}"><script type="application/ld+json">{"url":"${address}"}</script><p style="--of:${name}">${name} ${'crème brûlée '.repeat(200)}</p>`
}

let folder: string
let api: Api

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gramme-site-'))
  const write = (path: string, content: string) => writeFile(join(folder, path), content)
  for (const inside of ['pages/fr', 'pages/en', 'assets', 'og/fr'])
    await mkdir(join(folder, inside), { recursive: true })
  await write('pages/site.json', JSON.stringify(INDEX))
  for (const language of ['fr', 'en'])
    for (const { name } of INDEX.pages) await write(`pages/${language}/${name}.html`, built(name, language))
  await write('app.html', '<!doctype html><html data-registration="open"><title>the application</title>')
  await write('offline.html', '<!doctype html><style>p{margin:0}</style><p>Hors ligne</p>')
  await write('service-worker.js', 'addEventListener("fetch", () => {})')
  await write('assets/index-1a2b.js', 'export {}')
  await write('favicon.svg', '<svg/>')
  await write('manifest.webmanifest', '{}')
  await write('assets/scale-3c4d.svg', '<svg/>')
  await write('assets/look-5e6f.css', 'a{}')
  await write('og/fr/home.png', 'a picture')
  await write('../outside.txt', 'secret')
  api = await startApi({ publicUrl: ORIGIN }, { webFolder: folder })
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
  await rm(join(folder, '../outside.txt'), { force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
test.each([
  '/',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/assets/scale-3c4d.svg',
  '/assets/look-5e6f.css',
  '/assets/index-1a2b.js',
  '/service-worker.js',
  '/sitemap.xml',
  '/robots.txt',
  '/api/health',
  '/api/none',
  '/api/docs',
])('the text at %s names its character set', async (url) => {
  expect(String((await get(url)).headers['content-type'])).toMatch(/; ?charset=utf-8$/i)
})

const page = (name: string, language: string) => built(name, language).replaceAll(ORIGIN_PLACEHOLDER, ORIGIN)

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
    expect(body).toBe(page(name, language))
  },
)

test('a page comes as small as the browser can read it, each time the same bytes', async () => {
  const brotlied = await get('/faq', { 'accept-encoding': 'gzip, deflate, br' })
  const again = await get('/faq', { 'accept-encoding': 'br' })
  const gzipped = await get('/faq', { 'accept-encoding': 'gzip' })
  expect(brotlied.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(again.rawPayload).toEqual(brotlied.rawPayload)
  expect(brotliDecompressSync(brotlied.rawPayload).toString()).toBe(page('faq', 'fr'))
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(page('faq', 'fr'))
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
  const asked = await api.app.inject({ method: 'HEAD', url: '/en/faq' })
  const whole = await get('/en/faq')
  expect(asked.statusCode).toBe(200)
  expect(asked.body).toBe('')
  expect(asked.headers).toMatchObject({
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

test('files are kept for good when their name changes with them, and asked for again otherwise', async () => {
  expect((await get('/assets/index-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/service-worker.js')).headers['cache-control']).toBe('no-cache')
  const picture = await get('/og/fr/home.png')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each([
  '/assets/gone-1a2b.js',
  '/assets/../../outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/pages/site.json',
  '/favicon.ico',
])('%s is not there', async (url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(body).toBe('Introuvable')
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
  const closed = await startApi({ registration: 'closed' }, { webFolder: folder })
  for (const url of ['/', '/en/faq', '/login', '/dashboard', '/app.html']) {
    const { body, headers } = await closed.app.inject({ url })
    expect(body, url).toContain('data-registration="closed"')
    expect((await get(url)).body, url).toContain('data-registration="open"')
    expect(headers['cache-control']).toBe('no-cache')
  }
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
  ['/recipes/3/edit', 404, undefined],
])('a form sent to %s without its script is answered %d', async (url, status, location) => {
  const sent = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40exemple.fr&password=secret',
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([status, location])
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a document is allowed the styles that are written in it, and keeps them when the browser has it already', async () => {
  const first = await get('/faq')
  const policy = first.headers['content-security-policy']
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('--of:faq')}`)
  expect(policy).not.toContain('unsafe-inline')
  const again = await get('/faq', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['content-security-policy']).toBe(policy)
})

test('so is a page that the service worker keeps', async () => {
  const { headers } = await get('/offline.html')
  expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash('p{margin:0}')};`)
  const again = await get('/offline.html', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})
