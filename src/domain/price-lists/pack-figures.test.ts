import { expect, test } from 'vitest'
import { summarizePack } from './testing/packs.ts'
import { listOf, summarizeRows } from './testing/lists.ts'

/** Figures of which some are no content, and what is left; '?' where the text has two readings. */
const WRITINGS = `
calibre 0,8 kg                      = pack-unreadable
Cal. 1,5-2 kg                       = pack-unreadable
cal 800 g à 1 kg                    = pack-unreadable
calibre : +2 kg                     = pack-unreadable
cal 3+ kg                           = pack-unreadable
Calibre 1,4/1,6 kg x 6              = · > 6 ·
Calibre 12 - 5 kg                   = · 5000 g
Cal 800 g carton 5 kg               = carton 5000 g
8/10 pièces/kg carton 5 kg          = carton 5000 g
16/20 pcs/kg sachet 800 g           = sachet 800 g
T.45 sac 25 kg                      = sac 25000 g
T 55 sac 25 kg                      = sac 25000 g
Type 65 sac 1 kg x 10               = · 10000 g > 10 sac 1000 g
T. 150 - 10 x 1 kg                  = · 10000 g > 10 · 1000 g
tipo 00 25 kg                       = · 25000 g
35/40 % 1 L                         = · 1000 ml
12,5 vol 75 cl                      = · 750 ml
Chocolat 64 % 2,5 kg                = · 2500 g
Bordeaux 2019 btl 75 cl             = bouteille 750 ml
2019 bouteille 75 cl                = bouteille 750 ml
6 bouteilles 2019                   = · > 6 bouteille
2020 x 6                            = · > 6 ·
Millésime 2000 x 6                  = · > 6 ·
2000 pièces                         = · > 2000 piece
carton de 2020                      = carton > 2020 ·
Pots 125 g par 48                   = · 6000 g > 48 pot 125 g
Pot 125g par 4                      = · 500 g > 4 pot 125 g
Pots de 125 g (par 48)              = · 6000 g > 48 pot 125 g
Barquettes 500 g - par lot de 12    = · 6000 g > 12 barquette 500 g
12 x 125 g par 4                    = · 1500 g > 12 · 125 g ?
sachet par 10                       = sachet > 10 · ?
Poche de 5 pièces (600 g)           = poche 600 g > 5 piece 120 g ?
Barquette de 4 portions : 480 g     = barquette 480 g > 4 portion 120 g ?
Poche de 5 pièces (120 g pièce)     = poche 600 g > 5 piece 120 g
Poche de 5 pièces (120 g l’unité)   = poche 600 g > 5 piece 120 g
10 pièces d’environ 120 g           = · 1200 g > 10 piece 120 g ~
10 pièces soit 1,2 kg               = · 1200 g > 10 piece 120 g
Colis de 4 sachets soit 8 kg        = colis 8000 g > 4 sachet 2000 g
Colis de 4 sachets (2 kg)           = colis 8000 g > 4 sachet 2000 g ?
24 pots (125 g)                     = · 3000 g > 24 pot 125 g
colis (les 12 pièces)               = colis > 12 piece
carton (les 6 bouteilles)           = carton > 6 bouteille
la boîte : 350 g                    = boite 350 g
la bouteille : 75 cl                = bouteille 750 ml
6/5 lb                              = · 13607.771 g > 6 · 2267.962 g
4/10 LB                             = · 18143.695 g > 4 · 4535.924 g ?
8/10 lb                             = · 36287.39 g > 8 · 4535.924 g ?
2/5 kg                              = · 3500 g ~ ?
4/6 kg                              = · 5000 g ~
KEG5G                               = fut ?
keg 30 L                            = fut 30000 ml
bottle 12 oz                        = bouteille ?
sac 25 g                            = sac ?
`

const table = WRITINGS.trim()
  .split('\n')
  .map((line): [string, string] => {
    const [text = '', pack = ''] = line.split(' = ')
    return [text.trim(), pack.trim()]
  })

test.each(table)('%s', (text, pack) => {
  expect(summarizePack(text)).toBe(pack)
})

const last = (row: string) => row.split(' · ').at(-1)

test('a price is divided by none of them', () => {
  expect(
    summarizeRows(
      'Désignation;Conditionnement;Prix HT',
      'Poulet fermier;calibre 0,8 kg;6,00',
      'Farine;T.45 sac 25 kg;20,00',
      'Chablis;2021 bouteille 75 cl;9,00',
      'Bière;KEG5G;90,00',
      'Steak haché;6/160;12,00',
    ).map(last),
  ).toEqual([
    '6/pièce (pack-unreadable, pack-missing)',
    '0.8/kg',
    '9/bouteille',
    '90/pièce (pack-ambiguous)',
    '12/pièce (pack-unreadable, pack-missing)',
  ])
})

const sold = (name: string, unit: string, price = '3,20') =>
  listOf('Désignation;UV;Prix HT', `${name};${unit};${price}`).rows.map(({ priceHt, unit, doubts }) =>
    [`${String(priceHt)}/${unit}`, ...doubts.map(({ reason }) => reason)].join(' '),
  )

test.each([
  'Seau plastique 5 L',
  'Seau 5 L avec couvercle',
  'Bac gastro 4 L',
  'Bac inox GN 1/1 9 L',
  'Verre à eau 25 cl',
  'Pichet inox 1 L',
  'Carafe 1 L',
  'Bocal verre 1 L',
  'Bocal Le Parfait 1 L',
  'Pot à sauce 30 ml',
  'Bol à soupe 35 cl',
  'Bouteille plastique 50 cl',
  'Casserole inox 3 L',
])('the capacity of a vessel that is sold empty is no content: %s', (name) => {
  expect(sold(name, 'pièce')).toEqual(['3.2/pièce'])
  expect(sold(name, 'le mille', '320,00')).toEqual(['0.32/pièce'])
  expect(sold(name, 'le cent', '32,00')).toEqual(['0.32/pièce'])
})

test.each(['Seau mayonnaise 5 L', 'Bocal cornichons 5 L', 'Pot de crème 5 L', 'Carafe de vin rouge 5 L'])(
  'that of a vessel with food is: %s',
  (name) => {
    expect(sold(name, 'pièce', '15,00')).toEqual(['3/L'])
  },
)

test.each(['Bac 5 L blanc', 'Seau plastique mayonnaise 5 L'])(
  'where a name leaves it open it is a doubt: %s',
  (name) => {
    expect(sold(name, 'pièce', '15,00')).toEqual(['3/L pack-from-name'])
  },
)

test.each([
  ['Farine T45 sac 25 kg', 'sac', '20,00', '0.8/kg'],
  ['Fondant blanc seau 5 kg', 'seau', '20,00', '4/kg'],
  ['Huile de colza bidon 5 L', 'bidon', '20,00', '4/L'],
  ['Pommes duchesse carton 5 kg', 'carton', '20,00', '4/kg'],
  ['Sauce tomate boîte 5 kg', 'bte', '20,00', '4/kg'],
])('a unit and a name that say the same pack leave no doubt: %s by the %s', (name, unit, price, read) => {
  expect(sold(name, unit, price)).toEqual([read])
})
