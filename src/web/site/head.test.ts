import { expect, test } from 'vitest'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { headOf } from './head.ts'
import { organization } from './structured-data.ts'
import type { SiteTexts } from './site-texts.ts'

const HOSTILE = 'Prix & « marges » </script><b>"gras"</b>'

const LANDING: SitePage = { name: 'home', path: '/', indexed: true }
const FAQ: SitePage = { name: 'faq', path: '/faq', indexed: true }
const SIGN_IN: SitePage = { name: 'login', path: '/login', indexed: true }
const FORGOTTEN: SitePage = { name: 'forgot-password', path: '/forgot-password', indexed: false }

const TEXTS: SiteTexts = {
  ...ALL_TEXTS.fr,
  home: { ...ALL_TEXTS.fr.home, meta: { title: 'Le juste prix, au gramme près.', description: HOSTILE } },
  faq: {
    ...ALL_TEXTS.fr.faq,
    questions: {
      ...ALL_TEXTS.fr.faq.questions,
      gratuit: { question: 'Est-ce gratuit\u00a0?', answer: 'Oui, <about>sans limite</about>.' },
      essayer: { question: '<', answer: HOSTILE },
    },
  },
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescape = (text = '') => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')

/** The head as a browser takes it apart. */
function read(page: SitePage, language: Language = 'fr', texts = TEXTS) {
  const html = headOf({ page, language, texts })
  const elements = [...html.matchAll(/<(meta|link)((?: [\w:-]+="[^"<>]*")*) \/>/g)].map(
    ([, name, inside]) => ({
      name,
      ...Object.fromEntries(
        [...(inside ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescape(value)]),
      ),
    }),
  ) as { name: string; [attribute: string]: string }[]
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
  const rest = html
    .replace(/<(meta|link)[^<>]*\/>|<script[^>]*>[^<]*<\/script>|<title>[^<]*<\/title>/g, '')
    .trim()
  return {
    html,
    rest,
    data,
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    meta: (key: string) =>
      elements.find(({ name, property }) => name === 'meta' && property === key)?.content ??
      elements.find((element) => element.name === key)?.content,
    links: (rel: string) => elements.filter((element) => element.rel === rel),
    elements,
  }
}

test('the landing is named after the house and its promise, every other page after itself', () => {
  expect(read(LANDING).title).toBe('Gramme · Le juste prix, au gramme près.')
  expect(read(FAQ).title).toBe('Questions fréquentes · Gramme')
  expect(read(SIGN_IN, 'en', ALL_TEXTS.en).title).toBe('Sign in · Gramme')
})

test('no text of a page can end an attribute or an element', () => {
  for (const page of [LANDING, FAQ]) expect(read(page).rest).toBe('')
  expect(read(LANDING).meta('og:description')).toBe(HOSTILE)
  expect(read(LANDING).data[0]).toMatchObject({ description: HOSTILE })
})

test('a page names its own address, and that of its other language', () => {
  const { links, meta } = read(FAQ, 'en')
  expect(links('canonical').map(({ href }) => href)).toEqual([`${ORIGIN_PLACEHOLDER}/en/faq`])
  expect(links('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['fr', `${ORIGIN_PLACEHOLDER}/faq`],
    ['en', `${ORIGIN_PLACEHOLDER}/en/faq`],
    ['x-default', `${ORIGIN_PLACEHOLDER}/faq`],
  ])
  expect(meta('og:url')).toBe(`${ORIGIN_PLACEHOLDER}/en/faq`)
})

test('the landing lives at the root of its language, without a second slash', () => {
  expect(read(LANDING).links('canonical')[0]?.href).toBe(`${ORIGIN_PLACEHOLDER}/`)
  expect(read(LANDING, 'en').links('canonical')[0]?.href).toBe(`${ORIGIN_PLACEHOLDER}/en`)
})

test('a shared address shows a picture of its size, with words for who cannot see it', () => {
  const { meta } = read(FAQ)
  expect(meta('og:image')).toBe(`${ORIGIN_PLACEHOLDER}/og/fr/faq.png`)
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  expect(meta('og:image:alt')).toBe('Questions fréquentes · Gramme')
  expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(['fr_FR', 'en_GB'])
})

test('a page that is not indexed uses the picture of the landing, and has no breadcrumb', () => {
  const { meta, data } = read(FORGOTTEN)
  expect(meta('og:image')).toBe(`${ORIGIN_PLACEHOLDER}/og/fr/home.png`)
  expect(data).toEqual([])
})

test('no page hides from search engines', () => {
  for (const page of [LANDING, FAQ, SIGN_IN, FORGOTTEN]) expect(read(page).html).not.toContain('robots')
})

test('the landing says that the application costs nothing, and invents no rating', () => {
  const [application] = read(LANDING).data
  expect(application).toMatchObject({
    '@type': 'SoftwareApplication',
    operatingSystem: 'Web',
    url: `${ORIGIN_PLACEHOLDER}/`,
    offers: { price: '0', priceCurrency: 'EUR' },
  })
  expect(application).not.toHaveProperty('aggregateRating')
  expect(application).not.toHaveProperty('publisher')
})

test('the FAQ gives its questions with their answers, in plain text', () => {
  const [trail, faq] = read(FAQ).data
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Gramme', item: `${ORIGIN_PLACEHOLDER}/` },
      { position: 2, name: 'Questions fréquentes', item: `${ORIGIN_PLACEHOLDER}/faq` },
    ],
  })
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([
      {
        '@type': 'Question',
        name: 'Est-ce gratuit\u00a0?',
        acceptedAnswer: { '@type': 'Answer', text: 'Oui, sans limite.' },
      },
    ]),
  })
  expect(faq?.mainEntity).toHaveLength(Object.keys(ALL_TEXTS.fr.faq.questions).length)
})

test('the operator is named once its details are real', () => {
  const who = {
    name: { fr: 'Brigade SAS', en: 'Brigade SAS' },
    email: 'bonjour@brigade.fr',
    phone: '+33 1 00 00 00 00',
    notice: { fr: '', en: '' },
    social: [{ url: 'https://social.example/brigade' }],
  }
  expect(organization('fr')).toBeUndefined()
  expect(organization('fr', who)).toMatchObject({
    '@type': 'Organization',
    name: 'Brigade SAS',
    sameAs: ['https://social.example/brigade'],
  })
})
