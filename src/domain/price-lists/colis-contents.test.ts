import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const OF_COLIS = ['Mini-quiches;60;1,2 kg;24,00', 'Gougères;100;1,5 kg;28,50', 'Navettes;48;1,44 kg;36,00']
const BY_KILO = ['20/kg', '19/kg', '25/kg']

describe('what a colis weighs is not what one of the things in it weighs', () => {
  test.each([
    'Produit;Nb pièces;Poids carton;Prix HT le carton',
    'Produit;Pièces/carton;Poids net carton;Prix carton HT',
    'Produit;Colisage;Poids colis;Prix colis HT',
    'Désignation;Nombre de pièces;Pds net/colis;Prix du colis',
    'Article;Qté par caisse;Poids de la caisse;Prix HT / caisse',
    'Libellé;PCB;Poids net par carton;Tarif carton HT',
  ])('by its head: %s', (heads) => {
    expect(rowsOf(heads, ...OF_COLIS)).toEqual(BY_KILO)
  })

  test('beside a number in words, and alone', () => {
    const heads = 'Produit;Colisage;Poids colis;Prix colis HT'
    expect(rowsOf(heads, 'Mini-quiches;60 pièces;1,2 kg;24,00')).toEqual(['20/kg'])
    expect(rowsOf('Produit;Poids carton;Prix carton HT', 'Mini-quiches;1,2 kg;24,00')).toEqual(['20/kg'])
  })

  test('its text says both', () => {
    const { rows } = listOf('Produit;Nb pièces;Poids carton;Prix HT le carton', ...OF_COLIS)
    expect(rows[0]).toMatchObject({
      packText: 'colis de 60, soit 1,2 kg',
      packPriceHt: 24,
      contentQuantity: 20,
    })
  })

  test.each([
    'Produit;PCB;Poids net;Prix HT colis',
    'Produit;Nb pièces;Poids;Prix HT le carton',
    'Produit;Colisage;Poids (kg);Prix caisse HT',
    'Produit;Pièces/carton;Contenance;Prix HT carton',
    'Produit;Par colis de;Grammage;Prix du colis HT',
  ])('where no colis weighs so much, by any head: %s', (heads) => {
    expect(rowsOf(heads, ...OF_COLIS)).toEqual(BY_KILO)
  })

  test('also of the lighter rows of such a list, and where few rows show it, these are asked', () => {
    const heads = 'Produit;PCB;Poids net (kg);Prix HT colis'
    expect(rowsOf(heads, ...OF_COLIS, 'Samoussas;20;1,2;24,00').at(-1)).toBe('20/kg')
    const [first, ...others] = rowsOf(
      heads,
      'Mini-quiches;60;1,2;24,00',
      'Emmental râpé;10;1;78',
      'Beurre;20;0,25;47',
    )
    expect(first).toBe('20/kg')
    expect(others.every((row) => row.includes('pack-ambiguous'))).toBe(true)
  })

  test.each([
    ['Produit;PCB;Poids net;Prix HT colis', 'Emmental râpé;10;1 kg;78', '7.8/kg'],
    ['Produit;PCB;Poids net;Prix HT', 'Emmental râpé;10;1 kg;7,80', '7.8/kg'],
    ['Produit;Nb pièces;Poids unitaire;Prix HT le carton', 'Mini-quiches;60;20 g;24', '20/kg'],
    ['Produit;PCB;Poids net;Prix HT', 'Farine T55;40;25 kg;20', '0.8/kg'],
  ])('and a weight of one is one of it: %s', (heads, row, price) => {
    expect(rowsOf(heads, row)).toEqual([price])
  })
})
