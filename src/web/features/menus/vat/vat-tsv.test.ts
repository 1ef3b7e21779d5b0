import { expect, test } from 'vitest'
import { menuVat } from '#domain/menus/menu-vat.ts'
import { vatTsv } from './vat-tsv.ts'

const dish = (tvaRate: number, singlePriceTtc: number) => ({
  dishes: [{ ficheId: String(tvaRate), portionCost: 1, costIncomplete: false, tvaRate, singlePriceTtc }],
})

test('the breakdown goes to a spreadsheet by rows and columns, its total last', () => {
  const vat = menuVat(24, [dish(10, 30), dish(20, 6)])
  if (!vat.known) throw new Error(vat.reason)
  const words = {
    columns: ['Taux', 'Part', 'Base HT', 'TVA', 'TTC'],
    total: 'Total',
    figure: (value: number) => value.toFixed(2).replace('.', ','),
    rate: (percent: number) => `${percent}%`,
    share: (percent: number) => `${percent.toFixed(1)}%`,
  }
  expect(vatTsv(vat, words).split('\n')).toEqual([
    'Taux\tPart\tBase HT\tTVA\tTTC',
    '10%\t83.3%\t18,18\t1,82\t20,00',
    '20%\t16.7%\t3,33\t0,67\t4,00',
    'Total\t100.0%\t21,51\t2,49\t24,00',
  ])
})
