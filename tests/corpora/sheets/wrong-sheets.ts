import type { Tab } from '#domain/tables/tab.ts'
import type { SheetReason } from '#domain/sheet-files/verdict/sheet-reason.ts'
import { tab } from './written-tab.ts'

/** A sheet with one error of its chef, and a reason that must name it. */
export interface WrongSheet {
  name: string
  tab: Tab
  reason: SheetReason['reason']
}

const wrong = (name: string, reason: WrongSheet['reason'], drawing: string): WrongSheet => ({
  name,
  reason,
  tab: tab('Fiche', drawing),
})

const HEAD = `
Daube provençale
Portions | 10
Denrées | Qté | Unité | PU HT | PT HT`

/** Errors that chefs make in their workbooks. */
export const WRONG_SHEETS: readonly WrongSheet[] = [
  wrong(
    'a sum that begins a row too late',
    'total-leaves-out-lines',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24 =B4*D4
Carottes | 1 | kg | 1.5 | 1.5 =B5*D5
Vin rouge | 1 | L | 4 | 4 =B6*D6
Total | | | | 5.5 =SUM(E5:E6)`,
  ),
  wrong(
    'a sum that jumps over a cell',
    'total-leaves-out-lines',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24 =B4*D4
Carottes | 1 | kg | 1.5 | 1.5 =B5*D5
Vin rouge | 1 | L | 4 | 4 =B6*D6
Olives | 0.2 | kg | 9 | 1.8 =B7*D7
Total | | | | 27.3 =E4+E5+E7`,
  ),
  wrong(
    'two lines that were added later',
    'total-leaves-out-lines',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5
Vin rouge | 1 | L | 4 | 4
Olives | 0.2 | kg | 9 | 1.8
Lard | 0.3 | kg | 8.1 | 2.43
Total | | | | 29.5`,
  ),
  wrong(
    'the prices and costs of two years, and nothing that says which are of today',
    'several-readings',
    `
Daube provençale
Portions | 10
Denrées | Qté | Unité | Prix 2024 | Prix 2025 | Coût 2024 | Coût 2025
Bœuf | 2 | kg | 11 | 12 | 22 =B4*D4 | 24 =B4*E4
Carottes | 1 | kg | 1.4 | 1.5 | 1.4 =B5*D5 | 1.5 =B5*E5
Total | | | | | 23.4 =SUM(F4:F5) | 25.5 =SUM(G4:G5)`,
  ),
  wrong(
    'dirhams in the head of the prices',
    'other-currency',
    `
Daube provençale
Denrées | Qté | Unité | PU DH | Total
Bœuf | 2 | kg | 90 | 180
Total | | | | 180`,
  ),
  wrong(
    'a sum over lines and their subtotals',
    'total-counts-twice',
    `${HEAD}
Viande
Bœuf | 2 | kg | 12 | 24
Sous-total | | | | 24
Garniture
Carottes | 1 | kg | 1.5 | 1.5
Vin rouge | 1 | L | 4 | 4
Sous-total | | | | 5.5
Total | | | | 59 =SUM(E4:E9)`,
  ),
  wrong(
    'a line that is counted twice',
    'total-counts-twice',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5
Vin rouge | 1 | L | 4 | 4
Total | | | | 33.5`,
  ),
  wrong(
    'grams under kilos, with the right cost',
    'grams-for-kilos',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 800 | kg | 1.5 | 1.2
Vin rouge | 1 | L | 4 | 4
Total | | | | 29.2`,
  ),
  wrong(
    'grams under kilos, with a cost a thousand times too high',
    'grams-for-kilos',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 800 | kg | 1.5 | 1200
Vin rouge | 1 | L | 4 | 4
Total | | | | 1228`,
  ),
  wrong(
    'all quantities in grams under a head of kilos',
    'grams-for-kilos',
    `
Daube
Denrées | Quantité (kg) | Prix au kg | Coût
Bœuf | 2000 | 12 | 24
Carottes | 800 | 1.5 | 1.2
Lard | 300 | 8 | 2.4
Total | | | 27.6`,
  ),
  wrong(
    'kilos under a head of grams',
    'grams-for-kilos',
    `
Daube
Denrées | Poids (g) | Prix au kg | Coût
Bœuf | 2 | 12 | 24
Carottes | 0.8 | 1.5 | 1.2
Lard | 0.3 | 8 | 2.4
Total | | | 27.6`,
  ),
  wrong(
    'centilitres by the price of a litre',
    'price-unlikely',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Lait | 20 | cl | 1.1 | 22
Vin rouge | 1 | L | 4 | 4
Total | | | | 50`,
  ),
  wrong(
    'the price of the pack',
    'pack-price-as-unit-price',
    `
Daube
Denrées | Qté | Unité | Conditionnement | Prix | Coût
Bœuf | 2 | kg | 5 kg | 60 | 24
Lard | 0.3 | kg | 2 kg | 16 | 2.4
Olives | 0.2 | kg | 4 kg | 36 | 7.2
Total | | | | | 33.6`,
  ),
  wrong(
    'the price of the pack beside the one of a kilo',
    'pack-price-as-unit-price',
    `
Daube
Denrées | Qté | Unité | Prix colis | Colisage | PU | Coût
Bœuf | 2 | kg | 60 | 5 | 12 | 24
Lard | 0.3 | kg | 16 | 2 | 16 | 4.8
Olives | 0.2 | kg | 36 | 4 | 9 | 1.8
Total | | | | | | 30.6`,
  ),
  wrong(
    'a cost that was typed over',
    'line-cost-differs',
    `${HEAD}
Bœuf | 2 | kg | 14 | 24
Carottes | 1 | kg | 1.5 | 1.5
Total | | | | 25.5`,
  ),
  wrong(
    'a loss that is not charged as on the other lines',
    'line-cost-differs',
    `
Soupe
Denrées | Qté nette | Unité | % perte | PU | Coût
Potiron | 2 | kg | 25 | 1.5 | 4
Carottes | 1 | kg | 20 | 1.6 | 2
Poireaux | 1 | kg | 30 | 2.1 | 3
Céleri | 0.5 | kg | 50 | 2 | 1
Total | | | | | 10`,
  ),
  wrong(
    'another number of portions',
    'figure-differs',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5
Total | | | | 25.5
Coût par portion | | | | 3.19`,
  ),
  wrong(
    'a coefficient of last year',
    'figure-differs',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5
Total | | | | 25.5
Prix de vente HT | | | | 12
Coefficient | | | | 3.5`,
  ),
  wrong(
    'prices with VAT',
    'prices-with-tax',
    `
Daube
Denrées | Qté | Unité | PU TTC | Total TTC
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5
Total | | | | 25.5`,
  ),
  wrong(
    'no total at all',
    'total-missing',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5`,
  ),
  wrong(
    'bunches with the price of a kilo',
    'units-unrelated',
    `
Daube
Denrées | Qté | Unité | Prix au kg
Bœuf | 2 | kg | 12
Persil | 3 | botte | 9
Total | | | 51`,
  ),
  wrong(
    'a price that is missing',
    'price-missing',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Thym | 3 | botte
Total | | | | 24`,
  ),
  wrong(
    'a quantity in words',
    'quantity-unclear',
    `${HEAD}
Bœuf | 2 | kg | 12 | 24
Thym | un peu | botte | 1.2
Total | | | | 24`,
  ),
]
