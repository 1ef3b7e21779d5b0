/** What a guest is served, by the trade's reference amounts. */
export const PORTION_CATEGORIES = [
  'Viandes & poissons',
  'Garnitures & légumes',
  'Produits laitiers',
  'Œufs & crèmes',
  'Sauces & condiments',
  'Entrées & salades',
  'Pain & accompagnements',
  'Desserts',
] as const
export type PortionCategory = (typeof PORTION_CATEGORIES)[number]

export const PORTION_TYPES = [
  'Viande crue désossée',
  'Volaille avec os',
  'Filet de poisson',
  'Légumes frais crus',
  'Salade verte',
  'Riz cuit',
  'Fromage râpé',
  'Beurre',
  'Œuf entier',
  'Crème',
  'Sauce chaude',
  'Pain',
  'Fruits frais',
  'Gâteau ou pâtisserie',
] as const
export type PortionType = (typeof PORTION_TYPES)[number]

export interface PortionAmount {
  type: PortionType
  category: PortionCategory
  /** Grams for one portion. */
  grams: number
  /** Upper amount: for a single-dish meal, up to so much for a single-dish meal, or the end of a range. */
  upTo: { grams: number; when: 'singleDish' | 'upToSingleDish' | 'range' } | null
}

export const PORTION_AMOUNTS: readonly PortionAmount[] = [
  row('Viandes & poissons', 'Viande crue désossée', 180, { grams: 220, when: 'upToSingleDish' }),
  row('Viandes & poissons', 'Volaille avec os', 200),
  row('Viandes & poissons', 'Filet de poisson', 150),
  row('Garnitures & légumes', 'Légumes frais crus', 200),
  row('Garnitures & légumes', 'Riz cuit', 120, { grams: 150, when: 'singleDish' }),
  row('Produits laitiers', 'Fromage râpé', 25),
  row('Produits laitiers', 'Beurre', 20),
  row('Œufs & crèmes', 'Œuf entier', 50),
  row('Œufs & crèmes', 'Crème', 30),
  row('Sauces & condiments', 'Sauce chaude', 80),
  row('Entrées & salades', 'Salade verte', 60),
  row('Pain & accompagnements', 'Pain', 60),
  row('Desserts', 'Fruits frais', 150),
  row('Desserts', 'Gâteau ou pâtisserie', 100, { grams: 120, when: 'range' }),
]

function row(
  category: PortionCategory,
  type: PortionType,
  grams: number,
  upTo: PortionAmount['upTo'] = null,
): PortionAmount {
  return { type, category, grams, upTo }
}
