import { expect, test } from 'vitest'
import { CARTE, SOUP } from '../testing/stored-carte.ts'
import { unsureOf, statisticsOf } from './owners-view.ts'

const WORDS = {
  cost: 'Coût global',
  revenue: 'CA HT',
  margin: 'Marge globale',
  bySales: ({ firstDay }: { firstDay: string }) => `Ventes depuis ${firstDay}`,
  sold: 'Ventes de',
  median: 'Médiane',
  counted: 'Totaux calculés sur',
  countedOf: (count: number, total: number) => `${String(count)} sur ${String(total)}`,
  incomplete: '≈ Coût incomplet',
  doubtful: '? Coût à vérifier',
  dishes: (count: number) => `${String(count)} plat`,
  euro: (amount: number) => amount.toFixed(2),
  percent: (rate: number) => rate.toFixed(1),
}
const all = (recettes: (typeof SOUP)[]) => ({ ...CARTE, gammes: [{ id: CARTE.id, nom: 'Plats', recettes }] })
const rows = (recettes: (typeof SOUP)[]) =>
  statisticsOf(all(recettes), WORDS).map(({ label, value }) => `${label} ${value}`)

test('the totals add all dishes, each without the VAT of its sheet', () => {
  expect(rows([SOUP, { ...SOUP, tvaRate: 20, prixTtcAffiche: 12 }])).toEqual([
    'Coût global 4.00',
    'CA HT 20.00',
    'Marge globale 80.0',
    'Médiane 80.0',
  ])
})

test('a dish without a price or a whole cost is in none of the totals, which say on how many they are', () => {
  const incomplete = { ...SOUP, coutMatiere: 1, uncostedLines: 1 }
  expect(rows([SOUP, { ...SOUP, coutMatiere: 0 }, incomplete])).toEqual([
    'Coût global 2.00',
    'CA HT 10.00',
    'Marge globale 80.0',
    'Totaux calculés sur 1 sur 3',
  ])
  expect(rows([incomplete])).toEqual([
    'Coût global 0.00',
    'CA HT 0.00',
    'Marge globale 0.0',
    'Totaux calculés sur 0 sur 1',
  ])
})

test('the margin of the last sales is listed after the totals, without improbable costs', () => {
  const absurd = { ...SOUP, coutMatiere: 8_000, doubt: 'price' as const, sold: 900 }
  const dear = { ...SOUP, coutMatiere: 20, sold: 30 }
  const sold = {
    ...all([{ ...SOUP, sold: 10 }, dear, absurd]),
    salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
  }
  expect(statisticsOf(sold, WORDS).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Coût global 7.00',
    'CA HT 20.00',
    'Marge globale 65.0',
    'Ventes depuis 2026-10-01 57.5',
    'Médiane 65.0',
    'Totaux calculés sur 2 sur 3',
  ])
  expect(unsureOf(sold, WORDS)).toEqual([{ label: '? Coût à vérifier', value: '1 plat' }])
})

test('the margin by sales says of how many dishes it is where some were not sold', () => {
  const some = {
    ...all([
      { ...SOUP, sold: 10 },
      { ...SOUP, sold: null },
      { ...SOUP, sold: 0 },
      { ...SOUP, sold: 5 },
    ]),
    salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
  }
  expect(statisticsOf(some, WORDS)).toContainEqual({ label: 'Ventes de', value: '3 sur 4' })
})

test('the margin by sales of a closed period is that of the dishes and prices that it has kept', () => {
  const today = all([{ ...SOUP, sold: 10 }])
  const days = { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: true }
  const bySales = { margin: 71.7, dishes: 38, total: 40 }
  expect(statisticsOf({ ...today, salesDays: { ...days, bySales } }, WORDS)).toEqual(
    expect.arrayContaining([
      { label: 'Ventes depuis 2026-10-01', value: '71.7' },
      { label: 'Ventes de', value: '38 sur 40' },
    ]),
  )
  expect(statisticsOf({ ...today, salesDays: days }, WORDS).map(({ label }) => label)).not.toContain(
    'Ventes depuis 2026-10-01',
  )
})

test('margins of a cost that lacks lines are counted and named', () => {
  expect(unsureOf(all([SOUP, { ...SOUP, uncostedLines: 1 }]), WORDS)).toEqual([
    { label: '≈ Coût incomplet', value: '1 plat' },
  ])
  expect(unsureOf(all([SOUP]), WORDS)).toEqual([])
})
