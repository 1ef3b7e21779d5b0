import { expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { listOf, matrixOf } from './testing/lists.ts'

const PRODUCTS = ['Tomate ronde', 'Carotte', 'Poireau', 'Navet']

/** A list under the heads, its further columns of prices 0,10 € apart. */
const listUnder = (heads: string) => {
  const [, , ...prices] = heads.split(';')
  const rows = PRODUCTS.map((name, row) =>
    [name, 'kg', ...prices.map((_, at) => (1.25 + row / 2 + at / 10).toFixed(2).replace('.', ','))].join(';'),
  )
  return [heads, ...rows]
}
const chosen = (heads: string) => {
  const { columns } = proposeColumns(matrixOf(listUnder(heads)))
  return columns.filter(({ role }) => role !== 'ignored' && role !== 'name' && role !== 'unit')
}

test.each([
  ['Produit;Unité;Sem. préc.;Sem.', 'Sem.'],
  ['Produit;Unité;Semaine 12;Semaine 13', 'Semaine 13'],
  ['Produit;Unité;S14;S13', 'S14'],
  ['Produit;Unité;Janvier;Février;Mars', 'Mars'],
  ['Produit;Unité;01/03/2026;08/03/2026', '08/03/2026'],
  ['Produit;Unité;Prix au 02/11/2026;Prix au 26/10/2026', 'Prix au 02/11/2026'],
  ['Produit;Unité;Prix sept. 2026;Prix oct. 2026', 'Prix oct. 2026'],
  ['Produit;Unité;Tarif 2025;Tarif 2026', 'Tarif 2026'],
  ['Produit;Unité;Ancien;Prix', 'Prix'],
  ['Produit;Unité;12/10;19/10', '19/10'],
  ['Produit;Unité;Mar. 02/11;Lun. 26/10', 'Mar. 02/11'],
  ['Produit;Unité;Tarif du 12.10;Tarif du 19.10', 'Tarif du 19.10'],
  ['Produit;Unité;5 nov;12 nov', '12 nov'],
])('of prices at several dates the newest is proposed: %s', (heads, header) => {
  expect(chosen(heads).map((column) => column.header)).toEqual([header])
})

test.each([
  'Produit;Unité;Chez Martin;Chez Durand;Promocash',
  'Produit;Unité;Cat. I;Cat. II',
  'Produit;Unité;Départ;Franco',
  'Produit;Unité;Prix départ HT;Prix franco HT',
  'Produit;Unité;Prix HT;Prix HT',
  'Produit;Unité;Lundi;Jeudi',
  'Produit;Unité;Décembre;Janvier',
  'Produit;Unité;28/12;04/01',
  'Produit;Unité;lun.;mar.',
  'Produit;Unité;Pièce;Carton',
  'Produit;Unité;Prix extra €/kg;Prix standard €/kg',
])('of prices that are as likely the user chooses one: %s', (heads) => {
  const lines = listUnder(heads)
  expect(chosen(heads)).toEqual([])
  expect(listOf(...lines)).toMatchObject({ rows: [], skipped: [{ reason: 'several-prices' }] })
  const { columns } = proposeColumns(matrixOf(lines))
  expect(columns.filter(({ sure }) => !sure)).toHaveLength(heads.split(';').length - 2)
})

test.each([
  [
    'paper-invoice',
    'Code;Désignation;Qté;Un.;Montant HT;TVA',
    '12;Tomate;10;kg;25,00;5,5',
    '13;Ail;5;kg;6,00;5,5',
  ],
  ['paper-invoice', 'Désignation;Quantité;Unité;Total HT', 'Tomate;10;kg;25,00', 'Ail;5;kg;6,00'],
  ['paper-invoice', 'Article;Qté;Un;Net HT', 'Tomate;10;kg;22,50', 'Ail;5;kg;6,00'],
  ['paper-invoice', 'Article;Qty;Unit;Amount', 'Tomato;10;kg;25.00', 'Garlic;5;kg;6.00'],
  ['paper-invoice', 'Produit;Qté livrée;Qté;Mt HT', 'Tomate;10;10;25,00', 'Ail;5;5;6,00'],
  [
    'paper-credit',
    'AVOIR N° A-12;;;',
    'Article;Qté retournée;P.U. HT;Montant',
    'Bar;-3;14,20;-42,60',
    'Sole;-2;9;-18',
  ],
  ['paper-credit', 'Note de crédit 12;', 'Désignation;Prix HT', 'Bar;42,60', 'Sole;18,00'],
  ['paper-credit', "Facture d'avoir;;", 'Désignation;Unité;Prix HT', 'Bar;kg;14,20', 'Sole;kg;18,00'],
  ['paper-credit', 'Article;Qté;PU HT;Total HT', 'Bar;-3;14,20;-42,60', 'Sole;-1,5;18,00;-27,00'],
  ['paper-credit', 'Article;Quantité;Prix;Montant', 'Bar;3-;14,20;42,60-', 'Sole;2-;18,00;36,00-'],
  ['paper-credit', 'Article;Nbre;P.U.;Valeur', 'Bar;3;14,20;(42,60)', 'Sole;2;18,00;(36,00)'],
  ['paper-order', 'Produit;Unité;Commandé;Livré', 'Farine;kg;25;25', 'Sucre;kg;10;10'],
  ['paper-order', 'Produit;Unité;Qté commandée', 'Farine;kg;25,5', 'Sucre;kg;10'],
  ['paper-stock', 'Produit;Unité;Reste', 'Farine;kg;24,5', 'Sucre;kg;12,25'],
  [
    'paper-stock',
    'Article;Unité;Stock théorique;Stock compté',
    'Farine;kg;24,50;24,00',
    'Sucre;kg;12,00;12,00',
  ],
  ['paper-stock', 'Produit;En réserve', 'Farine;24,50', 'Sucre;12,25'],
  ['paper-recipes', 'Plat;Produit;Quantité;Unité', 'Tarte;Pomme;0,50;kg', 'Crumble;Pomme;0,45;kg'],
  ['paper-invoice', 'Désignation;Quantité;HT;TVA;TTC', 'Tomate;10;25,00;1,38;26,38', 'Ail;5;6,00;0,33;6,33'],
  ['paper-invoice', 'Désignation;Qté;Prix;TVA', 'Tomate;10;25,00;5,5', 'Ail;5;6,00;5,5'],
  [
    'paper-invoice',
    'ARTICLE;COLISAGE;QTE COLIS;MONTANT HT',
    'CREME 35% 1L;x6;2;52,32',
    'COMTE 5KG;x1;3;39,60',
  ],
  ['paper-invoice', 'Article;Nb colis;Montant HT', 'Crème 35% 6x1L;2;52,32', 'Comté 10x1kg;3;206,70'],
  [
    'paper-invoice',
    'Désignation;Colisage;Colis livrés;Total HT',
    'Crème 1L;6;2;52,32',
    'Comté 1kg;10;3;206,70',
  ],
  ['paper-invoice', 'Article;Nbre de cartons;Valeur HT', 'Crème 6x1L;2;52,32', 'Comté 10x1kg;3;206,70'],
  ['paper-invoice', 'Libellé;Quantité caisses;Mt HT', 'Crème 6x1L;2;52,32', 'Comté 10x1kg;3;206,70'],
  ['paper-invoice', 'Produit;Cartons facturés;Somme HT', 'Crème 6x1L;2;52,32', 'Comté 10x1kg;3;206,70'],
  ['paper-invoice', 'Article;Kg;Prix HT;Taux TVA', 'Tomate;10;25,00;5,5', 'Ail;5;6,00;5,5'],
  ['paper-order', 'Expédition du 12/11;;', 'Produit;Expédié;Prix', 'Daurade;6;66,00', 'Rouget;3;54,00'],
  ['paper-invoice', 'Facture n° 1245;;', 'Désignation;Nombre;Prix', 'Tomate;10;25,00', 'Ail;5;6,00'],
  ['paper-invoice', 'Livré le 12/11/2026;;', 'Produit;Kg;Prix', 'Tomate;10,5;26,25', 'Ail;5,2;6,24'],
  ['paper-invoice', 'Bon de livraison 4512;;', 'Produit;Poids;Prix HT', 'Bar;3,2;61,44', 'Merlu;5,2;46,80'],
  ['paper-order', 'Livré le mardi 10/11;;', 'Produit;Quantité;Unité', 'Tomate;10,5;kg', 'Ail;5,2;kg'],
  ['paper-order', 'BL n° 4512;;', 'Produit;Colis;Poids', 'Tomate;2;10,5', 'Ail;1;5,2'],
  ['paper-stock', 'Inventaire au 31/10;;', 'Produit;Quantité;Unité', 'Farine;10,5;kg', 'Sucre;5,2;kg'],
  [
    'paper-sales',
    'Ventes du 01/11 au 30/11;;;',
    'Article;Qté vendue;CA TTC;Part',
    'Tartare;96;1824,00;11 %',
    'Café;151;1283,50;7 %',
  ],
  ['paper-sales', 'Article;Qté;CA', 'Tartare;96;1824,00', 'Café;151;1283,50'],
  ['paper-sales', 'Produit;Consommé;Coût', 'Farine;24,5;19,60', 'Beurre;12;110,40'],
  ['paper-sales', 'Produit;Unité;Vendu;Prix HT', 'Farine;kg;24,5;19,60', 'Beurre;kg;12;110,40'],
  ['paper-invoice', 'Article;Nombre;Somme HT', 'Farine;24;19,60', 'Beurre;12;110,40'],
  ['paper-checks', 'Enceinte;Matin;Soir;Visa', 'Chambre froide;2,5;3,1;PL', 'Congélateur;-19,5;-18,9;MD'],
  ['paper-checks', 'Enceinte;8 h;18 h;Visa', 'Chambre froide;2,5;3,1;PL', 'Vitrine;3,9;4,2;MD'],
  ['paper-checks', 'Appareil;7h30;14:00', 'Chambre froide;2,5;3,1', 'Vitrine;3,9;4,2'],
  [
    'paper-checks',
    'Préparation;Conservation (jours);Température maxi;Contenant',
    'Fond brun;3;4;bac',
    'Coulis;5;4;bac',
  ],
  ['paper-checks', 'Relevé de températures;;', 'Lieu;A;B', 'Chambre froide;2,5;3,1', 'Vitrine;3,9;4,2'],
  ['no-price-column', 'Produit;Durée (min);Unité', 'Farine;24,5;kg', 'Sucre;12;kg'],
  ['no-price-column', 'Produit;En vrac;Unité', 'Farine;24,5;kg', 'Sucre;12;kg'],
  ['no-price-column', 'Produit;Unité;Kilos vendus', 'Farine;kg;24,5', 'Sucre;kg;12'],
])('a paper without prices is refused by its name: %s, %s', (reason, ...lines) => {
  expect(listOf(...lines)).toMatchObject({ rows: [], skipped: [{ reason }] })
})

const doubtsOf = (...lines: string[]) =>
  listOf(...lines).rows.map(({ doubts }) => doubts.some(({ reason }) => reason === 'price-basis-uncertain'))

test("a bare 'Prix' beside quantities is a doubt, unless what they cost in all proves it", () => {
  const rows = ['Tomate;10;kg;25,00', 'Ail;1;kg;6,00', 'Navet;;kg;1,20']
  expect(doubtsOf('Désignation;Qté;Unité;Prix', ...rows)).toEqual([true, false, false])
  expect(doubtsOf('Article;Livré;Un;Prix', ...rows)).toEqual([true, false, false])
  expect(doubtsOf('Désignation;Qté;Unité;Prix/kg', ...rows)).toEqual([false, false, false])
  expect(doubtsOf('Désignation;Qté;Unité;Prix unitaire', ...rows)).toEqual([false, false, false])
  expect(
    doubtsOf('Désignation;Qté;Unité;Prix;Montant', 'Tomate;10;kg;2,50;25,00', 'Ail;3;kg;6,00;6,00'),
  ).toEqual([false, true])
})

test("'P.U.' beside a quantity that is no whole number, without a unit, is not surely of a piece", () => {
  const rows = ['Bar;3;14,20;42,60', 'Sole;1,5;23,00;34,50']
  const open = (heads: string, lines = rows) =>
    listOf(heads, ...lines).rows.map(({ doubts, byBasis }) => [
      doubts.length > 0,
      byBasis?.map(({ basis }) => basis),
    ])
  for (const heads of [
    'Article;Qté;P.U. HT;Montant HT',
    'Article;Quantité;Prix unitaire;Total',
    'Article;Qté;PU;Soit',
  ])
    expect(open(heads)).toEqual([
      [true, ['kg', 'piece']],
      [true, ['kg', 'piece']],
    ])
  const named = rows.map((row) => row.replace(';', ';kg;'))
  expect(open('Article;Un.;Qté;P.U. HT;Montant HT', named).map(([doubted]) => doubted)).toEqual([
    false,
    false,
  ])
})

const prices = (...lines: string[]) => listOf(...lines).rows.map(({ priceHt }) => priceHt)

test('a price that is called that of one is read beside VAT, and under the title of a bill', () => {
  const rows = ['Tomate;10;kg;2,50;5,5', 'Ail;5;kg;6,00;5,5']
  expect(prices('Désignation;Qté;Unité;PU HT;TVA', ...rows)).toEqual([2.5, 6])
  expect(prices('Facture 12;;;;', 'Désignation;Qté;Unité;Prix/kg;TVA', ...rows)).toEqual([2.5, 6])
  expect(prices('Livraison le mardi;;;;', 'Désignation;Qté;Unité;Prix HT;Rayon', ...rows)).toEqual([2.5, 6])
  expect(prices('Désignation;Unité;Prix HT;TVA', 'Tomate;kg;2,50;5,5')).toEqual([2.5])
})
