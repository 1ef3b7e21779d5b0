import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const named = (...lines: string[]) =>
  listOf(...lines).rows.map(({ name, priceHt, unit }) => `${name} ${String(priceHt)}/${unit}`)

describe('each line of a message is a name and its price', () => {
  const VEGETABLES = ['Tomate grappe 2.4/kg', 'Courgette 1.9/kg', 'Girolles 19.5/kg']
  test.each([
    ['with its currency', (price: string) => ` ${price} €/kg`],
    ['behind a colon', (price: string) => ` : ${price} €/kg`],
    ['without a space', (price: string) => ` ${price}€/kg`],
    ['with the article', (price: string) => ` ${price}€ le kg`],
    ['behind dots', (price: string) => ` ........ ${price} € / kg`],
    ['behind the unit', (price: string) => ` kg ${price}`],
    ['with its unit in brackets', (price: string) => ` (kg) : ${price} €`],
    ['as on blackboards', (price: string) => ` ${price.replace(',', '€')} le kilo`],
    ['with a point', (price: string) => ` ${price.replace(',', '.')} €/kg`],
    ['behind an arrow', (price: string) => ` → ${price}€/kg HT`],
  ])('%s', (_, write) => {
    const lines = [`Tomate grappe${write('2,40')}`, `Courgette${write('1,90')}`, `Girolles${write('19,50')}`]
    expect(named(...lines)).toEqual(VEGETABLES)
    expect(named(...lines.map((line) => `- ${line}`))).toEqual(VEGETABLES)
    expect(named('Bonjour chef, les prix de demain :', ...lines, 'Bonne journée')).toEqual(VEGETABLES)
  })

  test('behind a comma, or with a comma in the names', () => {
    const greeting = 'Bonjour chef, les prix :'
    expect(named(greeting, 'Tomate, 2,40 €/kg', 'Ail, 7,90 €/kg')).toEqual(['Tomate 2.4/kg', 'Ail 7.9/kg'])
    expect(named(greeting, '- Tomate, grappe 2,40 €/kg', '- Ail, violet 7,90 € le kg')).toEqual([
      'Tomate, grappe 2.4/kg',
      'Ail, violet 7.9/kg',
    ])
  })

  test('in the line below its name, unless there are two prices below it', () => {
    const below = ['2,40 € le kg', '1,90 € le kg', '19,50 €/kg']
    const lines = VEGETABLES.flatMap((row, at) => [row.split(' ').slice(0, -1).join(' '), below[at] ?? ''])
    expect(named(...lines)).toEqual(VEGETABLES)
    expect(named('Légumes', ...lines.flatMap((line) => [line, '']))).toEqual(VEGETABLES)
    expect(named('Tomate', 'Colis 6 kg - 2,40 €/kg', 'Ail', 'Colis 5 kg - 7,90 €/kg')).toEqual([
      'Tomate Colis 6 kg 2.4/kg',
      'Ail Colis 5 kg 7.9/kg',
    ])
    expect(rowsOf('Bar\n32,00 € le kg\n28,50 € le kg dès 5 kg\nSole\n24,00 € le kg')).toEqual([])
  })

  test('behind numbers, and behind a dash', () => {
    const lines = ['1) Entrecôte, 22,90 € HT/kg', '2) Onglet, 16,50 € HT/kg', '3) Queue, 8,40 € HT/kg']
    expect(named(...lines)).toEqual(['Entrecôte 22.9/kg', 'Onglet 16.5/kg', 'Queue 8.4/kg'])
    expect(named('Huile bidon 5L - 42,50€', 'Œufs x180 - 34,20€', 'Ail kg - 7,90€')).toEqual([
      'Huile bidon 5L 8.5/L',
      'Œufs x180 0.19/pièce',
      'Ail 7.9/kg',
    ])
  })

  test('by the litre, between others', () => {
    const lines = ['Beurre (plq 250g) : 2,45', 'Crème (L) : 4,10', 'Lait (L) : 1,05', 'Seau 5kg : 13,50']
    expect(named(...lines).slice(1, 3)).toEqual(['Crème 4.1/L', 'Lait 1.05/L'])
  })

  test('in any unit, with greetings and rayons among them', () => {
    const lines = [
      'Bonjour chef, les prix de demain :',
      'Légumes :',
      '- Batavia 0,95 € pièce',
      '- Persil plat 0,80 € la botte',
      '• Mangue avion 4,20 € la pièce',
      'Framboise 3,10 € la barquette 125 g',
      'Œufs 5,40 € le plateau de 30',
      'Œufs de caille 5,40 € les 30',
      'Œufs, les 100 pièces : 21 €',
      'Huîtres 60 € les 100 pièces',
      'Truffe 1 250,00 €/kg',
      'Citron 2,40 €/kg (Espagne)',
    ]
    expect(named(...lines)).toEqual([
      'Batavia 0.95/pièce',
      'Persil plat 0.8/botte',
      'Mangue avion 4.2/pièce',
      'Framboise barquette 125 g 24.8/kg',
      'Œufs plateau de 30 0.18/pièce',
      'Œufs de caille 0.18/pièce',
      'Œufs 0.21/pièce',
      'Huîtres 0.6/pièce',
      'Truffe 1250/kg',
      'Citron, Espagne 2.4/kg',
    ])
  })

  test('a bare price is asked as beside a column of names', () => {
    const bare = rowsOf('Tomate 2,40', 'Brie de Meaux 11,90', 'Vin rouge 2020 12,50', 'Huîtres n°3 7,20')
    expect(bare).toEqual([
      '2.4/pièce pack-missing',
      '11.9/pièce pack-missing',
      '12.5/pièce pack-missing',
      '7.2/pièce pack-missing',
    ])
  })

  test.each([
    'Fraises 2 pour 5 €',
    'Melon 3,20 € au lieu de 3,90 €',
    'Cerise 5,80/6,20 €',
    'Poulet 1,40 kg',
    'Endive de 2,10 à 2,40 €',
  ])('%s has several prices or none, and is listed as not read', (line) => {
    const { rows, skipped } = listOf('Tomate 2,40 €/kg', 'Navet 1,30 €/kg', 'Ail 7,90 €/kg', line)
    expect(rows).toHaveLength(3)
    expect(skipped).toMatchObject([{ reason: 'price-missing', text: line }])
  })

  test.each([
    [['Nom,Prix', 'Tomate,2,50', 'Ail,7,90']],
    [['Nom,Prix HT', 'Huile 5 L,12.50', 'Vin 2020,7.90']],
    [['Nom;Prix', 'Tomate 3,5 kg;2,50', 'Ail 1,2 kg;7,90']],
  ])('separators still divide %j', (lines) => {
    expect(listOf(...lines).rows).toHaveLength(2)
  })

  test.each([
    [['Bonjour,', 'Le beurre passe à 9,80 € dès lundi, merci de prévenir la cuisine.', 'À demain']],
  ])('a letter is no list: %j', (lines) => {
    expect(listOf(...lines).rows).toEqual([])
  })
})

