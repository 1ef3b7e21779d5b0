import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'

export const EVENING_MENU = '3c2f7e4a-ac66-4c57-9f9a-2a6dada93c55'

/** At 16,50 €, with the sole or the steak. */
export const eveningMenu = (dishes: SalesDish[]): CarteSales['menus'] => [
  {
    id: EVENING_MENU,
    nom: 'Menu du soir',
    prixTtc: 16.5,
    choices: [
      {
        id: crypto.randomUUID(),
        nom: 'Plat',
        dishes: dishes.map(({ id: _id, ...dish }) => ({
          ...dish,
          category: 'Plat',
          sellingPriceHt: null,
          usualCost: null,
        })),
      },
    ],
  },
]
