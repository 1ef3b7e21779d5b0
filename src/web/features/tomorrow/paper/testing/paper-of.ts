import { createTranslator } from 'use-intl'
import { type ProductionMark } from '#domain/production/production-kitchen.ts'
import { productionPlan } from '#domain/production/production-plan.ts'
import { DAYS, made, serves } from '#domain/production/testing/kitchen.ts'
import { of, product, some } from '#domain/purchases/testing/kitchen.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { type PaperSheet, productionPaper } from '../production-paper.ts'

const TRANSLATE: Record<'fr' | 'en', Translate> = {
  fr: createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr }),
  en: createTranslator({ locale: 'en', messages: ALL_TEXTS.en }),
}
const [DAY] = DAYS

export const PRODUCTS = ['beurre', 'échalote', 'arêtes', 'farine'].map((id) => product(id))
type Lines = Parameters<typeof made>[1]
/** A sheet that keeps three days. */
export const fiche = (id: string, lines: Lines, facts: Partial<PaperSheet> = {}): PaperSheet => ({
  ...made(id, lines, { title: id, keepsHours: 72, ...facts }),
  version: 3,
})
/** Two dishes with what they take, at three stations; what one of them is taken by has no yield. */
export const SHEETS = [
  fiche('Bar', [some('Beurre blanc', 800, 'g'), of('farine', 20, 'g')], { station: 'Poisson' }),
  fiche('Saint-jacques', [some('Beurre blanc', 200, 'g'), some('Pain', 1, 'kg')], {
    portions: 4,
    station: 'Poisson',
  }),
  fiche(
    'Beurre blanc',
    [
      of('beurre', 1.6, 'kg'),
      of('échalote', 200, 'g', { wastagePercent: 20, note: 'ciselée' }),
      of('farine', null, 'g', { costing: 'qs' }),
      some('Fumet', 50, 'cl'),
    ],
    { yieldQuantity: 2, yieldUnit: 'kg', station: 'Sauces' },
  ),
  fiche('Fumet', [of('arêtes', 3, 'kg')], { yieldQuantity: 5, yieldUnit: 'L', station: 'Sauces' }),
  fiche('Pain', [of('farine', 1, 'kg')]),
]

interface Facts {
  sheets?: PaperSheet[]
  served?: ReturnType<typeof serves>[]
  marks?: ProductionMark[]
  withLines?: boolean
  done?: ReadonlyMap<string, string>
}

/** What two services of the day take of it. */
export const SERVED = [serves('Bar', 30), serves('Bar', 8, DAY, 'midi'), serves('Saint-jacques', 12)]

/** The papers of the first day of DAYS. */
export function paperOf(
  { sheets = SHEETS, served = SERVED, marks = [], withLines = true, done = new Map() }: Facts,
  language: 'fr' | 'en' = 'fr',
) {
  const [plan] = productionPlan({ sheets, products: PRODUCTS }, { days: DAYS, served, marks }, 'majoration')
  if (plan === undefined) throw new Error('One day')
  const services = [
    { key: 'midi', name: 'Midi', covers: 14, range: { low: 12, high: 17 } },
    { key: 'soir', name: 'Soir', covers: null, range: null },
  ]
  const source = {
    day: DAY,
    plan,
    services,
    stations: ['Sauces', 'Viande'],
    withLines,
    done,
    unknown: 2,
    menusApart: [],
    menusGuessed: ['Midi'],
  }
  return productionPaper(source, TRANSLATE[language], language)
}

/** With plain spaces in the place of all others. */
export const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
