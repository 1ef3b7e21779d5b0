import { phrases } from '../../words/word-list.ts'

const VESSELS = phrases`
saladier(s)
bol(s)
verre(s)
barquette(s)
pot(s)
gobelet(s)
`

const MADE_OF = phrases`
kraft
carton
plastique
jetable(s)
operculable(s)
vide(s)
pulpe
bagasse
inox
rpet
`

/** Products that are sold empty: their capacity is not a content. */
export const SOLD_EMPTY = phrases`
¦alu(minium)¦
¦gobelet(s)¦
¦couvercle(s)¦
¦assiette(s)¦
¦poubelle(s)¦
¦sac(s) kraft
¦sac(s) sous(?)vide
¦sac(s) congelation
¦sac(s) cabas
¦sac(s) a dechets
¦sac(s)( <word>)( <word>) #( )l(itre(s))¦
¦housse(s)¦
¦poche(s) [a douille|sous(?)vide]
¦sac(s) bretelles
¦boite(s) kraft
¦boite(s) pizza
¦boite(s) salade
¦boite(s) repas
¦boite(s) burger
¦${VESSELS} ${MADE_OF}¦
`
