import type { Allergen } from '#domain/allergens/allergen.ts'
import { blanquette, roastVeal } from './example-dish.ts'

interface CarteDish {
  /** EUR, what a guest pays. */
  priceTtc: number
  contains: readonly Allergen[]
}

/** The dishes that the pages of the site put on a carte. */
export const CARTE_DISHES = {
  egg: { priceTtc: 9.5, contains: ['Gluten', 'Œufs', 'Lait'] },
  leeks: { priceTtc: 8, contains: ['Moutarde', 'Sulfites'] },
  veal: { priceTtc: blanquette().priceTtc, contains: ['Lait'] },
  roast: { priceTtc: roastVeal().priceTtc, contains: ['Lait'] },
} as const satisfies Record<string, CarteDish>
type DishName = keyof typeof CARTE_DISHES

interface ExampleGamme {
  gamme: 'starters' | 'mains'
  dishes: readonly DishName[]
}

export const EXAMPLE_CARTE: readonly ExampleGamme[] = [
  { gamme: 'starters', dishes: ['egg', 'leeks'] },
  { gamme: 'mains', dishes: ['veal', 'roast'] },
]

export function isIn(dish: DishName, allergen: Allergen): boolean {
  return CARTE_DISHES[dish].contains.some((one) => one === allergen)
}

/** What is left of the carte for a guest who avoids an allergen. */
export function carteWithout(allergen: Allergen): ExampleGamme[] {
  return EXAMPLE_CARTE.map(({ gamme, dishes }) => ({
    gamme,
    dishes: dishes.filter((dish) => !isIn(dish, allergen)),
  })).filter(({ dishes }) => dishes.length > 0)
}
