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

/** Dry foods of which one weighs some grams: a weight from a tenth of a kilogram on is of a box or a bag of them. */
export const DRY_SMALL_GOODS = phrases`
^(mini(-| ))[biscuit|sable|boudoir|speculoos|tuile|gressin|cracker|biscotte|palet|galette](s)¦{not …¦[fourre|tablette]}
^petit(s)(-| )beurre
^langue(s) de chat
^[amande|noisette|pistache|cajou|cacahuete|pignon|cerneau](x|s)¦
^noix de [cajou|pecan|macadamia]
^raisin(s) sec(s)
^herbes de provence
^[cranberry|cranberries|pepite|vermicelle|lentille|croutons](s)¦
^[chapelure|levure|fecule|maizena|agar|gelatine|bicarbonate]¦
`
