import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

function read(drawing: string, name = 'Feuil1') {
  const { sheets } = findSheets([{ tabs: [tab(name, drawing)] }])
  return {
    sheets: sheets.map(({ title, lines }) => [
      title.value,
      lines
        .map(({ name: { value }, quantity, unit }) => `${value} ${String(quantity?.value)} ${String(unit)}`)
        .join(', '),
    ]),
    reasons: sheets.flatMap(({ verdict }) =>
      verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason),
    ),
  }
}

const TWO = [
  ['Mafé maison', 'Carotte 0.04 kg, Bœuf 0.2 kg'],
  ['Yassa maison', 'Poulet 0.25 kg, Oignon 0.15 kg'],
]
const rows = (
  head: string,
  write: (dish: string, isFirst: boolean, name: string, quantity: string) => string,
) =>
  [
    head,
    write('Mafé maison', true, 'Carotte', '0.04'),
    write('Mafé maison', false, 'Bœuf', '0.2'),
    write('Yassa maison', true, 'Poulet', '0.25'),
    write('Yassa maison', false, 'Oignon', '0.15'),
  ].join('\n')

test('a finished product of one line beside one of two', () => {
  const { sheets } = read(`
Produit fini | Matière | Quantité
Mafé maison | Carotte | 0.04 kg
Mafé maison | Bœuf | 0.2 kg
Yassa maison | Poulet | 0.25 kg`)
  expect(sheets).toEqual([TWO[0], ['Yassa maison', 'Poulet 0.25 kg']])
})

test.each([
  ['Article vendu | Composant | Qté | Unité'],
  ['Article | Composant | Qté | Unité'],
  ['Produit | Ingrédient | Quantité | U'],
  ['Nomenclature | Matière première | Besoin | UM'],
  ['Désignation PF | Désignation MP | Dosage | Unité'],
  ['Libellé | Constituant | Qté | Unité'],
  ['Menu | Denrée | Grammage | Unité'],
  ['Nom | Ingredient | Qty | Unit'],
  ['Finished product | Component | Quantity | UOM'],
  ['Producto terminado | Materia prima | Cantidad | Unidad'],
  ['Plat cuisiné | Produit | Quantité | Unité'],
  ['Spécialité | Article | Quantité | Unité'],
  ['Assiette | Désignation | Quantité | Unité'],
  ['Carte | Ingrédient | Quantité | Unité'],
  ['Intitulé | Denrée | Quantité | Unité'],
  ['Recette maison | Produit | Quantité | Unité'],
  ['Article carte | Produit | Quantité | Unité'],
  ['Mets | Produit | Quantité | Unité'],
  ['Dénomination | Produit | Quantité | Unité'],
])('a dish in each row, or in the first of its rows, under %s', (head) => {
  const each = rows(head, (dish, _, name, quantity) => `${dish} | ${name} | ${quantity} | kg`)
  const first = rows(
    head,
    (dish, isFirst, name, quantity) => `${isFirst ? dish : ''} | ${name} | ${quantity} | kg`,
  )
  expect(read(each).sheets).toEqual(TWO)
  expect(read(first).sheets).toEqual(TWO)
})

test('codes beside both names, and dishes behind their lines', () => {
  const coded = rows(
    'Code PF | Désignation PF | Code MP | Désignation MP | Qté | Unité',
    (dish, _, name, quantity) =>
      [`F${dish.slice(0, 1)}`, dish, `M${name.slice(0, 1)}`, name, quantity, 'kg'].join(' | '),
  )
  expect(read(coded).sheets).toEqual(TWO)
  const behind = rows(
    'Matière | Quantité | Produit fini',
    (dish, _, name, quantity) => `${name} | ${quantity} kg | ${dish}`,
  )
  expect(read(behind).sheets).toEqual(TWO)
})

test('under a head that says nothing it is one sheet, and the column is asked about', () => {
  const unknown = read(
    rows(
      'Référence | Libellé | Qté | Unité',
      (dish, _, name, quantity) => `${dish} | ${name} | ${quantity} | kg`,
    ),
  )
  expect(unknown.sheets).toHaveLength(1)
  expect(unknown.reasons).toContain('dishes-unclear')
})

