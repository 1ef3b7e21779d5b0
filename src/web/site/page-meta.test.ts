import { expect, test } from 'vitest'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { PAGE_META, pageMeta } from './page-meta.ts'

const LONGEST_TITLE = 60
const DESCRIPTION = { shortest: 110, longest: 160 }

const texts = Object.entries(ALL_TEXTS).flatMap(([language, texts]) =>
  Object.keys(PAGE_META).map((name) => ({ language, name, ...pageMeta(name, texts) })),
)

test.each(texts)('what $name ($language) says fits where others show it', ({ title, description }) => {
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
  expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.shortest)
  expect(description.length).toBeLessThanOrEqual(DESCRIPTION.longest)
})

test('no two pages say the same', () => {
  expect(new Set(texts.map(({ language, title }) => `${language} ${title}`)).size).toBe(texts.length)
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length)
})

test('a page that says nothing of itself is not built', () => {
  expect(() => pageMeta('nowhere', ALL_TEXTS.fr)).toThrow('nowhere')
})
