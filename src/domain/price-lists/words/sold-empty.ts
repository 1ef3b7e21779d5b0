import { phrases } from '../../words/word-list.ts'

/** What is drunk or cooked from, and is never sold filled. */
const GLASSWARE = phrases`
verre(s)
pichet(s)
carafe(s)
gobelet(s)
mug(s)
tasse(s)
chope(s)
saladier(s)
ramequin(s)
cruche(s)
broc(s)
casserole(s)
marmite(s)
faitout(s)
sauteuse(s)
bassine(s)
cul(s) de poule
shaker(s)
verseuse(s)
soupiere(s)
sauciere(s)
theiere(s)
cafetiere(s)
thermos
`

/** Vessels that are sold empty, and filled. */
const FILLABLE = phrases`
seau(x)
bac(s)
bocal
bocaux
pot(s)
bol(s)
boite(s)
barquette(s)
terrine(s)
verrine(s)
coupelle(s)
recipient(s)
conteneur(s)
contenant(s)
jarre(s)
bonbonne(s)
`

const VESSELS = phrases`
${GLASSWARE}
${FILLABLE}
bouteille(s)
bidon(s)
flacon(s)
flute(s)
coupe(s)
plat(s)
`

const MADE_OF = phrases`
kraft
carton
plastique
polypro*
polycarbonate
polyethylene
[pp|pe|pet|rpet|pehd|ps]
jetable(s)
reutilisable(s)
operculable(s)
empilable(s)
vide(s)
pulpe
bagasse
bambou
inox
alu(minium)
verre
melamine
porcelaine
faience
gres
gastro(norme)(s)
gn
`

const DETAILS = phrases`
${MADE_OF}
avec
sans
couvercle(s)
anse(s)
bouchon
hermetique(s)
alimentaire(s)
gradue(e)(s)
transparent(e)(s)
rond(e)(s)
carre(e)(s)
rectangulaire(s)
ovale(s)
le parfait
`

/** Vessels whose content, if a name says one, is not sure to be sold with them. */
export const FILLABLE_VESSELS = phrases`
^${FILLABLE}¦
`

/** Vessels that a name says to be of some material: sold empty, unless it also names a food. */
export const VESSELS_OF_MATERIAL = phrases`
^${VESSELS}¦…¦${MADE_OF}¦
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
^${GLASSWARE}¦{not  (<word> )[de|d']( )<letter>}
^${VESSELS} a {not l'|la |l }<word>
^${FILLABLE}( ${DETAILS})+( #([,|.]#)( )(c|m)l)( ${DETAILS})+$
¦[saladier|bol|verre|barquette|pot|gobelet](s) [kraft|carton|plastique|jetable(s)|operculable(s)|vide(s)|pulpe|bagasse|inox|rpet]¦
`
