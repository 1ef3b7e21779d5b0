import type { Carte, CarteDish } from '#contract/cartes.ts'
import { checkCarte } from '#domain/cartes/check-carte.ts'
import type { CarteCheck, CheckedDish } from '#domain/cartes/check-carte.ts'
import { compareNames } from '#domain/catalogue/compare-names.ts'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { dishesOf, footOf } from '../print/carte-document-of.ts'

/** A dish or a menu with the links to where the problem is fixed. */
export interface ListedDish extends CheckedDish {
  /** Of its gamme or its menu, or of its sheet where its name comes from there. */
  place: AppPath
  ficheId: string | null
  /** Whether its rate of VAT is its own, which is changed on its gamme. */
  ownRate: boolean
  meats: CarteDish['meats']
  undeclaredProducts: CarteDish['undeclaredProducts']
}

/** A page where a problem is fixed, with its name. */
export interface Fix {
  label: string
  to: AppPath
}

/** What the law asks of a carte, and what this one lacks. */
export function checksOf(carte: Carte): CarteCheck<ListedDish>[] {
  const { heading, allergenNote } = carte
  const dishes = [...onGammes(carte), ...onMenus(carte)]
  return checkCarte({ dishes, heading, allergenNote, footerLines: footOf(carte) })
}

function onGammes({ gammes }: Carte): ListedDish[] {
  return gammes.flatMap((gamme) =>
    gamme.recettes.map(
      ({ ficheId, description, tvaRate, meats, undeclaredProducts, drinksOnly, ...dish }) => ({
        place: paths.gamme(gamme.id),
        gamme: gamme.nom,
        name: dish.nomAffiche,
        priceTtc: dish.prixTtcAffiche,
        undeclared: dish.undeclaredLines > 0,
        ficheId,
        ownRate: (dish.ownTvaRate ?? null) !== null,
        description,
        tvaRate,
        meats,
        undeclaredProducts,
        drinksOnly,
      }),
    ),
  )
}

/** Menus, which have a price, and their dishes that are on no gamme, which have none. */
function onMenus(carte: Carte): ListedDish[] {
  const listed = new Set(dishesOf(carte).map(({ ficheId }) => ficheId))
  const plain = { gamme: '', description: '', drinksOnly: false, ownRate: false }
  return carte.menus.flatMap(({ id, nom, prixTtc, choices }) => {
    const offered = choices.flatMap(({ dishes }) => dishes)
    if (offered.length === 0) return []
    const place = paths.menu(id)
    const menu = { name: nom, priceTtc: prixTtc, tvaRate: null, undeclared: false, meats: [], ficheId: null }
    const others = offered.filter(({ ficheId }) => !listed.has(ficheId))
    for (const { ficheId } of others) listed.add(ficheId)
    return [
      { ...plain, ...menu, place, undeclaredProducts: [] },
      ...others.map((dish) => ({
        ...plain,
        place: paths.editRecipe(dish.ficheId),
        name: dish.nom,
        priceTtc: null,
        tvaRate: dish.tvaRate,
        undeclared: dish.undeclaredLines > 0,
        undeclaredProducts: [],
        meats: dish.meats,
        ficheId: dish.ficheId,
      })),
    ]
  })
}

/** The pages that fix the problems of a check, each once, by name. */
export function fixesOf({ kind, dishes }: CarteCheck<ListedDish>): Fix[] {
  const places = dishes.flatMap((dish): Fix[] => {
    const { name, place, ficheId, ownRate, meats, undeclaredProducts } = dish
    if (kind === 'meat') return meats.filter(({ origin }) => origin === null).map(productPlace)
    if (kind === 'allergens' && undeclaredProducts.length > 0) return undeclaredProducts.map(productPlace)
    // A line without a product has nothing to declare, and a rate of VAT is of the sheet where the dish has none: both are fixed there.
    if ((kind === 'allergens' || (kind === 'alcohol' && !ownRate)) && ficheId !== null)
      return [{ label: name, to: paths.editRecipe(ficheId) }]
    return [{ label: name, to: place }]
  })
  const once = new Map(places.map((place) => [`${place.to} ${place.label}`, place]))
  return [...once.values()].toSorted((one, other) => compareNames(one.label, other.label))
}

function productPlace({ id, name }: { id: string; name: string }): Fix {
  return { label: name, to: paths.editProduct(id) }
}
