import type { WeighedWord } from '../imports/counted-words.ts'

/** The row of the trade's table of densities that a figure comes from. */
export type TradeRow =
  | 'almond'
  | 'barley'
  | 'bean'
  | 'butter'
  | 'cashew'
  | 'egg'
  | 'egg powder'
  | 'flour'
  | 'fresh cream'
  | 'fresh milk'
  | 'hazelnut'
  | 'lentil'
  | 'milk powder'
  | 'mustard'
  | 'oil'
  | 'pea'
  | 'peanut'
  | 'peanut butter'
  | 'pistachio'
  | 'rice'
  | 'rye'
  | 'salt'
  | 'semolina'
  | 'soybean'
  | 'sugar'
  | 'UHT milk'
  | 'vinegar'
  | 'walnut'
  | 'wheat'
  | 'yogurt'

interface FoodOfTrade {
  name: string
  trade: TradeRow
  kgPerL: number
}

/** Grams, of what can be eaten of it. */
interface FoodOfUsda {
  name: string
  /** Its number in the USDA's Standard Reference, release 28. */
  usda: string
  size?: 'medium' | 'large'
  piece?: number
  words?: Partial<Record<WeighedWord, number>>
  kgPerL?: number
}

const PERCENT = String.raw`\d+(?:[.,]\d+)?\s*%(?:\s*(?:mg|de mg|mat\.? gr\.?))?`
const OILS = 'olives?|tournesol|colza|arachide|noix|noisettes?|sesame|pepins? de raisins?|friture'
const VINEGARS = `de vin(?: (?:rouge|blanc))?|de xeres|de cidre|d'alcool|de riz|de framboises?|blanc`
const FRESH = '(?: (?:bio|frais|fraiches?|de france|francais|francaises?))*'

/**
 * Densities of what a kitchen pours or scoops. The table's fresh vegetables, fruit, meat and fish are left out: theirs is
 * the density of the flesh, not of a heaped litre; so are its rows that mean many foods, as 'sauce' or 'seed'.
 * A name is of a whole folded name: a word that it does not know makes another product of it.
 */
export const FOODS_OF_TRADE: readonly FoodOfTrade[] = [
  {
    name: 'lait(?: (?:de vache|frais|cru|entier|demi-ecreme|ecreme|bio|pasteurise))*',
    trade: 'fresh milk',
    kgPerL: 1.03,
  },
  {
    name: 'lait(?: (?:entier|demi-ecreme|ecreme|bio))* uht(?: (?:entier|demi-ecreme|ecreme|bio))*',
    trade: 'UHT milk',
    kgPerL: 1.03,
  },
  { name: '(?:lait|lait (?:entier|ecreme)) en poudre|poudre de lait', trade: 'milk powder', kgPerL: 0.5 },
  {
    name: `creme (?:fraiche|liquide|epaisse|entiere)(?: (?:epaisse|liquide|entiere|bio|uht|${PERCENT}))*`,
    trade: 'fresh cream',
    kgPerL: 1,
  },
  { name: 'yaourts?(?: (?:nature|bio|brasse|entier|de vache))*', trade: 'yogurt', kgPerL: 1.05 },
  { name: `beurre(?: (?:doux|demi-sel|sale|bio|${PERCENT}))*`, trade: 'butter', kgPerL: 0.9 },
  {
    name: `huile (?:d'|de )(?:${OILS})(?: (?:bio|extra|vierge|raffinee|oleique))*`,
    trade: 'oil',
    kgPerL: 0.92,
  },
  { name: `vinaigre (?:${VINEGARS})(?: bio)?`, trade: 'vinegar', kgPerL: 1 },
  { name: `moutarde(?: (?:de dijon|forte|fine|bio|a l'ancienne))*`, trade: 'mustard', kgPerL: 1 },
  { name: 'beurre de cacahuetes?', trade: 'peanut butter', kgPerL: 1 },
  { name: 'oeufs? entiers? (?:liquides?|pasteurises?)(?: (?:bio|plein air))*', trade: 'egg', kgPerL: 1 },
  { name: `oeufs?(?: entiers?)? en poudre|poudre d'oeufs?`, trade: 'egg powder', kgPerL: 0.5 },
  { name: String.raw`farine(?: de ble)?(?: (?:bio|blanche|t\.? ?\d+))*`, trade: 'flour', kgPerL: 0.6 },
  { name: 'semoule(?: (?:de ble|de ble dur|fine|moyenne|bio))*', trade: 'semolina', kgPerL: 0.7 },
  { name: 'sucre(?: (?:semoule|blanc|en poudre|cristal|bio))*', trade: 'sugar', kgPerL: 0.85 },
  { name: 'sel(?: (?:fin|de mer|de table))*', trade: 'salt', kgPerL: 1.2 },
  {
    name: 'riz(?: (?:rond|long|basmati|arborio|carnaroli|thai|bio|blanc))*',
    trade: 'rice',
    kgPerL: 0.85,
  },
  {
    name: 'lentilles?(?: (?:vertes?|corail|blondes?|noires?|beluga|du puy|bio))*',
    trade: 'lentil',
    kgPerL: 0.8,
  },
  { name: 'haricots?(?: (?:blancs?|rouges?|noirs?|bio))* secs?', trade: 'bean', kgPerL: 0.8 },
  { name: 'pois (?:casses|secs)(?: bio)?', trade: 'pea', kgPerL: 0.8 },
  { name: 'graines? de soja|soja en graines?', trade: 'soybean', kgPerL: 0.75 },
  { name: 'ble(?: tendre)? en grains?', trade: 'wheat', kgPerL: 0.75 },
  { name: 'orge en grains?', trade: 'barley', kgPerL: 0.65 },
  { name: 'seigle en grains?', trade: 'rye', kgPerL: 0.7 },
  {
    name: 'amandes?(?: (?:entieres?|decortiquees?|brutes?|emondees?|mondees?|bio))+',
    trade: 'almond',
    kgPerL: 0.55,
  },
  {
    name: 'noisettes?(?: (?:entieres?|decortiquees?|brutes?|emondees?|mondees?|bio))+',
    trade: 'hazelnut',
    kgPerL: 0.55,
  },
  { name: 'cerneaux? de noix(?: bio)?', trade: 'walnut', kgPerL: 0.5 },
  { name: 'noix de cajou(?: (?:entieres?|brutes?|grillees?|bio))*', trade: 'cashew', kgPerL: 0.6 },
  { name: 'cacahuetes?(?: (?:decortiquees?|grillees?|salees?|bio))+', trade: 'peanut', kgPerL: 0.55 },
  {
    name: 'pistaches?(?: (?:decortiquees?|emondees?|mondees?|vertes?|bio))+',
    trade: 'pistachio',
    kgPerL: 0.5,
  },
]

