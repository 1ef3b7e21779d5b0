import { phrases } from '../../../words/word-list.ts'

export const STEPS_HEADS = phrases`
progression…
etape(s)( …)
methode…
mode operatoire…
realisation
deroulement…
technique(s) de realisation…
procede(s)( …)
mise en oeuvre
method…
procedure
instruction(s)
directions
(preparation )step(s)
elaboracion…
paso(s)
preparacion
modo de …
`

/** Heads of the part of a dish that a line or a step is of. */
export const PART_HEADS = phrases`
phase(s)( [technique(s)|essentielle(s)|de <word>])
etape(s)
partie(s)( de la recette| du plat)
stage(s)
fase(s)
`

export const DISH_HEADS = phrases`
plat(s)
recette(s)
fiche(s)( technique(s))
nom [du plat|de la recette|de la fiche|recette|plat]
intitule [du plat|recette]
dish(es)( name)
recipe(s)( name)
menu item(s)
plato(s)
receta(s)
nombre [de(l) plato|de la receta]
preparation(s)
titre
produit(s) [fini(s)|vendu(s)|compose(s)]
article(s) [fini(s)|vendu(s)|compose(s)]
[designation|libelle|nom] (du |de l')[pf|produit fini|produit vendu|article fini|article vendu|compose|plat|recette]
pf
nomenclature(s)
finished [good|product|item](s)
producto(s) [final(es)|terminado(s)|acabado(s)]
`

/** Heads of names that only recipes have. */
export const RECIPE_NAMES = phrases`
ingredient(e)(s)
denree(s)
composant(e)(s)
constituant(s)
matiere(s)( premiere(s))
component(s)
`

export const FOOD_HEADS = phrases`
${RECIPE_NAMES}
ingredient(s)( …)
denree(s)( …)
designation(s)( …)
matiere(s) premiere(s)…
genero(s)
materia prima
denominacione(s)
denominacion…
composition
matiere(s) [utilisee|d'oeuvre|brute](s)
mp
raw material(s)
componente(s)
nom(s) (du |des |de l')[produit(s)|ingredient(s)|article(s)|denree(s)]
liste(s) des ingredients
[product|ingredient|item] name(s)
nombre del [producto|ingrediente]
commodit[y|ies]
food item(s)
`

export const PRODUCT_HEADS = phrases`
produit(s)( …)
article(s)
libelle(s)( …)
item(s)
product(s)( …)
producto(s)
articulo(s)
nature( des [denrees|produits|ingredients])
nature(s)
`

export const NAME_HEADS = phrases`
nom(s)
name
description
descriptif
nombre
descripcion
marchandise(s)
`

export const NOTE_HEADS = phrases`
remarque(s)
observation(s)
commentaire(s)
note(s)
comment(s)
precision(s)
decoupe(s)
taillage(s)
observaciones
comentario(s)
`

/** Not folded. */
export const INGREDIENT_HEADS = phrases`
ingr([é|e]dient(s)|.)
denr[é|e]e(s)
composition
ingrediente(s)
composant(s)
`
