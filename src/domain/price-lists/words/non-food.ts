import { phrases } from '../../words/word-list.ts'

export const CLEANING_GOODS = phrases`
liquide(s)
produit(s)
poudre(s)
pastille(s)
tablette(s)
gel(s)
sel(s)
`

export const CLEANING_TASKS = phrases`
vaisselle
rincage
entretien
menager(s)
lavage
lave
mains
sol(s)
vitres
adoucisseur
regenerant
`

export const NON_FOOD_RAYONS = phrases`
entretien
menager(s)¦
hygiene
nettoyage
droguerie
jetable(s)¦
usage unique
non(?)[alimentaire|food]
papeterie
emballage(s)¦
art de la table
cleaning
janitorial
disposable(s)
limpieza
pulizia
detersiv
reinigung
hygiene
`

export const NON_FOOD_NAMES = phrases`
(eau(x) de )javel
lessive
detergent
degraissant
desinfectant
detartrant
decapant
nettoyant
vaisselle
alcool a bruler
savon(s)¦
eponge(s)¦
sac(s) (a |de )poubelle(s)
poubelle(s)
essuie(?)[tout|main](s)
papier(s) [toilette|hygienique|alu|sulfurise|cuisson|thermique]
film [etirable|alimentaire|alu]
gant(s) [latex|nitrile|vinyle|jetable|a usage]
serpilliere
balai(s)¦
lavette(s)¦
lingette(s)¦
serviette(s)¦
gobelet(s)¦
insecticide
desodorisant
bloc(s) wc
creme a recurer
tampon(s) (a )recurer
porcelaine
bleach
washing(?)up
dishwasher
toilet paper
bin [bags|liners]
`
