import { expect, test } from 'vitest'
import { listOf, rolesOf, summarizeRows } from './testing/lists.ts'

test('a German list', () => {
  const list = [
    'Preisliste Herbst, alle Preise netto zzgl. MwSt.',
    '',
    'Art.-Nr.;Bezeichnung;Gebinde;Einheit;Preis;MwSt %',
    '1001;Tomaten geschält;Karton 6 x 2,5 kg;Karton;18,00;5,5',
    '1002;Mehl Typ 550;Sack 25 kg;Sack;17,50;5,5',
    '1003;Sonnenblumenöl;Kanister 10 L;Kanister;18,00;5,5',
    '1004;Mineralwasser;Kiste 12 x 0,7 L;Kiste;5,40;5,5',
    '1005;Eier;Karton 30 Stück;Stück;0,21;5,5',
    '1006;Schnittlauch;Bund;Bund;0,90;5,5',
    '1007;Austern;Kiste;Dutzend;9,60;5,5',
  ]
  expect(rolesOf(...list)).toEqual(['code', 'name', 'pack', 'unit', 'price', 'vat'])
  expect(listOf(...list).rows.map(({ name, priceHt, unit }) => `${name} ${String(priceHt)}/${unit}`)).toEqual(
    [
      'Tomaten geschält 1.2/kg',
      'Mehl Typ 550 0.7/kg',
      'Sonnenblumenöl 1.8/L',
      'Mineralwasser 0.64286/L',
      'Eier 0.21/pièce',
      'Schnittlauch 0.9/botte',
      'Austern 0.8/pièce',
    ],
  )
})

test('an Italian list', () => {
  const list = [
    'Codice;Descrizione;Confezione;U.M.;Prezzo netto;IVA',
    'A1;Pomodori pelati;cartone 6 x 2,5 kg;cartone;18,00;10',
    'A2;Farina 00;sacco 25 kg;kg;0,80;10',
    'A3;Olio extravergine;bottiglia 1 l;PZ;7,50;10',
    'A4;Mozzarella;vaschetta 3 kg;KG;6,40;10',
    'A5;Uova;cartone 30 pezzi;PZ;0,20;10',
    'A6;Prosciutto crudo;;etto;2,10;10',
  ]
  expect(rolesOf(...list)).toEqual(['code', 'name', 'pack', 'unit', 'price', 'vat'])
  expect(listOf(...list).rows.map(({ name, priceHt, unit }) => `${name} ${String(priceHt)}/${unit}`)).toEqual(
    [
      'Pomodori pelati 1.2/kg',
      'Farina 00 0.8/kg',
      'Olio extravergine 7.5/L',
      'Mozzarella 6.4/kg',
      'Uova 0.2/pièce',
      'Prosciutto crudo 21/kg',
    ],
  )
})

test('a Spanish list', () => {
  const list = [
    'Código;Descripción;Formato;Unidad;Precio sin IVA',
    '1;Aceite de oliva;botella 1 l;ud;7,50',
    '2;Tomate triturado;lata 5 kg;lata;6,20',
    '3;Harina;saco 25 kg;kg;0,70',
    '4;Huevos;caja 30 unidades;caja;6,00',
    '5;Cerveza;caja 24 x 33 cl;caja;15,84',
    '6;Perejil;manojo;manojo;0,60',
  ]
  expect(rolesOf(...list)).toEqual(['code', 'name', 'pack', 'unit', 'price'])
  expect(listOf(...list).rows.map(({ name, priceHt, unit }) => `${name} ${String(priceHt)}/${unit}`)).toEqual(
    [
      'Aceite de oliva 7.5/L',
      'Tomate triturado 1.24/kg',
      'Harina 0.7/kg',
      'Huevos 0.2/pièce',
      'Cerveza 2/L',
      'Perejil 0.6/botte',
    ],
  )
})

test('an English list: a pint, which is not the same in London and in New York, stays a doubt', () => {
  expect(
    summarizeRows(
      'Code;Product;Pack size;Unit;Price ex VAT €',
      '1;Chopped tomatoes;6 x 2.5kg;case;18.00',
      '2;Plain flour;16 kg;bag;12.80',
      '3;Olive oil;5 L;each;32.00',
      '4;Cream;1 pint;each;2.00',
      '5;Eggs;;dozen;2.40',
      '6;Cheddar;;pound;4.50',
    ).map((row) => row.replace(/ · \p{L}+(?: \p{L}+)* · /u, ' · ')),
  ).toEqual([
    '1 Chopped tomatoes · 1.2/kg',
    '2 Plain flour · 0.8/kg',
    '3 Olive oil · 6.4/L',
    '4 Cream · 2/pièce (pack-unreadable)',
    '5 Eggs · 0.2/pièce',
    '6 Cheddar · 4.5/pièce (price-unit-unreadable, pack-missing)',
  ])
})

test('Swiss prices are not read as euros', () => {
  for (const list of [
    ['Preisliste in CHF', 'Artikel;Einheit;Preis', 'Butter;kg;14,20', 'Rahm;L;7,10'],
    ['Artikel;Einheit;Preis;Währung', 'Butter;kg;14,20;CHF', 'Rahm;L;7,10;CHF'],
    ['Artikel;Einheit;Preis CHF', 'Butter;kg;14,20', 'Rahm;L;7,10'],
    ['Artikel;Preis', 'Butter 1 kg;Fr. 14,20', 'Rahm 1 L;SFr. 7,10'],
  ])
    expect(listOf(...list).rows).toEqual([])
})

test('cleaning goods in a list with VAT are not taxed as food', () => {
  const rows = listOf(
    'Désignation;Prix TTC',
    'Liquide vaisselle 5 L;12,00',
    'Gants nitrile x100;9,60',
    'Jus d’orange 1 L;2,11',
  ).rows
  expect(rows.map(({ priceHt }) => priceHt)).toEqual([2, 8, 2])
})
