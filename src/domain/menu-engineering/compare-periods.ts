import { unknownMargin } from '../pricing/displayed-dish.ts'
import type { UnknownMargin } from '../pricing/displayed-dish.ts'
import { priceHt } from '../pricing/price-ht.ts'
import { isEstimated, judgeDishes, type SoldDish } from './judge-dishes.ts'
import type { Quadrant } from './quadrant.ts'

interface ComparableDish extends SoldDish {
  ficheId: string
  nomAffiche: string
  /** Null where menus alone offer it. */
  gamme: string | null
}

/** What a dish has brought in a period. */
export interface PeriodFigures {
  /** Portions, those of menus among them; null without recorded sales. */
  sold: number | null
  /** EUR without VAT; null where a price or the sales are not known. */
  revenueHt: number | null
  /** EUR without VAT of all portions sold; null where it is not known. */
  margin: number | null
  /** Why the margin is not known, where the sales are. */
  reason: UnknownMargin | null
  quadrant: Quadrant | null
  /** Whether portions of menus are among those sold that are spread evenly over the dishes of a choice. */
  estimated: boolean
}

/**
 * Why a dish is not among those of a period.
 * - `absent`: it was not on the carte
 * - `unsold`: menus offered it, and no guest took it
 * - `unrecorded`: it was on the carte, and its sales are not recorded
 */
export type Absence = 'absent' | 'unsold' | 'unrecorded'

export interface PeriodDishes<Dish> {
  dishes: readonly Dish[]
  /** Of a dish that the other period alone has. */
  absenceOf: (dish: Dish) => Absence
}

export interface ComparedDish {
  /** Of the later period, or of the only one that has it. */
  id: string
  name: string
  gamme: string | null
  /** Null where the dish was not on the carte. */
  before: PeriodFigures | null
  after: PeriodFigures | null
  /** Margin after less before, EUR without VAT; null where one of them is not known. What was not on the carte has earned 0. */
  difference: number | null
}

/** Of the dishes whose margin is known in both periods, so that both sums are of the same dishes. */
export interface ComparedSum {
  sold: number
  /** EUR without VAT. */
  revenueHt: number
  /** EUR without VAT. */
  margin: number
  /** Whether the figures of one of the dishes are. */
  estimated: boolean
}

export interface ComparedSums {
  before: ComparedSum
  after: ComparedSum
  /** Dishes that the sums are of; without any, nothing is known of either. */
  counted: number
  /** Dishes that are in neither sum. */
  leftOut: number
}

interface ComparedGamme extends ComparedSums {
  /** Null of dishes that menus alone offer. */
  nom: string | null
  /** Those that lost most first; those that cannot be compared last. */
  dishes: ComparedDish[]
}

export interface Comparison extends ComparedSums {
  gammes: ComparedGamme[]
  /** Dishes with another quadrant than before. */
  moved: ComparedDish[]
}

/**
 * Two periods dish by dish. A dish is the same one by its id, and else by its sheet, where it has left the carte and come
 * back; the quadrants are those of each period, among its dishes.
 */
export function comparePeriods<Dish extends ComparableDish>(
  { dishes: before, absenceOf: absenceBefore }: PeriodDishes<Dish>,
  { dishes: after, absenceOf: absenceAfter }: PeriodDishes<Dish>,
): Comparison {
  const [figuresBefore, figuresAfter] = [figuresOf(before), figuresOf(after)]
  const partners = pairUp(before, after)
  const paired = new Set(partners.values())
  const compare = (dish: Dish, was?: Dish, is?: Dish) => {
    const { id, nomAffiche, gamme } = dish
    const then = (was && figuresBefore.get(was)) ?? WITHOUT[absenceBefore(dish)]
    const now = (is && figuresAfter.get(is)) ?? WITHOUT[absenceAfter(dish)]
    return { id, name: nomAffiche, gamme, before: then, after: now, difference: differenceOf(then, now) }
  }
  const compared: ComparedDish[] = [
    ...after.map((dish) => compare(dish, partners.get(dish), dish)),
    ...before.filter((dish) => !paired.has(dish)).map((dish) => compare(dish, dish)),
  ]
  const gammes = [...Map.groupBy(compared, ({ gamme }) => gamme)].map(([nom, dishes]) => ({
    nom,
    dishes: dishes.toSorted(byDifference),
    ...sumsOf(dishes),
  }))
  const moved = compared.filter(
    (dish) => dish.before?.quadrant && dish.after?.quadrant && dish.before.quadrant !== dish.after.quadrant,
  )
  return { gammes, ...sumsOf(compared), moved }
}

