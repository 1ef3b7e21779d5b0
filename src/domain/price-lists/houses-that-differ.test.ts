import { expect, test } from 'vitest'
import { listOf, summarizeRows } from './testing/lists.ts'

test('a cash-and-carry: packs in words beside prices of single packs', () => {
  const list = [
    'LIBRE SERVICE DES HALLES;;;;;;;',
    'Code art.;Libellé article;Marque;Cond.;UV;Prix HT/UV;Prix HT/unité de mesure;TVA',
    '210045;HUILE TOURNESOL PET 5L;SOLOR;CT 3X5L;BID;9,95;1,99/L;5,5',
    '210046;MAYONNAISE SEAU 5KG;AMBRE;1X5KG;SEAU;14,50;2,90/kg;5,5',
    '210047;COLA 33CL BTE VP24;KOLA;24X33CL;PK;13,20;1,67/L;5,5',
    '210048;EAU GAZ 1L VERRE;SOURCE;12X1L;CT;10,80;0,90/L;5,5',
    '210049;EMMENTAL RAPE 1KG;LES PRES;10X1KG;PCE;7,45;7,45/kg;5,5',
    '210050;SUCRE BUCHETTE 4G X1000;SUCRERIE;CT 1000X4G;CT;18,00;4,50/kg;5,5',
    '210051;PAPIER CUISSON 40X60 500F;RENO;CT 500;CT;32,00;;20',
    '210052;ŒUFS MOYENS X30;FERME;PLT 30;PLT;6,60;0,22/pce;5,5',
    '210053;JAMBON SUP. DD S/AT 4KG ENV;PRIX;1 PCE;KG;6,20;6,20/kg;5,5',
    '210054;PASTIS 1L 45°;ANISETTE;6X1L;BTL;19,90;19,90/L;20',
  ]
  expect(summarizeRows(...list)).toEqual([
    '210045 HUILE TOURNESOL PET 5L · Épicerie · 1.99/L',
    '210046 MAYONNAISE SEAU 5KG · Épicerie · 2.9/kg',
    '210047 COLA 33CL BTE VP24 · Boissons · 1.6667/L',
    '210048 EAU GAZ 1L VERRE · Boissons · 0.9/L',
    '210049 EMMENTAL RAPE 1KG · Crémerie · 7.45/kg',
    '210050 SUCRE BUCHETTE 4G X1000 · Épicerie · 4.5/kg',
    '210051 PAPIER CUISSON 40X60 500F · Épicerie · 0.064/pièce',
    '210052 ŒUFS MOYENS X30 · Crémerie · 0.22/pièce',
    '210053 JAMBON SUP. DD S/AT 4KG ENV · Viande · 6.2/kg',
    '210054 PASTIS 1L 45° · Boissons · 19.9/L',
  ])
})

test('a fish merchant: calibres, boxes and prices of the day per kg', () => {
  const list = [
    'Espèce;Calibre;Origine;Cond.;Prix €/kg',
    'Bar de ligne;1/2 kg;Atlantique NE;vrac;24,50',
    'Bar de ligne;+2 kg;Atlantique NE;vrac;29,50',
    'Sole portion;200/300 g;Manche;caisse 5 kg;19,80',
    'Filet de lieu noir;140/160 g;Islande;poly 3 kg;14,20',
    'Moules de bouchot AOP;;Baie du Mont;sac 15 kg;3,10',
    'Huîtres creuses n°3;n°3;Cancale;bourriche 4 dz;',
    'Saumon Label Rouge;4/5 kg;Écosse;caisse 20 kg env.;12,90',
    'Noix de St-Jacques;20/30;France;barquette 1 kg;38,00',
    'Homard;600/800 g;Bretagne;pièce;cours du jour',
    'Crevettes roses;40/60;Madagascar;boîte 2 kg;17,90',
  ]
  expect(summarizeRows(...list)).toEqual([
    '- Bar de ligne, cal. 1/2 kg, Atlantique NE · Poisson · 24.5/kg',
    '- Bar de ligne, cal. +2 kg, Atlantique NE · Poisson · 29.5/kg',
    '- Sole portion, cal. 200/300 g, Manche · Poisson · 19.8/kg',
    '- Filet de lieu noir, cal. 140/160 g, Islande · Poisson · 14.2/kg',
    '- Moules de bouchot AOP, Baie du Mont · Poisson · 3.1/kg',
    '- Saumon Label Rouge, cal. 4/5 kg, Écosse · Poisson · 12.9/kg',
    '- Noix de St-Jacques, cal. 20/30, France · Poisson · 38/kg',
    '- Crevettes roses, cal. 40/60, Madagascar · Poisson · 17.9/kg',
  ])
  expect(listOf(...list).skipped.map(({ reason }) => reason)).toEqual(['price-missing', 'price-on-request'])
})

