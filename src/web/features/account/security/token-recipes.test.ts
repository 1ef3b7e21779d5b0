import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import { tokens } from '#web/messages/en/tokens.ts'
import { RECIPE_TEXTS, RECIPES } from './token-recipes.ts'

const { headings } = tokens.guide
const FACTS = {
  address: 'https://gramme.example.org',
  token: 'gramme_…',
  headings: [headings.sheet, headings.price, headings.cost],
} as const
const GUIDE = readFileSync(join(import.meta.dirname, '../../../../../docs/api.md'), 'utf8')

test.each(RECIPES)('the guide in docs has the text for %s as the settings show it', (recipe) => {
  expect(GUIDE).toContain(`\n${RECIPE_TEXTS[recipe](FACTS)}\`\`\`\n`)
})

const sheet = { title: 'Blanquette', sellingPriceHt: 18.5, coutMatiere: 24.4, portions: 4, uncostedLines: 0 }
const PAGES: Record<string, object> = {
  '': { items: [sheet, { ...sheet, title: 'Fond', sellingPriceHt: null }], nextCursor: 'a b' },
  'a b': { items: [{ ...sheet, title: 'Soupe', uncostedLines: 1 }], nextCursor: null },
}

test('the script of Google Sheets reads every page, and leaves empty what is not known', () => {
  const requests: object[] = []
  const UrlFetchApp = {
    fetch: (url: string, options: object) => {
      const { pathname, searchParams } = new URL(url)
      requests.push({ pathname, ...options })
      return { getContentText: () => JSON.stringify(PAGES[searchParams.get('cursor') ?? '']) }
    },
  }
  const text = `${RECIPE_TEXTS.sheets(FACTS)}\nreturn GRAMME()`
  const run = compileFunction(text, ['UrlFetchApp']) as (fetcher: object) => unknown
  expect(run(UrlFetchApp)).toEqual([
    FACTS.headings,
    ['Blanquette', 18.5, 6.1],
    ['Fond', '', 6.1],
    ['Soupe', 18.5, ''],
  ])
  const one = { pathname: '/api/tech-sheets', headers: { Authorization: 'Bearer gramme_…' } }
  expect(requests).toEqual([one, one])
})
