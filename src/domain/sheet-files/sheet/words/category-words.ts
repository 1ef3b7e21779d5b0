import { phrases } from '../../../words/word-list.ts'

export const DESSERTS = phrases`
dessert(s)
patisserie(s)
sucre(s)
entremets
glace(s)
postre(s)
sweet(s)
gouter(s)
`

export const STARTERS = phrases`
entree(s)
hors d?oeuvre(s)
amuse[-| ]bouche(s)
starter(s)
appeti[s|z]er(s)
entrante(s)
tapas
soupe(s)
potage(s)
`

/** What a sheet is called that is served beside dishes, where its file says no category. */
export const BREADS = phrases`
^pain(s)$
^pain(s) [maison|complet|blanc|noir|pita|burger]
^pain(s) [de|a la|aux|au] [campagne|mie|seigle|cereales|levain|noix|olives|burger]
^baguette(s)
^focaccia(s)
^fougasse(s)
^ciabatta(s)
^gressin(s)
^grissini(s)
^bread(s)
`

export const SAUCES = phrases`
sauce(s)
jus
fond(s)
salsa(s)
vinaigrette(s)
coulis
`

export const MAINS = phrases`
plat(s)
main(s)
main course(s)
plato(s)
segundo(s)
principal(es)
viande(s)
poisson(s)
pizza(s)
pates
`
