import type { Carte } from '#contract/cartes.ts'
import { type MissingNames, missingNames } from '#domain/cartes/missing-names.ts'

/** The names on a carte, printed or online, that have no English text. */
export function missingOn({ gammes, menus }: Pick<Carte, 'gammes' | 'menus'>): MissingNames {
  return missingNames({
    gammes: gammes.map(({ recettes, ...gamme }) => ({
      ...gamme,
      dishes: recettes.map((dish) => ({ nom: dish.nomAffiche, nomEn: dish.nomAfficheEn })),
    })),
    menus: menus.map(({ choices, ...menu }) => ({ ...menu, courses: choices })),
  })
}
