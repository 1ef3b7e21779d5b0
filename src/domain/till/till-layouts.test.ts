import { expect, test } from 'vitest'
import type { Matrix } from '../tables/cell.ts'
import { readTill } from './read-till.ts'
import { applySavedTillMapping, toSavedTillColumns, toSavedTillMapping } from './saved-till-mapping.ts'
import { proposeTillColumns } from './till-columns.ts'

const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

/**
 * Invented files in the layouts that makers of tills describe in their help pages: a sales report by item with its title
 * (Zelty), statistics by family (L'Addition), a report of products (Tiller), sales by item in English (Square, Lightspeed
 * Restaurant) and a row for each item of each receipt (SumUp). Each sold 41 blanquettes and 18 soles.
 */
const LAYOUTS: Record<string, { rows: Matrix; days: typeof OCTOBER | null }> = {
  Zelty: {
    days: OCTOBER,
    rows: [
      ['Rapport des ventes par article'],
      ['Restaurant', 'Le Zinc'],
      ['Période', 'du 01/10/2026 au 31/10/2026'],
      [],
      ['Catégorie', 'Article', 'Prix unitaire TTC', 'Quantité', 'CA HT', 'CA TTC', 'TVA'],
      ['Plats', 'Blanquette', '21,00', '41', '782,73', '861,00', '10 %'],
      ['Plats', 'Sole meunière', '31,00', '18', '507,27', '558,00', '10 %'],
      ['', 'Total', '', '59', '1 290,00', '1 419,00', ''],
    ],
  },
  'L’Addition': {
    days: OCTOBER,
    rows: [
      ['Statistiques des ventes - articles', '', '', '', '', ''],
      ['Du 1er octobre 2026 au 31 octobre 2026', '', '', '', '', ''],
      ['Famille', 'Sous-famille', 'Qté offerte', 'Libellé', 'Qté vendue', 'Remises', 'CA TTC net'],
      ['CUISINE', 'PLATS', '2', 'BLANQUETTE', '41', '0,00', '861,00'],
      ['CUISINE', 'PLATS', '0', 'SOLE MEUNIERE', '18', '12,00', '546,00'],
      ['', 'Sous-total PLATS', '2', '', '59', '12,00', '1 407,00'],
    ],
  },
  Tiller: {
    days: null,
    rows: [
      [
        'Nom du produit',
        'Catégorie',
        'Type de produit',
        'Quantité vendue',
        'Ventes TTC',
        'TVA collectée',
        '% ventes',
      ],
      ['Blanquette', 'Plats', 'Produit', 41, 861, 78.27, 60.7],
      ['Sole meunière', 'Plats', 'Produit', 18, 558, 50.73, 39.3],
    ],
  },
  Square: {
    days: null,
    rows: [
      [
        'Item Name',
        'Item Variation',
        'SKU',
        'Category',
        'Items Sold',
        'Gross Sales',
        'Items Refunded',
        'Refunds',
        'Discounts & Comps',
        'Net Sales',
        'Tax',
      ],
      ['Blanquette', 'Regular', '', 'Plats', '30', '€630.00', '0', '€0.00', '€0.00', '€630.00', '€57.27'],
      ['Blanquette', 'Grande', '', 'Plats', '11', '€275.00', '0', '€0.00', '€0.00', '€275.00', '€25.00'],
      ['Sole meunière', 'Regular', '', 'Plats', '18', '€558.00', '0', '€0.00', '€0.00', '€558.00', '€50.73'],
    ],
  },
  'Lightspeed Restaurant': {
    days: OCTOBER,
    rows: [
      ['Product sales report'],
      ['From 2026-10-01 to 2026-10-31'],
      [
        'Accounting group',
        'Product ID',
        'Product name',
        'Unit price',
        'Quantity',
        'Net sales',
        'Tax amount',
        'Total',
      ],
      ['Food', 1001, 'Blanquette', 21, 41, 782.73, 78.27, 861],
      ['Food', 1002, 'Sole meunière', 31, 18, 507.27, 50.73, 558],
    ],
  },
  SumUp: {
    days: { firstDay: '2026-10-03', lastDay: '2026-10-31' },
    rows: [
      ['Date', 'Identifiant', 'Type', 'Moyen de paiement', 'Description', 'Quantité', 'Prix (brut)', 'TVA'],
      ['03/10/2026 12:41', 'TAB1', 'Vente', 'Carte', 'Blanquette', 43, 903, 82.09],
      ['17/10/2026 20:12', 'TAB2', 'Vente', 'Espèces', 'Sole meunière', 18, 558, 50.73],
      ['31/10/2026 21:03', 'TAB1', 'Remboursement', 'Carte', 'Blanquette', 2, -42, -3.82],
    ],
  },
}

test.each(Object.entries(LAYOUTS))('a file of %s is read without a question', (_till, { rows, days }) => {
  const reading = readTill(rows, proposeTillColumns(rows))
  expect(reading).toMatchObject({
    known: true,
    names: [
      { key: 'blanquette', quantity: 41, takenBack: 0 },
      { key: 'sole meuniere', quantity: 18, takenBack: 0 },
    ],
    days,
  })
})

test.each(Object.entries(LAYOUTS))(
  'the columns of %s are found again in its next file',
  (_till, { rows }) => {
    const mapping = proposeTillColumns(rows)
    const saved = toSavedTillMapping(toSavedTillColumns(rows, mapping), [], null)
    expect(applySavedTillMapping(rows, saved)).toEqual(mapping)
  },
)

test('a title is no header, and a row that has only a title above it is read by its columns', () => {
  const rows = [['Rapport des ventes par article'], ['Blanquette', 41], ['Sole', 18]]
  expect(proposeTillColumns(rows).header).toBeNull()
  expect(readTill(rows, proposeTillColumns(rows))).toMatchObject({
    names: [{ quantity: 41 }, { quantity: 18 }],
    skipped: 1,
  })
})
