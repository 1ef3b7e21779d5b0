import { phrases } from '../../words/word-list.ts'

const MILK = phrases`
^lait(s) (uht )[entier|demi(?)ecreme|ecreme|uht]¦{not …[poudre|concentre|chevre|brebis|lactose]}
`
const SUGAR = phrases`
^sucre(s) (blanc )[semoule|en poudre|cristal|glace|cristallise]¦{not …[vanill*|canne]}
`
const FLOUR = phrases`
^farine(s) (de )(ble|froment)(blanche|patissiere|boulangere)( )t(?)[45|55|65]¦
`
const SALT = phrases`
^[sel fin|gros sel|sel de cuisine]¦{not …[fleur|fume|guerande|rose|himalaya|celeri|noirmoutier]}
`
const OIL = phrases`
^huile(s) (de |d')[tournesol|colza]¦{not …[oleique|vierge|bio]}
`
const WATER = phrases`
^eau(x) [de source|minerale|plate|gazeuse|petillante]¦{not …[verre|consigne|aromatisee|parfumee]}
`

/**
 * The usual wholesale prices of a kilogram or a litre of staples, EUR without VAT, by the words of a name; set by judgement, the most
 * less than six times the least: of a price of one and a price of six, one alone is among them.
 */
export const STAPLE_PRICES: readonly (readonly [words: string, least: number, most: number])[] = [
  [MILK, 0.5, 2.6],
  [SUGAR, 0.55, 2.6],
  [FLOUR, 0.35, 2],
  [SALT, 0.2, 1.1],
  [OIL, 0.9, 4.5],
  [WATER, 0.1, 0.58],
]
