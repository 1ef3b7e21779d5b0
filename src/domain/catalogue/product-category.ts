export const PRODUCT_CATEGORIES = [
  'Viande',
  'Poisson',
  'Légumes',
  'Fruits',
  'Crémerie',
  'Épicerie',
  'Épices',
  'Boissons',
  'Surgelés',
] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]
