import { movedProductPrice } from '#domain/simulation/price-move.ts'
import { VEAL_PRICE } from '../../example-dish.ts'

/** The rise of the veal price in the examples, percent. */
export const VEAL_RISE = 12
/** EUR for a kilo, then. */
export const RAISED_VEAL_PRICE = movedProductPrice(VEAL_PRICE, { measure: 'percent', value: VEAL_RISE })
