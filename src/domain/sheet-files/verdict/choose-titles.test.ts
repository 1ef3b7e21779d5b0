import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import type { SheetFile } from '../sheet/read-file.ts'
import { describe, expect, test } from 'vitest'

const VEAL = `
Ingrédients | Qté | Unité | PU HT | Coût
Épaule de veau | 1.6 | kg | 15 | 24
Carottes | 0.2 | kg | 1.5 | 0.3
Total | | | | 24.3`
const APPLES = `
Ingrédients | Qté | Unité | PU HT | Coût
Golden | 1.2 | kg | 2.5 | 3
Beurre | 0.1 | kg | 9 | 0.9
Total | | | | 3.9`
const CHICKEN = `
Ingrédients | Qté | Unité | PU HT | Coût
Volaille fermière | 1.5 | kg | 8 | 12
Vin jaune | 0.2 | L | 30 | 6
Total | | | | 18`

const file = (name: string | null, tabName: string, above: string, lines = VEAL): SheetFile => ({
  ...(name !== null && { name }),
  tabs: [tab(tabName, `\n${above}${lines}`)],
})

/** The title of each sheet, with what else may be it. */
const titlesOf = (...files: SheetFile[]) =>
  findSheets(files).sheets.map(({ title, verdict }) => {
    const doubt = verdict.exact ? undefined : verdict.reasons.find(({ reason }) => reason === 'title-unclear')
    const others = doubt?.reason === 'title-unclear' ? doubt.others.map(({ value }) => value) : null
    return { title: title.value, others }
  })
const [LE_PHARE, BLANQUETTE] = ['Le Phare', 'Blanquette de veau']
const clear = (title: string) => [{ title, others: null }]

describe('the name of a house above the title of the only tab', () => {
  test.each([
    ['by a word for houses', file(null, 'Feuil1', `Restaurant Le Phare\n${BLANQUETTE}`)],
    ['by its address', file(null, 'Feuil1', `12 quai du Port, 29200 Brest, place 4\n${BLANQUETTE}`)],
    ['by the name of the tab', file(null, 'Blanquette', `${LE_PHARE}\n${BLANQUETTE}`, APPLES)],
    [
      'by the name of the file',
      file('Fiches/FT_blanquette-veau.xlsx', 'Feuil1', `${LE_PHARE}\n${BLANQUETTE}`, APPLES),
    ],
    ['by the label of the title', file(null, 'Feuil1', `${LE_PHARE}\nPlat : ${BLANQUETTE}`, APPLES)],
    [
      'by its place beside a numbered form',
      file(null, 'Feuil1', `${LE_PHARE}\nFiche technique n° 12 | ${BLANQUETTE}`, APPLES),
    ],
    [
      'by the portions behind the title',
      file(null, 'Feuil1', `${LE_PHARE}\n${BLANQUETTE} (pour 8 pers.)`, APPLES),
    ],
    ['by the food that the title names', file(null, 'Feuil1', `${LE_PHARE}\n${BLANQUETTE}`)],
  ])('is known %s', (_, one) => {
    expect(titlesOf(one)).toEqual(clear(BLANQUETTE))
    expect(findSheets([one]).sheets[0]?.verdict.exact).toBe(true)
  })

  test('is known by the same text in several files', () => {
    const files = [
      file('1.xlsx', 'Feuil1', `${LE_PHARE}\nBlanquette du chef`),
      file('2.xlsx', 'Feuil1', `${LE_PHARE}\nTatin`, APPLES),
      file('3.xlsx', 'Feuil1', `${LE_PHARE}\nPoularde`, CHICKEN),
    ]
    expect(titlesOf(...files).map(({ title }) => title)).toEqual(['Blanquette du chef', 'Tatin', 'Poularde'])
    expect(titlesOf(...files.slice(0, 2)), 'two files are enough where another text is left').toEqual([
      ...clear('Blanquette du chef'),
      ...clear('Tatin'),
    ])
  })

  test('is no title where several files have no other text, and the names of dishes', () => {
    const files = [
      file('Blanquette.xlsx', 'Feuil1', LE_PHARE),
      file('Tatin.xlsx', 'Feuil1', LE_PHARE, APPLES),
      file('Poularde.xlsx', 'Feuil1', LE_PHARE, CHICKEN),
    ]
    expect(titlesOf(...files)).toEqual([...clear('Blanquette'), ...clear('Tatin'), ...clear('Poularde')])
  })

  test.each([
    [
      'nothing says which of two texts it is',
      file(null, 'Feuil1', `${LE_PHARE}\n${BLANQUETTE}`, APPLES),
      [BLANQUETTE],
    ],
    [
      'the form and the food say different ones',
      file(null, 'Feuil1', `Fiche technique | ${LE_PHARE}\n${BLANQUETTE}`),
      [BLANQUETTE],
    ],
    ['the tab has the name of another dish', file(null, BLANQUETTE, LE_PHARE, APPLES), [BLANQUETTE]],
    [
      'the file has the name of another dish',
      file('FT 12 Blanquette de veau.xlsx', 'Feuil1', LE_PHARE, APPLES),
      [BLANQUETTE],
    ],
    [
      'the file has the name of the house',
      file('Le Phare.xlsx', 'Feuil1', `${LE_PHARE}\n${BLANQUETTE}`, APPLES),
      [BLANQUETTE],
    ],
  ])('is a doubt where %s', (_, one, others) => {
    expect(titlesOf(one)).toEqual([{ title: LE_PHARE, others }])
  })
})

