import { describe, expect, test } from 'vitest'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { readCategory } from './read-category.ts'
import { listOf } from './testing/lists.ts'

/** Names of which a word alone is another thing: a colour, a variety, a flavour, the part that names the whole. */
const NAMES: Record<ProductCategory, string> = {
  Viande: `Poire de bœuf, Merlan de bœuf, Bœuf bourguignon, Coq au vin, Blanc de poulet, Blanc de dinde, Noix de veau, Noix de jambon, Joue de bœuf, Terrine de campagne, Steak haché, Poulet au cidre, Poulet au citron, Côte de porc, Côte de bœuf, Pied de porc, Boudin noir, Araignée de porc, Confit de canard, Fromage de tête, Tête de veau, Ris de veau, Pâté de campagne, Filet mignon de porc, Filet de bœuf, Foie de veau, Langue de bœuf, Oreille de porc, Paleron de bœuf, Aiguillette de canard, Magret de canard, Cuisse de canard confite, Canard à l'orange`,
  Poisson: `Thon blanc, Thon blanc germon, Blanc de seiche, Œufs de saumon, Œufs de lompe, Noix de Saint-Jacques, Joue de lotte, Rillettes de thon, Terrine de saumon, Steak de thon, Saumon à l'aneth, Araignée de mer, Filet de perche, Foie de morue, Pavé de saumon, Saumon fumé, Truite saumonée, Sole meunière, Bar de ligne, Saint-Pierre`,
  Légumes: `Tomate cerise, Tomates cerises grappe, Carotte orange, Patate douce, Patate douce orange, Thym citron, Citronnelle, Haricot beurre, Haricots verts, Pomme de terre, Tomate cœur de bœuf, Chou rouge, Chou-fleur, Oignon rouge, Oignon blanc, Radis rose, Ail rose, Poivron orange, Betterave, Menthe chocolat, Basilic citron, Asperge blanche, Pied de mouton, Cœur de palmier, Fond d'artichaut, Carotte jaune, Chou pointu, Menthe poivrée, Menthe citron, Persil plat, Coriandre fraîche, Gingembre frais, Poire de terre, Chou farci, Poivron rouge, Fenouil`,
  Fruits: `Nectarine, Nectarine jaune, Raisin muscat, Noix de coco, Fruits rouges, Orange sanguine, Citron vert, Citron caviar, Pomme Golden, Poire Williams, Melon charentais, Cerise, Salade de fruits, Salade 4 fruits exotiques, Avocat, Pêche blanche, Pêche de vigne, Cerise noire, Mûre sauvage, Raisin blanc, Ananas frais, Cassis`,
  Crémerie: `Blanc d'œuf, Yaourt aux fruits, Fromage blanc, Fromage de chèvre, Crème fraîche, Beurre doux, Crème liquide, Chèvre bûche, Lait demi-écrémé, Bleu d'Auvergne, Crottin de Chavignol, Petit suisse, Œufs plein air, Œuf coque`,
  Épicerie: `Haricots rouges, Fond blanc, Fleur de sel, Crème de marrons, Crème de riz, Vinaigre de cidre, Huile d'olive, Pain de mie, Pain au lait, Pain au chocolat, Lait de coco, Lait d'amande, Beurre de cacahuète, Beurre de cacao, Chocolat au lait, Chocolat blanc, Sucre glace, Marrons glacés, Pêches au sirop, Ananas au sirop, Jus de viande, Jus de veau, Fumet de poisson, Baba au rhum, Tarte aux pommes, Sauce au poivre, Sauce vin blanc, Sirop d'érable, Confit d'oignon, Pâte de fruits, Pâte d'amande, Gelée de groseille, Blé noir, Farine de blé noir, Moutarde de Bourgogne, Bouchées à la reine, Sel de mer, Riz blanc, Oignons frits, Concentré de tomate, Ketchup, Vinaigre de vin rouge, Vinaigre de framboise, Huile de noix, Huile de sésame, Moutarde à l'ancienne, Beurre d'anchois, Sauce soja, Nuoc mam sauce de poisson, Sauce huître, Crème d'anchois, Soupe de poisson, Pâtes fraîches, Pâte feuilletée, Langue de chat, Barre de céréales, Eau de rose, Café grains, Thé vert, Pruneaux d'Agen, Noisettes décortiquées, Pignons de pin, Citron confit, Orange confite, Noix, Noix de cajou, Noix de pécan, Pistache, Purée de framboise, Coulis de fruits rouges`,
  Épices: `Noix de muscade, Poivre rose, Poivre noir, Piment d'Espelette, Graines de moutarde, Graines de fenouil, Anis étoilé`,
  Boissons: `Vin blanc, Crème de cassis, Jus d'orange, Sirop de grenadine, Côtes du Rhône rouge, Vin rouge de cuisine, Bière blonde, Rosé de Provence 2022, Eau de coco, Eau minérale`,
  Surgelés: `Crème glacée, Pommes dauphine surgelées`,
}
const NOT_FOOD = `Eau de javel, Liquide vaisselle citron, Lessive liquide, Nettoyant sol pomme, Vinaigre blanc ménager, Alcool ménager, Savon mains amande, Gel désinfectant, Sac poubelle 110 L, Papier cuisson, Pastilles lave-vaisselle, Assiette porcelaine, Produits d'entretien, Liquide de rinçage, Serviette blanche`
const listed = (names: string) => names.split(/,\s+/u)

