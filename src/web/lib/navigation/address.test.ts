import { afterEach, expect, test, vi } from 'vitest'
import { address, ownName, pathAt } from './address.ts'
import { ownLink } from './own-link.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that the server sent from there. */
const onPageOf = (publicUrl: string) =>
  vi.stubGlobal('document', { documentElement: { dataset: { origin: publicUrl } } })

const link = (href: string | null) => ({ getAttribute: () => href }) as unknown as Element

test.each(['https://gramme.exemple.fr', 'https://origin.invalid'])(
  'at the root of a host (%s) a path is its own address',
  (publicUrl) => {
    onPageOf(publicUrl)
    expect(address('/')).toBe('/')
    expect(address('/recipes?page=2#top')).toBe('/recipes?page=2#top')
    expect(pathAt('/recipes')).toBe('/recipes')
    expect(ownName('gramme-read')).toBe('gramme-read')
  },
)

test('below a path every address begins with it', () => {
  onPageOf('https://exemple.fr/outils/gramme')
  expect(address('/')).toBe('/outils/gramme/')
  expect(address('/api/account')).toBe('/outils/gramme/api/account')
  expect(pathAt('/outils/gramme/api/account')).toBe('/api/account')
  expect(pathAt('/outils/gramme/')).toBe('/')
  expect(ownName('gramme-read')).toBe('/outils/gramme gramme-read')
})

test.each(['/', '/recipes', '/outils/gramme', '/outils/gramme2/recipes', '/outils/Gramme/recipes'])(
  '%s is outside of an installation below a path',
  (outside) => {
    onPageOf('https://exemple.fr/outils/gramme')
    expect(pathAt(outside)).toBeUndefined()
    expect(ownLink(link(outside))).toBeUndefined()
  },
)

test('a path that begins as the installation does is read once', () => {
  onPageOf('https://exemple.fr/recipes')
  expect(address('/recipes')).toBe('/recipes/recipes')
  expect(pathAt('/recipes/recipes/new')).toBe('/recipes/new')
})

test('a service worker knows it by its registration', () => {
  vi.stubGlobal('registration', { scope: 'https://exemple.fr/gramme/' })
  expect(address('/app.html')).toBe('/gramme/app.html')
  vi.stubGlobal('registration', { scope: 'https://gramme.exemple.fr/' })
  expect(address('/app.html')).toBe('/app.html')
})

test('a link leads inside by its path, with its search and its part', () => {
  onPageOf('https://exemple.fr/gramme')
  expect(ownLink(link('/gramme/recipes/1?a=b#c'))).toBe('/recipes/1?a=b#c')
  for (const elsewhere of [null, '#content', 'https://exemple.fr/gramme/recipes', '//exemple.fr/gramme/x'])
    expect(ownLink(link(elsewhere))).toBeUndefined()
  expect(ownLink(null)).toBeUndefined()
})
