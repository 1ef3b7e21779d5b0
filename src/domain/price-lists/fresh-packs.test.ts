import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const HEADS = 'Désignation;Conditionnement;Prix HT'

describe('a bare price beside a pack of fresh goods is asked about', () => {
  test.each([
    'Escalope de dinde;barquette 2 kg;7,90',
    'Filet de poulet;sac 5 kg;21,00',
    'Carottes;sac 5 kg;6,50',
    'Moules de bouchot;poche 5 kg;14,00',
    'Tomates;plateau 6 kg;11,40',
    'Sauté de porc;colis 3 kg;16,50',
    'Mozzarella;sachet 2,5 kg;14,00',
    'Épaule d’agneau;2 kg;18,00',
  ])('where it may be of the pack or of a kilogram: %s', (row) => {
    const [read] = listOf(HEADS, row).rows
    const [, pack = '', price = ''] = row.split(';')
    const [amount, kilos] = [price, /[\d,]+/u.exec(pack)?.[0] ?? ''].map((text) =>
      Number(text.replace(',', '.')),
    )
    expect(rowsOf(HEADS, row)[0]).toContain('price-basis-uncertain')
    expect(read?.byBasis?.map(({ priceHt }) => priceHt)).toEqual(
      expect.arrayContaining([amount, Math.round(((amount ?? 0) / (kilos ?? 1)) * 1e4) / 1e4]),
    )
  })
})

describe('it is not', () => {
  test.each([
    ['Beurre doux;carton 10 kg;84,00', '8.4/kg'],
    ['Escalope de dinde;barquette 10 kg;79,00', '7.9/kg'],
    ['Farine T55;sac 5 kg;4,50', '0.9/kg'],
    ['Fraises;barquette 250 g;3,90', '15.6/kg'],
    ['Gésiers confits;boîte 1,7 kg;21,00', '12.3529/kg'],
    ['Fromage blanc;seau 5 kg;13,50', '2.7/kg'],
  ])('where one reading alone is usual, or the goods are sold as they are packed: %s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
  })

  test('where the list says what the price is of', () => {
    const row = 'Escalope de dinde;barquette 2 kg;7,90'
    expect(rowsOf('Désignation;Conditionnement;Prix du conditionnement HT', row)).toEqual(['3.95/kg'])
    expect(rowsOf('Désignation;Conditionnement;Prix/kg', row)).toEqual(['7.9/kg'])
    expect(rowsOf(`${HEADS};Unité`, `${row};kg`)).toEqual(['7.9/kg'])
    expect(rowsOf(`${HEADS};Prix/kg`, `${row};3,95`)).toEqual(['3.95/kg'])
  })
})