describe.each(Object.entries(NAMES))('%s', (category, names) => {
  test.each(listed(names))('%s', (name) => {
    expect(readCategory({ rayon: '', storage: '', name })).toEqual({ category, sure: false })
    // A rayon that is such a name itself, or that has both, gives no other category as sure.
    for (const rayon of ['Fruits et légumes', name]) {
      const reading = readCategory({ rayon, storage: '', name: rayon === name ? 'Article' : name })
      expect(reading.sure ? reading.category : category, rayon).toBe(category)
    }
  })
})

test.each(listed(NOT_FOOD))('%s is no food, under whatever rayon', (name) => {
  for (const rayon of ['', 'Fruits et légumes', 'Boissons', name])
    expect(readCategory({ rayon, storage: '', name }).sure, rayon).toBe(false)
})

test.each([
  ['Rouges', 'Boissons'],
  ['Blancs secs', 'Boissons'],
  ['Bordeaux rouge', 'Boissons'],
  ['Fruits rouges', 'Fruits'],
  ['Fruits de mer', 'Poisson'],
  ['Jus de fruits', 'Boissons'],
  ['Pains au lait', 'Épicerie'],
])('the rayon %s is %s', (rayon, category) => {
  expect(readCategory({ rayon, storage: '', name: 'Article' })).toEqual({ category, sure: true })
})

test.each([
  'Viandes et poissons',
  'Boissons et épicerie',
  'Conserves de légumes',
  'Salades traiteur',
  'Pâtés et terrines',
])('the rayon %s leaves it open', (rayon) => {
  expect(readCategory({ rayon, storage: '', name: 'Article' }).sure).toBe(false)
})

test('of several categories in a rayon the name decides, as a guess', () => {
  expect(readCategory({ rayon: 'Viandes et poissons', storage: '', name: 'Filet de saumon' })).toEqual({
    category: 'Poisson',
    sure: false,
  })
})

test('a heading of cleaning goods ends the rayon above', () => {
  const { rows } = listOf(
    'Désignation;Prix HT',
    'Boissons;',
    'Limonade artisanale;1,20',
    'Hygiène et entretien;',
    'Eau de javel;2,10',
    'Détartrant;3,40',
  )
  expect(rows.map(({ category, categoryGuessed }) => [category, categoryGuessed])).toEqual([
    ['Boissons', false],
    ['Épicerie', true],
    ['Épicerie', true],
  ])
})
