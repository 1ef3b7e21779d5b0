import { displayedPrice } from './displayed-price.ts'
import { storedPriceHt } from './price-ht.ts'

export interface PricedPlaces {
  /** EUR for one portion, without VAT; null when there is none. */
  sellingPriceHt: number | null
  /** Percent. */
  tvaRate: number
  dishes: readonly PricedPlace[]
}

/** A dish that the sheet is. */
interface PricedPlace {
  id: string
  /** EUR with VAT; 0 when there is none. */
  prixTtcAffiche: number
  /** Percent, in that price. */
  tvaRate: number
}

/** Where one price that is typed goes to. */
export interface PricePlaces {
  sheet: boolean
  dishes: readonly string[]
}

/** Where a sheet and its dishes lack a price. */
export function unpricedPlaces({ sellingPriceHt, dishes }: PricedPlaces): PricePlaces {
  return {
    sheet: (sellingPriceHt ?? 0) === 0,
    dishes: dishes.filter(({ prixTtcAffiche }) => prixTtcAffiche === 0).map(({ id }) => id),
  }
}

/**
 * The rate of the VAT in the one price that is typed for these places: of the first dish among them, whose price on the carte the sheet
 * takes, else of the sheet. Percent.
 */
export function typedRate({ tvaRate, dishes }: PricedPlaces, places: PricePlaces): number {
  return dishes.find(({ id }) => places.dishes.includes(id))?.tvaRate ?? tvaRate
}

/** The price of the first of these places, EUR with VAT; null where it has none. */
export function priceOfPlaces(sheet: PricedPlaces, places: PricePlaces): number | null {
  const price = places.sheet
    ? displayedPrice(sheet.sellingPriceHt, typedRate(sheet, places))
    : sheet.dishes.find(({ id }) => places.dishes.includes(id))?.prixTtcAffiche
  return price || null
}

/** Whether a sheet has no price though it is no preparation, or a dish of it has none. */
export function awaitsPrice(sheet: PricedPlaces & { isPreparation: boolean }): boolean {
  const { sheet: own, dishes } = unpricedPlaces(sheet)
  return (own && !sheet.isPreparation) || dishes.length > 0
}

/** A price of a dish as it was read and as it is to be, EUR with VAT; 0 is none. */
interface DishMove {
  id: string
  before: number
  after: number
}

/**
 * What the dishes of a sheet take that a change of prices does not name: the sheet's new price with their VAT, where they have
 * none themselves.
 */
export function takenPrices(
  {
    sellingPriceHt,
    dishes: named,
  }: { sellingPriceHt?: { after: number | null } | undefined; dishes: readonly { id: string }[] },
  { dishes }: PricedPlaces,
): DishMove[] {
  const ht = sellingPriceHt?.after ?? null
  return dishes
    .filter(({ id, prixTtcAffiche }) => prixTtcAffiche === 0 && !named.some((dish) => dish.id === id))
    .map(({ id, tvaRate }) => ({ id, before: 0, after: displayedPrice(ht, tvaRate) }))
    .filter(({ after }) => after > 0)
}

/**
 * The change that gives these places a price, from the prices that were read, and the dishes that follow the sheet its price.
 * @param priceTtc EUR with VAT, to the cent; null takes the price away
 */
export function pricingOf(
  current: PricedPlaces & { id: string },
  places: PricePlaces,
  priceTtc: number | null,
  following: readonly PricedPlace[] = [],
) {
  const ht = priceTtc === null ? null : storedPriceHt(priceTtc, typedRate(current, places))
  return {
    id: current.id,
    ...(places.sheet && { sellingPriceHt: { before: current.sellingPriceHt, after: ht } }),
    dishes: [
      ...current.dishes
        .filter(({ id }) => places.dishes.includes(id))
        .map(({ id, prixTtcAffiche }) => ({ id, before: prixTtcAffiche, after: priceTtc ?? 0 })),
      ...following
        .filter(({ id }) => !places.dishes.includes(id))
        .map(({ id, prixTtcAffiche, tvaRate }) => ({
          id,
          before: prixTtcAffiche,
          after: displayedPrice(ht, tvaRate),
        })),
    ],
  }
}
