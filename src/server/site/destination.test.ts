import { expect, test } from 'vitest'
import { publicPath } from '#contract/public-path.ts'
import type { SitePage } from '#contract/site.ts'
import { destinationsOf } from './destination.ts'

const HOME: SitePage = { path: '/', name: 'home', indexed: true }
const FAQ: SitePage = { path: '/faq', name: 'faq', indexed: true }
const LOGIN: SitePage = { path: '/login', name: 'login', indexed: true }

const destination = destinationsOf({
  pages: [HOME, FAQ, LOGIN],
  app: ['/recipes', '/recipes/$id', '/recipes/$id/edit'],
})

test.each([
  ['/', HOME, 'fr'],
  ['/en', HOME, 'en'],
  ['/faq', FAQ, 'fr'],
  ['/en/faq', FAQ, 'en'],
  ['/login', LOGIN, 'fr'],
] as const)('%s is a page in its language', (path, page, language) => {
  expect(destination(path)).toEqual({ kind: 'page', page, language })
  expect(publicPath(page.path, language)).toBe(path)
})

test.each(['/recipes', '/recipes/3', '/recipes/3/edit', '/recipes/crème.brûlée'])(
  '%s is the application’s to show',
  (path) => {
    expect(destination(path)).toEqual({ kind: 'app' })
  },
)

test.each([
  ['/faq/', '/faq'],
  ['/en/', '/en'],
  ['/en/faq//', '/en/faq'],
  ['/recipes/3/edit/', '/recipes/3/edit'],
])('%s is %s', (path, shorter) => {
  expect(destination(path)).toEqual({ kind: 'moved', path: shorter })
})

test.each(['/assets/', '/assets/gone', '/assets/index-1a2b.js', '/favicon.ico', '/wp-login.php', '/.env'])(
  '%s is a file that is not there',
  (path) => {
    expect(destination(path)).toEqual({ kind: 'missing' })
  },
)

test.each([
  ['/nowhere', '/'],
  ['/index.html', '/'],
  ['/en/index.htm', '/en'],
  ['/recipes//edit', '/'],
  ['/recipes/3/edit/more', '/'],
  ['/FAQ', '/'],
  ['/english', '/'],
  ['/en/recipes', '/en'],
  ['/en/nowhere/', '/en'],
  // An answer that repeated these would lead to another host.
  ['//elsewhere.example/', '/'],
  [String.raw`/\elsewhere.example/`, '/'],
])('%s is unknown, and leads to %s', (path, home) => {
  expect(destination(path)).toEqual({ kind: 'unknown', home })
})
