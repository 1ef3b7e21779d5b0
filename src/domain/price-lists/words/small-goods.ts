import { phrases } from '../../words/word-list.ts'

/** Foods of which one weighs a few grams: a weight beside them is of a tray or a bag. */
export const SMALL_GOODS = phrases`
¦fraise(s)
¦framboise(s)
¦myrtille(s)
¦mure(s)¦
¦groseille(s)
¦cassis¦
¦airelle(s)
¦physalis
¦cerise(s)
¦raisin(s)
¦champignon(s)
¦girolle(s)
¦mache¦
¦roquette
¦mesclun
¦cresson
¦epinard(s)
¦pousse(s)¦
¦germe(s)¦
¦persil
¦basilic
¦menthe¦
¦coriandre
¦ciboulette
¦aneth
¦cerfeuil
¦estragon
¦thym¦
¦romarin
¦salicorne
¦crevette(s)
¦bulot(s)
¦moule(s)¦
`
