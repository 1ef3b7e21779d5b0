import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const outcomeOf = (name: string, drawing: string) =>
  findSheets([{ tabs: [tab(name, drawing)] }]).tabs[0]?.outcome

/** Three lines that could be those of a sheet. */
const LINES = ['Farine | 25 | kg | 0.95 | 23.75', 'Sucre | 10 | kg | 1.2 | 12', 'Beurre | 5 | kg | 8.4 | 42']
const HEAD = 'Produit | Qté | Unité | PU HT | Total'
/** @param cells behind each line */
const lines = (head: string, cells = ['', '', '']) =>
  [head, ...LINES.map((line, at) => `${line} | ${cells[at] ?? ''}`)].join('\n')

test.each([
  ['Livraisons', 'delivery-note'],
  ['BL 12 mars', 'delivery-note'],
  ['Bons de réception', 'delivery-note'],
  ['Transferts', 'transfer'],
  ['Cessions internes', 'transfer'],
  ['Sorties de stock', 'transfer'],
  ['Inventaire mars', 'stock'],
  ['Stock cave', 'stock'],
  ['Vaisselle', 'crockery'],
  ['Petit matériel', 'crockery'],
  ['Pertes', 'losses'],
  ['Casse du mois', 'losses'],
  ['Suivi de gaspillage', 'losses'],
  ['Commande semaine 12', 'order'],
  ['Liste de courses', 'order'],
  ['Factures Metro', 'invoice'],
  ['Devis mariage', 'quote'],
  ['Mercuriale', 'price-list'],
  ['Deliveries', 'delivery-note'],
  ['Waste log', 'losses'],
])('a tab named %s with the columns of a sheet is refused as %s', (name, outcome) => {
  expect(outcomeOf(name, lines(HEAD))).toBe(outcome)
})

test.each([
  ['Bon de livraison n° 2214', 'delivery-note'],
  ['Bon de transfert : économat vers bar', 'transfer'],
  ['FACTURE', 'invoice'],
  ['Purchase order 88', 'order'],
  ['PERTES SEMAINE 12', 'losses'],
  ['Livré le 12/03/2026', 'delivery-note'],
  ['Reçu le : | 12/03/2026', 'delivery-note'],
  ['Livraison du 12/03/2026', 'delivery-note'],
  ['Date de réception : 12/03/2026', 'delivery-note'],
  ['Livré par : un grossiste', 'delivery-note'],
  ['Delivered on 12/03/2026', 'delivery-note'],
])('%s above the heads is %s', (text, outcome) => {
  expect(outcomeOf('Feuil1', `${text}\n${lines(HEAD)}`)).toBe(outcome)
})

