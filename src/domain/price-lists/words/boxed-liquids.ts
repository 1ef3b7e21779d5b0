import { phrases } from '../../words/word-list.ts'

/** Vessels of several litres, as names and packs write them. */
const VESSELS = phrases`
¦bib¦
bag?in?box
¦cubi
¦outre(s)¦
¦fut(s)¦
¦keg(s)¦
¦bidon(s)¦
jerrican
jerrycan
bonbonne
tonnelet
fontaine
¦poche(s)¦
`

const FINE_OILS = phrases`
huile…[olive|noix|noisette|sesame|truffe|pistache|argan]
`
const OILS = phrases`
¦huile
friture
tournesol
colza
`
const SYRUPS = phrases`
¦sirop
post?mix
`
const BEERS = phrases`
¦biere
[blonde|ambree|blanche]¦
lager
pils
¦ipa¦
stout
panache
`
const JUICES = phrases`
¦jus¦
nectar
smoothie
`
const SOFT_DRINKS = phrases`
cidre
limonade
¦[cola|soda]
ice tea
the glace
kombucha
kefir
`
const MILKS = phrases`
¦lait¦{not  de}
`
const CREAMS_AND_SAUCES = phrases`
¦[lait|creme]¦
sauce
coulis
balsamique
`
const CHEAP_LIQUIDS = phrases`
vinaigre [blanc|cristal|d?alcool|menager]
javel
`
const WINES = phrases`
¦bib¦
bag?in?box
¦vin(s)¦
¦cubi
`
const WATERS = phrases`
¦eau(x)¦{not ?de?vie}
`

/**
 * Liquids that come in such vessels, by words of their name and vessel, the first that fits; with their usual wholesale prices
 * in France, EUR without VAT for a litre from a vessel of several, set by judgement.
 */
export const BOXED_LIQUIDS: readonly (readonly [words: string, least: number, most: number])[] = [
  [FINE_OILS, 2.6, 40],
  [OILS, 0.9, 12],
  [SYRUPS, 1, 15],
  [BEERS, 1.2, 12],
  [JUICES, 1, 15],
  [SOFT_DRINKS, 0.6, 10],
  [MILKS, 0.65, 6],
  [CREAMS_AND_SAUCES, 1, 20],
  [WATERS, 0.05, 5],
  [CHEAP_LIQUIDS, 0.2, 6],
  [WINES, 1.1, 15],
  [VESSELS, 0.4, 40],
]
