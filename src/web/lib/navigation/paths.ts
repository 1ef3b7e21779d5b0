/** An address inside the application. */
export type AppPath = `/${string}`

/** Pages that anyone may read, in French; in English they stand under /en. */
const PUBLIC_PATHS = {
  home: '/',
  features: '/features',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  legal: '/legal',
  cookies: '/cookies',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const satisfies Record<string, AppPath>

/** The one home of the application's addresses. */
export const paths = {
  ...PUBLIC_PATHS,

  dashboard: '/dashboard',
  settings: '/settings',

  recipes: '/recipes',
  newRecipe: '/recipes/new',
  recipeBuilder: '/recipes/builder',
  simulator: '/recipes/simulator',
  recipe: (id: string) => `/recipes/${id}` as const,
  editRecipe: (id: string) => `/recipes/${id}/edit` as const,
  previewRecipe: (id: string) => `/recipes/${id}/preview` as const,
  portions: '/portions',

  products: '/products',
  manageProducts: '/products/manage',
  priceChanges: '/products/prices',
  importedProducts: '/products/imported',
  editProduct: (id: string) => `/products/${id}/edit` as const,

  suppliersDashboard: '/suppliers/dashboard',
  suppliers: '/suppliers/list',
  priceLists: '/suppliers/price-lists',
  supplierProducts: (id: string) => `/suppliers/${id}/products` as const,
  newSupplierProduct: (id: string) => `/suppliers/${id}/products/new` as const,
  supplierPriceList: (id: string) => `/suppliers/${id}/price-list` as const,

  gammes: '/gammes',
  gamme: (id: string) => `/gammes/${id}` as const,
  viewGamme: (id: string) => `/gammes/${id}/view` as const,

  menus: '/menus',
  menu: (id: string) => `/menus/${id}` as const,

  cartes: '/cartes',
  printCarte: (id: string) => `/cartes/${id}/print` as const,
  sales: (carteId: string) => `/cartes/${carteId}/ventes` as const,
  importSales: (carteId: string) => `/cartes/${carteId}/ventes/caisse` as const,
  carteAllergens: (id: string) => `/cartes/${id}/allergenes` as const,
} as const satisfies Record<string, AppPath | ((id: string) => AppPath)>

const PUBLIC: ReadonlySet<string> = new Set(Object.values(PUBLIC_PATHS))

export function isPublicPath(path: string): boolean {
  return PUBLIC.has(path)
}

const HERE = 'https://here.invalid'

/**
 * The address itself when it leads into this application, otherwise undefined. What a visitor's
 * address bar says is anyone's to write: '//elsewhere.example' and '/\elsewhere' look like ours and are not, and
 * '/.//elsewhere.example' becomes one that is not.
 */
export function ownPath(value: unknown): AppPath | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(value, HERE)
  if (origin !== HERE || pathname.startsWith('//')) return undefined
  return `/${(pathname + search + hash).slice(1)}`
}
