import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'

export interface CategoryReading {
  category: ProductCategory
  /** False when it comes from the product's name alone, or is unknown. */
  sure: boolean
}

/** The information of a list about the category of a product; '' where there is none. */
export interface CategoryEvidence {
  /** The column of the rayon, or the heading above the product. */
  rayon: string
  /** Storage: 'Frais', 'Surgelé', 'Ambiant'. */
  storage: string
  name: string
}

/** Beginnings of words of rayons, folded. The first category with a match is used. */
const RAYONS: [category: ProductCategory, words: RegExp][] = [
  ['Surgelés', /\b(?:surgel|congel|glace|sorbet|frozen|negatif|-18)/u],
  ['Épices', /\b(?:epices?\b|aromates|herbes sechees|poivres|spice)/u],
  [
    'Poisson',
    /\b(?:poisson|maree|mer\b|coquillage|crustace|fruits de mer|saurisserie|fumaison|fish|seafood|mollusque)/u,
  ],
  [
    'Viande',
    /\b(?:viande|bouch|boeuf|bovin|veau|porc|agneau|ovin|volaille|gibier|charcut|triperie|abats|salaison|jambon|canard|lapin|meat|poultry|butcher|saucisse)/u,
  ],
  [
    'Crémerie',
    /\b(?:cremerie|cremier|laitier|lait\b|laitage|fromage|bof\b|beurre|oeuf|ovoproduit|yaourt|dairy|cheese|ultra.?frais)/u,
  ],
  [
    'Boissons',
    /\b(?:boisson|vins?\b|biere|spiritueux|alcool|cave|champagne|soda|eaux?\b|jus\b|liquide|sirop|softs?\b|drink|beverage|wine|beer|cidre|aperitif|whisk|rhum|liqueur|rouges?\b|blancs?\b|roses?\b|petillant|effervescent|bag in box)/u,
  ],
  [
    'Légumes',
    /\b(?:legume|salades?\b|herbes?\b|champignon|pommes? de terre|tubercule|vegetable|4e gamme|4eme gamme|iveme gamme|crudite)/u,
  ],
  ['Fruits', /\b(?:fruits?\b|agrume|fruit)/u],
  [
    'Épicerie',
    /\b(?:epicerie|conserve|pain|boulang|viennois|patiss|biscuit|confiser|dessert|pates?\b|riz|farine|huile|condiment|assaisonn|accompagn|cereale|sucre|sec\b|secs\b|grocer|dry|chocolat|confiture|sauce|aide culinaire|petit.?dej|legumes secs|fruits secs|cafe|the\b|infusion)/u,
  ],
]

/** Two categories in one: the name decides. */
const FRUIT_AND_VEG =
  /fruits?\s*(?:&|et|\/|,|-)\s*legumes|\bf\s*&\s*l\b|\bflg?\b|primeur|legumes?\s*(?:&|et|\/|,|-)\s*fruits/u
const DRY = /\b(?:fruits?|legumes?) secs?\b/u

