import { billed, kitchenInvoice } from './kitchen-invoice.ts'

const beef = billed('Filet de bœuf s/v', '2 KGM', 38, '38/kg')
const oil = billed('Huile de tournesol 6 x 1 L', '4 XCT', 27.3, '4.55/L')
const off = (amount: number, reason = 'Remise') => ({ amount: -amount, reason })
const on = (amount: number, reason: string) => ({ amount, reason })

/** Discounts, charges, deposits, duties, credit notes, corrections. */
export const CHARGED_INVOICES = [
  kitchenInvoice('a discount on a line', [
    billed('Comté 18 mois', '5 KGM', 20, '18/kg discount', { charges: [off(10, 'Remise 10 %')] }),
    billed('Beurre doux 10 x 250 g', '2 XCT', 26.25, '9.45/kg discount', { charges: [off(5.25)] }),
  ]),
  kitchenInvoice('a discount within the price', [
    billed('Nougat tendre 250 g', '20 C62', 4.1, '16.4/kg', { gross: 4.55 }),
    billed('Saumon fumé', '3 KGM', 27, '27/kg', { gross: 30 }),
  ]),
  kitchenInvoice('a discount on the document', [beef, oil], { charges: [off(9.26, 'Remise fidélité 5 %')] }),
  kitchenInvoice('freight on the document', [beef, oil], { charges: [on(15, 'Frais de port')] }),
  kitchenInvoice('freight and a discount on the document', [beef, oil], {
    charges: [on(12.5, 'Transport'), off(6.02)],
  }),
  kitchenInvoice('a charge on a line', [
    billed('Whisky 12 ans 70 cl', '6 XBO', 24, '30/bouteille charge', {
      charges: [on(36, 'Droits d’accises')],
      rate: 20,
    }),
    billed('Filet de bœuf préparé', '4 KGM', 36, '37.5/kg charge', { charges: [on(6, 'Parage')] }),
  ]),
  kitchenInvoice('a deposit within a line', [
    billed('Bière blonde fût 30 L', '1 XKG', 75, 'waits deposit-included', {
      charges: [on(30, 'Consigne fût')],
      rate: 20,
    }),
  ]),
  kitchenInvoice('deposits both ways', [
    billed('Bière blonde fût 30 L', '2 XKG', 75, '2.5/L', { rate: 20 }),
    billed('Consigne fût 30 L', '2 C62', 30, 'none charge deposit', { rate: 20 }),
    billed('Déconsigne fût', '-3 C62', 30, 'none charge deposit', { rate: 20 }),
    billed('Retour emballages', '-1 C62', 12, 'none charge deposit', { rate: 20 }),
    billed('Palette Europe consignée', '1 C62', 18, 'none charge deposit', { rate: 20 }),
  ]),
  kitchenInvoice('duties and contributions', [
    billed('Gin distillé 70 cl', '6 XBO', 18.4, '18.4/bouteille', { rate: 20 }),
    billed('Droits sur alcool', '1 C62', 42.18, 'none charge tax', { rate: 20 }),
    billed('Cotisation sécurité sociale alcool', '1 C62', 11.2, 'none charge tax', { rate: 20 }),
    billed('Éco-contribution emballages', '1 C62', 0.84, 'none charge tax', { rate: 20 }),
    billed('Cotisation Interfel', '1 C62', 0.36, 'none charge tax'),
  ]),
  kitchenInvoice('freight and fees as lines', [
    beef,
    billed('Frais de port', '1 C62', 15, 'none charge freight', { rate: 20 }),
    billed('Participation transport', '1 C62', 6.5, 'none charge freight', { rate: 20 }),
    billed('Surcharge carburant', '1 C62', 3.2, 'none charge freight', { rate: 20 }),
    billed('Frais de gestion', '1 C62', 4, 'none charge other', { rate: 20 }),
  ]),
  kitchenInvoice('a discount as a line', [
    beef,
    billed('Remise exceptionnelle', '1 C62', -8, 'none charge discount'),
    billed('Ristourne trimestrielle', '-1 C62', 25, 'none charge discount'),
  ]),
  kitchenInvoice('free goods', [
    oil,
    billed('Huile de tournesol 6 x 1 L', '1 XCT', 0, 'none free'),
    billed('Crème 35 % 1 L', '6 C62', 4.2, 'none free', { charges: [off(25.2, 'Gratuité')] }),
  ]),
  kitchenInvoice('goods that are taken back', [
    beef,
    billed('Tomate grappe', '-5 KGM', 1.85, 'none negative'),
    billed('Salade batavia', '6 H87', -0.85, 'none negative'),
  ]),
  kitchenInvoice(
    'a credit note',
    [
      billed('Tomate grappe', '5 KGM', 1.85, 'none credit-note'),
      billed('Consigne fût', '2 C62', 30, 'none charge deposit'),
    ],
    { type: '381', credited: ['F-2026-0911'] },
  ),
  kitchenInvoice('an invoice below zero', [billed('Tomate grappe', '-5 KGM', 1.85, 'none credit-note')]),
  kitchenInvoice('a corrected invoice', [beef, oil], { type: '384', credited: ['F-2026-0910'] }),
  kitchenInvoice('a self-billed invoice', [beef], { type: '389' }),
  kitchenInvoice('three rates of VAT', [
    beef,
    billed('Chablis 2022 75 cl', '6 XBO', 11, '11/bouteille', { rate: 20 }),
    billed('Plat préparé chaud', '10 H87', 6.2, '6.2/pièce', { rate: 10 }),
  ]),
  kitchenInvoice('names with signs', [
    billed('Sel & poivre moulu 500 g', '2 C62', 6, '12/kg'),
    billed('Chocolat <70 %> "noir" 1 kg', '3 C62', 13.5, '13.5/kg'),
    billed('  Crème\n fraîche   épaisse 1 L ', '6 C62', 4.2, '4.2/L'),
    billed('Jambon\u00a0blanc\u200b 4 kg', '1 C62', 38, '9.5/kg'),
  ]),
  kitchenInvoice('totals that are rounded', [
    billed('Piment d’Espelette', '0.037 KGM', 129, '129/kg'),
    billed('Feuille de brick', '7 H87', 0.0149, '0.014286/pièce rounding'),
    billed('Thym botte', '3 XBH', 0.333, '0.333/botte'),
  ]),
  kitchenInvoice('a total that its price does not make', [
    billed('Comté 18 mois', '5 KGM', 20, 'waits printed-price-differs', { total: 87 }),
    billed('Emmental bloc', '5 KGM', 9, '9/kg'),
  ]),
  kitchenInvoice(
    'codes, lots, origins and delivery notes',
    [
      billed('Tomate grappe', '10 KGM', 1.85, '1.85/kg', {
        code: '001452',
        ean: '3518370400049',
        origin: 'FR',
        lot: 'L26254',
        deliveryNote: 'BL-7781',
      }),
    ],
    { order: 'CDE 114', delivery: 'BL-7781' },
  ),
  kitchenInvoice('an extended invoice of the French reform', [beef, oil], {
    profile: 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
  }),
  kitchenInvoice('an XRechnung', [beef], {
    profile: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  }),
  kitchenInvoice(
    'three hundred lines',
    Array.from({ length: 300 }, (_, at) => {
      const cents = 120 + at
      return billed(
        `Produit de marché n° ${String(at + 1)}`,
        `${String((at % 7) + 1)} KGM`,
        cents / 100,
        `${String(cents / 100)}/kg`,
      )
    }),
  ),
]
