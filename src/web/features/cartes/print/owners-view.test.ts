import { expect, test } from 'vitest'
import { CARTE, SOUP } from '../testing/stored-carte.ts'
import { statisticsOf } from './owners-view.ts'

const WORDS = {
  cost: 'Coût global',
  revenue: 'CA HT',
  margin: 'Marge globale',
  counted: 'Marge calculée sur',
  countedOf: (count: number, total: number) => `${String(count)} sur ${String(total)}`,
  euro: (amount: number) => amount.toFixed(2),
  percent: (rate: number) => rate.toFixed(1),
  none: '–',
}
const all = (recettes: (typeof SOUP)[]) => ({ ...CARTE, gammes: [{ id: CARTE.id, nom: 'Plats', recettes }] })
const rows = (recettes: (typeof SOUP)[]) =>
  statisticsOf(all(recettes), WORDS).map(({ label, value }) => `${label} ${value}`)

test('the totals add all dishes, each without the VAT of its sheet', () => {
  expect(rows([SOUP, { ...SOUP, tvaRate: 20, prixTtcAffiche: 12 }])).toEqual([
    'Coût global 4.00',
    'CA HT 20.00',
    'Marge globale 80.0',
  ])
})

test('where some dish has no margin, the totals include on how many dishes the margin is computed', () => {
  expect(rows([SOUP, { ...SOUP, coutMatiere: 0 }])).toEqual([
    'Coût global 2.00',
    'CA HT 20.00',
    'Marge globale 80.0',
    'Marge calculée sur 1 sur 2',
  ])
  expect(rows([{ ...SOUP, prixTtcAffiche: 0 }]).slice(2)).toEqual([
    'Marge globale –',
    'Marge calculée sur 0 sur 1',
  ])
})
