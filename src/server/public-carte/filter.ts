import type { PublicCarte, PublicDish, PublicMenu } from '#contract/public-cartes.ts'
import { ALLERGENS, type Allergen } from '#domain/allergens/allergen.ts'

type Declared = Pick<PublicDish, 'allergens' | 'traces' | 'allergensKnown'>

/** What is left of a carte for someone who cannot eat some things. */
export type Filtered = {
  menus: PublicMenu[]
  gammes: PublicCarte['gammes']
  /** Dishes without them as far as anyone knows, which is not far enough. */
  unsure: PublicDish[]
}

/**
 * Dishes that certainly contain none of these. A dish that is not fully declared, or may hold traces, is listed apart,
 * never here. Of a
 * menu the dishes are left that are sure; one that then lacks a course is left out.
 */
export function filterCarte({ menus, gammes }: PublicCarte, without: readonly Allergen[]): Filtered {
  const holdsNone = ({ allergens }: Declared) => !without.some((allergen) => allergens.includes(allergen))
  const isSure = (dish: Declared) =>
    dish.allergensKnown && holdsNone(dish) && !without.some((allergen) => dish.traces.includes(allergen))
  return {
    menus: menus
      .filter(({ courses }) => courses.every(({ dishes }) => dishes.length === 0 || dishes.some(isSure)))
      .map((menu) => ({
        ...menu,
        courses: menu.courses.map((course) => ({ ...course, dishes: course.dishes.filter(isSure) })),
      })),
    gammes: gammes
      .map((gamme) => ({ ...gamme, dishes: gamme.dishes.filter(isSure) }))
      .filter(({ dishes }) => dishes.length > 0),
    unsure: dishesOf(gammes).filter((dish) => holdsNone(dish) && !isSure(dish)),
  }
}

/** The allergens that some dish holds, or may hold traces of, in the order of the list. */
export function allergensOn({ menus, gammes }: PublicCarte): Allergen[] {
  const inMenus = menus.flatMap(({ courses }) => courses.flatMap(({ dishes }) => dishes))
  const present = new Set(
    [...dishesOf(gammes), ...inMenus].flatMap(({ allergens, traces }) => [...allergens, ...traces]),
  )
  return ALLERGENS.filter((allergen) => present.has(allergen))
}

export function dishesOf(gammes: PublicCarte['gammes']): PublicDish[] {
  return gammes.flatMap(({ dishes }) => dishes)
}
