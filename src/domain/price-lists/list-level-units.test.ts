import { expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf, matrixOf } from './testing/lists.ts'

const read = (...lines: string[]) =>
  listOf(...lines).rows.map(({ name, priceHt, unit, doubts }) => ({
    name,
    price: `${String(priceHt)}/${unit}`,
    doubts: doubts.map(({ reason }) => reason),
  }))

test.each([
  'BOUCHERIE - Tarif CHR - prix HT au kg sauf mention',
  'Tarifs au kilo HT, franco',
  'Viandes (€/kg)',
])('a title above the columns says that prices are per kg: %s', (title) => {
  const rows = read(
    title,
    '',
    'Article;Poids moyen;Prix HT',
    'Poulet fermier;1,8 kg;6,20',
    'Suprême de poulet;180 g;11,50',
    'Lapin entier;1,4 kg;8,40',
  )
  expect(rows.map(({ price }) => price)).toEqual(['6.2/kg', '11.5/kg', '8.4/kg'])
})

test('a row that names its unit keeps it, whatever the title says', () => {
  const rows = read(
    'Prix HT au kg sauf mention',
    'Article;Unité;Prix HT',
    'Entrecôte;kg;24,50',
    'Pied de veau;pièce;4,20',
    'Bavette;;17,80',
    "Souris d'agneau (pièce);;6,40",
  )
  expect(rows.map(({ price }) => price)).toEqual(['24.5/kg', '4.2/pièce', '17.8/kg', '6.4/pièce'])
})

test('an average weight beside a price leaves open whether the price is of a kilogram or of the piece', () => {
  const rows = read('Article;Poids moyen;Prix HT', 'Poulet fermier;1,8 kg;6,20', 'Lapin entier;1,4 kg;8,40')
  for (const { doubts } of rows) expect(doubts).toContain('price-basis-uncertain')
})

test.each([
  ['Cola VC 24x33cl', '33 cl', '14,40'],
  ["Jus d'orange 12 x 25 cl", '25 cl', '10,80'],
  ['Tonic (carton de 24)', '20 cl', '15,60'],
  ['Tomates pelées 6 x 2,5 kg', '2,5 kg', '28,50'],
  ['Rillettes (lot de 6)', '90 g', '15,12'],
])('a name with several and a content of one leave the count open: %s', (name, content, price) => {
  const [row] = read('Désignation;Contenance;Prix HT', `${name};${content};${price}`, 'Farine;1 kg;0,90')
  expect(row?.doubts).toContain('pack-ambiguous')
})

test.each([
  ['Désignation;Cdt;Prix HT;Prix promo HT', 'Mozzarella;sac 2,5 kg;17,50;15,00'],
  ['Désignation;Cdt;Prix HT;Promo', 'Mozzarella;sac 2,5 kg;17,50;15,00'],
  ['Désignation;Cdt;Prix HT;Prix remisé', 'Mozzarella;sac 2,5 kg;17,50;15,00'],
])('a lower price beside the charged one is a doubt: %s', (head, line) => {
  const [row, plain] = read(head, line, 'Gouda;sac 1 kg;8,00;', 'Edam;sac 1 kg;7,00;', 'Comté;sac 1 kg;9,00;')
  expect(row?.price === '6/kg' || row?.doubts.includes('discount-not-applied')).toBe(true)
  expect(plain?.doubts).not.toContain('discount-not-applied')
})

const TIERS = [
  ['Prix HT < 5 colis', 'Prix HT > 5 colis'],
  ['1 à 4 colis', '5 à 9 colis'],
  ['Tarif 1 à 4 colis', 'Tarif 5 colis et +'],
  ['Prix à l’unité', 'Prix 10 colis et plus'],
  ['Prix HT', '10 colis et +'],
  ['Prix carton 1 à 4 cartons', 'Prix carton 5 cartons et +'],
  ['Prix HT moins de 3 sacs', 'Prix HT dès 3 sacs'],
  ['Prix net HT', 'Prix 5 bidons mini'],
] as const
const tiered = (...heads: string[]) =>
  matrixOf([
    `Produit;Cdt;Unité de vente;${heads.join(';')}`,
    'Frites 9x9;4 x 2,5 kg;colis;14,90;13,80',
    'Petits pois;4 x 2,5 kg;colis;12,90;11,80',
    'Glace vanille;2 x 5 L;colis;22,90;21,80',
  ])

