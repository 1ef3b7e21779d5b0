import { ALLERGEN_NOTES, CARTE_THEMES, PAGE_FORMATS } from '#domain/cartes/carte-look.ts'
import { between, type Bound, count, euros, json, long, name, oneOf, upTo } from './bound.ts'
import type { Kitchen } from './kitchen.ts'
import { pictureBounds } from './picture-bounds.ts'

/** Of the carte, its gammes and menus, and what was sold of them. */
export const carteBounds: Record<string, { of: keyof Kitchen; bounds: Bound[] }> = {
  cartes: {
    of: 'carte',
    bounds: [
      { column: 'nom', ...name(200) },
      { column: 'heading', ...upTo(300) },
      { column: 'theme', ...oneOf(CARTE_THEMES) },
      { column: 'page_format', ...oneOf(PAGE_FORMATS) },
      { column: 'allergen_note', ...oneOf(ALLERGEN_NOTES) },
      {
        column: 'footer_lines',
        allowed: [null, [], [long(300)], Array.from({ length: 10 }, () => 'Prix nets')],
        refused: [[long(301)], Array.from({ length: 11 }, () => 'Prix nets')],
      },
      {
        column: 'sales_mapping',
        allowed: [null, json({ dish: long(20_000) })],
        refused: [json({ dish: long(30_000) })],
      },
    ],
  },
  carte_logos: { of: 'logo', bounds: pictureBounds },
  menus: {
    of: 'menu',
    bounds: [
      { column: 'nom', ...name(200) },
      { column: 'description', ...upTo(500) },
      { column: 'prix_ttc', ...euros },
      { column: 'position', ...count },
    ],
  },
  menu_choices: {
    of: 'choice',
    bounds: [
      { column: 'nom', ...name(200) },
      { column: 'position', ...count },
    ],
  },
  menu_dishes: { of: 'menuDish', bounds: [{ column: 'position', ...count }] },
  sales_periods: {
    of: 'salesPeriod',
    bounds: [
      {
        column: 'first_day',
        constraint: 'days',
        beside: "last_day = '2026-10-31'",
        allowed: ['2000-01-01', '2026-10-31'],
        refused: ['1999-12-31', '2026-11-01'],
      },
      {
        column: 'last_day',
        constraint: 'days',
        beside: "first_day = '2026-10-01'",
        allowed: ['2026-10-01', '2100-12-31'],
        refused: ['2026-09-30', '2101-01-01'],
      },
      { column: 'file_name', ...name(200) },
    ],
  },
  dish_sales: { of: 'dishSales', bounds: [{ column: 'quantity', ...between(0, 10_000_000, 1) }] },
  gammes: {
    of: 'gamme',
    bounds: [
      { column: 'nom', ...name(200) },
      { column: 'position', ...count },
    ],
  },
  gamme_recettes: {
    of: 'dish',
    bounds: [
      { column: 'nom_affiche', ...name(200) },
      { column: 'prix_ttc_affiche', ...euros },
      { column: 'description', ...upTo(500) },
      { column: 'position', ...count },
    ],
  },
}
