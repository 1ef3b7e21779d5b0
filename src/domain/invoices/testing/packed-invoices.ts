import { billed, kitchenInvoice } from './kitchen-invoice.ts'

/** Goods in packs: cartons, cases of six, cans, bottles, eggs. */
export const PACKED_INVOICES = [
  kitchenInvoice('cases of six', [
    billed('Huile de tournesol 6 x 1 L', '4 XCT', 27.3, '4.55/L'),
    billed('Lait entier UHT 6 x 1 L', '10 XPK', 5.7, '0.95/L'),
    billed('Vinaigre de Xérès colis 6 x 75 cl', '1 XCS', 24.3, '5.4/L'),
  ]),
  kitchenInvoice('a case of six, billed by what is one', [
    billed('Huile de tournesol 6 x 1 L', '4 C62', 27.3, 'waits pack-from-name'),
    billed('Lait entier UHT 6 x 1 L', '60 H87', 0.95, 'waits pack-from-name'),
    billed('Chablis 2022 6 x 75 cl', '2 EA', 66, 'waits pack-from-name', { rate: 20 }),
  ]),
  kitchenInvoice('a printed price of a litre proves the case', [
    billed('Huile de tournesol 6 x 1 L', '4 XCT', 4.55, '4.55/L', { baseUnit: 'LTR', base: 1, total: 109.2 }),
    billed('Beurre doux 10 x 250 g', '3 XCT', 10.5, '10.5/kg', { baseUnit: 'KGM', base: 1, total: 78.75 }),
    billed('Crème 35 % 6 x 1 L', '2 XCT', 9.9, 'waits unit-price-differs', {
      baseUnit: 'LTR',
      base: 1,
      total: 45.6,
    }),
  ]),
  kitchenInvoice('dairy in cartons', [
    billed('Beurre doux AOP 10 x 250 g', '2 XCT', 26.25, '10.5/kg'),
    billed('Yaourt nature 24 x 125 g', '3 XCT', 9.6, '3.2/kg'),
    billed('Mozzarella colis 8 x 125 g', '5 XCT', 11.2, 'waits pack-from-name'),
    billed('Mascarpone pot 500 g', '6 C62', 4.35, '8.7/kg'),
  ]),
  kitchenInvoice('eggs', [
    billed('Œufs plein air calibre M', '30 DZN', 2.52, '0.21/pièce'),
    billed('Œufs plein air calibre M', '3 CEN', 21, '0.21/pièce'),
    billed('Œuf liquide entier bidon 2 L', '4 C62', 8.4, '4.2/L'),
  ]),
  kitchenInvoice('grocery', [
    billed('Farine T55 sac 25 kg', '4 XBG', 18, '0.72/kg'),
    billed('Sucre semoule 10 x 1 kg', '2 XCT', 11.9, '1.19/kg'),
    billed('Pâtes penne 3 kg', '6 C62', 5.7, '1.9/kg'),
    billed('Riz basmati sac 5 kg', '2 XBG', 13.5, '2.7/kg'),
    billed('Chocolat noir 70 % sac 3 kg', '2 XBG', 41.4, '13.8/kg'),
  ]),
  kitchenInvoice('cans', [
    billed('Tomates pelées boîte 5/1', '6 XTN', 6.5, '6.5/pièce'),
    billed('Tomates pelées 3 x boîte 5/1', '2 XCT', 19.5, '6.5/pièce'),
    billed('Thon listao 1,7 kg', '6 XTN', 15.3, '9/kg'),
  ]),
  kitchenInvoice('frozen goods', [
    billed('Épinards branches surgelés 4 x 2,5 kg', '1 XCT', 21, '2.1/kg'),
    billed('Frites 9/9 surgelées 4x2,5kg', '5 XCT', 16, '1.6/kg'),
    billed('Framboises brisées surgelées sac 1 kg', '10 XBG', 6.9, '6.9/kg'),
  ]),
  kitchenInvoice('wine by the bottle', [
    billed('Chablis 2022 75 cl', '12 XBO', 11, '11/bouteille', { rate: 20 }),
    billed('Côtes du Rhône rouge 75 cl', '24 C62', 6.4, '6.4/bouteille', { rate: 20 }),
    billed('Champagne brut magnum 1,5 L', '3 XBO', 48, 'waits pack-from-name', { rate: 20 }),
    billed('Chablis 2022 carton 6 x 75 cl', '2 XCT', 66, '11/bouteille', { rate: 20 }),
  ]),
  kitchenInvoice('beer and water', [
    billed('Bière blonde fût 30 L', '2 XKG', 75, '2.5/L', { rate: 20 }),
    billed('Eau minérale 12 x 1 L', '6 XCS', 6.6, '0.55/L'),
    billed('Coca-Cola 24x33cl', '5 XCT', 13.2, '1.6667/L'),
  ]),
  kitchenInvoice('a carton of which nothing more is said', [
    billed('Tomate grappe', '3 XCT', 12, 'waits pack-missing price-implausible'),
    billed('Viennoiseries assorties', '2 XPK', 24, 'waits pack-missing'),
  ]),
  kitchenInvoice('a carton beside the content of one bottle', [
    billed('Crème liquide bouteille 50 cl', '2 XCT', 28, 'waits pack-from-name price-basis-uncertain'),
    billed(
      'Beurre doux 250 g',
      '2 XCT',
      26.25,
      'waits pack-from-name price-basis-uncertain price-implausible',
    ),
  ]),
  kitchenInvoice('the pack in a property of its own', [
    billed('Huile de tournesol', '4 XCT', 27.3, '4.55/L', { properties: { Conditionnement: '6 x 1 L' } }),
    billed('Beurre doux AOP', '2 XCT', 26.25, '10.5/kg', {
      properties: { Colisage: 'carton 10 x 250 g', Bio: 'non' },
    }),
    billed('Moutarde de Dijon', '3 C62', 9, '1.8/kg', { properties: { Conditionnement: 'seau 5 kg' } }),
  ]),
  kitchenInvoice('a pack of several in a property, billed by what is one', [
    billed('Huile de tournesol', '4 C62', 27.3, 'waits price-basis-uncertain', {
      properties: { Conditionnement: '6 x 1 L' },
    }),
    billed('Yaourt nature', '4 H87', 6.3, 'waits price-basis-uncertain', {
      properties: { Conditionnement: 'pack de 12' },
    }),
    billed('Steak haché', '4 XCT', 18, 'waits price-basis-uncertain', {
      properties: { Conditionnement: '4 x 125 g' },
    }),
    billed('Œufs plein air', '4 C62', 6.3, '0.21/pièce', {
      properties: { Conditionnement: 'plateau de 30' },
    }),
  ]),
  kitchenInvoice('texts of the pack that differ', [
    billed('Huile de colza 6 x 1 L', '4 XCT', 27.3, 'waits pack-ambiguous', {
      properties: { Conditionnement: 'carton 12 x 1 L' },
    }),
    billed('Huile de colza 1 L', '4 C62', 4.55, 'waits pack-ambiguous', {
      properties: { Contenance: '75 cl' },
    }),
    billed('Huile de colza 1 L', '4 C62', 27.3, 'waits pack-from-description', {
      description: 'Vendu par carton de 6',
    }),
    billed('Huile de colza 1 L', '4 XCT', 27.3, '4.55/L', {
      properties: { Conditionnement: 'carton 6 x 1 L' },
    }),
  ]),
  kitchenInvoice('a count that no reader of packs knows', [
    billed('Œufs calibre M plaque 30', '6 C62', 6.3, 'waits pack-unreadable'),
    billed('Vanille gousses tube 10', '2 XTU', 38, 'waits pack-unreadable'),
    billed('Avocat Hass cal 18', '18 H87', 0.95, '0.95/pièce'),
  ]),
  kitchenInvoice('the pack in a description', [
    billed('Huile de tournesol', '4 XCT', 27.3, 'waits pack-from-description', {
      description: 'colis 6 x 1 L',
    }),
    billed('Beurre doux', '5 KGM', 9.8, '9.8/kg', { description: 'carton 10 x 250 g' }),
  ]),
  kitchenInvoice('codes that stand for nothing known', [
    billed('Toile de jute', '3 MTK', 3.33, 'none unit-unknown', { rate: 20 }),
    billed('Tomate grappe', '10 KG', 1.85, 'none unit-unknown'),
    billed('Main d’œuvre', '3 HUR', 43.2, 'none unit-unknown', { rate: 20 }),
    billed('Palette de farine', '1 XPX', 640, 'none unit-unknown'),
  ]),
  kitchenInvoice('disposables', [
    billed('Gants nitrile boîte de 100', '10 XBX', 5.2, 'waits pack-missing package-unclear', { rate: 20 }),
    billed('Film étirable 45 cm x 300 m', '2 H87', 8.9, '8.9/pièce', { rate: 20 }),
    billed('Papier cuisson', '1 XCT', 24, 'waits pack-missing', { rate: 20 }),
  ]),
  kitchenInvoice('spices', [
    billed('Poivre noir moulu pot 500 g', '2 XJR', 11.5, '23/kg'),
    billed('Safran filaments 1 g', '10 C62', 4.5, '4500/kg'),
    billed('Cannelle poudre 450 g', '1 C62', 8.1, '18/kg'),
  ]),
  kitchenInvoice('vessels', [
    billed('Huile de friture bidon 10 L', '4 C62', 24, '2.4/L'),
    billed('Mayonnaise seau 5 kg', '2 XBJ', 17.5, '3.5/kg'),
    billed('Sirop de canne 70 cl', '6 XBO', 4.2, '4.2/bouteille'),
    billed('Jus d’orange bib 10 L', '1 C62', 21, '2.1/L'),
  ]),
  kitchenInvoice('trays', [
    billed('Fraises barquette 250 g x 10', '3 XCT', 22, '8.8/kg'),
    billed('Framboises barquette 125 g', '16 H87', 2.1, '16.8/kg'),
    billed('Steak haché façon bouchère 125 g', '40 H87', 1.5, '12/kg'),
  ]),
  kitchenInvoice('a price that is not possible', [
    billed('Farine T55 sac 25 kg', '4 XBG', 0.72, 'waits price-implausible'),
    billed('Carottes colis 10 kg', '3 XCT', 4200, 'waits pack-from-name price-implausible'),
  ]),
]
