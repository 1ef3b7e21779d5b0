import { describe, expect, test } from 'vitest'
import { basisQuestion } from './basis-question.ts'
import type { DefaultBasis } from './default-basis.ts'
import { NO_DEFAULTS, proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { isSavedMapping, toSavedMapping } from './saved-mapping.ts'
import { matrixOf } from './testing/lists.ts'

function read(lines: string[], priceBasis: DefaultBasis | null = null) {
  const matrix = matrixOf(lines)
  const { mapping } = proposeColumns(matrix)
  const list = readList(matrix, { ...mapping, defaults: { ...NO_DEFAULTS, priceBasis } })
  return list.known ? list.rows : []
}
const written = (lines: string[], basis: DefaultBasis | null) =>
  read(lines, basis).map(
    ({ name, priceHt, unit, doubts }) =>
      `${name} ${String(priceHt)}/${unit}${doubts.map(({ reason }) => ` ${reason}`).join('')}`,
  )

const WEIGHED = [
  'Désignation;Prix HT',
  'Entrecôte;24,90',
  'Filet de bar;22,50',
  'Carottes;1,20',
  'Pommes golden;2,10',
  'Poireaux;1,80',
]
const PACKED = [
  'Désignation;Conditionnement;Prix HT',
  'Farine de blé;6 x 1 kg;6,60',
  'Sucre semoule;10 x 1 kg;11,00',
  'Huile de tournesol;6 x 1 L;12,00',
  'Riz long;4 x 5 kg;28,00',
]

describe('a list that does not say what its prices are of', () => {
  test('asks once, with the likeliest basis and three rows by each reading', () => {
    const question = basisQuestion(read(WEIGHED))
    expect(question).toMatchObject({ rows: 5, guess: 'kg', fitting: 5 })
    expect(question?.examples.map(({ name }) => name)).toEqual(['Entrecôte', 'Carottes', 'Poireaux'])
    expect(question?.examples[0]?.readings).toMatchObject([
      { basis: 'kg', unit: 'kg', priceHt: 24.9 },
      { basis: 'piece', unit: 'pièce', priceHt: 24.9 },
    ])
  })

  test('keeps each row a doubt until the user has chosen', () => {
    expect(written(WEIGHED, null)[0]).toBe('Entrecôte 24.9/pièce pack-missing')
    expect(written(WEIGHED, 'kg')).toEqual([
      'Entrecôte 24.9/kg',
      'Filet de bar 22.5/kg',
      'Carottes 1.2/kg',
      'Pommes golden 2.1/kg',
      'Poireaux 1.8/kg',
    ])
    expect(written(WEIGHED, 'piece')[0]).toBe('Entrecôte 24.9/pièce')
  })

  test('is of the whole pack, or of one piece in it', () => {
    expect(basisQuestion(read(PACKED))?.rows).toBe(4)
    expect(written(PACKED, 'whole')).toEqual([
      'Farine de blé 1.1/kg',
      'Sucre semoule 1.1/kg',
      'Huile de tournesol 2/L',
      'Riz long 1.4/kg',
    ])
    expect(written(PACKED, 'piece')[0]).toBe('Farine de blé 6.6/kg')
  })

  test('leaves a doubt where the basis cannot be or its price is impossible', () => {
    expect(written(PACKED, 'kg')[2]).toContain('price-basis-uncertain')
    expect(written([...WEIGHED, 'Tomates;900,00'], 'kg').at(-1)).toContain('price-implausible')
    expect(written(WEIGHED, 'whole')[0]).toContain('pack-missing')
  })

  test('is asked too where the price of a pack is impossible', () => {
    const sacks = ['Désignation;Conditionnement;Prix HT', 'Carottes;sac 10 kg;1,20', 'Oignons;sac 25 kg;1,30']
    expect(basisQuestion(read(sacks))).toMatchObject({ rows: 2, guess: 'kg' })
    expect(written(sacks, null)[0]).toBe('Carottes 0.12/kg price-implausible')
    expect(written(sacks, 'kg')).toEqual(['Carottes 1.2/kg', 'Oignons 1.3/kg'])
  })

  test.each([
    [
      'piece',
      'Vin du Levant rouge;6 Blles;75 cl;3,23',
      'Cru des Collines;12 Blles;75 cl;13,07',
      'Brut;6 Blles;75 cl;26,91',
    ],
    ['piece', 'Merlot;carton 6;75 cl;4,10', 'Syrah;carton 6;75 cl;5,20', 'Chablis;carton 12;75 cl;11,90'],
    [
      'whole',
      'Vin du Levant rouge;6 Blles;75 cl;19,23',
      'Cru des Collines;12 Blles;75 cl;93,07',
      'Brut;6 Blles;75 cl;126,91',
    ],
    ['L', 'Vin rouge;BIB;10 L;2,10', 'Vin blanc;BIB;5 L;2,30', 'Vin rosé;BIB;10 L;1,90'],
  ])('takes for likely what such wines cost: %s', (guess, ...rows) => {
    const question = basisQuestion(read(['Nom;Cond;Volume;Prix HT', ...rows]))
    expect(question?.guess).toBe(guess)
    for (const { readings } of question?.examples ?? []) {
      expect(readings[0]?.basis).toBe(guess)
      expect(readings.map(({ basis }) => basis)).toContain('piece')
    }
  })

  test.each([
    ['Jus de pomme;BIB 5 L;2,10', "Jus d'orange;BIB 10 L;1,95"],
    ['Bière blonde;fût 30 L;2,60', 'Bière ambrée;keg 20 L;3,10'],
    ['Huile de tournesol;bidon 5 L;2,10', "Huile d'olive vierge;bidon 5 L;6,90"],
    ['Sirop de grenadine;cubi 10 L;2,40', 'Sirop de citron;outre 5 L;2,90'],
    ['Lait de coco;bidon 5 L;3,10', 'Jus de citron;jerrican 5 L;3,90'],
    ['Cidre brut;BIB 10 L;1,80', 'Lait entier;outre 10 L;0,95'],
    ['Liquide vaisselle;bidon 5 L;1,15', 'Vinaigre blanc;bidon 10 L;0,65'],
  ])('is asked where the price of what is in a vessel only makes sense by the litre: %s', (...rows) => {
    const heads = 'Désignation;Cond;Prix HT'
    expect(basisQuestion(read([heads, ...rows]))).toMatchObject({ rows: 2, guess: 'L' })
    expect(read([heads, ...rows]).every(({ doubts }) => doubts.length > 0)).toBe(true)
    expect(read([heads, ...rows], 'L').map(({ doubts }) => doubts)).toEqual([[], []])
  })

  test('is none where such a price is of the vessel', () => {
    const rows = [
      'Jus de pomme;BIB 5 L;11,00',
      'Bière;fût 30 L;78,00',
      'Huile;bidon 5 L;10,50',
      'Eau;fontaine 18 L;4,50',
    ]
    expect(basisQuestion(read(['Désignation;Cond;Prix HT', ...rows]))).toBeNull()
    expect(basisQuestion(read(['Désignation;Cond;Prix au litre', 'Jus de pomme;BIB 5 L;2,10']))).toBeNull()
  })

  test.each([
    'Prix HT du conditionnement',
    'Prix cond.',
    'Px HT / cdt',
    'Prix emballage HT',
    'Tarif HT par conditionnement',
    'Prix du colis',
    'Prix carton',
    'Carton HT',
  ])('is none where the head says that the price is of the pack: %s', (head) => {
    const lines = [`Désignation;Conditionnement;${head}`, 'Farine;6 x 1 kg;6,60', 'Huile;3 x 5 L;31,00']
    expect(basisQuestion(read(lines))).toBeNull()
    expect(written(lines, null)).toEqual(['Farine 1.1/kg', 'Huile 2.0667/L'])
  })

  test('does not guess where the rows show two', () => {
    expect(basisQuestion(read(['Désignation;Prix HT', 'Entrecôte;24,90', 'Chablis;9,00']))?.guess).toBeNull()
  })

  test('is no question in one that says it', () => {
    const lines = ['Désignation;Unité;Prix HT', 'Entrecôte;kg;24,90', 'Œufs;pièce;0,25']
    expect(basisQuestion(read(lines))).toBeNull()
    expect(written(lines, 'whole')).toEqual(['Entrecôte 24.9/kg', 'Œufs 0.25/pièce'])
    expect(basisQuestion(read(['Désignation;Prix au kg', 'Entrecôte;24,90']))).toBeNull()
  })
})

test('the basis is kept with the supplier, and an unknown one is not', () => {
  const matrix = matrixOf(WEIGHED)
  const defaults = { ...NO_DEFAULTS, priceBasis: 'kg' as const }
  const saved = toSavedMapping(matrix, { ...proposeColumns(matrix).mapping, defaults })
  expect(isSavedMapping(saved)).toBe(true)
  expect(saved.defaults?.priceBasis).toBe('kg')
  expect(isSavedMapping({ ...saved, defaults: { ...defaults, priceBasis: 'tonne' } })).toBe(false)
  expect(isSavedMapping({ ...saved, defaults: { category: null, vatRate: null } })).toBe(true)
})