/** Beginnings of words of names: only a guess, which the user sees as such. */
const NAMES: [category: ProductCategory, words: RegExp][] = [
  ['Surgelés', /\b(?:surgel|glace (?:a|au|vanille|chocolat)|sorbet|creme glacee|sgl\b)/u],
  [
    'Épicerie',
    /\b(?:confiture|marmelade|miel\b|farine|semoule|riz\b|pates\b|sucre|huile|vinaigre|gros sel|fleur de sel|sel (?:fin|de)|moutarde|ketchup|mayonnaise|sauce|chocolat|cacao|cafe\b|the (?:noir|vert)|biscuit|madeleine|pain\b|brioche|croissant|levure|lentille|pois (?:chiche|casse)|haricots? (?:blanc|rouge|sec)|cereale|muesli|fond de|bouillon|olive|cornichon|capre|tomates? pelee|concentre|coulis|puree|compote|nutella|cookie|cake|tarte|biscotte|quinoa|boulgour|couscous|polenta|pruneau|raisins? secs?|abricots? secs?|figues? sech)/u,
  ],
  [
    'Boissons',
    /\b(?:jus\b|vin\b|biere|^eaux?\b(?! de fleur)|coca\b|soda|cola|limonade|sirop|champagne|cremant|cidre|rhum|whisky|vodka|gin\b|pastis|liqueur|aoc|aop (?:rouge|blanc|rose)|chablis|bordeaux|bourgogne|sancerre|nectar|the glace|ice tea|bieres?\b|ipa\b|pils|stout|riesling|pinot|gewurz|sylvaner|muscat\b|muscadet|syrah|merlot|cabernet|chardonnay|sauvignon|viognier|gamay|chinon|beaujolais|prosecco|fut \d)|\b(?:rouge|blanc|rose)\b.*\b(?:19|20)\d\d\b/u,
  ],
  [
    'Épices',
    /\b(?:epice|poivre\b|curry|paprika|cumin|curcuma|cannelle|muscade|safran|girofle|ras el|origan|laurier sec|piment (?:d|moulu|en poudre)|badiane|cardamome)/u,
  ],
  [
    'Crémerie',
    /\b(?:lait\b|beurre|creme|fromage|yaourt|oeufs?\b|emmental|comte|mozzarella|parmesan|chevre|brie|camembert|roquefort|mascarpone|ricotta|faisselle|gruyere|reblochon|burrata|feta|raclette)/u,
  ],
  [
    'Poisson',
    /\b(?:saumon|cabillaud|lieu|merlu|thon|bar\b|daurade|dorade|sole\b|turbot|lotte|truite|maquereau|sardine|anchois|crevette|gambas|homard|langoust|moule|huitre|(?:saint|st).?jacques|poulpe|calamar|encornet|seiche|hareng|eglefin|colin|raie|rouget|poisson|crabe|tourteau|bulot|caviar)/u,
  ],
  [
    'Viande',
    /\b(?:boeuf|veau|porc|agneau|poulet|dinde|canard|magret|foie gras|jambon|lardon|saucisse|saucisson|merguez|chorizo|bacon|entrecote|faux.?filet|rumsteck|onglet|bavette|paleron|joue|gigot|epaule|carre d|filet mignon|araignee|steak|hache|chipolata|boudin|pintade|caille|lapin|coq\b|volaille|rosette|poitrine|travers|echine|cote de|cotes? |tete de veau|rognon|foie|paupiette|andouille|pate de|terrine|rillette|coppa|pancetta|salami)/u,
  ],
  [
    'Fruits',
    /\b(?:pommes?\b(?! de terre)|poires?\b|banane|orange|citron|clementine|mandarine|pamplemousse|fraise|framboise|myrtille|mure|groseille|cassis|cerise|abricot|peche|nectarine|prune|raisin|kiwi|ananas|mangue|melon|pasteque|figue|datte|grenade|litchi|fruit|coing|rhubarbe|avocat)/u,
  ],
  [
    'Légumes',
    /\b(?:tomate|carotte|oignon|echalote|ail\b|pommes? de terre|courgette|aubergine|poivron|concombre|salade|laitue|mache|roquette|epinard|chou|brocoli|poireau|celeri|navet|radis|betterave|haricot|petits? pois|asperge|artichaut|champignon|cepe|girolle|persil|ciboulette|basilic|coriandre|menthe|aneth|estragon|thym|romarin|endive|fenouil|potiron|potimarron|butternut|courge|panais|topinambour|patate|mesclun|blette|cresson|gingembre)/u,
  ],
]

/** The category of a product, from its rayon, else from its storage, else from its name. */
export function readCategory({ rayon, storage, name }: CategoryEvidence): CategoryReading {
  const [where, stored, what] = [rayon.replaceAll('.', ''), storage, name].map(foldForSearch)
  if (/surgel|congel|negatif|frozen|-\s?18/u.test(stored ?? '')) return { category: 'Surgelés', sure: true }
  const named = first(NAMES, what ?? '')
  if (FRUIT_AND_VEG.test(where ?? '')) {
    const either = named === 'Fruits' || named === 'Légumes'
    return either ? { category: named, sure: true } : { category: 'Légumes', sure: false }
  }
  if (DRY.test(where ?? '')) return { category: 'Épicerie', sure: true }
  const found = rayonOf(where ?? '')
  if (found !== null) return { category: found, sure: true }
  return { category: named ?? 'Épicerie', sure: false }
}

/** Whether a text names a rayon, as a heading between the products of a list does. */
export function isRayon(text: string): boolean {
  const folded = foldForSearch(text.replaceAll('.', ''))
  return FRUIT_AND_VEG.test(folded) || DRY.test(folded) || rayonOf(folded) !== null
}

/** 'Desserts Glaces' contains more than ice cream: such a rayon counts as frozen only without another category. */
function rayonOf(rayon: string): ProductCategory | null {
  const found = RAYONS.filter(([, words]) => words.test(rayon)).map(([category]) => category)
  if (found[0] === 'Surgelés' && found.length > 1 && !/surgel|congel|frozen/u.test(rayon))
    return found[1] ?? null
  return found[0] ?? null
}

function first(table: typeof NAMES, text: string): ProductCategory | null {
  return table.find(([, words]) => words.test(text))?.[0] ?? null
}
