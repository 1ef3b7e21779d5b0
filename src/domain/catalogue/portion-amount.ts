/** What a guest is served, by the trade's reference amounts. */
export const PORTION_CATEGORIES = [
  'Viandes et volailles',
  'Poissons',
  'Légumes',
  'Féculents',
  'Crémerie et œufs',
  'Sauces',
  'Pain',
  'Fruits',
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
  row('Viandes et volailles', 'Viande crue désossée', 180, { grams: 220, when: 'upToSingleDish' }),
  row('Viandes et volailles', 'Volaille avec os', 200),
  row('Poissons', 'Filet de poisson', 150),
  row('Légumes', 'Légumes frais crus', 200),
  row('Légumes', 'Salade verte', 60),
  row('Féculents', 'Riz cuit', 120, { grams: 150, when: 'singleDish' }),
  row('Crémerie et œufs', 'Fromage râpé', 25),
  row('Crémerie et œufs', 'Beurre', 20),
  row('Crémerie et œufs', 'Œuf entier', 50),
  row('Crémerie et œufs', 'Crème', 30),
  row('Sauces', 'Sauce chaude', 80),
  row('Pain', 'Pain', 60),
  row('Fruits', 'Fruits frais', 150),
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