const UNJUDGED = { reason: null, quadrant: null, estimated: false } as const
const UNRECORDED: PeriodFigures = { sold: null, revenueHt: null, margin: null, ...UNJUDGED }
const WITHOUT: Record<Absence, PeriodFigures | null> = {
  absent: null,
  unsold: { sold: 0, revenueHt: 0, margin: 0, ...UNJUDGED },
  unrecorded: UNRECORDED,
}

function figuresOf(dishes: readonly ComparableDish[]): Map<ComparableDish, PeriodFigures> {
  const judged = new Map(judgeDishes(dishes).dishes.map((one) => [one.dish, one]))
  const one = (dish: ComparableDish): PeriodFigures => {
    const { quantity, inMenus, prixTtcAffiche, tvaRate } = dish
    if (quantity === null) return UNRECORDED
    const revenueHt = quantity * priceHt(prixTtcAffiche, tvaRate) + (inMenus?.revenueHt ?? 0)
    const reason = unknownMargin(dish)
    const found = judged.get(dish)
    return {
      sold: quantity + (inMenus?.quantity ?? 0),
      revenueHt: quantity > 0 && prixTtcAffiche <= 0 ? null : revenueHt,
      // Where nothing was sold at all, no dish is judged.
      margin: reason === null ? (found?.totalMargin ?? 0) : null,
      reason,
      quadrant: found?.quadrant ?? null,
      estimated: isEstimated(dish),
    }
  }
  return new Map(dishes.map((dish) => [dish, one(dish)]))
}

/** The dish of the earlier period for each of the later one that has one. */
function pairUp<Dish extends ComparableDish>(before: readonly Dish[], after: readonly Dish[]) {
  const partners = new Map<Dish, Dish>()
  const byId = new Map(before.map((dish) => [dish.id, dish]))
  for (const dish of after) {
    const same = byId.get(dish.id)
    if (same !== undefined) partners.set(dish, same)
  }
  const taken = new Set(partners.values())
  const alone = Map.groupBy(
    before.filter((dish) => !taken.has(dish)),
    ({ ficheId }) => ficheId,
  )
  for (const dish of after) {
    if (partners.has(dish)) continue
    const same = alone.get(dish.ficheId)?.shift()
    if (same !== undefined) partners.set(dish, same)
  }
  return partners
}

function differenceOf(before: PeriodFigures | null, after: PeriodFigures | null): number | null {
  const [was, is] = [before === null ? 0 : before.margin, after === null ? 0 : after.margin]
  return was === null || is === null ? null : is - was
}

function byDifference(one: ComparedDish, other: ComparedDish): number {
  return (one.difference ?? Number.POSITIVE_INFINITY) - (other.difference ?? Number.POSITIVE_INFINITY) || 0
}

function sumsOf(dishes: readonly ComparedDish[]): ComparedSums {
  const comparable = dishes.filter(({ difference }) => difference !== null)
  return {
    before: sumOf(comparable.flatMap(({ before }) => before ?? [])),
    after: sumOf(comparable.flatMap(({ after }) => after ?? [])),
    counted: comparable.length,
    leftOut: dishes.length - comparable.length,
  }
}

function sumOf(figures: readonly PeriodFigures[]): ComparedSum {
  const sum = (key: 'sold' | 'revenueHt' | 'margin') =>
    figures.reduce((all, { [key]: figure }) => all + (figure ?? 0), 0)
  const estimated = figures.some((one) => one.estimated)
  return { sold: sum('sold'), revenueHt: sum('revenueHt'), margin: sum('margin'), estimated }
}
