import { describe, expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { listOf, matrixOf, rolesOf, summarizeRows } from './testing/lists.ts'

describe('lists of all houses', () => {
  test('a wholesaler: title rows, PU, UV, PCB, the pack in the name', () => {
    const list = [
      'Etablissements Lecomte & Fils;;;;;;',
      'Tarif valable du 01/10 au 31/12;;;;;;',
      '',
      'Code;Libellé;Marque;UV;PCB;P.U. HT;TVA',
      '000123;FARINE T45 SAC 25KG;Moulins du Val;SAC;1;18,50;5,5',
      '000124;HUILE TOURNESOL BIDON 5L;Solor;BID;3;9,80;5,5',
      '000131;EAU PLATE 50CL;Cristal;BTL;24;0,22;5,5',
      '000140;TOMATE PELEE 4/4;Mutti;BTE;12;1,89;5,5',
    ]
    expect(rolesOf(...list)).toEqual(['code', 'name', 'brand', 'unit', 'packCount', 'price', 'vat'])
    expect(summarizeRows(...list)).toEqual([
      '000123 FARINE T45 SAC 25KG · Épicerie · 0.74/kg',
      '000124 HUILE TOURNESOL BIDON 5L · Épicerie · 1.96/L',
      '000131 EAU PLATE 50CL · Boissons · 0.22/bouteille',
      '000140 TOMATE PELEE 4/4 · Épicerie · 1.89/pièce',
    ])
  })

  test('a butcher: prices per kg, calibres, rayons between the rows', () => {
    const list = [
      'Produit;Calibre;Origine;Prix/kg;Conditionnement',
      'BOEUF;;;;',
      'Entrecôte s/os;4/5 kg;France;24,90;S/V',
      'VOLAILLE;;;;',
      'Filet de poulet;160/180 g;France;8,40;barquette 2,5 kg',
      'Magret de canard;350/400 g;France;sur demande;S/V',
    ]
    expect(rolesOf(...list)).toEqual(['name', 'detail', 'detail', 'unitPrice', 'pack'])
    expect(summarizeRows(...list)).toEqual([
      '- Entrecôte s/os, cal. 4/5 kg, France · Viande · 24.9/kg',
      '- Filet de poulet, cal. 160/180 g, France · Viande · 8.4/kg',
    ])
    expect(listOf(...list).skipped).toMatchObject([{ row: 5, reason: 'price-on-request' }])
  })

  test('a wine merchant: vintages, colours, prices without and with VAT', () => {
    const list = [
      'Domaine;Appellation;Cuvée;Couleur;Millésime;Cond.;Prix HT;Prix TTC',
      'Dom. des Ormes;Chinon;Vieilles Vignes;Rouge;2021;75 cl;7,90;9,48',
      'Dom. des Ormes;Chinon;Vieilles Vignes;Rouge;2022;75 cl;8,10;9,72',
      'Ch. La Rose;Saint-Émilion;;Rouge;2019;Magnum;32,00;38,40',
    ]
    expect(rolesOf(...list)).toEqual([
      'brand',
      'name',
      ...Array.from({ length: 3 }, () => 'detail'),
      'pack',
      'price',
      'priceWithTax',
    ])
    expect(summarizeRows(...list)).toEqual([
      '- Chinon, Vieilles Vignes, Rouge, 2021 · Boissons · 7.9/bouteille',
      '- Chinon, Vieilles Vignes, Rouge, 2022 · Boissons · 8.1/bouteille',
      '- Saint-Émilion, Rouge, 2019 · Boissons · 32/bouteille',
    ])
    expect(listOf(...list).rows.map(({ vatRate }) => vatRate)).toEqual([20, 20, 20])
  })

  test('a market: origins, grades, three prices of which the middle one counts', () => {
    const list = [
      'Cours du marché - semaine 42',
      '',
      'Produit;Origine;Cat;Calibre;Colis;Unité;Mini;Maxi;Moyen',
      'LEGUMES',
      'Tomate ronde;Maroc;I;57/67;6 kg;kg;1,20;1,60;1,40',
      'Radis;France;I;;10 bottes;botte;0,80;1,00;0,90',
      'FRUITS',
      'Fraise gariguette;France;II;;8x250 g;barquette;2,80;3,20;3,00',
    ]
    expect(summarizeRows(...list)).toEqual([
      '- Tomate ronde, Maroc, cat. I, cal. 57/67 · Légumes · 1.4/kg',
      '- Radis, France, cat. I · Légumes · 0.9/botte',
      '- Fraise gariguette, France, cat. II · Fruits · 12/kg',
    ])
  })

  test('a fishmonger: packs under another name, figures that mean nothing alone', () => {
    const list = [
      'Designation,Calibre,Présentation,PU HT/KG,Zone FAO',
      'CABILLAUD FILET,300/500,caisse 3 kg,18.90,27',
      'HUITRE N°3,N°3,bourriche de 100,55.00,27',
    ]
    expect(rolesOf(...list)).toEqual(['name', 'detail', 'pack', 'unitPrice', 'detail'])
    expect(summarizeRows(...list)).toEqual([
      '- CABILLAUD FILET, cal. 300/500, Zone FAO 27 · Poisson · 18.9/kg',
      '- HUITRE N°3, Zone FAO 27 · Poisson · 55/kg',
    ])
  })

  test('an English supplier: the printed prices show what a unit price is', () => {
    const list = [
      'Item No,Product Description,Category,Pack Size,Unit Price,Price per kg,VAT Rate,Allergens',
      'A-1001,"Strong white flour, stoneground",Dry goods,16kg,14.40,0.90,0%,Wheat',
      'A-1002,Unsalted butter,Dairy,10 x 250g,21.25,8.50,0%,Milk',
      'A-1003,Frozen peas,Frozen,4x2.5kg,12.60,1.26,0%,None',
      'A-1004,Mature cheddar,Dairy,2 x 2.5kg,39.00,7.80,0%,Milk',
      'A-1006,Ginger beer,Drinks,24 x 330ml,18.00,,20%,',
    ]
    expect(summarizeRows(...list)).toEqual([
      'A-1001 Strong white flour, stoneground · Épicerie · 0.9/kg',
      'A-1002 Unsalted butter · Crémerie · 8.5/kg',
      'A-1003 Frozen peas · Surgelés · 1.26/kg',
      'A-1004 Mature cheddar · Crémerie · 7.8/kg',
      'A-1006 Ginger beer · Boissons · 2.2727/L',
    ])
    expect(listOf(...list).rows.map(({ allergens, allergenFree }) => [...allergens, allergenFree])).toEqual([
      ['Gluten', false],
      ['Lait', false],
      [true],
      ['Lait', false],
      [false],
    ])
  })

  test('net prices before list prices, quotes and semicolons in names', () => {
    const list = [
      '"Réf.";"Désignation";"Famille";"Cdt";"Unité de vente";"Tarif HT";"Prix net HT"',
      '"0045";"Crème; liquide 35 % ""Elle""";"B.O.F.";"6 x 1 L";"CT";"28,50";"25,90"',
      '"0047";"Œufs cal. 53/63";"B.O.F.";"plateau de 30";"PLT";"7,20";"6,30"',
      '"0101";"Filet de cabillaud";"MARÉE";"caisse 3 kg env.";"KG";"21,00";"19,90"',
    ]
    expect(summarizeRows(...list)).toEqual([
      '0045 Crème; liquide 35 % "Elle" · Crémerie · 4.3167/L',
      '0047 Œufs cal. 53/63 · Crémerie · 0.21/pièce',
      '0101 Filet de cabillaud · Poisson · 19.9/kg',
    ])
  })

  test('no header at all', () => {
    const list = [
      '10021;Riz basmati;5 kg;12,40;5,5',
      '10022;Lentilles vertes du Puy;5 kg;19,90;5,5',
      '10023;Semoule moyenne;5 kg;8,70;5,5',
      '10024;Pois chiches secs;5 kg;10,15;5,5',
      '10025;Haricots blancs lingots;5 kg;17,30;5,5',
    ]
    const proposal = proposeColumns(matrixOf(list))
    expect(proposal.columns.map(({ role }) => role)).toEqual(['code', 'name', 'pack', 'price', 'vat'])
    expect(proposal.columns.every(({ sure }) => !sure)).toBe(true)
    expect(summarizeRows(...list)[0]).toBe('10021 Riz basmati · Épicerie · 2.48/kg')
  })

  test('a header of two rows, columns of crosses, weights with their unit above', () => {
    const marks =
      'Gluten;Crustacés;Œufs;Poissons;Arachides;Soja;Lait;Fruits à coque;Céleri;Moutarde;Sésame;Sulfites;Lupin;Mollusques'
    const list = [
      `Référence;Désignation;Poids net (kg);Prix;;${marks}`,
      `;;;HT;TTC;${';'.repeat(13)}`,
      'R1;Quiche lorraine;1,2;6,40;6,75;X;;X;;;T;X;;;;;;;',
      'R2;Sorbet citron;2,5;9,80;10,34;0;0;0;0;0;0;0;0;0;0;0;0;0;0',
    ]
    expect(summarizeRows(...list)).toEqual([
      'R1 Quiche lorraine · Épicerie · 5.3333/kg',
      'R2 Sorbet citron · Surgelés · 3.92/kg',
    ])
    const [quiche, sorbet] = listOf(...list).rows
    expect([quiche?.allergens, sorbet?.allergenFree, quiche?.vatRate]).toEqual([
      ['Gluten', 'Œufs', 'Lait'],
      true,
      5.5,
    ])
  })

  test('rows pasted from a spreadsheet, with nothing but prices with VAT', () => {
    const list = [
      'Nom du produit\tPrix TTC\tUnité',
      'Saint-nectaire\t18,99\tkg',
      'Vin de noix\t15,60\tbouteille',
    ]
    expect(summarizeRows(...list)).toEqual([
      '- Saint-nectaire · Épicerie · 18/kg (price-without-tax, vat-assumed)',
      '- Vin de noix · Boissons · 13/bouteille (price-without-tax, vat-assumed)',
    ])
  })
})
