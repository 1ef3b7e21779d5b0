import { describe, expect, test } from 'vitest'
import { summarizePack as written } from './testing/packs.ts'

describe('sentences, as canteens’ wholesalers write them', () => {
  test.each([
    ['Par sachet de 2 kg. Colis de 4 sachets.', 'colis 8000 g > 4 sachet 2000 g'],
    ['Portion de 50 g. Barquette de 10 portions.', 'barquette 500 g > 10 portion 50 g'],
    [
      'Plaque de 400 g. Colis de 6 plaques. Plaque de 4 portions.',
      'colis 2400 g > 6 plaque 400 g > 4 portion 100 g',
    ],
    ['Par boite 4/4 de 850 g. Colis de 12 boites 4/4.', 'colis 10200 g > 12 boite 850 g'],
    ['Par bag in box de 10 litre.', 'bib 10000 ml'],
    ['Colis de 16 paquets. Paquet de 200 portions.', 'colis > 16 paquet > 200 portion'],
    ['Colis de 6 bobines.', 'colis > 6 bobine'],
    ['Carton de 6 bouteilles de 75 cl', 'carton 4500 ml > 6 bouteille 750 ml'],
    ['sachet de 500g, carton de 10 sachets', 'carton 5000 g > 10 sachet 500 g'],
    ['Case of 12 x 500 g', 'caisse 6000 g > 12 · 500 g'],
  ])('%s', (text, pack) => {
    expect(written(text)).toBe(pack)
  })
})

describe('products, as order forms write them', () => {
  test.each([
    ['6x1L', '· 6000 ml > 6 · 1000 ml'],
    ['6 x 33 cl', '· 1980 ml > 6 · 330 ml'],
    ['24X25CL', '· 6000 ml > 24 · 250 ml'],
    ['500g x 12', '· 6000 g > 12 · 500 g'],
    ['500 g (x12)', '· 6000 g > 12 · 500 g'],
    ['6x4x125g', '· 3000 g > 6 · 500 g > 4 · 125 g'],
    ['1L5 x 6', '· 9000 ml > 6 · 1500 ml'],
    ['12/500g', '· 6000 g > 12 · 500 g'],
    ['6/1kg', '· 6000 g > 6 · 1000 g'],
    ['carton 4x2,5kg', 'carton 10000 g > 4 · 2500 g'],
    ['pack 24x25cl', 'pack 6000 ml > 24 · 250 ml'],
    ['Bouteille 75 cl x6', '· 4500 ml > 6 bouteille 750 ml'],
    ['carton 6 btl 75cl', 'carton 4500 ml > 6 bouteille 750 ml'],
    ['carton de 6 (75 cl)', 'carton 4500 ml > 6 · 750 ml'],
    ['poche 2 kg - carton de 6', 'carton 12000 g > 6 poche 2000 g'],
    ['x12', '· > 12 ·'],
  ])('%s', (text, pack) => {
    expect(written(text)).toBe(pack)
  })
})

describe('one thing, and what it holds', () => {
  test.each([
    ['sac 25kg', 'sac 25000 g'],
    ['bidon 5L', 'bidon 5000 ml'],
    ['BIB 10L', 'bib 10000 ml'],
    ['fût 30 L', 'fut 30000 ml'],
    ['75cl', '· 750 ml'],
    ['le kg', '· 1000 g'],
    ['au kilo', '· 1000 g'],
    ['LT', '· 1000 ml'],
    ['1/2 L', '· 500 ml'],
    ['botte', 'botte'],
    ['PCE', 'piece'],
    ['BTE', 'boite'],
    ['douzaine', '· > 12 piece'],
    ['plateau 30 œufs', 'plateau > 30 oeuf'],
    ['plateau de 30', 'plateau > 30 ·'],
  ])('%s', (text, pack) => {
    expect(written(text)).toBe(pack)
  })
})

describe('tins say a format, which gives way to a weight', () => {
  test.each([
    ['boîte 4/4', 'boite 850 ml'],
    ['5/1', 'boite 4250 ml'],
    ['1/2 boîte', 'boite 425 ml'],
    ['3 x 5/1', '· 12750 ml > 3 boite 4250 ml'],
    ['CT 6 BTE 3/1', 'carton 15900 ml > 6 boite 2650 ml'],
    ['bte 1/2 x 24', '· 10200 ml > 24 boite 425 ml'],
    ['boîte 5/1 de 4,1 kg', 'boite 4100 g'],
  ])('%s', (text, pack) => {
    expect(written(text)).toBe(pack)
  })
})

describe('what is not exact, or not one thing, is marked', () => {
  test.each([
    ['colis 2,5 kg env.', 'colis 2500 g ~'],
    ['pièce de 1,2 kg env.', 'piece 1200 g ~'],
    ['barquette ±500 g', 'barquette 500 g ~'],
    ['pièce 800/1000 g', 'piece 900 g ~'],
    ['3/4 kg', '· 3500 g ~ ?'],
    ['10 parts 720 g', '· 720 g > 10 part 72 g ?'],
    ['colis de 4 kg, colis de 5 kg', 'colis 4000 g ?'],
  ])('%s', (text, pack) => {
    expect(written(text)).toBe(pack)
  })

  test('the same content in two ways is not', () => {
    expect(written('1 kg (10 x 100 g)')).toBe('· 1000 g > 10 · 100 g')
    expect(written('CARTON DE 10 KG (4 X 2.5 KG)')).toBe('carton 10000 g > 4 · 2500 g')
    expect(written('1 kg 1000 g')).not.toContain('?')
  })
  test('a drained weight beside the whole one is: the price may be of either', () => {
    expect(written('pot 5 kg net égoutté 3 kg')).toBe('pot 5000 g ?')
    expect(written('seau 5 kg PNE 2,5 kg')).toBe('seau 5000 g ?')
    expect(written('boîte 3/1 PNE 1,5 kg')).toBe('boite 1500 g')
  })
})

test.each(['cal. 60/80', 'calibre 44/55', '30 x 40 cm', '33 % m.g.', '8°', 'n°7', '2019', 'pur beurre'])(
  '%s is no quantity',
  (text) => {
    expect(written(text)).toBe('pack-unreadable')
  },
)
