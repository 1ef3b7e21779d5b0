import { expect, test } from 'vitest'
import { about as englishAbout } from './en/site/about.ts'
import { faq as english } from './en/site/faq.ts'
import { features as englishFeatures } from './en/site/features.ts'
import { legal as englishLegal } from './en/site/legal.ts'
import { about as frenchAbout } from './fr/site/about.ts'
import { faq as french } from './fr/site/faq.ts'
import { features as frenchFeatures } from './fr/site/features.ts'
import { legal as frenchLegal } from './fr/site/legal.ts'
import { LEGAL_SECTIONS, type LegalName } from './legal-text.ts'
import { FAQ_CATEGORIES, FAQ_QUESTIONS, type PageMeta } from './site-text.ts'

test('ten questions are asked, in five categories of which none is empty', () => {
  expect(Object.keys(FAQ_QUESTIONS)).toHaveLength(10)
  expect(FAQ_CATEGORIES.map((category) => french.categories[category])).toEqual([
    'Général',
    'Fiches Techniques',
    'Cartes et Menus',
    'Gestion des Coûts',
    'Technique',
  ])
  const questions = new Set<string>(Object.values(FAQ_QUESTIONS))
  expect([...questions].toSorted()).toEqual([...FAQ_CATEGORIES].toSorted())
})

test.each([
  ['French', french],
  ['English', english],
])('every question has its answer in %s', (_, { questions }) => {
  expect(Object.keys(questions)).toEqual(Object.keys(FAQ_QUESTIONS))
  for (const { question, answer } of Object.values(questions)) {
    expect(question).toMatch(/\?$/)
    expect(answer.length).toBeGreaterThan(120)
  }
})

const LEGAL_NAMES = Object.keys(LEGAL_SECTIONS) as LegalName[]

const METAS: [string, PageMeta][] = [
  ['faq, French', french.meta],
  ['faq, English', english.meta],
  ['features, French', frenchFeatures.meta],
  ['features, English', englishFeatures.meta],
  ['about, French', frenchAbout.meta],
  ['about, English', englishAbout.meta],
  ...LEGAL_NAMES.flatMap((name): [string, PageMeta][] => [
    [`${name}, French`, frenchLegal[name].meta],
    [`${name}, English`, englishLegal[name].meta],
  ]),
]

test.each(METAS)('%s: title and description have the length that search engines show', (_, meta) => {
  expect(meta.title.length).toBeLessThanOrEqual(60)
  expect(meta.description.length).toBeGreaterThanOrEqual(110)
  expect(meta.description.length).toBeLessThanOrEqual(160)
})
