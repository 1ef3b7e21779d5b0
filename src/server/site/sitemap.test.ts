import { expect, test } from 'vitest'
import { robots, sitemap } from './sitemap.ts'

const ORIGIN = 'https://gramme.exemple.fr'
const map = sitemap(
  [
    { path: '/', name: 'home', indexed: true },
    { path: '/faq', name: 'faq', indexed: true },
    { path: '/reset-password', name: 'reset-password', indexed: false },
  ],
  ORIGIN,
)

test('the map names what is worth finding, in both languages', () => {
  expect([...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/en`,
    `${ORIGIN}/faq`,
    `${ORIGIN}/en/faq`,
  ])
})

test('every entry names the page in both languages, French for everyone else', () => {
  const entries = map.split('<url>').slice(1)
  const alternates = entries.map((entry) =>
    [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, hreflang, href]) => [hreflang, href]),
  )
  const ofFaq = [
    ['fr', `${ORIGIN}/faq`],
    ['en', `${ORIGIN}/en/faq`],
    ['x-default', `${ORIGIN}/faq`],
  ]
  expect(alternates.slice(2)).toEqual([ofFaq, ofFaq])
})

test('below a path the map and the rules name it', () => {
  const publicUrl = 'https://exemple.fr/gramme'
  const below = sitemap([{ path: '/', name: 'home', indexed: true }], publicUrl)
  expect(below).toContain('<loc>https://exemple.fr/gramme/en</loc>')
  expect(robots(publicUrl)).toContain(
    'Disallow: /gramme/api/\n\nSitemap: https://exemple.fr/gramme/sitemap.xml',
  )
})

test('robots are told where the map is, and to leave the API alone', () => {
  expect(robots(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ])
})