describe('columns are made of spaces', () => {
  test('under their heads, around decimal commas', () => {
    expect(
      named(
        'Code   Désignation              Colis      Px HT/kg',
        '4410   Filet mignon de porc     s/v 5 kg   9,85',
        '4412   Travers                  10 kg      5,95',
        '4413   Jarret arrière           15 kg      3,40',
      ),
    ).toEqual(['Filet mignon de porc 9.85/kg', 'Travers 5.95/kg', 'Jarret arrière 3.4/kg'])
  })

  test('aligned to the right, with a cell that is missing', () => {
    expect(
      rowsOf(
        'Désignation          Unité    Prix HT',
        'Tomate grappe        kg          2,40',
        'Courgette                        1,90',
        'Girolles             kg         19,50',
      ),
    ).toEqual(['2.4/kg', '1.9/pièce pack-missing', '19.5/kg'])
  })

  test.each([
    [
      ['Bœuf haché  8,50 €/kg', 'Veau  12,40 €/kg', 'Porc  5,60 €/kg'],
      ['8.5/kg', '12.4/kg', '5.6/kg'],
    ],
    [
      ['Désignation  Prix/kg', 'Bœuf haché  8,50', 'Veau  12,40'],
      ['8.5/kg', '12.4/kg'],
    ],
    [
      ['TARIF DE MARS', '', 'Lieu noir   kg   9,80', 'Merlan      kg   8,50', 'Huître n°3  pièce 0,60'],
      ['9.8/kg', '8.5/kg'],
    ],
    [
      ['VOLAILLES', 'Poulet      1,4 kg   6,50 €/kg', 'Pintade     1,1 kg   8,90 €/kg'],
      ['6.5/kg', '8.9/kg'],
    ],
  ])('%j', (lines, rows) => {
    expect(rowsOf(...lines)).toEqual(rows)
  })

  test.each([
    ['Langoustine vivante 16/20 32,00 €/kg', 'Langoustine vivante 16/20 32/kg'],
    ['Langoustine vivante 32,00 €/kg', 'Langoustine vivante 32/kg'],
    ['Pomme de terre grenaille 2,90 € le kg', 'Pomme de terre grenaille 2.9/kg'],
    ['Huître spéciale n°3 9,60 € la douzaine', 'Huître spéciale n°3 0.8/pièce'],
    ['Homard bleu : 45,00 €/kg', 'Homard bleu 45/kg'],
    ['CREVETTE ROSE 40/60 18,50 € / kg', 'CREVETTE ROSE 40/60 18.5/kg'],
  ])('or of tabs, and a line with one space before its price is a row: %s', (line, row) => {
    const others = [
      ['Bar de ligne', '24,50 €/kg'],
      ['Lieu jaune', '13,90 €/kg'],
      ['Tourteau', '7,90 €/kg'],
    ] as const
    for (const gap of ['   ', '\t']) {
      const [first = '', ...last] = others.map((cells) => cells.join(gap))
      expect(named(first, line, ...last)).toEqual([
        'Bar de ligne 24.5/kg',
        row,
        'Lieu jaune 13.9/kg',
        'Tourteau 7.9/kg',
      ])
    }
    const heads = ['Produit\tOrigine\tPrix HT', 'Bar\tFrance\t24,50 €/kg', line, 'Lieu\tFrance\t13,90 €/kg']
    expect(named(...heads)).toEqual(['Bar, France 24.5/kg', row, 'Lieu, France 13.9/kg'])
  })

  test.each([
    'À partir de 10 kg : 2,50 €/kg',
    'soit 2,90 €/kg',
    'Toutes nos volailles 8,50 €/kg',
    'Langoustine 32,00 €/kg ou 30,00 €/kg par cinq',
    'Supplément filetage 2,00 €/kg',
  ])('%s is no row of a table, and is named among those that are not read', (line) => {
    const { rows, skipped } = listOf('Bar   24,50 €/kg', line, 'Lieu   13,90 €/kg', 'Tourteau   7,90 €/kg')
    expect(rows.map(({ priceHt }) => priceHt)).toEqual([24.5, 13.9, 7.9])
    expect(skipped).toMatchObject([{ reason: 'price-missing', text: line }])
  })
})