test('a cellar: bottles, halves and magnums, prices with VAT alone', () => {
  const list = [
    'Domaine;Cuvée;Millésime;Format;Prix bouteille TTC;Prix carton TTC',
    'Dom. Vacher;Sancerre blanc;2022;75cl;15,60;93,60',
    'Dom. Vacher;Sancerre blanc;2022;Magnum;33,60;',
    'Ch. Bel Air;Bordeaux sup.;2020;75cl;7,80;46,80',
    'Ch. Bel Air;Bordeaux sup.;2020;37,5 cl;4,80;57,60',
    'Maison Roy;Crémant brut;NM;75cl;11,40;68,40',
    'Maison Roy;Bib rosé;2023;BIB 5L;22,80;',
    'Dist. Jacoulot;Marc de Bourgogne;;70cl;36,00;',
  ]
  expect(summarizeRows(...list)).toEqual([
    '- Sancerre blanc, 2022 · Boissons · 13/bouteille (price-without-tax, vat-assumed)',
    '- Sancerre blanc, 2022 · Boissons · 28/bouteille (price-without-tax, vat-assumed)',
    '- Bordeaux sup., 2020 · Boissons · 6.5/bouteille (price-without-tax, vat-assumed)',
    '- Bordeaux sup., 2020 · Boissons · 4/bouteille (price-without-tax, vat-assumed)',
    '- Crémant brut, NM · Boissons · 9.5/bouteille (price-without-tax, vat-assumed)',
    '- Bib rosé, 2023 · Boissons · 3.8/L (price-without-tax, vat-assumed)',
    '- Marc de Bourgogne · Boissons · 30/bouteille (price-without-tax, vat-assumed)',
  ])
})

test('a dairy: a price of one beside that of the colis', () => {
  const list = [
    'Code;Désignation;Colisage;Unité;Prix unitaire HT;Prix colis HT;DLC',
    'C01;Crème UHT 35%;6 x 1 L;brique;4,10;24,60;90 j',
    'C02;Beurre doux AOP;20 x 250 g;plaquette;2,35;47,00;45 j',
    'C03;Beurre de tourage;5 x 2 kg;plaque;19,80;99,00;60 j',
    'C04;Fromage blanc;seau 5 kg;seau;13,50;13,50;21 j',
    'C05;Yaourt nature;24 x 125 g;pot;0,28;6,72;20 j',
    'C06;Œufs plein air;colis de 6 plateaux de 30;plateau;7,20;43,20;28 j',
    'C07;Comté 12 mois;meule 38 kg env.;kg;14,90;;',
    'C08;Chèvre bûche;6 x 1 kg;pièce;9,80;58,80;',
    'C09;Mozzarella di bufala;12 x 125 g (égoutté);pièce;1,75;21,00;',
    'C10;Lait entier;6x1L;L;0,98;5,88;',
  ]
  expect(summarizeRows(...list)).toEqual([
    'C01 Crème UHT 35% · Crémerie · 4.1/L',
    'C02 Beurre doux AOP · Crémerie · 9.4/kg',
    'C03 Beurre de tourage · Crémerie · 9.9/kg',
    'C04 Fromage blanc · Crémerie · 2.7/kg',
    'C05 Yaourt nature · Crémerie · 2.24/kg',
    'C06 Œufs plein air · Crémerie · 0.24/pièce',
    'C07 Comté 12 mois · Crémerie · 14.9/kg (pack-approximate)',
    'C08 Chèvre bûche · Crémerie · 9.8/kg',
    'C09 Mozzarella di bufala · Crémerie · 14/kg',
    'C10 Lait entier · Crémerie · 0.98/L',
  ])
})

