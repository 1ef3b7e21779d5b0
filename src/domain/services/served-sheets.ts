import { choicePortions } from '../menus/spread-menu.ts'
import { allotWhole } from '../quantity/allot-whole.ts'

interface OfferedDish {
  /** Of the dish on the carte. */
  id: string
  /** Its sheet. */
  ficheId: string
}

interface MenuChoice {
  /** `taken`: portions of all that is recorded of it in this menu; null where nothing is. */
  dishes: readonly { ficheId: string; taken: number | null }[]
}

interface OfferedMenu {
  id: string
  choices: readonly MenuChoice[]
}

interface OfferedCarte {
  gammes: readonly { dishes: readonly OfferedDish[] }[]
  menus: readonly OfferedMenu[]
}

/** Portions of a sheet that a service takes, by itself or in a menu. */
export interface ServedSheet {
  sheetId: string
  /** A whole number. */
  portions: number
  /** Null for what no menu takes. */
  menuId: string | null
  /** Spread evenly over the dishes of a choice, as what guests take is not recorded. */
  guessed: boolean
}

/**
 * The sheets that dishes and menus come to. A choice of a menu is spread by what was recorded of all its dishes, in the
 * same proportions; where anything is missing, evenly. Its parts are whole portions that add up to the menus: of what is spread
 * evenly and does not come out, the first dishes of the choice have one more.
 * @param portions whole numbers by the id of a dish of the carte or of a menu; what is not in it is left out
 */
export function servedSheets(carte: OfferedCarte, portions: ReadonlyMap<string, number>): ServedSheet[] {
  const dishes = carte.gammes.flatMap((gamme) =>
    gamme.dishes.map(({ id, ficheId }) => ({
      sheetId: ficheId,
      portions: portions.get(id) ?? 0,
      menuId: null,
      guessed: false,
    })),
  )
  const inMenus = carte.menus.flatMap(({ id, choices }) => {
    const menus = portions.get(id) ?? 0
    if (menus === 0) return []
    return choices.flatMap((choice) => {
      const spread = choicePortions(recordedShares(choice, menus), menus)
      const whole = allotWhole(
        menus,
        spread.map(({ taken }) => taken),
      )
      return spread.map(({ dish, recorded }, at) => ({
        sheetId: dish.ficheId,
        portions: whole[at] ?? 0,
        menuId: id,
        guessed: !recorded,
      }))
    })
  })
  return [...dishes, ...inMenus].filter((served) => served.portions > 0)
}

/** The dishes of a choice as so many menus take them, in the proportions of what was recorded. */
function recordedShares({ dishes }: MenuChoice, menus: number): MenuChoice['dishes'] {
  const sum = dishes.reduce((all, { taken }) => all + (taken ?? 0), 0)
  const known = sum > 0 && dishes.every(({ taken }) => taken !== null)
  return dishes.map(({ ficheId, taken }) => ({
    ficheId,
    taken: known && taken !== null ? (menus * taken) / sum : null,
  }))
}

/** The menus that are planned and have no dishes to make in some choice: nothing of it is in the plan. */
export function menusWithoutDishes<Menu extends OfferedMenu>(
  menus: readonly Menu[],
  portions: ReadonlyMap<string, number>,
): Menu[] {
  return menus.filter(
    ({ id, choices }) =>
      (portions.get(id) ?? 0) > 0 &&
      (choices.length === 0 || choices.some(({ dishes }) => dishes.length === 0)),
  )
}
