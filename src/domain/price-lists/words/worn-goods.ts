import { phrases } from '../../words/word-list.ts'

/** What is worn or comes in sizes of clothes, in French and English. */
export const WORN_GOODS = phrases`
^gant(s)¦
^(sous(?))gant(s)¦
^[veste|tablier|pantalon|blouse|calot|toque|bonnet|chemise|gilet|polo|bandana|tenue|blouson|uniforme](s)¦
^charlotte(s)¦{not …[fraise|chocolat|framboise|poire|fruit|kg]}
^[chaussure|sabot|botte|basket|chaussette|semelle|surchaussure](s)¦…¦[securite|cuisine|cuisinier|blanc(he)(s)|noir(e)(s)|eva|jetable(s)|antiderapant(e)(s)|taille|pointure]
^surchaussure(s)¦
^(tee|t)(?)shirt(s)¦
^combinaison(s)¦
^masque(s)¦
^manchette(s)¦
^cotte(s)¦
^genouillere(s)¦
gloves¦
apron(s)¦
[chef|chefs|chef?s] [jacket|coat|hat](s)¦
trousers¦
¦taille(s)¦
¦size¦
`

/** What is poured, beside the drinks and the liquids of vessels. */
export const POURED_GOODS = phrases`
liquide(s)¦
nettoyant
desinfectant
detergent
degraissant
lessive
bouillon
¦fond(s) de
fumet
vinaigre
alcool
liqueur
coulis
veloute
¦soupe
gaspacho
gazpacho
glycerine
white spirit
¦[milk|cream|oil|vinegar|juice|water|syrup|bleach]¦
`
