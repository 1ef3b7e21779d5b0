import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const LINES = ['Entrecôte 28,90', 'Paleron 11,80', 'Joue de bœuf 13,20']
const BY_KILO = ['28.9/kg', '11.8/kg', '13.2/kg']

describe('what a line of conditions says of all prices', () => {
  test.each([
    'Prix HT au kilo - livraison franco à partir de 150 €',
    'Prix au kg HT, franco de port dès 200 €',
    'Tous nos prix au kilo (minimum de commande 80 €)',
    'Tarif HT au kg. Livraison offerte à partir de 120 €',
    'Bonjour, nos tarifs de la semaine (HT/kg, minimum de commande 100 €) :',
  ])('is their unit: %s', (line) => {
    expect(rowsOf(line, ...LINES)).toEqual(BY_KILO)
    expect(rowsOf(line, 'BOEUF', ...LINES)).toEqual(BY_KILO)
  })

  test('until a rayon that names another one', () => {
    const rows = rowsOf('Prix au kg HT, franco dès 200 €', ...LINES, 'HERBES (la botte)', 'Persil 1,20')
    expect(rows.at(-1)).toBe('1.2/botte')
  })
})

describe('terms of sale are no product', () => {
  test.each([
    'Commande avant 22h, franco 200 €',
    'Livraison offerte à partir de 120 € HT',
    'Minimum de commande : 80 €',
    'Acompte 50 €',
    'Franco de port dès 200 €',
    'Mini de facturation 60,00 €',
    'Pour toute commande inférieure à 150 €',
    'Frais de livraison 8 € pour toute commande inférieure à 150 €',
    'Port gratuit à partir de 250 €',
    'Franco : 150 €',
  ])('%s', (line) => {
    const { rows, skipped } = listOf(...LINES, 'Onglet 16,50', line)
    expect(rows).toHaveLength(4)
    expect(skipped).toMatchObject([{ reason: 'remark', text: line }])
  })

  test.each([
    'Franco de port;200',
    'Minimum de commande;80',
    'Acompte à la commande;50',
    'Livraison offerte dès;120',
  ])('also in a table: %s', (row) => {
    expect(rowsOf('Produit;Prix HT/kg', 'Entrecôte;28,90', 'Paleron;11,80', row)).toHaveLength(2)
  })
})

describe('a calibre is no price', () => {
  test.each([
    'Turbot 2/3 kg : prix sur demande',
    'Homard 500/700 g : nous consulter',
    'Saint-Pierre 1/2 kg : selon cours',
    'Lotte 2/4 kg : rupture',
    'Sole 400/500 g - cours du jour',
    'Bar de ligne 1/2 kg selon arrivage',
    'Maigre 3/4 kg',
  ])('%s', (line) => {
    const { rows, skipped } = listOf(
      'Bar : 24,50 €/kg',
      'Merlu 1/2 kg : 9,80 €/kg',
      'Cabillaud : 14 €/kg',
      line,
    )
    expect(rows.map(({ priceHt }) => priceHt)).toEqual([24.5, 9.8, 14])
    expect(skipped).toMatchObject([{ reason: 'price-missing', text: line }])
  })
})
