import { phrases } from '../../words/word-list.ts'

/** Breads and viennoiseries, which bakers sell by the piece. */
export const BAKED_GOODS = phrases`
^(petit(s) )pain(s)¦{not …[epice(s)|sucre|viande|poisson|legume(s)|glace]¦}
^(demi-)(mini )baguette(s)¦
^[ficelle|flute|boule|batard|bun|ciabatta|focaccia|fougasse](s)¦
^(mini )[croissant|brioche|chocolatine](s)¦
^chausson(s) aux pommes¦
^(burger )bun(s)¦
`