test('the kind of a dish, its season or its version beside its name are no other title', () => {
  for (const kind of ['Dessert', 'Plat principal', 'Carte d’été 2025', 'Version 2', 'NOS DESSERTS'])
    for (const above of [`${kind}\nTatin`, `Tatin\n${kind}`])
      expect(titlesOf(file(null, 'Feuil1', above, APPLES))).toEqual(clear('Tatin'))
})

test('a dish with a word for houses is a title where no other text is one', () => {
  expect(titlesOf(file('Café gourmand.xlsx', 'Feuil1', 'Café gourmand', APPLES))[0]?.title).toBe(
    'Café gourmand',
  )
})

test('a sheet without any title takes the name of its file, or is doubted by the name of its tab', () => {
  expect(titlesOf(file('FT 3 Tatin.xlsx', 'Feuil1', '', APPLES))).toEqual(clear('Tatin'))
  expect(titlesOf(file(null, 'Feuil1', '', APPLES))).toEqual([{ title: 'Feuil1', others: [] }])
})

test('two sheets of one dish keep its title', () => {
  const files = [
    file('hiver.xlsx', 'Feuil1', 'Vinaigrette'),
    file('carte.xlsx', 'Feuil1', 'Vinaigrette', APPLES),
  ]
  expect(titlesOf(...files)).toEqual([...clear('Vinaigrette'), ...clear('Vinaigrette')])
})

test.each([
  ['a house behind the name of the form', 'Osso buco', 'FICHE TECHNIQUE — RESTAURANT LE CHAI', 'Osso buco'],
  [
    'the cook of the sheet',
    'Osso buco',
    'FICHE TECHNIQUE — RESTAURANT LE CHAI\nChef | M. Petit',
    'Osso buco',
  ],
  ['a loss', 'Feuil1', 'Terrine\nPerte cuisson | 0.18', 'Terrine'],
  ['a weight', 'Feuil1', 'Terrine\nMasse mise en œuvre | 24.5', 'Terrine'],
])('%s is no title', (_, tabName, above, title) => {
  expect(titlesOf(file(null, tabName, above, APPLES))).toEqual(clear(title))
})

test('a dash in front of a count is no part of the title', () => {
  expect(titlesOf(file(null, 'Feuil1', 'Verrine saumon / avocat — pour 50 pers.'))).toEqual(
    clear('Verrine saumon / avocat'),
  )
})

test('the text in the first cell is the title before the name of the file', () => {
  const above = { name: '12 basilic botte.xlsx', tabs: [tab('F', `Pistou${APPLES}`)] }
  expect(titlesOf(above)).toEqual(clear('Pistou'))
  const below = file('12 basilic botte.xlsx', 'F', '| Pistou', APPLES)
  expect(titlesOf(below)).toEqual([{ title: 'Pistou', others: ['basilic botte'] }])
})
