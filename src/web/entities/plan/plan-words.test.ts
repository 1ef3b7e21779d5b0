import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { productionPlan } from '#domain/production/production-plan.ts'
import { DAYS, made, serves } from '#domain/production/testing/kitchen.ts'
import { some } from '#domain/purchases/testing/kitchen.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { planWords } from './plan-words.ts'

const words = planWords(createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr }), 'fr')
const NAMES = new Map([
  ['midi', 'Midi'],
  ['soir', 'Soir'],
])
const [DAY] = DAYS

const FRACTIONS: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }

/** The sum of the figures at the head of each part of a text: '9 ½ Midi, 3 Soir' is 12.5. */
const sumOf = (text: string) =>
  text.split(/, /u).reduce((sum, part) => {
    const [, whole, fraction] = /^([\d,]*)\s*([¼⅓½⅔¾]?)/u.exec(part) ?? []
    return sum + Number((whole ?? '').replace(',', '.')) + (FRACTIONS[fraction ?? ''] ?? 0)
  }, 0)

/** Of a dish and of the portions of a garnish that it and another dish take. */
function shown(lunch: number, dinner: number) {
  const sheets = [
    made('moules', [some('frites', 10, 'portion')], { title: 'Moules' }),
    made('frites', [], { title: 'Frites' }),
  ]
  const served = [
    serves('moules', lunch, DAY, 'midi'),
    serves('moules', dinner, DAY, 'soir'),
    serves('frites', 3, DAY, 'soir'),
  ]
  const [day] = productionPlan({ sheets, products: [] }, { days: [DAY], served, marks: [] }, 'majoration')
  return (day?.nodes ?? []).map(({ sheet, made: quantity, unit, reasons }) => ({
    title: sheet.title,
    amount: words.amount(quantity, unit, 'made'),
    why: words.reasons(reasons, { day: DAY, serviceName: (service) => NAMES.get(service) ?? '' }),
  }))
}

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test('ten portions and more are as exact as what they are for', () => {
  expect(shown(9.5, 3).map(({ title, amount, why }) => plain(`${amount} ${title} : ${why}`))).toEqual([
    '15 ½ portions Frites : 3 Soir, 12 ½ Moules',
    '12 ½ portions Moules : 9 ½ Midi, 3 Soir',
  ])
})

test('what is rounded up in the total is rounded up in its one part', () => {
  expect(shown(5, 3.34).map(({ amount, why }) => plain(`${amount} : ${why}`))[1]).toBe(
    '8,4 portions : 5 Midi, 3,4 Soir',
  )
})

test.each([
  [10 + 1 / 3, 3],
  [6.3, 3.4],
  [7.14, 12.86],
  [0.04, 27],
  [38 * (3 / 11), 22 * (3 / 11)],
])('the figures of %d and %d add up to what is shown of their sum', (lunch, dinner) => {
  for (const { amount, why } of shown(lunch, dinner)) expect(sumOf(why)).toBeCloseTo(sumOf(amount), 9)
})

test.each([
  ['a part of a bunch of which nothing more is known', 0.023, null, 'moins d’1 botte', '0,023 botte'],
  ['a part of a bunch of 100 g', 0.023, { contentQuantity: 100, contentUnit: 'g' }, '≈ 2,3 g', '0,023 botte'],
  ['half a bunch', 0.5, null, '½ botte', null],
  ['two bunches', 2, null, '2 bottes', null],
] as const)('a line shows %s as people say it, and its figure', (_what, quantity, content, amount, exact) => {
  const product = { ...bareMeasures('botte'), ...content }
  const shown = words.lineAmount(quantity, { unit: 'botte', product, preparation: null })
  expect({ amount: plain(shown.amount), exact: shown.exact && plain(shown.exact) }).toEqual({ amount, exact })
})
