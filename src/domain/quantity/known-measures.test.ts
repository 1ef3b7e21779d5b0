import { describe, expect, test } from 'vitest'
import { knownContent, knownDensity, knownWeight, knownWords } from './known-measures.ts'

describe('a density', () => {
  test.each([
    ['Lait entier', 1.03, 'fresh milk'],
    ['Lait demi-écrémé UHT', 1.03, 'UHT milk'],
    ['Lait en poudre', 0.5, 'milk powder'],
    ['Crème liquide 35 %', 1, 'fresh cream'],
    ['Crème fraîche épaisse 30% MG', 1, 'fresh cream'],
    ['Yaourt nature', 1.05, 'yogurt'],
    ['Huile d’olive vierge extra', 0.92, 'oil'],
    ['Huile de pépins de raisin', 0.92, 'oil'],
    ['Huile de noix', 0.92, 'oil'],
    ['Beurre doux 82 %', 0.9, 'butter'],
    ['Beurre de cacahuète', 1, 'peanut butter'],
    ['Vinaigre de vin rouge', 1, 'vinegar'],
    ['Moutarde de Dijon', 1, 'mustard'],
    ['Farine T55', 0.6, 'flour'],
    ['Farine de blé T.45', 0.6, 'flour'],
    ['SUCRE SEMOULE', 0.85, 'sugar'],
    ['Sel fin', 1.2, 'salt'],
    ['Riz arborio', 0.85, 'rice'],
    ['Semoule fine', 0.7, 'semolina'],
    ['Lentilles vertes du Puy', 0.8, 'lentil'],
    ['Haricots blancs secs', 0.8, 'bean'],
    ['Pois cassés', 0.8, 'pea'],
    ['Amandes émondées', 0.55, 'almond'],
    ['Noisettes entières', 0.55, 'hazelnut'],
    ['Cerneaux de noix', 0.5, 'walnut'],
    ['Noix de cajou', 0.6, 'cashew'],
    ['Œufs entiers liquides', 1, 'egg'],
  ])('of « %s » is a row of the trade’s table', (name, figure, row) => {
    expect(knownDensity(name)).toEqual({ figure, source: { table: 'trade', row } })
  })

  test.each([
    ['Miel d’acacia', 1.43, '19296'],
    ['Jus de citron', 1.03, '09152'],
    ['Jus de citron vert', 1.02, '09160'],
    ['Jus d’orange', 1.05, '09206'],
    ['Concentré de tomate', 1.11, '11546'],
    ['Sucre glace', 0.51, '19336'],
    ['Sirop d’érable', 1.33, '19353'],
  ])('of « %s » comes from a cup’s weight', (name, figure, number) => {
    expect(knownDensity(name)).toMatchObject({ figure, source: { table: 'usda', number } })
  })

  test.each([
    'Lait de coco',
    'Lait d’amande',
    'Lait concentré sucré',
    'Lait ribot',
    'Riz au lait',
    'Riz soufflé',
    'Crème de riz',
    'Crème de cassis',
    'Crème de marron',
    'Crème pâtissière',
    'Crème glacée',
    'Crème chantilly',
    'Yaourt à boire',
    'Beurre de cacao',
    'Beurre clarifié',
    'Farine de sarrasin',
    'Farine de riz',
    'Sucre en morceaux',
    'Sucre vanillé',
    'Gros sel',
    'Fleur de sel',
    'Sel de céleri',
    'Semoule au lait',
    'Thon à l’huile d’olive',
    'Olives à l’huile',
    'Huile',
    'Huile de truffe',
    'Vinaigre balsamique',
    'Crème de vinaigre balsamique',
    'Moutarde en graines',
    'Graines de moutarde',
    'Amandes effilées',
    'Poudre d’amande',
    'Noix',
    'Noix de coco râpée',
    'Noix de muscade',
    'Noix de Saint-Jacques',
    'Haricots verts',
    'Haricots blancs',
    'Pois chiches',
    'Tomate',
    'Poulet',
    'Miel en rayon',
    'Sirop de glucose',
    '',
  ])('of « %s » may be another product’s: nothing is proposed', (name) => {
    expect(knownDensity(name)).toBeNull()
  })
})

