import type { Carte, CarteDish } from '#contract/cartes.ts'
import { checkCarte } from '#domain/cartes/check-carte.ts'
import type { CarteCheck, CheckedDish } from '#domain/cartes/check-carte.ts'
import { paths } from '#web/lib/paths.ts'
import type { AppPath } from '#web/lib/paths.ts'
import { footOf } from '../print/carte-document-of.ts'

/** A dish with what leads to where it is mended. */
export interface ListedDish extends CheckedDish {
  id: string
  gammeId: string
  ficheId: string
  meats: CarteDish['meats']
  undeclaredProducts: CarteDish['undeclaredProducts']
}

/** Where something is mended, under the name it is known by. */
export interface Mending {
  label: string
  to: AppPath
}

/** What the law asks of a carte, and what this one lacks. */
export function checksOf(carte: Carte): CarteCheck<ListedDish>[] {
  const { heading, allergenNote } = carte
  const dishes = carte.gammes.flatMap(({ id: gammeId, nom: gamme, recettes }) =>
    recettes.map((dish) => listed(dish, { gammeId, gamme })),
  )
  return checkCarte({ dishes, heading, allergenNote, footerLines: footOf(carte) })
}

function listed(dish: CarteDish, gamme: Pick<ListedDish, 'gamme' | 'gammeId'>): ListedDish {
  const { id, ficheId, description, tvaRate, meats, undeclaredProducts, drinksOnly } = dish
  return {
    ...gamme,
    id,
    ficheId,
    description,
    tvaRate,
    meats,
    undeclaredProducts,
    drinksOnly,
    name: dish.nomAffiche,
    priceTtc: dish.prixTtcAffiche,
    undeclared: dish.undeclaredLines > 0,
  }
}

/** The pages that mend what a check has found, each once, by name. */
export function mendingsOf({ kind, dishes }: CarteCheck<ListedDish>): Mending[] {
  const places = dishes.flatMap((dish): Mending[] => {
    if (kind === 'meat')
      return dish.meats.filter(({ origin }) => origin === null).map((meat) => productPlace(meat))
    if (kind === 'allergens')
      // A line without a product has nothing to declare: it is mended in the sheet.
      return dish.undeclaredProducts.length > 0
        ? dish.undeclaredProducts.map((product) => productPlace(product))
        : [{ label: dish.name, to: paths.editRecipe(dish.ficheId) }]
    return [{ label: dish.name, to: paths.gamme(dish.gammeId) }]
  })
  const once = new Map(places.map((place) => [`${place.to} ${place.label}`, place]))
  return [...once.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))
}

function productPlace({ id, name }: { id: string; name: string }): Mending {
  return { label: name, to: paths.editProduct(id) }
}
