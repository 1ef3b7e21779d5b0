/** Every category a sheet can carry. */
export const SHEET_CATEGORIES = ['Entrée', 'Plat', 'Dessert', 'Accompagnement', 'Sauce', 'Menu'] as const
export type SheetCategory = (typeof SHEET_CATEGORIES)[number]

/** The choices of the creation form. */
export const CREATION_CATEGORIES = [
  'Entrée',
  'Plat',
  'Dessert',
  'Accompagnement',
  'Sauce',
] as const satisfies readonly SheetCategory[]

/** The ranges of the one-page builder. */
export const BUILDER_CATEGORIES = [
  'Entrée',
  'Plat',
  'Dessert',
  'Menu',
] as const satisfies readonly SheetCategory[]