test.each([...TIERS, ...TIERS.map(([one, other]) => [other, one] as const)])(
  'which of several quantities is bought is asked once, and each price is of one colis: %s, %s',
  (...heads) => {
    const matrix = tiered(...heads)
    const { mapping } = proposeColumns(matrix)
    expect(readList(matrix, mapping)).toEqual({ known: false, reason: 'several-prices' })
    for (const [column, price] of [
      [3, 1.49],
      [4, 1.38],
    ] as const) {
      const roles = mapping.roles.map((role, at) => (at === column ? 'price' : role))
      expect(readList(matrix, { ...mapping, roles })).toMatchObject({
        rows: [{ priceHt: price, unit: 'kg' }, {}, {}],
      })
    }
  },
)

test("'BTE' of a vegetable without a content is a bunch or a tin, and of anything else a tin", () => {
  const rows = read('Article;PU HT;UV', 'Persil plat;0,65;BTE', 'Radis rose;0,95;BTE', 'Thon entier;8,00;BTE')
  expect(rows.map(({ doubts }) => doubts.includes('unit-ambiguous'))).toEqual([true, true, false])
})

test.each([
  ['Produit;Conditionnement;Tarif HT;Facturé à', 'Comté;1/4 meule 10 kg;15,90;kg'],
  ['Produit;Poids;Prix HT;Facturation', 'Comté;10 kg;15,90;kg'],
  ['Produit;Poids pièce;Prix HT;Vente', 'Comté;3 kg;15,90;kg'],
  ['Bezeichnung;Gebinde;Preis netto €;EH', 'Rinderfilet;2,5 kg;15,90;kg'],
  ['Articolo;Confezione;Prezzo;Venduto a', 'Prosciutto;8 kg;15,90;kg'],
])('the unit that a product is invoiced in is that of its price: %s', (head, line) => {
  const rows = read(head, line, line.replace(/^[^;]+/u, 'Cantal'), line.replace(/^[^;]+/u, 'Salers'))
  expect(rows.map(({ price }) => price)).toEqual(['15.9/kg', '15.9/kg', '15.9/kg'])
})

test.each([
  'Poids moyen',
  'Poids moy.',
  'Pds moy',
  'Poids unitaire moyen',
  'Pds moy./pièce',
  'Poids env.',
  'P. moy.',
  'Poids approx.',
  'Poids (moy.)',
])('what a piece weighs on average is not what each holds: %s', (head) => {
  const [piece] = read(`Article;${head};Vente;Px HT`, 'Caille;200 g;pièce;2,15', 'Poulet;1,6 kg;kg;6,45')
  expect(piece?.price === '2.15/pièce' || piece?.doubts.includes('pack-approximate')).toBe(true)
})

test.each([
  'Poids net',
  'Poids unitaire',
  'Poids unit.',
  'Pds unitaire',
  'Pds/pièce',
  'Poids pce',
  'Poids à la pièce',
  'Grammage unitaire',
])('what a piece weighs exactly is: %s', (head) => {
  const heads = `Article;${head};Vente;Px HT`
  const exact = read(heads, 'Caille;200 g;pièce;2,15', 'Cantal;1,5 kg;pièce;18,00')
  expect(exact).toMatchObject([
    { price: '10.75/kg', doubts: [] },
    { price: '12/kg', doubts: [] },
  ])
  for (const weight of ['~200 g', 'env. 200 g', '200 g environ', '180/220 g', '200 g (moyenne)'])
    expect(read(heads, `Caille;${weight};pièce;2,15`)[0]?.doubts).toContain('pack-approximate')
})

test.each(['Poids unitaire', 'Poids unit.', 'Pds/pièce', 'Poids par pièce', 'Poids pièce'])(
  'a price that may be of such a piece or of its kilogram is a doubt: %s',
  (head) => {
    const [row] = read(`Article;${head};Px HT`, 'Entrecôte;300 g;24,90')
    expect(row?.doubts).toContain('price-basis-uncertain')
  },
)
