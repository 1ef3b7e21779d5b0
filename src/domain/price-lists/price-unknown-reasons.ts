import { OTHER_CURRENCIES } from '../tables/currencies.ts'

/**
 * Why a cell has no usable price.
 * - `price-missing`: an empty cell, or a dash
 * - `price-on-request`: words instead of a figure ('sur demande', 'cours du jour', 'rupture')
 */
export const PRICE_UNKNOWN_REASONS = [
  'price-missing',
  'price-on-request',
  'price-zero',
  'price-negative',
  ...OTHER_CURRENCIES,
  'price-too-high',
  'price-unreadable',
] as const
export type PriceUnknownReason = (typeof PRICE_UNKNOWN_REASONS)[number]