test('hygiene and dry goods: PCB, palettes, the price of the carton before that of one', () => {
  const list = [
    'Réf;Désignation;PCB;Colis/palette;Prix carton HT;Prix unitaire HT;Eco-part.',
    'H100;Serviette 2 plis 40x40 blanche (paquet 100);24;36;38,40;1,60;',
    'H101;Gant vinyle M boîte 100;10;60;32,00;3,20;',
    'H102;Film étirable 30 cm x 300 m;6;80;41,40;6,90;',
    'H103;Liquide vaisselle 5L;4;32;22,00;5,50;',
    'H104;Essuie-mains bobine 450 F;6;24;18,60;3,10;',
    'H105;Sucre poudre 1 kg;10;90;11,50;1,15;',
    'H106;Sel fin 25 kg;1;40;7,90;7,90;',
    'H107;Café grain 1 kg;8;45;79,20;9,90;',
    'H108;Barquette alu 750 ml;500;20;45,00;0,09;',
  ]
  expect(summarizeRows(...list)).toEqual([
    'H100 Serviette 2 plis 40x40 blanche (paquet 100) · Épicerie · 1.6/pièce',
    'H101 Gant vinyle M boîte 100 · Épicerie · 3.2/pièce',
    'H102 Film étirable 30 cm x 300 m · Épicerie · 6.9/pièce',
    'H103 Liquide vaisselle 5L · Épicerie · 1.1/L',
    'H104 Essuie-mains bobine 450 F · Épicerie · 3.1/pièce',
    'H105 Sucre poudre 1 kg · Épicerie · 1.15/kg',
    'H106 Sel fin 25 kg · Épicerie · 0.316/kg (pack-from-name)',
    'H107 Café grain 1 kg · Épicerie · 9.9/kg',
    'H108 Barquette alu 750 ml · Épicerie · 0.09/pièce',
  ])
})

test('a wholesaler of everything: packs in packs, and what is bought empty', () => {
  const list = [
    'Tarif pro hygiène 2026',
    'Réf.;Désignation;Cond.;PCB;Palette;PU HT;Prix colis HT;TVA',
    '4001;Sac poubelle 110L 50µ;rouleau de 25;8;48;3,10;24,80;20',
    '4002;Gobelet carton 25cl;manchon de 50;20;30;1,95;39,00;20',
    '4003;Barquette alu 750 ml;paquet 100;5;40;9,00;45,00;20',
    '4004;Javel 2,6% berlingot 250ml;lot de 3;12;60;1,80;21,60;20',
    '4005;Papier toilette;paquet de 12;8;21;3,90;31,20;20',
    '4006;Sel fin;sac 25 kg;1;40;7,90;7,90;5,5',
    '4007;Sucre morceaux;boîte 1 kg;10;70;1,45;14,50;5,5',
    '4008;Eau de source 50cl;pack de 6;4;100;1,32;5,28;5,5',
    '4009;Riz long;5 kg;4;50;8,60;34,40;5,5',
  ]
  expect(summarizeRows(...list)).toEqual([
    '4001 Sac poubelle 110L 50µ · Épicerie · 0.124/pièce',
    '4002 Gobelet carton 25cl · Épicerie · 0.039/pièce',
    '4003 Barquette alu 750 ml · Épicerie · 9/pièce (pack-ambiguous)',
    '4004 Javel 2,6% berlingot 250ml · Épicerie · 2.4/L (pack-from-name)',
    '4005 Papier toilette · Épicerie · 0.325/pièce',
    '4006 Sel fin · Épicerie · 0.316/kg',
    '4007 Sucre morceaux · Épicerie · 1.45/kg',
    '4008 Eau de source 50cl · Boissons · 0.22/bouteille (pack-from-name)',
    '4009 Riz long · Épicerie · 1.72/kg',
  ])
})

test('a fish merchant who prices the box as well', () => {
  const list = [
    'Code;Produit;Cal.;Présentation;Colis;Cours du jour HT/kg;Prix colis HT',
    'P1;Cabillaud dos;400/600;sans peau;3 kg;22,90;68,70',
    'P2;Bar élevage;600/800;vidé;5 kg;13,50;67,50',
    'P3;Moules bouchot;;;15 kg;2,95;44,25',
    'P4;Huîtres n°3;;bourriche;4 dz;;32,00',
    'P5;Pavé de saumon;140/160 g;s/vide;carton 5 kg;18,40;92,00',
    'P6;Crevettes;30/40;cuites;2 kg;16,00;32,00',
    'P7;St-Jacques;20/30;décongelée;x;35,00;',
  ]
  expect(summarizeRows(...list)).toEqual([
    'P1 Cabillaud dos, cal. 400/600, sans peau · Poisson · 22.9/kg',
    'P2 Bar élevage, cal. 600/800, vidé · Poisson · 13.5/kg',
    'P3 Moules bouchot · Poisson · 2.95/kg',
    'P4 Huîtres n°3, bourriche · Poisson · 0.66667/pièce',
    'P5 Pavé de saumon, cal. 140/160 g, s/vide · Poisson · 18.4/kg',
    'P6 Crevettes, cal. 30/40, cuites · Poisson · 16/kg',
    'P7 St-Jacques, cal. 20/30, décongelée · Poisson · 35/kg (price-from-unit-price)',
  ])
})
