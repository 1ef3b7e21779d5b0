import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.api.app.inject({ url, headers })

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
