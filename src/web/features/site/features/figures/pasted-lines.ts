import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

type PastedLine = Pick<RecipeLine, 'quantity' | 'unit' | 'name' | 'note'>

/** What the product reads in the text of the picture. A test compares it: with the reader itself, the page would fetch it. */
export const PASTED_LINES: Readonly<Record<Language, readonly PastedLine[]>> = {
  fr: [
    { quantity: 1.2, unit: 'kg', name: 'épaule de veau', note: null },
    { quantity: 0.5, unit: 'botte', name: 'persil', note: null },
    { quantity: 25, unit: 'cl', name: 'crème', note: '35 %' },
    { quantity: 3, unit: null, name: 'jaunes d’œufs', note: null },
  ],
  en: [
    { quantity: 1.2, unit: 'kg', name: 'shoulder of veal', note: null },
    { quantity: 0.5, unit: 'kg', name: 'carrots', note: null },
    { quantity: 25, unit: 'cl', name: 'cream', note: '35%' },
    { quantity: 3, unit: null, name: 'egg yolks', note: null },
  ],
}
