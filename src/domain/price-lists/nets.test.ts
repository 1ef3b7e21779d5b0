import { describe, expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

const LEFT_OPEN = ['16.8/pièce pack-missing']

describe('a filet is a cut, except beside what comes in nets', () => {
  test.each([
    'Saumon filet',
    'Cabillaud filet',
    'Poulet filet',
    'Dinde filet',
    'Canard filet',
    'Bœuf faux-filet',
    'ROUGET FILETS',
    'Moules filet',
  ])('without a weight it leaves open what its price is of: %s', (name) => {
    expect(rowsOf('Produit;Prix HT', `${name};16,80`)).toEqual(LEFT_OPEN)
    expect(rowsOf('Produit;Prix HT/kg', `${name};16,80`)).toEqual(['16.8/kg'])
  })

  test('in a column and in a message', () => {
    expect(rowsOf('Espèce;Présentation;Prix HT', 'Saumon;filet;16,80', 'Raie;aile;14,90')[0]).toBe(
      LEFT_OPEN[0],
    )
    expect(rowsOf('Produit;Conditionnement;Prix HT', 'Saumon;filet;16,80', 'Truite;sac 2 kg;9')[0]).toBe(
      LEFT_OPEN[0],
    )
    expect(rowsOf('Bonjour', 'Saumon filet 16,80', 'Cabillaud filet 17,50')[0]).toBe(LEFT_OPEN[0])
  })

  test('the unit that a title names is that of its price', () => {
    const lines = ['Saumon filet ..... 16,80', 'Raie aile ..... 13,40', 'Rouget filets ..... 24,80']
    expect(rowsOf('Tous nos prix au kilo', ...lines)).toEqual(['16.8/kg', '13.4/kg', '24.8/kg'])
  })

  test.each([
    ['Oignons filet', '3.2/pièce'],
    ['Citron filet', '3.2/pièce'],
    ['Pommes de terre filet', '3.2/pièce'],
  ])('beside vegetables and fruit it is a net: %s', (name, row) => {
    expect(rowsOf('Produit;Prix HT', `${name};3,20`)).toEqual([row])
  })

  test.each([
    ['Oignons;filet 5 kg;6,00', '1.2/kg'],
    ['Moules de bouchot;filet 15 kg;45,00', '3/kg'],
    ['Citrons;colis de 10 filets de 1 kg;18,00', '1.8/kg'],
    ['Merlan;colis de 10 filets de 150 g;18,00', '12/kg'],
  ])('with its weight: %s', (row, price) => {
    expect(rowsOf('Produit;Conditionnement;Prix HT colis', row)[0]).toMatch(new RegExp(`^${price}`, 'u'))
  })
})

describe('a column headed Présentation', () => {
  test.each([
    ['dos', 'darne', 'aile'],
    ['entier vidé', 'filet', 'queue'],
    ['pavé', 'tranche', 'entière'],
    ['Cuisse', 'Blanc', 'Entier PAC'],
    ['avec peau', 'sans arêtes', 'filet'],
  ])('says how a product is cut: %s, %s, %s', (...cuts) => {
    const rows = cuts.map((cut, at) => `${['Saumon', 'Maigre', 'Truite'][at] ?? ''};${cut};16,80`)
    expect(rowsOf('Produit;Présentation;Prix HT', ...rows)).toEqual(cuts.map(() => LEFT_OPEN[0]))
    expect(rowsOf('Produit;Présentation;Prix HT/kg', ...rows)).toEqual(cuts.map(() => '16.8/kg'))
  })

  test('or what it is packed in', () => {
    const rows = ['Fraises;Barquette 250 g;2,90', 'Ail;Sac 5 kg;21,40', 'Persil;botte;1,90']
    expect(rowsOf('Produit;Présentation;Prix HT', ...rows)).toEqual(['11.6/kg', '4.28/kg', '1.9/botte'])
  })
})
