import { portionCost } from '../costing/portion-cost.ts'
import { priceHt } from '../pricing/price-ht.ts'
import { priceTtc } from '../pricing/price-ttc.ts'
import { isReachablePrice } from '../pricing/reachable-price.ts'
import { missingPortions, priceToEarn } from './improvement-targets.ts'
import type { JudgedDish, Judgement, SoldDish } from './judge-dishes.ts'
import { losesMoney } from './unit-margin.ts'

/**
 * Something that can be done with a dish. `gain` is EUR without VAT that the period would have brought more:
 * - `raise-price`: the displayed price, EUR with VAT, at the same sales; portions of menus gain nothing
 * - `no-price`: the displayed price that its cost would need, which no guest would pay
 * - `lower-cost`: the cost of a portion, EUR without VAT, at the same sales
 * - `sell-more`: so many of its portions sold instead of average portions of the other dishes, at most as many again
 * - `withdraw`: its guests had taken average portions of the other dishes instead
 */
export type DishAction =
  | { kind: 'raise-price' | 'lower-cost'; from: number; to: number; gain: number }
  | { kind: 'no-price'; from: number; to: number; gain: 0 }
  | { kind: 'sell-more' | 'withdraw'; portions: number; gain: number }

/** The most by which a price is raised or a cost is lowered at once, percent: a convention of this project. */
const LARGEST_CHANGE = 10
/** Prices are raised in steps, in cents: by 10 cents below 10 EUR, else by 50. */
const [SMALL_PRICE, SMALL_STEP, STEP] = [1000, 10, 50]
const CENT = 0.01
/** What arithmetic in binary fractions may lose, in cents. */
const ERROR = 1e-6

/**
 * What can be done with a dish, by its quadrant in Kasavana and Smith's menu engineering (1982), the first one first:
 * a popular dish that earns little gets a higher price or a lower cost; one that is neither can be withdrawn as well; one
 * that earns and is not popular is to be sold more; a star stays as it is. A dish that loses money on each portion must
 * reach its cost first: by a price that is not out of reach, or a lower cost of any size. Other changes end at the mean margin, or at a tenth of the figure.
 * @returns without those that bring less than a cent
 */
export function dishActions<Dish extends SoldDish>(
  judged: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): DishAction[] {
  const { quadrant, margin } = judged
  const changes = () => [raisedPrice(judged, judgement), loweredCost(judged, judgement)]
  const actions = {
    etoile: () => [],
    enigme: () => [soldMore(judged, judgement)],
    'vache-a-lait': changes,
    'poids-mort': () => [...changes(), withdrawn(judged, judgement)],
  }
  const proposed = losesMoney(margin) && quadrant !== 'poids-mort' ? changes() : actions[quadrant]()
  return proposed.filter(
    (action) => action !== null && (action.kind === 'no-price' || action.gain >= CENT - ERROR),
  ) as DishAction[]
}

function raisedPrice<Dish extends SoldDish>(
  judged: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): DishAction | null {
  const { dish, sold, margin } = judged
  const { prixTtcAffiche: from, tvaRate } = dish
  const loss = losesMoney(margin)
  const outside = sold === 0 ? 0 : (dish.quantity ?? 0) / sold
  if (outside === 0) return null
  const target = loss ? from + priceTtc(-margin / outside, tvaRate) : priceToEarn(judged, judgement)
  if (target === null) return null
  const cents = Math.round(from * 100)
  const step = cents < SMALL_PRICE ? SMALL_STEP : STEP
  const wanted = Math.ceil((target * 100 - ERROR) / step) * step
  const highest = loss ? wanted : Math.floor((cents * (100 + LARGEST_CHANGE)) / 100 / step) * step
  const to = Math.min(wanted, highest)
  if (to <= cents) return null
  if (!isReachablePrice(from, to / 100)) return { kind: 'no-price', from, to: to / 100, gain: 0 }
  const more = priceHt(to / 100, tvaRate) - priceHt(from, tvaRate)
  return { kind: 'raise-price', from, to: to / 100, gain: (dish.quantity ?? 0) * more }
}

function loweredCost<Dish extends SoldDish>(
  { dish, sold, share, margin }: JudgedDish<Dish>,
  { thresholds }: Judgement<Dish>,
): DishAction | null {
  const from = portionCost(dish.coutMatiere, dish.portions)
  const loss = losesMoney(margin)
  // A lower cost also raises the mean, by the share of the dish in the portions.
  const short = loss ? -margin : ((thresholds?.margin ?? 0) - margin) / (1 - share)
  const wanted = Math.ceil(short * 100 - ERROR)
  const by = loss ? wanted : Math.min(wanted, Math.floor(from * LARGEST_CHANGE + ERROR))
  return { kind: 'lower-cost', from, to: from - by / 100, gain: (sold * by) / 100 }
}

function soldMore<Dish extends SoldDish>(
  judged: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): DishAction | null {
  // A figure for menus may not be whole.
  const portions = Math.min(missingPortions(judged, judgement), Math.ceil(judged.sold))
  const others = meanOfOthers(judged, judgement)
  return others === null ? null : { kind: 'sell-more', portions, gain: portions * (judged.margin - others) }
}

function withdrawn<Dish extends SoldDish>(
  judged: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): DishAction | null {
  const { sold: portions, margin } = judged
  const others = meanOfOthers(judged, judgement)
  return others === null ? null : { kind: 'withdraw', portions, gain: portions * (others - margin) }
}

/** The margin of an average portion of the other dishes, EUR; null where none was sold. */
function meanOfOthers<Dish extends SoldDish>(
  { sold, totalMargin }: JudgedDish<Dish>,
  judgement: Judgement<Dish>,
): number | null {
  const portions = judgement.sold - sold
  return portions > 0 ? (judgement.totalMargin - totalMargin) / portions : null
}
