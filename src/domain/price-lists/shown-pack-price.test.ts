import { describe, expect, test } from 'vitest'
import { listOf } from './testing/lists.ts'

const packsOf = (...lines: string[]) =>
  listOf(...lines).rows.map(
    ({ packText, packPriceHt, priceHt, unit }) =>
      `${packText ?? '-'} ${String(packPriceHt)}, ${String(priceHt)}/${unit}`,
  )

describe('the price beside a pack is that of the pack', () => {
  test('as it is printed beside the price of one', () => {
    expect(
      packsOf(
        'Désignation;Contenance;Nb par carton;PU HT;Prix carton HT',
        'Coca-Cola verre;33 cl;24;0,72;17,28',
        "Jus d'orange pur jus;1 L;6;2,15;12,90",
        'Limonade artisanale;75 cl;12;2,40;28,80',
        'Bière blonde fût;30 L;1;86,00;86,00',
      ),
    ).toEqual([
      '24 x 33 cl 17.28, 2.1818/L',
      '6 x 1 L 12.9, 2.15/L',
      '12 x 75 cl 28.8, 2.4/bouteille',
      '30 L 86, 2.8667/L',
    ])
    expect(
      packsOf('Désignation;Conditionnement;Prix unitaire HT;Prix colis HT', 'Eau;24 x 50 cl;0,30;7,19'),
    ).toEqual(['24 x 50 cl 7.19, 0.3/bouteille'])
  })

  test.each([
    ['Moelleux chocolat;carton de 27;PIECE;1,08', 'carton de 27 29.16, 1.08/pièce'],
    ['Tarte précoupée;carton de 6;PIECE;8,60', 'carton de 6 51.6, 8.6/pièce'],
    ['Salade batavia;Colis de 12;pièce;0,85', 'Colis de 12 10.2, 0.85/pièce'],
    ['Radis;Colis de 10 bottes;botte;1,10', 'Colis de 10 bottes 11, 1.1/botte'],
    ['Œufs;Carton de 360;le cent;18,00', 'Carton de 360 64.8, 0.18/pièce'],
    ['Cidre;Carton 6 x 75 cl;bouteille;2,90', 'Carton 6 x 75 cl 17.4, 2.9/bouteille'],
  ])('which is what it holds times their number: %s', (row, expected) => {
    expect(packsOf('Libellé;Colis;Unité de facturation;Prix net HT', row)).toEqual([expected])
  })

  test.each([
    ['Sel fin;Carton 12 x 1 kg;carton;5,40', 'Carton 12 x 1 kg 5.4, 0.45/kg'],
    ['Persil plat;Botte;botte;0,70', 'Botte 0.7, 0.7/botte'],
    ['Glace vanille;bac 2,5 L;BAC;9,75', 'bac 2,5 L 9.75, 3.9/L'],
    [
      'Canard;Par sachet de 2 kg. Colis de 4 sachets.;sachet;16,85',
      'Par sachet de 2 kg. Colis de 4 sachets. 16.85, 8.425/kg',
    ],
  ])('which the row prints: %s', (row, expected) => {
    expect(packsOf('Libellé;Conditionnement;Unité;Prix HT', row)).toEqual([expected])
  })

  test.each([
    ['Crevettes;5 x 1 kg;KG;11,90', '5 x 1 kg null, 11.9/kg'],
    ['Frites 9/9;4 x 2,5 kg;KG;1,72', '4 x 2,5 kg null, 1.72/kg'],
    ['Laitue;carton 5 kg;pièce;0,80', 'carton 5 kg null, 0.8/pièce'],
  ])('and there is none where the row does not show it: %s', (row, expected) => {
    expect(packsOf('Libellé;Conditionnement;Unité;Prix HT', row)).toEqual([expected])
  })
})