describe('a weight of one', () => {
  test.each([
    ['Ail', 'gousse', 3, '11215'],
    ['Ail rose de Lautrec', 'gousse', 3, '11215'],
    ['Céleri branche', 'branche', 40, '11143'],
    ['Céleri-branche', 'côte', 40, '11143'],
    ['Basilic frais', 'feuille', 0.5, '02044'],
    ['Persil plat', 'brin', 1, '11297'],
    ['Gingembre frais', 'tranche', 2.2, '11216'],
    ['Tomates grappe', 'quartier', 31, '11529'],
    ['Oignon', 'rondelle', 14, '11282'],
    ['Œufs plein air', 'pièce', 50, '01123'],
    ['Jaunes d’œufs', 'pièce', 17, '01125'],
    ['Blanc d’œuf', 'pièce', 33, '01124'],
    ['Oignons jaunes', 'pièce', 110, '11282'],
    ['Pomme Golden', 'pièce', 182, '09003'],
    ['Tomate', 'pièce', 123, '11529'],
    ['Tomates cerises', 'pièce', 17, '11529'],
    ['Carottes bio', 'pièce', 61, '11124'],
    ['Champignons de Paris', 'pièce', 18, '11260'],
  ] as const)('of « %s » is known by %s', (name, word, figure, number) => {
    expect(knownWeight(name, word)).toMatchObject({ figure, source: { table: 'usda', number } })
  })

  test.each([
    ['Ail noir', 'gousse'],
    ['Ail des ours', 'gousse'],
    ['Ail semoule', 'gousse'],
    ['Ail en poudre', 'gousse'],
    ['Vanille', 'gousse'],
    ['Cardamome', 'gousse'],
    ['Céleri-rave', 'branche'],
    ['Sel de céleri', 'branche'],
    ['Thym', 'branche'],
    ['Laurier', 'feuille'],
    ['Feuilles de brick', 'feuille'],
    ['Coriandre en grains', 'brin'],
    ['Huile de basilic', 'feuille'],
    ['Oignon grelot', 'pièce'],
    ['Oignon frit', 'pièce'],
    ['Oignons blancs', 'pièce'],
    ['Œufs de caille', 'pièce'],
    ['Œufs de saumon', 'pièce'],
    ['Œufs entiers liquides', 'pièce'],
    ['Œufs durs', 'pièce'],
    ['Pomme de terre', 'pièce'],
    ['Pommes dauphine', 'pièce'],
    ['Compote de pomme', 'pièce'],
    ['Vinaigre de pomme', 'pièce'],
    ['Tomates pelées', 'pièce'],
    ['Tomates séchées', 'pièce'],
    ['Tomate cœur de bœuf', 'pièce'],
    ['Sauce tomate', 'pièce'],
    ['Carotte fane', 'pièce'],
    ['Pêche au sirop', 'pièce'],
    ['Figue', 'pièce'],
    ['Banane', 'pièce'],
    ['Chou-fleur', 'tête'],
    ['Pâte à choux', 'pièce'],
    ['Jambon blanc', 'tranche'],
    ['Raisins secs', 'grain'],
    ['Ail', 'tête'],
    ['Ail', 'pièce'],
  ] as const)('of « %s » by %s is not known', (name, word) => {
    expect(knownWeight(name, word)).toBeNull()
  })

  test('lists the words that are known', () => {
    expect(knownWords('Ail').map(({ word, known }) => [word, known.figure])).toEqual([['gousse', 3]])
    expect(knownWords('Tomate').map(({ word }) => word)).toEqual(['quartier', 'rondelle', 'tranche'])
    expect(knownWords('Beurre')).toEqual([])
  })

  test('is the content of a piece, not of a bunch or a pack', () => {
    expect(knownContent('Œufs', 'pièce')?.figure).toBe(50)
    expect(knownContent('Oignons', 'kg')?.figure).toBe(110)
    expect(knownContent('Carottes', 'botte')).toBeNull()
    expect(knownContent('Tomates cerises', 'barquette')).toBeNull()
  })
})
