/** The amounts of a dish that a choice of a menu offers. */
export interface MenuDish {
  ficheId: string
  /** EUR without VAT for one portion. */
  portionCost: number
  /** Whether lines of its sheet have no cost, so that `portionCost` is too low. */
  costIncomplete: boolean
  /** Whether it is questioned: `portionCost` is improbable. */
  costDoubtful: boolean
  /** Percent. */
  tvaRate: number
  /** EUR with VAT, its price outside the menu; null when it is not sold separately. */
  singlePriceTtc: number | null
}

/** One course of a menu, of which the guest takes one dish. */
export interface MenuChoice {
  dishes: readonly MenuDish[]
}