test.each([
  [
    'positions',
    'purchases',
    'Pos. | Article | Qté | Unité | Prix | Total\n1 | Farine | 25 | kg | 0.95 | 23.75\n2 | Sucre | 10 | kg | 1.2 | 12',
  ],
  [
    'stock and values',
    'stock',
    'Produit | Stock | Unité | PU | Valeur\nFarine | 25 | kg | 0.95 | 23.75\nSucre | 10 | kg | 1.2 | 12',
  ],
  ['what is left', 'stock', 'Produit | Unité | Reste\nFarine | kg | 24.5\nSucre | kg | 12'],
  [
    'what was ordered and came',
    'order',
    'Produit | Commandé | Livré | Unité | PU HT | Total\nFarine | 25 | 25 | kg | 0.95 | 23.75\nSucre | 10 | 8 | kg | 1.2 | 9.6',
  ],
  [
    'two places of each line',
    'transfer',
    'Produit | Qté | Unité | Depuis | Vers\nFarine | 25 | kg | Économat | Cuisine\nSucre | 10 | kg | Économat | Bar',
  ],
  ['a reason', 'losses', lines(`${HEAD} | Motif`, ['Périmé', 'Tombé', 'Périmé'])],
  ['the nature of each loss', 'losses', lines(`${HEAD} | Nature de la perte`, ['A', 'B', 'A'])],
  ['causes beside the lines', 'losses', lines(`${HEAD} | Commentaire`, ['périmé', 'cassé', 'brûlé'])],
  ['causes under no head', 'losses', lines(HEAD, ['DLC dépassée', 'tombé par terre', 'moisi'])],
  [
    'what was thrown away',
    'losses',
    'Produit | Qté jetée | Unité | Valeur\nFarine | 2 | kg | 1.9\nBeurre | 1 | kg | 8.4\nSucre | 1 | kg | 1.2',
  ],
  [
    'a central kitchen and another',
    'transfer',
    'Produit | Unité | Cuisine centrale | Satellite\nFarine | kg | 10 | 5\nSucre | kg | 5 | 2\nCafé | kg | 1 | 3',
  ],
  [
    'who gave and who took',
    'transfer',
    lines(`${HEAD} | Cédant | Prenant`, ['Bar | Salle', 'Bar | Salle', 'Salle | Bar']),
  ],
  ['a rate of VAT', 'invoice', lines(`${HEAD} | TVA`, ['5.5', '5.5', '20'])],
  ['a rate of VAT in percent', 'invoice', lines(`${HEAD} | Taux de TVA`, ['5,5 %', '5,5 %', '20 %'])],
  ['a code of VAT', 'invoice', lines(`${HEAD} | Code TVA`, ['1', '1', '2'])],
  [
    'a day of delivery',
    'delivery-note',
    lines(`${HEAD} | Livré le`, ['12/03/2026', '12/03/2026', '13/03/2026']),
  ],
  ['who received it', 'delivery-note', lines(`${HEAD} | Reçu par`, ['Ali', 'Léa', 'Ali'])],
  [
    'batches and their last days',
    'traceability',
    lines(`${HEAD} | N° lot | DLC`, ['L12 | 12/03', 'L13 | 14/03', 'L14 | 15/03']),
  ],
  [
    'what is in progress',
    'stock',
    'Produit | En cours | Unité | PU | Valeur\nFarine | 25 | kg | 0.95 | 23.75\nSucre | 10 | kg | 1.2 | 12',
  ],
  ['a date of each line', 'other-paper', lines(`${HEAD} | Date`, ['12/03/2026', '13/03/2026', '14/03/2026'])],
  [
    'a column for each place',
    'other-paper',
    'Désignation | Unité | Cuisine | Bar | Économat\nFarine | kg | 10 | 0 | 25\nSucre | kg | 5 | 2 | 10\nCafé | kg | 0 | 3 | 4',
  ],
  [
    'things of the table',
    'crockery',
    'Article | Quantité | PU | Total\nAssiette plate 27 cm | 120 | 4.5 | 540\nVerre à vin | 200 | 1.8 | 360\nFourchette | 150 | 1.2 | 180',
  ],
])('a table with %s is %s', (_, outcome, drawing) => {
  expect(outcomeOf('Feuil1', drawing)).toBe(outcome)
})

test.each([
  [
    'Chicken stock',
    'Ingredient | Qty | Unit | Cost\nChicken bones | 5 | kg | 4\nCarrots | 1 | kg | 1.2\nOnions | 1 | kg | 1.1',
  ],
  [
    'Casse-croûte',
    'Ingrédient | Qté | Unité | PU | Coût\nPain | 0.1 | kg | 3 | 0.3\nJambon | 0.05 | kg | 12 | 0.6',
  ],
  [
    'Croque',
    'Ingrédient | Qté | Unité | PU | Coût | Stock\nPain | 0.1 | kg | 3 | 0.3 | 12\nJambon | 0.05 | kg | 12 | 0.6 | 3',
  ],
  [
    'Croque',
    'Portions | 4\nProduit | Qté | Unité | PU | Coût | Site\nPain | 0.1 | kg | 3 | 0.3 | Lyon\nJambon | 0.05 | kg | 12 | 0.6 | Lyon',
  ],
  [
    'Croque',
    'Denrées | Qté | Unité | PU HT | Total | Date prix\nPain | 0.1 | kg | 3 | 0.3 | 12/03/2026\nJambon | 0.05 | kg | 12 | 0.6 | 13/03/2026',
  ],
  [
    'Mezze',
    'Produit | Qté | Unité | PU | Coût\nPain | 1/2 | pièce | 3 | 1.5\nCitron | 1/2 | pièce | 0.6 | 0.3',
  ],
  [
    'Croque',
    'Produit | Qté | Unité | PU HT | TVA | Coût\nPain | 0.1 | kg | 3 | 5.5 | 0.3\nJambon | 0.05 | kg | 12 | 5.5 | 0.6',
  ],
  [
    'Bar',
    'Ingrédients | Quantité | Unité | Perte % | PU | Coût\nBar | 1 | kg | 40 | 15 | 25\nBeurre | 0.1 | kg | 0 | 9 | 0.9',
  ],
  [
    'Tarte',
    'Produit | Qté | Unité | PU | Coût | Remarque\nPâte | 0.1 | kg | 3 | 0.3 | abaissée\nCrème | 0.05 | kg | 12 | 0.6 | battue',
  ],
])('%s stays a sheet', (name, drawing) => {
  expect(outcomeOf(name, drawing)).toBe('sheets')
})

test('a price list without quantities completes the sheets', () => {
  expect(outcomeOf('Mercuriale', 'Produit | Unité | Prix HT\nFarine | kg | 0.95\nSucre | kg | 1.2')).toBe(
    'products',
  )
})
