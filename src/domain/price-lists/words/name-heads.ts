import { phrases } from '../../words/word-list.ts'

const NAMES = phrases`
designation
libelle
¦lib¦
denomination
intitule
¦nom¦
`

const LENGTHY = phrases`
long
longue(s)
detaill(e)(e)(s)
complete(s)
complementaire
technique
etendu(e)
secondaire
anglais(e)
english
traduit(e)
traduction
`

/** Heads of what is the name of a product only where no better column has it: 'Description', 'Désignation longue'. */
export const NOTES = phrases`
descripti[on|f]
beschreibung
zusatz
${NAMES}…¦${LENGTHY}¦
¦[long|longue] [designation|libelle|name]
complement
`

/** Heads of names in plain words. */
export const PLAIN_NAMES = phrases`
desig*(.)
libelle(s)
lib(.)
denomination(s)
intitule(s)
produit(s)
article(s)
nom(s)
marchandise(s)
product(s)
item(s)
name(s)
description(s)
`

/** 'Désignation du produit': what such a head may say that it names. */
export const NAMED_THINGS = phrases`
produit(s)
article(s)
commercial(e)(s)
marchandise(s)
`
