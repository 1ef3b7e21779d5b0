import type { Settings } from '../account.ts'

/** The settings of a new account: the trade’s usual figures. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'fr',
  theme: 'auto',
  wastageMethod: 'majoration',
  defaultTvaRate: 10,
  targetMargin: 70,
  floorMargin: 50,
  coefficientEntree: 4,
  coefficientPlat: 3.5,
  coefficientDessert: 5,
  coefficientDefault: 3.5,
}
