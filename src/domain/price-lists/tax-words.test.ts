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
