import type { ColumnProfile } from './column-profile.ts'
import type { ColumnRole } from './column-roles.ts'

/** Products that do not all cost the same: a column that says the same for so many holds no prices. */
export const NO_PRICE = 5

/** The weight of a column's content for each role: 0 to 10; null excludes the role. */
export const EVIDENCE: Record<ColumnRole, (profile: ColumnProfile) => number | null> = {
  code: ({ code, counter, distinct, words, letters, figure, fraction }) =>
    counter || words > 2.5 || fraction > 0.5 || letters > 12 || (Math.max(code, figure) === 0 && distinct < 1)
      ? null
      : 10 * Math.max(code, figure * 0.4) * distinct,
  name: ({ letters, distinct, price, unit, pack }) =>
    letters < 3 || price > 0.5 || unit > 0.8
      ? null
      : Math.min(10, letters / 2) * Math.min(1, 0.3 + distinct) * (1 - unit) * (1 - pack / 2),
  detail: ({ filled }) => (filled === 0 ? null : 1),
  brand: ({ letters, price, unit }) => (letters < 2 || price > 0.5 || unit > 0.8 ? null : 1),
  category: ({ letters, rayon, distinct }) => (letters < 2 ? null : 6 * rayon + 3 * (1 - distinct)),
  storage: ({ storage }) => (storage < 0.5 ? null : 9 * storage),
  pack: ({ pack, unit, letters, figure }) =>
    (figure > 0.8 && letters < 1) || pack + unit === 0 ? null : 8 * pack + 2 * unit,
  // Where some cells are in words, all are read as packs.
  packCount: ({ figure, fraction, pack }) => (figure < 0.6 || fraction > 0.3 || pack > 0.02 ? null : 2),
  content: ({ pack, figure }) => (pack + figure < 0.5 ? null : 3),
  unit: ({ unit, pack }) => (unit + pack < 0.4 ? null : 8 * unit),
  // '1,4 kg' beside '6,50 €/kg' may be read as a price, and has no cents.
  price: ({ price, fraction, cents, constant }) =>
    price < 0.3 || constant >= NO_PRICE ? null : 3 * price + 5 * fraction + cents,
  unitPrice: ({ price, constant }) => (price < 0.2 || constant >= NO_PRICE ? null : 3 * price),
  priceWithTax: ({ price, constant }) => (price < 0.3 || constant >= NO_PRICE ? null : 3 * price),
  vat: ({ vat, distinct }) => (vat < 0.6 ? null : 9 * vat * (1 - Math.min(0.9, distinct))),
  allergens: ({ price }) => (price > 0.5 ? null : 1),
  allergenMark: ({ mark }) => (mark < 0.8 ? null : 9),
  ignored: () => 0,
}

/** Roles that content alone may decide, without a header, with the least weight that it needs. */
export const BY_CONTENT: [role: ColumnRole, least: number][] = [
  ['vat', 4],
  ['price', 3],
  ['name', 2],
  ['code', 5],
  ['unit', 5],
  ['pack', 4],
  ['category', 7],
]
