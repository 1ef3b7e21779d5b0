import { phrases } from '../../words/word-list.ts'

const EGGS = phrases`
^oeuf(s)¦{not …[autruche|caille|lump|saumon|truite|chocolat]}
`
const TINY_DISPOSABLES = phrases`
cure(?)dent(s)
^pique(s)¦
^[pics|brochettes|batonnets]¦…bois
^paille(s)¦
touillette(s)
agitateur(s)
toothpick(s)
^[drinking ]straw(s)¦
`
const DISPOSABLES = phrases`
^gant(s)¦{not …[cuir|anti(?)chaleur|four|anti(?)coupure|cotte]}
^charlotte(s)¦{not …[fraise|chocolat|framboise|poire]}
^masque(s)¦
^surchaussure(s)¦
^gobelet(s)¦
^couvercle(s)¦
^assiette(s)¦…¦[carton|pulpe|bagasse|plastique|jetable(s)|kraft]
^serviette(s)¦…¦[ouate|papier|plis|pli|cocktail]
^[fourchette|couteau|cuillere|couvert](s)¦…¦[bois|plastique|jetable(s)]
^barquette(s)¦…¦[alu*|kraft|plastique|carton|pulpe]
^sac(s) (a |de )[poubelle(s)|dechets]
^sac(s) [kraft|bretelles|congelation|sous(?)vide]
^filtre(s)¦
^poche(s) [a douille|sous(?)vide]
^[nitrile|latex|vinyl] gloves
^[bin liner|bin bag|paper cup|napkin]s¦
`
const SMALL_CAKES = phrases`
^macaron(s)¦
^madeleine(s)¦
^chouquette(s)¦
^[petit(s) four|canele|mignardise|financier](s)¦
`
const PASTRIES = phrases`
^[eclair|tartelette|chou|religieuse|mille(?)feuille|paris(?)brest](s|x)¦{not [fleur|rouge|vert|blanc|frise|kale|pointu|rave]}
`

/**
 * The usual wholesale prices of one of what is counted in packs, EUR without VAT, by the words of a name, the first that fits; set
 * by judgement: a price of all and a price of one are hardly both among them.
 */
export const ITEM_PRICES: readonly (readonly [words: string, least: number, most: number])[] = [
  [EGGS, 0.08, 0.9],
  [TINY_DISPOSABLES, 0.0004, 0.25],
  [DISPOSABLES, 0.004, 1.2],
  [SMALL_CAKES, 0.12, 2.5],
  [PASTRIES, 0.25, 6],
]
