import { billed, kitchenInvoice } from './kitchen-invoice.ts'

/** Goods that are weighed or poured, and catch weight: so many pieces, billed by what they weigh. */
export const WEIGHED_INVOICES = [
  kitchenInvoice('meat by weight', [
    billed('Filet de bœuf s/v', '3.456 KGM', 38.9, '38.9/kg'),
    billed('Épaule d’agneau désossée', '2.18 KGM', 17.25, '17.25/kg'),
    billed('Os à moelle', '5 KGM', 2.4, '2.4/kg'),
  ]),
  kitchenInvoice('catch weight: pieces named, kilograms billed', [
    billed('Saumon entier Écosse 4/5 kg - 2 pièces', '9.14 KGM', 14.2, '14.2/kg'),
    billed('Magret de canard x 6', '2.412 KGM', 17.8, '17.8/kg'),
    billed('Poulet fermier PAC 4 pces', '6.352 KGM', 7.9, '7.9/kg'),
    billed('Reblochon fermier 450 g env. x 3', '1.386 KGM', 19.6, '19.6/kg'),
  ]),
  kitchenInvoice('fish of a quay', [
    billed('Lieu jaune ligne 1/2 kg', '3.85 KGM', 16.4, '16.4/kg'),
    billed('Bar de ligne 600/800', '2.9 KGM', 29.5, '29.5/kg'),
    billed('Moules de bouchot', '10 KGM', 3.2, '3.2/kg'),
    billed('Huîtres fines n°3 bourriche 100', '1 C62', 68, 'waits price-basis-uncertain'),
  ]),
  kitchenInvoice('vegetables of a market hall', [
    billed('Tomate grappe cat 1 Espagne', '12.5 KGM', 1.85, '1.85/kg', { origin: 'ES' }),
    billed('Carotte sable', '10 KGM', 0.95, '0.95/kg'),
    billed('Salade batavia', '12 H87', 0.85, '0.85/pièce'),
    billed('Persil plat botte', '5 XBH', 0.9, '0.9/botte'),
    billed('Champignon de Paris pied coupé 3 kg', '6 KGM', 3.1, '3.1/kg'),
  ]),
  kitchenInvoice('a colis named by its weight, billed by the kilogram', [
    billed('Pomme golden colis 7 kg', '14 KGM', 1.6, '1.6/kg'),
    billed('Endives colis 5 kg', '12 KGM', 2.1, 'waits quantity-contradicts-pack'),
  ]),
  kitchenInvoice('grams and tonnes', [
    billed('Safran en pistils', '5 GRM', 4.2, '4200/kg'),
    billed('Truffe noire melanosporum', '150 GRM', 0.85, '850/kg'),
    billed('Pommes de terre agata', '0.25 TNE', 720, '0.72/kg'),
  ]),
  kitchenInvoice('prices of 100 g', [
    billed('Jambon ibérique bellota', '1.25 KGM', 8.9, '89/kg', {
      base: 100,
      baseUnit: 'GRM',
      total: 111.25,
    }),
    billed('Comté 24 mois', '3 KGM', 2.35, '23.5/kg', { base: 100, baseUnit: 'GRM', total: 70.5 }),
    billed('Vanille bourbon', '250 GRM', 32, '320/kg', { base: 100 }),
  ]),
  kitchenInvoice('a base quantity of a thousand', [
    billed('Serviettes blanches', '3000 H87', 12.5, '0.0125/pièce', { base: 1000, rate: 20 }),
    billed('Sel fin', '2000 GRM', 0.62, '0.62/kg', { base: 1000 }),
    billed('Farine T55', '500 KGM', 690, '0.69/kg', { base: 1000 }),
  ]),
  kitchenInvoice('a base quantity that its total has not', [
    billed('Sucre semoule', '50 KGM', 1.12, 'waits base-quantity-differs', { base: 1000, total: 56 }),
    billed('Piques bambou', '1000 H87', 14, 'waits base-quantity-differs', {
      base: 1000,
      total: 14_000,
      rate: 20,
    }),
  ]),
  kitchenInvoice('liquids', [
    billed('Huile d’olive vierge extra', '25 LTR', 8.9, '8.9/L'),
    billed('Crème liquide 35 % MG', '12 LTR', 4.15, '4.15/L'),
    billed('Arôme fleur d’oranger', '500 MLT', 0.018, '18/L'),
    billed('Rhum agricole vrac', '350 CLT', 0.19, '19/L', { rate: 20 }),
    billed('Vin rouge vrac', '0.5 HLT', 210, '2.1/L', { rate: 20 }),
  ]),
  kitchenInvoice('litres of what is weighed', [
    billed('Beurre doux 250 g', '10 LTR', 9.2, 'waits unit-contradicts-pack'),
    billed('Huile de tournesol 5 L', '10 KGM', 2.9, 'waits unit-contradicts-pack'),
    billed('Glace vanille bac 2,5 L (1,4 kg)', '2.8 KGM', 7.5, '7.5/kg'),
  ]),
  kitchenInvoice('pieces of what is named by its measure', [
    billed('Tomate cœur de bœuf (kg)', '8 C62', 3.9, 'waits unit-contradicts-pack'),
    billed('Noix de Saint-Jacques le kilo', '2 H87', 42, 'waits unit-contradicts-pack'),
  ]),
  kitchenInvoice('a part of a piece', [
    billed('Rôti de veau', '1.35 C62', 18.4, 'waits quantity-not-whole'),
    billed('Jambon blanc entier', '0.5 H87', 74, 'waits quantity-not-whole'),
    billed('Œufs plein air', '2.5 DZN', 3.3, '0.275/pièce'),
  ]),
  kitchenInvoice('cheese, by the piece and by weight', [
    billed('Camembert AOP 250 g', '12 H87', 3.05, '12.2/kg'),
    billed('Brie de Meaux', '2.73 KGM', 13.9, '13.9/kg'),
    billed('Crottin de Chavignol 60 g', '24 C62', 1.2, '20/kg'),
  ]),
  kitchenInvoice('a roast of a weight in its name', [
    billed('Rôti de dinde 1,5 kg', '3 H87', 15.75, '10.5/kg'),
    billed('Poulet PAC 1,4 kg env.', '6 H87', 11.2, 'waits pack-from-name pack-approximate'),
    billed('Pavé de saumon 140 g', '40 H87', 2.94, '21/kg'),
  ]),
  kitchenInvoice('bread and pastry', [
    billed('Baguette tradition 250 g', '30 C62', 0.75, '3/kg'),
    billed('Pain burger brioché', '48 H87', 0.42, '0.42/pièce'),
    billed('Fond de tarte sablé Ø 24', '10 H87', 1.35, '1.35/pièce'),
  ]),
]
