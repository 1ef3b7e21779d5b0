import { expect, test } from 'vitest'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import type { CarteDish, CarteDocument, CarteLook } from '../carte-document.ts'
import { carte, carteOf, dish, look } from '../testing/carte-examples.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeCarte } from './compose-carte.ts'
import { linesOf } from '#web/lib/pages/page.ts'

const compose = (given: CarteDocument, changes: Partial<CarteLook> = {}) =>
  composeCarte({ carte: given, look: { ...look, ...changes }, measure: fontMeasure })

const gamme = (name: string, dishes: CarteDish[]) => ({ kind: 'gamme' as const, name, dishes })

const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

test.each(CARTE_THEMES)(
  'in %s the second language is below the first, smaller, and said to be English',
  (theme) => {
    const sole = dish('Sole meunière', {
      secondName: 'Sole in butter',
      description: 'aux câpres',
      secondDescription: 'with capers',
    })
    const [page] = compose(
      {
        ...carte,
        languages: 'fr+en',
        sections: [{ kind: 'gamme', name: 'Poissons', secondName: 'Fish', dishes: [sole] }],
        secondFooterLines: ['Net prices'],
      },
      { theme },
    )
    const lines = page?.parts.flatMap(linesOf) ?? []
    const lineOf = (wanted: string) => lines.find(({ text }) => text === wanted)
    const pairs = [
      ['Sole meunière', 'Sole in butter'],
      ['aux câpres', 'with capers'],
      ['Poissons', 'Fish'],
      ['Prix nets - Service compris', 'Net prices'],
    ]
    for (const [first = '', second = ''] of pairs) {
      const [above, below] = [lineOf(first), lineOf(second)]
      if (!above || !below) throw new Error(`no ${first}`)
      expect(below.y).toBeGreaterThan(above.y)
      expect(below.size).toBeLessThan(above.size)
      expect([above.language, below.language]).toEqual([undefined, 'en'])
    }
    expect(page?.language).toBe('fr')
  },
)

test('a carte in English has its words and amounts in English', () => {
  const dishes = [
    dish('Sole', { priceTtc: 12.5, allergens: ['Poisson'] }),
    dish('Bass', { undeclared: true }),
  ]
  const pages = compose(
    { ...carte, languages: 'en', sections: [gamme('Fish', dishes)] },
    { allergenNote: 'marks' },
  )
  const text = textOf(pages.flatMap(({ parts }) => parts.flatMap(linesOf))).replaceAll('\u00a0', ' ')
  expect(text).toContain('€12.50')
  expect(text).toContain('4 Fish · * allergens not declared')
  expect(pages[0]?.language).toBe('en')
  const long = compose({ ...carteOf([60], 'en') })
  expect(textOf(long[1]?.parts.flatMap(linesOf) ?? [])).toContain('Gamme 1 (continued)')
})
