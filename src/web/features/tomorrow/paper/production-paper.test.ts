import { createTranslator } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { type ProductionMark } from '#domain/production/production-kitchen.ts'
import { productionPlan } from '#domain/production/production-plan.ts'
import { DAYS, made, serves } from '#domain/production/testing/kitchen.ts'
import { of, product, some } from '#domain/purchases/testing/kitchen.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { linesOf, type Page } from '#web/lib/pages/page.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { composeProduction } from './compose-production.ts'
import { type PaperSheet, productionPaper } from './production-paper.ts'

const TRANSLATE: Record<'fr' | 'en', Translate> = {
  fr: createTranslator({ locale: 'fr', messages: ALL_TEXTS.fr }),
  en: createTranslator({ locale: 'en', messages: ALL_TEXTS.en }),
}
const [DAY, , FRIDAY] = DAYS
const measure = withFigures(fontMeasure)

const PRODUCTS = ['beurre', 'échalote', 'arêtes', 'farine'].map((id) => product(id))
type Lines = Parameters<typeof made>[1]
const fiche = (id: string, lines: Lines, facts: Partial<PaperSheet> = {}): PaperSheet => ({
  ...made(id, lines, { title: id, keepsHours: 72, ...facts }),
  version: 3,
})
const SHEETS = [
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

const SERVED = [serves('Bar', 30), serves('Bar', 8, DAY, 'midi'), serves('Saint-jacques', 12)]

function paperOf(
  { sheets = SHEETS, served = SERVED, marks = [], withLines = true, done = new Map() }: Facts,
  language: 'fr' | 'en' = 'fr',
) {
  const [plan] = productionPlan({ sheets, products: PRODUCTS }, { days: DAYS, served, marks }, 'majoration')
  if (plan === undefined) throw new Error('One day')
  const services = [
    { key: 'midi', name: 'Midi', covers: 14, estimated: true },
    { key: 'soir', name: 'Soir', covers: null, estimated: false },
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

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const textsOf = (page: Page) =>
  page.parts.map((part) =>
    plain(
      linesOf(part)
        .map(({ text }) => text)
        .join(' '),
    ),
  )

const mark = (sheetId: string, facts: Partial<ProductionMark>): ProductionMark => ({
  day: DAY,
  sheetId,
  ready: null,
  days: 1,
  ...facts,
})

/** What is noted of preparations, and the strokes of ticks on all pages. */
const boxes = (done: ReadonlyMap<string, string>) => {
  const paper = paperOf({ done })
  const rules = composeProduction(paper, measure).flatMap(({ shapes }) =>
    shapes.filter((shape) => shape.kind === 'rule' && shape.x1 !== shape.x2 && shape.y1 !== shape.y2),
  )
  return {
    notes: paper.stations.flatMap(({ preparations }) => preparations.items.map(({ notes }) => notes)),
    strokes: rules.length,
  }
}

describe('the papers of a day', () => {
  test('are one of each station in the order of the house, what has none last', () => {
    const { title, stations } = paperOf({
      sheets: SHEETS.map((sheet) => ({ ...sheet, station: sheet.title === 'Fumet' ? '' : sheet.station })),
    })
    expect(title).toBe('À produire, mercredi 2 décembre 2026')
    expect(stations.map(({ station }) => station)).toEqual(['Sauces', 'Poisson', 'Sans poste'])
    expect(stations.map(({ services }) => plain(services))).toEqual(
      Array.from({ length: 3 }, () => 'Midi : ≈ 14 couverts · Soir : couverts à taper'),
    )
  })

  test('have what is made already with its box ticked, and who made it', () => {
    expect(boxes(new Map())).toEqual({ notes: ['', ''], strokes: 0 })
    expect(boxes(new Map([['Fumet', 'FB']]))).toEqual({ notes: ['fait par FB', ''], strokes: 2 })
  })

  test('say how much, what for, for how many days and of what, less what is ready', () => {
    const marks = [
      mark('Beurre blanc', { days: 3, ready: { quantity: 640, unit: 'g' } }),
      mark('Fumet', { ready: { quantity: 2, unit: 'L' } }),
    ]
    const [sauces] = paperOf({ marks }).stations
    expect(
      sauces?.preparations.items.map(({ name, version, amount, why, notes }) =>
        [name, version, amount, why, notes].map((text) => plain(text)),
      ),
    ).toEqual([
      [
        'Beurre blanc',
        'fiche v3',
        '3 kg',
        '38 Bar, 12 Saint-jacques',
        'pour 3 jours, jusqu’à vendredi · déjà prêt et déduit : 640 g',
      ],
    ])
    expect(
      sauces?.preparations.items[0]?.lines.map(({ amount, name, aside }) =>
        plain(`${amount} ${name} ${aside}`),
      ),
    ).toEqual(['2,4 kg beurre ', '300 g échalote ciselée · brut 360 g', 'QS farine ', '75 cl Fumet '])
    expect(sauces?.nothing).toBe('Rien à faire : Fumet (déjà prêt).'.replace(' :', '\u00a0:'))
    expect(paperOf({ withLines: false }).stations[0]?.preparations.items[0]?.lines).toEqual([])
  })

  test('count dishes in portions, by service', () => {
    const [, fish] = paperOf({}).stations
    expect(fish?.preparations.items).toEqual([])
    expect(fish?.dishes.items.map(({ name, amount, why }) => [name, plain(amount), why])).toEqual(
      [
        ['Saint-jacques', '12 portions', '12 soir'],
        ['Bar', '38 portions', '30 soir, 8 midi'],
      ].map(([name, amount, why]) => [name, amount, why?.replace('soir', 'Soir').replace('midi', 'Midi')]),
    )
  })

  test('say what is not counted', () => {
    const marks = [mark('Beurre blanc', { ready: { quantity: 1, unit: 'L' } })]
    const [sauces] = paperOf({ served: [...SERVED, serves('parti', 4)], marks }).stations
    expect(sauces?.doubts.map((text) => plain(text))).toEqual([
      '2 plats ou menus n’ont pas de portions : rien n’en est compté.',
      '4 portions de fiches supprimées ne sont pas comptées.',
      'Choix répartis également, faute de ventes connues : Midi.',
      'Déjà prêt, non déduit : 1 L Beurre blanc (Densité manquante).',
    ])
  })

  test('count the portions of later days by their day', () => {
    const served = [...SERVED, serves('Bar', 5, DAYS[1], 'midi'), serves('Bar', 6.25, DAYS[1], 'brunch')]
    const [, fish] = paperOf({ served, marks: [mark('Bar', { days: 2 })] }).stations
    expect(fish?.dishes.items[1]).toMatchObject({ why: '30 Soir, 8 Midi, 11\u202f¼ jeudi' })
  })

  test('name what cannot be counted at its station', () => {
    const apart = paperOf({}).stations.at(-1)
    expect(apart?.station).toBe('Sans poste')
    expect(apart?.apart.rows.map(({ name, amount, reason }) => [name, plain(amount), reason])).toEqual([
      ['Pain', '3 kg, pour Saint-jacques', 'Quantité obtenue manquante'],
    ])
  })

  test('have no paper for a station with nothing to make, and read in English', () => {
    const [first] = paperOf({
      served: [serves('Bar', 10)],
      marks: [mark('Beurre blanc', { ready: { quantity: 9, unit: 'kg' } })],
    }).stations
    expect(first?.station).toBe('Poisson')
    const [sauces] = paperOf({ marks: [mark('Beurre blanc', { days: 3 })] }, 'en').stations
    expect(sauces?.preparations.items[1]).toMatchObject({
      notes: 'for 3 days, until Friday',
      why: '38 Bar, 12 Saint-jacques',
    })
    expect(DAYS[2]).toBe(FRIDAY)
  })
})

describe('the pages of a day', () => {
  const NAME = 'Beurre blanc monté au combava, échalotes confites longuement et poivre de Timut'
  const many = (preparations: number, dishes: number, lines: number, stations: number) => {
    const station = (at: number) => (stations === 0 ? '' : `Poste ${String(at % stations)}`)
    const below = Array.from({ length: preparations }, (_, at) =>
      fiche(
        `P${String(at)}`,
        Array.from({ length: lines }, (_line, place) =>
          of(PRODUCTS[place % 4]?.id ?? '', 100 + place, 'g', { note: `ligne ${String(place)};` }),
        ),
        { title: `${NAME} ${String(at)};`, yieldQuantity: 1, yieldUnit: 'kg', station: station(at) },
      ),
    )
    const above = Array.from({ length: dishes }, (_, at) =>
      fiche(
        `D${String(at)}`,
        below.flatMap(({ id }, place) => (place % dishes === at ? [some(id, 50, 'g')] : [])),
        { title: `Plat ${String(at)};`, station: station(at) },
      ),
    )
    return paperOf({ sheets: [...above, ...below], served: above.map(({ id }) => serves(id, 20)) })
  }
  const { margin, height } = KITCHEN_PAPER.portrait

  test.each([
    [60, 40, 6, 1],
    [60, 40, 6, 6],
    [3, 2, 300, 1],
  ])(
    '%d preparations and %d dishes of %d lines at %d stations are all there, within the margins',
    (preparations, dishes, lines, stations) => {
      const pages = composeProduction(many(preparations, dishes, lines, stations), measure)
      const all = pages.flatMap(textsOf).join(' ')
      for (let at = 0; at < preparations; at += 1) expect(all).toContain(` ${String(at)}; `)
      for (let at = 0; at < dishes; at += 1) expect(all).toContain(`Plat ${String(at)}; `)
      for (let place = 0; place < lines; place += 1)
        expect(all.split(`ligne ${String(place)};`)).toHaveLength(preparations + 1)
      for (const page of pages) {
        const texts = textsOf(page)
        expect(texts.some((text) => /^Poste \d/u.test(text))).toBe(true)
        const lowest = page.parts
          .flatMap((part) => linesOf(part))
          .map(({ y }) => y)
          .filter((y) => y < height - margin)
        expect(Math.max(...lowest)).toBeLessThanOrEqual(height - margin)
        // Nothing but the foot is below.
        expect(
          page.parts.flatMap((part) => linesOf(part)).filter(({ y }) => y > height - margin),
        ).toHaveLength(2)
      }
      const boxes = pages.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'frame'))
      expect(boxes).toHaveLength(preparations + dishes)
    },
  )

  test('have dishes without a station small, each with its box', () => {
    const [with1, without] = [1, 0].map((stations) => composeProduction(many(3, 60, 6, stations), measure))
    expect(without?.length).toBeLessThan((with1?.length ?? 0) / 1.5)
    const boxes = without?.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'frame'))
    expect(boxes).toHaveLength(63)
    expect(without?.flatMap(textsOf).join(' ')).toContain('Plat 59; ')
  })

  test('are numbered by station', () => {
    const pages = composeProduction(many(60, 40, 6, 6), measure)
    const numbers = pages.map((page) => textsOf(page).findLast((text) => /^\d+ \/ \d+$/u.test(text)))
    expect(numbers.filter((number) => number?.startsWith('1 /'))).toHaveLength(6)
  })
})
