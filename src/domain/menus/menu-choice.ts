/** A dish that a course of a menu offers, as far as money goes. */
export interface MenuDish {
  ficheId: string
  /** EUR without VAT for one portion. */
  portionCost: number
  /** Whether lines of its sheet have no cost, so that it costs more than it says. */
  costIncomplete: boolean
  /** Percent. */
  tvaRate: number
  /** EUR with VAT, what it costs the guest by itself; null when it is not sold by itself. */
  singlePriceTtc: number | null
}

/** One course of a menu, of which the guest takes one dish. */
export interface MenuChoice {
  dishes: readonly MenuDish[]
}