/**
 * Weights of one, and densities from the weight of a cup of 236.588 ml. Foods of which more than a fifth is peel, stone or
 * shell are left out: what is bought of them weighs far more; so are those that France grows in another size.
 */
export const FOODS_OF_USDA: readonly FoodOfUsda[] = [
  {
    name: 'oeufs?(?: (?:de poules?|plein air|bio|frais|extra-?frais|moyens?))*',
    usda: '01123',
    size: 'large',
    piece: 50,
  },
  { name: `blancs? d'oeufs?`, usda: '01124', size: 'large', piece: 33 },
  { name: `jaunes? d'oeufs?`, usda: '01125', size: 'large', piece: 17 },
  { name: `basilic${FRESH}`, usda: '02044', words: { feuille: 0.5 } },
  { name: `aneth${FRESH}`, usda: '02045', words: { brin: 0.2 } },
  { name: `menthe verte${FRESH}`, usda: '02065', words: { feuille: 0.15 } },
  {
    name: `pommes?(?: (?:golden|gala|granny|smith|fuji|rouges?|vertes?))*${FRESH}`,
    usda: '09003',
    size: 'medium',
    piece: 182,
  },
  { name: `jus de pommes?`, usda: '09016', kgPerL: 1.05 },
  { name: `cerises?${FRESH}`, usda: '09070', piece: 8.2 },
  { name: 'dattes? deglet[ -]no(?:ur|or)', usda: '09087', piece: 7.1 },
  { name: 'figues? (?:fraiches?|violettes?)', usda: '09089', size: 'medium', piece: 50 },
  { name: 'figues? seches?', usda: '09094', piece: 8.4 },
  { name: 'jus de pamplemousses?', usda: '09128', kgPerL: 1.04 },
  { name: `raisins?(?: (?:blancs?|noirs?|rouges?))+${FRESH}`, usda: '09132', words: { grain: 4.9 } },
  { name: `kumquats?${FRESH}`, usda: '09149', piece: 19 },
  { name: 'jus de citrons?(?: jaunes?)?', usda: '09152', kgPerL: 1.03 },
  { name: `citrons? verts?${FRESH}`, usda: '09159', piece: 67 },
  { name: 'jus de citrons? verts?', usda: '09160', kgPerL: 1.02 },
  { name: `nectarines?(?: (?:jaunes?|blanches?))?${FRESH}`, usda: '09191', size: 'medium', piece: 142 },
  { name: `jus d'oranges?`, usda: '09206', kgPerL: 1.05 },
  { name: `peches?(?: (?:jaunes?|blanches?))?${FRESH}`, usda: '09236', size: 'medium', piece: 150 },
  {
    name: `poires?(?: (?:conference|williams?|comice|guyot))?${FRESH}`,
    usda: '09252',
    size: 'medium',
    piece: 178,
  },
  { name: `kakis?${FRESH}`, usda: '09263', piece: 168 },
  { name: `jus d'ananas`, usda: '09273', kgPerL: 1.06 },
  { name: `pruneaux?(?: (?:d'agen|denoyautes?|bio))*`, usda: '09291', piece: 9.5 },
  { name: `framboises?${FRESH}`, usda: '09302', piece: 1.9 },
  { name: `fraises?${FRESH}`, usda: '09316', size: 'medium', piece: 12 },
  { name: 'dattes? medjool', usda: '09421', piece: 24 },
  { name: `choux? de bruxelles${FRESH}`, usda: '11098', piece: 19 },
  {
    name: `choux? blancs?${FRESH}`,
    usda: '11109',
    size: 'medium',
    piece: 908,
    words: { tête: 908, feuille: 23 },
  },
  { name: `choux? rouges?${FRESH}`, usda: '11112', size: 'medium', piece: 839, words: { tête: 839 } },
  {
    name: `carottes?(?: (?:lavees?|des sables))?${FRESH}`,
    usda: '11124',
    size: 'medium',
    piece: 61,
    words: { rondelle: 3 },
  },
  {
    name: `celeri(?: |-)(?:branches?|en branches?)${FRESH}`,
    usda: '11143',
    size: 'medium',
    words: { branche: 40, côte: 40 },
  },
  { name: 'coriandre (?:fraiche|en feuilles?)', usda: '11165', words: { brin: 2.2 } },
  { name: `concombres?${FRESH}`, usda: '11205', piece: 301 },
  { name: `ail(?: (?:blanc|rose|violet|sec|de lautrec|bio|francais))*`, usda: '11215', words: { gousse: 3 } },
  { name: `gingembre${FRESH}`, usda: '11216', words: { rondelle: 2.2, tranche: 2.2 } },
  { name: `shiitakes?${FRESH}`, usda: '11238', piece: 19 },
  { name: 'girolles? fraiches?', usda: '11239', piece: 5.4 },
  { name: 'morilles? fraiches?', usda: '11240', piece: 12.9 },
  {
    name: `(?:salade |laitue )?iceberg${FRESH}`,
    usda: '11252',
    size: 'medium',
    piece: 539,
    words: { tête: 539, feuille: 8 },
  },
  { name: `champignons? (?:de paris|blancs?)${FRESH}`, usda: '11260', size: 'medium', piece: 18 },
  { name: `portobellos?${FRESH}`, usda: '11265', piece: 84 },
  { name: `champignons? bruns?${FRESH}`, usda: '11266', piece: 20 },
  {
    name: `oignons?(?: (?:jaunes?|rouges?))?${FRESH}`,
    usda: '11282',
    size: 'medium',
    piece: 110,
    words: { rondelle: 14, tranche: 14 },
  },
  { name: `cebettes?${FRESH}`, usda: '11291', size: 'medium', piece: 15 },
  { name: `persil(?: (?:plat|frise|commun))?${FRESH}`, usda: '11297', words: { brin: 1 } },
  { name: `pois gourmands?${FRESH}`, usda: '11300', piece: 3.4 },
  { name: `poivrons? verts?${FRESH}`, usda: '11333', size: 'medium', piece: 119 },
  { name: `radis roses?${FRESH}`, usda: '11429', size: 'medium', piece: 4.5 },
  { name: `rutabagas?${FRESH}`, usda: '11435', size: 'medium', piece: 386 },
  { name: `courgettes?(?: vertes?)?${FRESH}`, usda: '11477', size: 'medium', piece: 196 },
  {
    name: `tomates?(?: (?:rondes?|grappes?|en grappe))?${FRESH}`,
    usda: '11529',
    size: 'medium',
    piece: 123,
    words: { tranche: 20, rondelle: 20, quartier: 31 },
  },
  { name: `tomates? cerises?${FRESH}`, usda: '11529', piece: 17 },
  { name: 'concentre de tomates?', usda: '11546', kgPerL: 1.11 },
  { name: `navets?${FRESH}`, usda: '11564', size: 'medium', piece: 122 },
  { name: `poivrons? rouges?${FRESH}`, usda: '11821', size: 'medium', piece: 119 },
  { name: `miel(?: (?:de fleurs|toutes fleurs|d'acacia|liquide|bio))*`, usda: '19296', kgPerL: 1.43 },
  { name: 'sucre glace', usda: '19336', kgPerL: 0.51 },
  { name: `sirop d'erable(?: bio)?`, usda: '19353', kgPerL: 1.33 },
]
