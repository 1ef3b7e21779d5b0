import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Bavarois', `Bavarois\n${drawing}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const linesOf = (drawing: string) =>
  onlySheet(drawing).lines.map(
    ({ name, quantity, unit }) => `${name.value} ${String(quantity?.value ?? '?')} ${unit ?? '?'}`,
  )
const doubtsOf = (drawing: string) => {
  const { verdict } = onlySheet(drawing)
  return verdict.exact
    ? []
    : verdict.reasons.flatMap((each) => ('written' in each ? [`${each.reason} ${String(each.written)}`] : []))
}

const OF_CENTILITRES = `Pour 8 personnes
Ingrédients | Quantité (cl) | PU | Total
Gélatine (feuilles) | 6 | 0.1 | 0.6
Crème | 50 | 0.04 | 2
Œufs (pièces) | 4 | 0.2 | 0.8
Total | | | 3.4`

test('the unit in brackets behind a name is its unit, whatever the head says', () => {
  expect(linesOf(OF_CENTILITRES)).toEqual(['Gélatine 6 feuille', 'Crème 50 cl', 'Œufs 4 pièce'])
  expect(onlySheet(OF_CENTILITRES).verdict).toMatchObject({ exact: true })
})

test('a unit behind a name is one where nothing else says it', () => {
  const rows = ['Basilic botte | 1', 'Ail gousses | 3', "Huile d'olive (cl) | 5", 'Filet de bar | 2']
  expect(linesOf(`Ingrédients | Quantité\n${rows.join('\n')}`)).toEqual([
    'Basilic 1 botte',
    'Ail 3 gousse',
    "Huile d'olive 5 cl",
    'Filet de bar 2 ?',
  ])
})

test('the pack behind a name is a note of a line in kilos, and part of the name of a piece', () => {
  const { lines } = onlySheet(`Ingrédients | Quantité | Unité
Farine T45 sac 25 kg | 1 | kg
Beurre plaquette 250 g | 4 | pièce
Huile bidon de 5 L | 0.5 | L
Farine T55 | 1 | kg`)
  expect(lines.map(({ name, note }) => [name.value, note])).toEqual([
    ['Farine T45', 'sac 25 kg'],
    ['Beurre plaquette 250 g', null],
    ['Huile', 'bidon de 5 L'],
    ['Farine T55', null],
  ])
})

test.each([
  ['another measure than the head', '(cl)', 'Lait (L) | 0.5', 'Lait (L) 0,5 cl', 'Lait 0.5 L'],
  ['a pack under a measure', '(L)', 'Crème (brique) | 0.5', 'Crème (brique) 0,5 L', 'Crème 0.5 brique'],
  ['a word behind the name', '(kg)', 'Basilic botte | 1', 'Basilic botte 1 kg', 'Basilic botte 1 kg'],
])('%s is a doubt with both', (_, unit, row, written, read) => {
  const drawing = `Ingrédients | Quantité ${unit}\n${row}\nSucre | 2\nFarine | 3`
  expect(doubtsOf(drawing)).toEqual([`quantity-unclear ${written}`])
  expect(linesOf(drawing)[0]).toBe(read)
})

test('the unit of a line stays, as what is in brackets may be bought: it is doubted of what no volume has', () => {
  expect(
    doubtsOf(`Ingrédients | Quantité | Unité
Gélatine (feuilles) | 6 | cl
Vin (bouteille) | 20 | cl
Farine (kg) | 250 | g
Ananas (tranches) | 0.2 | kg`),
  ).toEqual(['quantity-unclear Gélatine (feuilles) 6 cl'])
})

test('a list without heads is read by the units of its names', () => {
  expect(linesOf('Pour 8 personnes\nGélatine (feuilles) | 6\nŒufs (pièces) | 12\nBasilic botte | 1')).toEqual(
    ['Gélatine 6 feuille', 'Œufs 12 pièce', 'Basilic 1 botte'],
  )
})
