/** Where the application begins; every other page is the site's. */
const AREAS: ReadonlySet<string> = new Set([
  'dashboard',
  'settings',
  'recipes',
  'portions',
  'products',
  'suppliers',
  'gammes',
  'menus',
  'cartes',
])

/** Whether an address shows the application, whose shell is the same for all of them. */
export function isAppAddress(pathname: string): boolean {
  return AREAS.has(pathname.split('/')[1] ?? '')
}
