/**
 * Why a cell has no usable price.
 * - `price-missing`: an empty cell, or a dash
 * - `price-on-request`: words instead of a figure ('sur demande', 'cours du jour', 'rupture')
 * - `price-in-dollars`, `price-in-pounds`, `price-in-francs` (Swiss ones), `price-other-currency`: not in euros
 */
export const PRICE_UNKNOWN_REASONS = [
  'price-missing',
  'price-on-request',
  'price-zero',
  'price-negative',
  'price-in-dollars',
  'price-in-pounds',
  'price-in-francs',
  'price-other-currency',
  'price-too-high',
  'price-unreadable',
] as const
export type PriceUnknownReason = (typeof PRICE_UNKNOWN_REASONS)[number]
