import { describe, expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf, matrixOf, rowsOf } from './testing/lists.ts'

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

describe('a weight beside a bare price', () => {
  const WEIGHTS = 'Code;Désignation;Poids;Prix net'

  test('is asked about in all rows of its like, and one answer holds for them', () => {
    const rows = [
      '701;Filet de saumon PAD;1,4 kg;17,82',
      '702;Dos de cabillaud;5 kg;13,30',
      '706;Calamar anneaux;5 kg;7,29',
      '705;Moules décoquillées;5 kg;6,20',
      '704;Noix de St-Jacques;1 kg;29,44',
    ]
    expect(rowsOf(WEIGHTS, ...rows)).toEqual([
      '12.7286/kg price-basis-uncertain',
      '2.66/kg price-basis-uncertain',
      '1.458/kg price-basis-uncertain',
      '1.24/kg price-basis-uncertain',
      '29.44/kg',
    ])
    const matrix = matrixOf([WEIGHTS, ...rows])
    const { mapping } = proposeColumns(matrix)
    const defaults = { category: null, vatRate: null, priceBasis: 'kg' as const }
    const answered = readList(matrix, { ...mapping, defaults })
    expect(answered.known && answered.rows.map(({ priceHt }) => priceHt)).toEqual([
      17.82, 13.3, 7.29, 6.2, 29.44,
    ])
  })

  test.each([
    ['Magret de canard;s/vide 350 g;14,90', 14.9],
    ['Foie gras cru extra;lobe 500 g env.;38,00', 38],
    ['Filet de bœuf;500 g;28,50', 28.5],
    ['Foie gras mi-cuit;450 g;42,00', 42],
    ['Moules;sac 5 kg;6,20', 6.2],
    ['Carottes;sac 10 kg;2,10', 2.1],
    ['Gigot d’agneau;env. 2,5 kg;11,90', 11.9],
    ['Haricots verts surgelés;sachet 2,5 kg;1,95', 1.95],
    ['Jarret de porc;pièce 1,2 kg;6,90', 6.9],
  ])('is of a kilogram or of the pack: %s', (row, price) => {
    const [read] = listOf(HEADS, row).rows
    expect(read?.doubts.map(({ reason }) => reason)).toContain('price-basis-uncertain')
    expect(read?.byBasis?.find(({ basis }) => basis === 'kg')?.priceHt).toBe(price)
  })

  test('is asked about with others where the name says nothing of the product', () => {
    expect(rowsOf(HEADS, 'Cuisse de canard;s/vide 2 kg;6,90', 'Pigeonneau;pièce 450 g;11,50')).toEqual([
      '3.45/kg price-basis-uncertain',
      '25.5556/kg price-basis-uncertain',
    ])
    expect(rowsOf(HEADS, 'Cuisse de canard;s/vide 2 kg;6,90', 'Farine T55;sac 5 kg;4,50')[1]).toBe('0.9/kg')
  })

  test.each([
    ['Parmesan râpé;sachet 500 g;9,50', '19/kg'],
    ['Saumon fumé;100 g;4,50', '45/kg'],
    ['Beurre doux;250 g;2,10', '8.4/kg'],
    ['Jambon cru;barquette 100 g;3,90', '39/kg'],
  ])('is no doubt where a small pack costs so much: %s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
  })
})
