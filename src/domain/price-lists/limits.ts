import { OTHER_PAPERS } from './other-paper.ts'
import { PDF_REFUSALS, TABLE_REFUSALS } from '../tables/limits.ts'

/** Of one change of a catalogue in the database, as JSON. */
export const MAX_STORED_CHANGE_BYTES = 10_000

/**
 * Why a whole price list is refused.
 * - `no-rows`: a header, and nothing under it
 * - `no-prices`: no column could contain prices
 * - `no-price-column`: a column could, and the user can choose it
 * - `several-prices`: several columns could, and only the user knows which is paid
 * - `paper-invoice`, `paper-credit`, `paper-order`, `paper-stock`, `paper-recipes`,
 *   `paper-sales`, `paper-checks`: the heads are those of another paper
 * - `mark-unclear`: '3.230' in most rows may be three and a little or thousands
 * - `currency-unclear`: most prices are far above the usual ones in euros
 * - `several-lists`: several columns of names and of prices, and which price is whose cannot be known
 */
export const FILE_REFUSALS = [
  ...TABLE_REFUSALS,
  ...PDF_REFUSALS,
  'no-rows',
  'no-prices',
  'no-name-column',
  'no-price-column',
  'several-prices',
  'mark-unclear',
  'currency-unclear',
  ...OTHER_PAPERS,
  'several-lists',
] as const
export type FileRefusal = (typeof FILE_REFUSALS)[number]