test.each([
  [
    'parts of a dish',
    `
Tarte aux fraises
Portions | 8
Article | Ingrédient | Qté | Unité
Pâte | Farine | 0.25 | kg
Pâte | Beurre | 0.12 | kg
Crème | Lait | 0.5 | L
Crème | Sucre | 0.1 | kg`,
  ],
  [
    'families of foods',
    `
Couscous
Portions | 8
Nature | Produit | Qté | Unité
Légumes | Carotte | 0.5 | kg
Légumes | Navet | 0.4 | kg
Viandes | Agneau | 1.2 | kg
Viandes | Merguez | 0.6 | kg`,
  ],
])('%s are no dishes', (_, drawing) => {
  const { sheets, reasons } = read(drawing)
  expect(sheets).toHaveLength(1)
  expect(reasons).not.toContain('dishes-unclear')
})

test.each(['Plat cuisiné', 'Désignation', 'Intitulé'])(
  'rows in the order of their ingredients, each with its dish, under %s',
  (head) => {
    const { sheets } = read(`
${head} | Produit | Quantité | Unité
Yassa maison | Poulet | 0.25 | kg
Mafé maison | Carotte | 0.04 | kg
Yassa maison | Oignon | 0.15 | kg
Mafé maison | Bœuf | 0.2 | kg`)
    expect(sheets.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual(TWO)
  },
)

test.each(['Plat cuisiné', 'Spécialité', 'Assiette'])(
  'the dish of each row behind its quantity, under %s',
  (head) => {
    const { sheets } = read(`
Produit | Quantité | Unité | ${head}
Carotte | 0.04 | kg | Mafé maison
Bœuf | 0.2 | kg | Mafé maison
Poulet | 0.25 | kg | Yassa maison
Oignon | 0.15 | kg | Yassa maison`)
    expect(sheets).toEqual(TWO)
  },
)

const behind = (head: string) => `
Matière première | Qté | Unité | Prix | Coût | ${head}
Saumon | 0.150 | kg | 18 | 2.70 | Pavé grillé
Riz noir | 0.060 | kg | 4 | 0.24 | Pavé grillé
Bœuf | 0.180 | kg | 14 | 2.52 | Tartare
Câpre | 0.010 | kg | 9 | 0.09 | Tartare`

test.each(['Entre dans', 'Utilisé dans', 'Pour', 'Destination', 'Emploi', 'Recette', 'Used in'])(
  'what a food is used in, behind the names: %s',
  (head) => {
    expect(read(behind(head), 'Lignes').sheets).toEqual([
      ['Pavé grillé', 'Saumon 0.15 kg, Riz noir 0.06 kg'],
      ['Tartare', 'Bœuf 0.18 kg, Câpre 0.01 kg'],
    ])
  },
)

test.each(['Bidule', 'Préparation', 'Colonne F'])(
  'texts in runs under another head are a doubt: %s',
  (head) => {
    const { sheets, reasons } = read(behind(head), 'Lignes')
    expect([sheets.length, reasons.includes('dishes-unclear')]).toEqual([1, true])
  },
)

test.each(['Fournisseur', 'Catégorie', 'Allergènes'])('a supplier and a family are no dishes: %s', (head) => {
  expect(read(behind(head), 'Lignes').reasons).not.toContain('dishes-unclear')
})

test('places of storage in the last column are no dishes', () => {
  const stored = behind('Destination').replaceAll('Pavé grillé', 'Cuisine').replaceAll('Tartare', 'Réserve')
  expect(read(stored, 'Lignes').sheets).toHaveLength(1)
})

test.each([
  ['Buffet mariage Dupré - 120 personnes', 120],
  ['Buffet du 12 mai (120 pers.)', 120],
  ['Mariage Dupré – 120 couverts', 120],
  ['Pour 120 personnes', 120],
  ['Cocktail pour 120', 120],
  ['Buffet Dupré', null],
])('%s above the heads counts the guests of all dishes', (title, guests) => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Buffet',
          `${title}
Plat | Produit | g / pers | Total kg | Prix kg | Coût
Saumon Bellevue | Saumon entier | 80 | 9.6 | 14.9 | 143.04
Saumon Bellevue | Mayonnaise | 15 | 1.8 | 3.2 | 5.76
Salade piémontaise | Pomme de terre | 60 | 7.2 | 0.85 | 6.12
Salade piémontaise | Jambon | 20 | 2.4 | 7.6 | 18.24`,
        ),
      ],
    },
  ])
  expect(sheets.map(({ portions }) => portions?.value ?? null)).toEqual([guests, guests])
  expect(sheets[0]?.lines[0]?.quantity?.value).toBe(9.6)
})
