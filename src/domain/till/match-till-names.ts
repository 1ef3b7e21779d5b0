import { nameMatcher } from '../imports/name-matcher.ts'
import type { TillName } from './read-till.ts'
import { tillKey } from './till-key.ts'

export interface NamedDish {
  id: string
  name: string
}

/** A menu with the dishes that its choices offer, each with a separate id. */
export interface NamedMenu extends NamedDish {
  dishes: readonly NamedDish[]
}

/** The dishes and menus that the till's names meant last time. */
export interface KnownNames {
  dishes: Readonly<Record<string, string>>
  ignored: readonly string[]
  /** Of a name that several had when the user chose one, all of these: one more is asked about again. */
  among?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * How certain the dish of a till's name is.
 * - `known`: confirmed with an earlier file
 * - `sure`: the name of one dish or menu, or nearly, and of no other
 * - `doubtful`: several are possible; or more refunds than sales, or a sum that is not whole
 * - `unknown`: similar to no dish
 * - `ignored`: marked with an earlier file as no dish
 */
export type TillCertainty = 'known' | 'sure' | 'doubtful' | 'unknown' | 'ignored'

export interface TillMatch extends TillName {
  certainty: TillCertainty
  /** The matched dish, menu, or dish taken in a menu; null until the user chooses one. */
  dishId: string | null
  /** By descending probability. */
  candidates: string[]
  /** Where several have exactly this name, all of these. */
  alike?: string[]
}

/** Between the name of a menu and that of a dish taken in it: 'Menu du soir - Sole', 'Sole (menu du soir)'. */
const JOINTS = /^(?:[\s\-–—:>/|+(),.]|(?:dans|avec|in|du|de)\b)+|[\s\-–—:>/|+(),.]+$/gu

/**
 * Each name of a till's file with its dish or menu. One that has the name of a menu and more in it is looked for among
 * the dishes of that menu.
 */
export function matchTillNames(
  names: readonly TillName[],
  dishesOfCarte: readonly NamedDish[],
  menus: readonly NamedMenu[],
  known: KnownNames | null,
): TillMatch[] {
  const dishes: NamedDish[] = [...dishesOfCarte, ...menus.map(({ id, name }) => ({ id, name }))]
  const ids = new Set([...dishes, ...menus.flatMap((menu) => menu.dishes)].map(({ id }) => id))
  // The longest name first: 'Menu du soir enfant' is not a dish of 'Menu du soir'.
  const keyed = [...Map.groupBy(menus, ({ name }) => tillKey(name))]
    .map(([key, alike]) => ({ key, dishes: alike.flatMap((menu) => menu.dishes) }))
    .map((menu) => ({ menu, key: menu.key, near: nameMatcher(menu.dishes) }))
    .toSorted((one, other) => other.key.length - one.key.length)
  const ignored = new Set(known?.ignored)
  const byKey = Map.groupBy(dishes, ({ name }) => tillKey(name))
  const near = nameMatcher(dishes)
  return names.map((name) => doubted(found(name)))

  function found(name: TillName): TillMatch {
    if (ignored.has(name.key)) return { ...name, certainty: 'ignored', dishId: null, candidates: [] }
    const same = (byKey.get(name.key) ?? []).map(({ id }) => id)
    const alike = same.length > 0 ? same : takenAlike(name)
    const several = alike.length > 1 ? { alike } : {}
    const offered = known?.among?.[name.key] ?? []
    const confirmed = known?.dishes[name.key]
    // The dish may have been removed from the carte since, or another one of its name added.
    if (
      confirmed !== undefined &&
      ids.has(confirmed) &&
      (alike.length < 2 || alike.every((id) => offered.includes(id)))
    )
      return { ...name, certainty: 'known', dishId: confirmed, candidates: [confirmed], ...several }
    if (alike[0] !== undefined && alike.length === 1)
      return { ...name, certainty: 'sure', dishId: alike[0], candidates: alike }
    // One dish in two gammes or cartes, or taken in menus of one name: the name alone does not identify which was sold.
    if (alike.length > 1) return { ...name, certainty: 'doubtful', dishId: null, candidates: alike, alike }
    return takenIn(name) ?? nearest(name, near(name.name))
  }

  /** The dishes taken in menus of which both names are in the till's. */
  function takenAlike(name: TillName): string[] {
    for (const { menu, key } of keyed) {
      const rest = restBeside(name, key)
      const same = menu.dishes.filter((dish) => rest !== '' && tillKey(dish.name) === rest)
      if (same.length > 0) return same.map(({ id }) => id)
    }
    return []
  }

  /** The dish nearly named that is taken in a menu whose name is a part of the till's; null where no menu has it. */
  function takenIn(name: TillName): TillMatch | null {
    for (const { key, near: nearDish } of keyed) {
      const rest = restBeside(name, key)
      if (rest === '') continue
      const found = nearest(name, nearDish(rest))
      if (found.candidates.length > 0) return found
    }
    return null
  }

  function nearest(name: TillName, { certainty, candidates }: ReturnType<typeof near>): TillMatch {
    const likely = candidates.map(({ candidate }) => candidate.id)
    const dishId = certainty === 'sure' ? (likely[0] ?? null) : null
    return { ...name, certainty, dishId, candidates: likely }
  }
}

/** What the name has beside that of a menu. */
function restBeside({ key }: TillName, menu: string): string {
  const [before, after] = partsAround(key, menu) ?? ['', '']
  return `${before} ${after}`.replaceAll(JOINTS, '')
}

/**
 * More refunds than sales belong to another period or are an error, and a sum that is not whole is of something sold by
 * weight, or of portions cut in two: the dish is clear, the user decides on the quantity.
 */
function doubted(match: TillMatch): TillMatch {
  const isDoubted = match.takenBack > 0 || match.unrounded !== undefined
  return isDoubted && match.dishId !== null ? { ...match, certainty: 'doubtful' } : match
}

/** The parts before and after a name inside another, as whole words; null where it is not in it. */
function partsAround(whole: string, part: string): [before: string, after: string] | null {
  const at = whole.indexOf(part)
  if (at === -1 || part === '') return null
  const [before, after] = [whole.slice(0, at), whole.slice(at + part.length)]
  return /[\p{L}\d]$/u.test(before) || /^[\p{L}\d]/u.test(after) ? null : [before, after]
}
