import { raisedPrice } from '#domain/simulation/change.ts'
import { VEAL_PRICE } from '../../example-dish.ts'

/** The rise of the veal price in the examples, percent. */
export const VEAL_RISE = 12
/** EUR for a kilo, then. */
export const RAISED_VEAL_PRICE = raisedPrice(VEAL_PRICE, VEAL_RISE)
