import { phrases } from '../../../words/word-list.ts'

/** Not folded. */
export const UNITS_BEFORE_FIGURE = phrases`
kg(s)
kilo(s)
(k)g(r)(s)
(c|d|m)l
lt
litro(s)
litre(s)
`

export const UNITS_BEHIND_NAME = phrases`
botte(s)
gousse(s)
feuille(s)
piece(s)
unite(s)
bouteille(s)
barquette(s)
sachet(s)
boite(s)
bocal
bocaux
paquet(s)
kg(s)
kilo(s)
litre(s)
cl
ml
`

/** Not folded. */
export const PACKS_BEHIND_NAME = phrases`
sac(s)
carton(s)
colis
bidon(s)
seau(x)
bo[i|î]te(s)
pot(s)
plateau(x)
brique(s)
poche(s)
caisse(s)
f[u|û]t(s)
baril(s)
big( |-)bag(s)
`

export const UNITS_BEHIND_PRICE = phrases`
(k)g(r)
gramme(s)
kilo(s)
(c|d|m)l
litre(s)
piece(s)
pc(s)
`
