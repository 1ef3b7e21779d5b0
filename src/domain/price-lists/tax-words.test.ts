import { expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { saysWithoutTax, saysWithTax } from './tax-words.ts'

test.each([
  'Prix TTC',
  'P.U. T.T.C.',
  'Prix toutes taxes comprises',
  'Price inc VAT',
  'Price (inc. VAT)',
  'Price incl. 20% VAT',
  'VAT included',
  'Preis inkl. MwSt.',
  'Preis inkl. 10 % USt',
  'Alle Preise inklusive MwSt',
  'Bruttopreis',
  'Prezzo IVA inclusa',
  'Prezzo con IVA',
  'Prezzo I.V.A. compresa',
  'Precio IVA incl.',
  'Precio con IVA incluido',
  'TVA comprise',
])('%s is with VAT', (text) => {
  expect([saysWithTax(foldForSearch(text)), saysWithoutTax(foldForSearch(text))]).toEqual([true, false])
})

test.each([
  'Prix HT',
  'P.U. H.T.',
  'Prix hors taxes',
  'Prix hors TVA',
  'Price ex VAT',
  'Price excl. VAT',
  'Prices are exclusive of VAT, excluding VAT',
  'Preis exkl. MwSt',
  'Preise zzgl. MwSt.',
  'Preis ohne MwSt',
  'Nettopreis',
  'Prezzo IVA esclusa',
  'Prezzo + IVA',
  'Prezzo senza IVA',
  'Precio sin IVA',
  'Precio IVA no incluido',
  'Precio + IVA 10 %',
  'TVA non comprise',
])('%s is without VAT', (text) => {
  expect([saysWithTax(foldForSearch(text)), saysWithoutTax(foldForSearch(text))]).toEqual([false, true])
})

test.each(['Prix', 'Price', 'Prix brut', 'Poids brutto', 'Inhalt', 'Incoterm', 'Thon', 'Netto kg'])(
  '%s says neither',
  (text) => {
    expect([saysWithTax(foldForSearch(text)), saysWithoutTax(foldForSearch(text))]).toEqual([false, false])
  },
)

test.each([
  ['Désignation;Prix TTC;TVA', 'Huile;12,66;5,5'],
  ['Désignation;PU TTC;Taux TVA', 'Huile;12,66;5,5 %'],
  ['Désignation;Prix TTC €;TVA %', 'Huile;12,66;5,50'],
  ['Désignation;Tarif T.T.C.;Taux de TVA', 'Huile;12,66;5,5%'],
  ['Désignation;TVA;Tarif TTC', 'Huile;5,5;12,66'],
])('a price with VAT beside its rate is a price without: %s', (heads, row) => {
  expect(rowsOf(heads, row)[0]).toMatch(/^12\/pièce/u)
  expect(rowsOf(heads, row)[0]).not.toContain('tax')
})

test('without a rate of the row or of the user it is a doubt', () => {
  const lines = ['Désignation;Prix TTC;TVA', 'Huile bidon 5 L;12,66;', 'Vinaigre bidon 5 L;12,66;exo ?']
  for (const row of rowsOf(...lines)) expect(row).toContain('price-without-tax vat-assumed')
})

const MEATS = ['9,80;5,5%;10,34', '19,90;5,5%;20,99', '5,60;5,5%;5,91']

test.each([
  ['Article;Prix HT €/kg;TVA;Prix TTC €/kg', MEATS, ['9.8/kg', '19.9/kg', '5.6/kg']],
  ['Article;Prix HT €/kg;Prix TTC €/kg', ['9,80;10,34', '5,60;5,91'], ['9.8/kg', '5.6/kg']],
  ['Désignation;Prix HT €/L;TVA;Prix TTC €/L', ['2,10;5,5%;2,22', '1,35;5,5%;1,42'], ['2.1/L', '1.35/L']],
  ['Libellé;Tarif HT au kilo;Taux TVA;Tarif TTC au kilo', MEATS, ['9.8/kg', '19.9/kg', '5.6/kg']],
  ['Produit;€/kg HT;€/kg TTC', ['9,80;10,34', '19,90;20,99'], ['9.8/kg', '19.9/kg']],
  ['Article;Prix TTC/kg;Prix HT/kg', ['10,34;9,80', '5,91;5,60'], ['9.8/kg', '5.6/kg']],
  ['Article;Prix €/kg;TVA;Prix TTC €/kg', MEATS, ['9.8/kg', '19.9/kg', '5.6/kg']],
  ['Article;Prix H.T. le litre;Prix T.T.C. le litre', ['2,10;2,22', '8,15;8,60'], ['2.1/L', '8.15/L']],
  [
    'Article;PU HT/kg;PU TTC/kg;Cond.',
    ['0,75;0,79;sac 25 kg', '1,19;1,26;sac 10 kg'],
    ['0.75/kg', '1.19/kg'],
  ],
])('a printed price without VAT is the one beside that with VAT: %s', (heads, prices, expected) => {
  const names = ['Paleron', 'Quasi de veau', 'Échine avec os']
  expect(rowsOf(heads, ...prices.map((price, row) => `${names[row] ?? ''};${price}`))).toEqual(expected)
})

test('a price with VAT that does not fit it at its rate is a doubt, and one alone loses its VAT', () => {
  const heads = 'Article;Prix HT €/kg;TVA;Prix TTC €/kg'
  const rows = [heads, 'Paleron;9,80;5,5%;12,34', 'Quasi de veau;;5,5%;21,10', 'Échine;5,60;5,5%;5,91']
  expect(rowsOf(...rows)).toEqual(['9.8/kg unit-price-differs', '20/kg', '5.6/kg'])
})
