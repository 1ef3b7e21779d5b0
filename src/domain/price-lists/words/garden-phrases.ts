import { phrases } from '../../words/word-list.ts'

export const VEGETABLE_PHRASES = phrases`
haricot(s) beurre
pomme(s) de terre
tomate(s)¦
poivron(s)¦
oignon(s)¦
carotte(s)¦
betterave(s)¦
aubergine(s)¦
chou(x)¦
patate(s)¦
piment(s)¦
radis¦
asperge(s)¦
courge(s)¦
endive(s)¦
artichaut(s)¦
ail(s)¦
navet(s)¦
salade(s){not  [de |<digit> ]fruits}¦
laitue(s)¦
chicoree(s)¦
thym(s)¦
menthe(s)¦
basilic(s)¦
verveine(s)¦
citronnelle
patate(s) douce(s)
chou(x)(?)fleur(s)
poire(s) de terre
coeur(s) de palmier
fond(s) d['|’]artichaut
coeur(s) d['|’]artichaut
langue de boeuf \(champ
pied(s) de mouton
trompette(s) de la mort
oreille(s) de judas
pleurote(s)
feuille(s) de chene
melisse
pois [gourmand(s)|mange(?)tout]
petit(s) pois
mais doux
feve(s) fraiche(s)
salicorne(s)
`

export const FRUIT_PHRASES = phrases`
noix de coco
noix fraiche(s)
raisin(s) muscat¦
raisin(s) blanc¦
raisin(s) noir¦
raisin(s) rose¦
citron(s) caviar
orange(s) sanguine(s)
pomme(s) [golden|gala|granny]
fruit(s) rouge(s)
salade(s) [de |d['|’]|<digit> ]fruits
melon(s) [vert|jaune|charentais]
nectarine(s)
`
