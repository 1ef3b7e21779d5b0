/** Every category a sheet can carry. */
export const SHEET_CATEGORIES = ['Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce', 'Menu'] as const
export type SheetCategory = (typeof SHEET_CATEGORIES)[number]

/** The choices of the creation form; 'Menu' is a range of the one-page builder. */
export const CREATION_CATEGORIES = [
  'Entrée',
  'Plat',
  'Dessert',
  'Accompagnement',
  'Sauce',
] as const satisfies readonly SheetCategory[]
