import { expect, test } from 'vitest'
import { listOf } from './testing/lists.ts'

test.each([
  ['Price (£)', 'price-in-pounds'],
  ['Price GBP', 'price-in-pounds'],
  ['Prix CHF', 'price-in-francs'],
  ['Preis in CHF', 'price-in-francs'],
  ['Price $', 'price-in-dollars'],
  ['Unit price USD', 'price-in-dollars'],
])('plain figures under %s are set aside', (header, reason) => {
  const head = header.startsWith('Preis') ? `Prix, ${header}` : header
  const { rows, skipped } = listOf(`Désignation;${head}`, 'Butter 10 x 250 g;21,25', 'Cheddar 5 kg;39,00')
  expect(rows).toEqual([])
  expect(skipped.map((row) => row.reason)).toEqual([reason, reason])
})

test('euros beside another currency are euros', () => {
  expect(listOf('Désignation;Prix €', 'Beurre 5 kg;39,00').rows).toHaveLength(1)
})

test.each([
  ['Preise in CHF', 'price-in-francs'],
  ['Alle Preise in Schweizer Franken', 'price-in-francs'],
  ['Tarif 2026 en francs suisses', 'price-in-francs'],
  ['Tarif octobre (CHF)', 'price-in-francs'],
  ['Price list in GBP, October', 'price-in-pounds'],
  ['All prices in pounds sterling', 'price-in-pounds'],
  ['Prices in £', 'price-in-pounds'],
  ['Currency: USD', 'price-in-dollars'],
  ['Prix en $', 'price-in-dollars'],
  ['Priser i SEK, valuta: SEK', 'price-other-currency'],
])('the title %s sets the prices under it aside', (title, reason) => {
  const rows = ['Désignation;Prix', 'Beurre 5 kg;39,00', 'Cheddar 5 kg;45,00']
  for (const list of [
    [title, '', ...rows],
    [...rows, '', title],
  ]) {
    const { rows: read, skipped } = listOf(...list)
    expect(read).toEqual([])
    expect(skipped.map((row) => row.reason)).toEqual(expect.arrayContaining([reason, reason]))
  }
})

test.each([
  'Tarif en euros',
  'Prix en EUR, facture en CHF sur demande',
  'Bœuf US et beurre en motte',
  'Livraison en Suisse',
  'Tarif Fr 2026',
  'Nos prix sont en baisse',
])('%s leaves the prices in euros', (title) => {
  expect(listOf(title, '', 'Désignation;Prix', 'Beurre 5 kg;39,00').rows).toHaveLength(1)
})

test.each(['Devise', 'Currency', 'Währung', 'Valuta', 'Moneda', ''])(
  'a column of currencies headed %j is read row by row',
  (header) => {
    const { rows, skipped } = listOf(
      `Désignation;Prix;${header}`,
      'Beurre 5 kg;39,00;EUR',
      'Gruyère 5 kg;75,00;CHF',
      'Cheddar 5 kg;45,00;GBP',
      'Västerbotten 5 kg;450,00;SEK',
      'Comté 5 kg;80,00;€',
    )
    expect(rows.map(({ name }) => name)).toEqual(['Beurre 5 kg', 'Comté 5 kg'])
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'price-in-francs',
      'price-in-pounds',
      'price-other-currency',
    ])
  },
)

test('a unit cell names the currency too', () => {
  const { rows, skipped } = listOf('Désignation;Prix;Unité', 'Beurre;9,00;€/kg', 'Gruyère;25,00;CHF/kg')
  expect(rows.map(({ name }) => name)).toEqual(['Beurre'])
  expect(skipped.map(({ reason }) => reason)).toEqual(['price-in-francs'])
})

test.each(['Prix TTC', 'Alle Preise inkl. MwSt', 'Prices include VAT, VAT included', 'Prezzi IVA inclusa'])(
  'the title %s makes prices without such a word prices with VAT',
  (title) => {
    for (const header of ['Prix', 'Prix/kg']) {
      const [row] = listOf(title, '', `Désignation;${header};Unité`, 'Carottes;1,055;kg').rows
      expect(row).toMatchObject({ priceHt: 1 })
      expect(row?.doubts.map(({ reason }) => reason)).toContain('price-without-tax')
    }
    expect(listOf(title, '', 'Désignation;Prix HT;Unité', 'Carottes;1,055;kg').rows).toMatchObject([
      { priceHt: 1.055, doubts: [] },
    ])
  },
)

test.each(['Price inc VAT', 'Preis inkl. MwSt', 'Prezzo IVA inclusa', 'Precio IVA incl.', 'Bruttopreis'])(
  'a price under %s is with VAT',
  (header) => {
    expect(listOf(`Désignation;${header};Unité`, 'Carottes;2,11;kg').rows).toMatchObject([{ priceHt: 2 }])
  },
)
