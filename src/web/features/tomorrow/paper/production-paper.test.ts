import { describe, expect, test } from 'vitest'
import { type ProductionMark } from '#domain/production/production-kitchen.ts'
import { DAYS, serves } from '#domain/production/testing/kitchen.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import { fontMeasure } from '#web/lib/pages/testing/font-files.ts'
import { composeProduction } from './compose-production.ts'
import { paperOf, plain, SERVED, SHEETS } from './testing/paper-of.ts'

const [DAY, , FRIDAY] = DAYS

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
  const rules = composeProduction(paper, withFigures(fontMeasure)).flatMap(({ shapes }) =>
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
      Array.from({ length: 3 }, () => 'Midi : ≈ 14 couverts (12 à 17) · Soir : couverts à taper'),
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
