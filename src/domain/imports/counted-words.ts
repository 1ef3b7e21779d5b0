import { compareNames } from '../catalogue/compare-names.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'

/**
 * Words that count something without being a unit: what one of it weighs is a fact of the product. In French, singular,
 * whatever the language of the recipe: the interface names them by these keys.
 */
const COUNTED_WORDS = [
  'barre',
  'bâton',
  'bocal',
  'boîte',
  'bol',
  'bouchon',
  'boule',
  'bouquet',
  'branche',
  'brin',
  'brique',
  'carré',
  'chopine',
  'côte',
  'cube',
  'cuillère',
  'dose',
  'étoile',
  'feuille',
  'filet',
  'gousse',
  'grain',
  'louche',
  'mesure',
  'morceau',
  'noix',
  'paquet',
  'pavé',
  'pot',
  'quartier',
  'rondelle',
  'rouleau',
  'tablette',
  'tasse',
  'tête',
  'tige',
  'tranche',
  'verre',
  'zeste',
] as const
export type CountedWord = (typeof COUNTED_WORDS)[number]

/** What a product can say the weight of one of; that of a piece is its content. */
const WEIGHED_UNITS = ['barquette', 'botte', 'bouteille', 'sachet'] as const
export type WeighedWord = (typeof COUNTED_WORDS)[number] | (typeof WEIGHED_UNITS)[number]
export const isWeighedUnit = (unit: string): unit is (typeof WEIGHED_UNITS)[number] =>
  WEIGHED_UNITS.some((each) => each === unit)
export const WEIGHED_WORDS: readonly WeighedWord[] = [...COUNTED_WORDS, ...WEIGHED_UNITS].toSorted(
  compareNames,
)

/** '3 gousses' */
export interface CountedAmount {
  count: number
  word: CountedWord
}

/** What is filled before it is sold, in sizes that differ. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'boîte',
  'bocal',
  'pot',
  'paquet',
  'brique',
  'sachet',
  'barquette',
  'bouteille',
])

/** What is bought as it is counted, beside what is filled. */
const BOUGHT: ReadonlySet<string> = new Set(['barre', 'rouleau', 'tablette'])

/** Whether a unit counts what a kitchen takes of something sold otherwise: a clove, a slice, a leaf, a ladle. */
export const isPartOfSold = (unit: string | null): boolean =>
  COUNTED_WORDS.some((word) => word === unit) && !CONTAINERS.has(unit ?? '') && !BOUGHT.has(unit ?? '')

/** The vessels, of which one holds a volume. */
export const VESSELS: ReadonlySet<string> = new Set([
  'bol',
  'bouchon',
  'chopine',
  'cuillère',
  'louche',
  'mesure',
  'tasse',
  'verre',
])

/** Vessels that are a measure of one kitchen: '1 godet', '1 coupe', '1 ramequin'. Each is read as a `mesure` of that name. */
const OTHER_VESSELS =
  'assiette bolee cassolette chope coquetier coupe coupelle flute godet gobelet moque mug mugful pichet poelon quarteron ramequin roquille saladier sauciere setier soucoupe timbale tumbler pitcher goblet saucer pail'

/** How recipes write them: folded, without the s of the plural. */
const WRITTEN: Partial<Record<CountedWord, string>> = {
  bâton: 'batonnet stick',
  bocal: 'bocaux jar',
  boîte: 'bte conserve can tin box',
  bol: 'bowl',
  bouchon: 'bouchonnee capful',
  boule: 'scoop',
  bouquet: 'bunch bunche',
  branche: 'stalk rib',
  brin: 'brindille sprig',
  brique: 'brick briquette carton',
  carré: 'square',
  cuillère: 'cuilleree cuiller cuill cuil spoon spoonful',
  étoile: 'star',
  feuille: 'feuil leaf leave sheet',
  filet: 'fillet',
  gousse: 'gous clove',
  louche: 'louchee ladle ladleful',
  mesure: `measure ${OTHER_VESSELS}`,
  morceau: 'morceaux chunk thumb',
  noix: 'noisette knob',
  paquet: 'paq package packet pack pkg',
  pot: 'tub container',
  quartier: 'wedge',
  rondelle: 'lamelle',
  rouleau: 'rouleaux roll',
  tasse: 'teacup',
  tête: 'head bulb',
  tige: 'stem',
  tranche: 'tr slice rasher',
  verre: 'glass glasse shot wineglass wineglasse',
}

const OWN_NAMES: ReadonlySet<string> = new Set(['wineglass', 'wineglasse', ...OTHER_VESSELS.split(' ')])

/** Whether a vessel has another name than the counted word, so that its content is another one: '1 godet', '1 wineglass'. */
export const isVesselOfOtherName = (word: string): boolean =>
  OWN_NAMES.has(foldForSearch(word).replace(/s$/u, '')) || OWN_NAMES.has(foldForSearch(word))

export const COUNTED_BY_WORD: ReadonlyMap<string, CountedWord> = new Map(
  COUNTED_WORDS.flatMap((key) =>
    [foldForSearch(key), ...(WRITTEN[key]?.split(' ') ?? [])].map((word): [string, CountedWord] => [
      word,
      key,
    ]),
  ),
)

const OF = /^\s+(?:d(?:e|u|')|of\s)/u
const FAT = String.raw`(?:\s+\w+)?\s+(?:d(?:e|u|')|of)?\s*(?:beurre|margarine|saindoux|graisse|gingembre|butter)`

/** What must follow a word that has a further meaning: without it, '12 noix' are nuts and a rib is meat. */
export const ONLY_BEFORE: Partial<Record<string, RegExp>> = {
  noix: new RegExp(`^${FAT}`, 'u'),
  noisette: new RegExp(`^${FAT}`, 'u'),
  cote: /^\s+de\s+(?:celeri|blette|fenouil|rhubarbe)/u,
  rib: /^\s+(?:of\s+)?celery/u,
  grain: /^\s+d/u,
  zeste: /^\s+d/u,
  barre: /^\s+d/u,
  star: /^\s+anis/u,
  roll: /^\s+(?:of\s+)?(?:puff|short|filo|pastry)/u,
  bouchon: OF,
  mesure: OF,
  measure: OF,
  ...Object.fromEntries(OTHER_VESSELS.split(' ').map((word) => [word, OF])),
  clove: /^(?:\s+(?:of\s+)?(?:\w+\s+){0,2}garlic|,)/u,
}

/** What follows where the word is part of a name: a lettuce, a head of veal, a bundle of herbs. */
export const NOT_BEFORE: Partial<Record<string, RegExp>> = {
  bouquet: /^\s+garni/u,
  feuille: /^\s+de\s+chene/u,
  tete: /^\s+de\s+(?:veau|moine|porc|cochon)/u,
  filet: /^\s+mignon/u,
  carre: /^\s+frais/u,
}

/** Words that belong to the name too: a fillet of bass is another product than the bass. */
export function isPartOfName(word: CountedWord, behind: string): boolean {
  if (word === 'filet' || word === 'pavé' || word === 'côte') return true
  if (word === 'carré') return !/^\s+(?:of\s+|d(?:e|u|')\s*)?(?:chocolat|beurre|chocolate)/u.test(behind)
  return word === 'feuille' && /^\s+d(?:e|')\s*(?:brick|filo|riz|nori)/u.test(behind)
}
