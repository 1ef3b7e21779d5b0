import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

interface NavigationEntry {
  key: string
  to: AppPath
  /** Other addresses under which the entry is the current one. */
  also?: readonly AppPath[]
  /** Current at this address only, not below it. */
  exact?: boolean
  /** Addresses below it that belong to another entry. */
  except?: readonly AppPath[]
}

/** Above every page of suppliers; no page itself. */
const SUPPLIER_PAGES = '/suppliers'

/** Keys are those of the texts in shell.navigation. */
export const VISITOR_NAVIGATION = [
  { key: 'home', to: paths.home, exact: true },
  { key: 'features', to: paths.features },
  { key: 'about', to: paths.about },
  { key: 'login', to: paths.login },
] as const satisfies readonly NavigationEntry[]

export const MEMBER_NAVIGATION = [
  { key: 'dashboard', to: paths.dashboard },
  { key: 'tomorrow', to: paths.tomorrow },
  { key: 'batches', to: paths.batches },
  { key: 'recipes', to: paths.recipes, also: [paths.portions] },
  { key: 'gammes', to: paths.gammes },
  { key: 'carte', to: paths.cartes, also: [paths.menus] },
  { key: 'suppliers', to: paths.suppliersDashboard, also: [SUPPLIER_PAGES] },
  { key: 'orders', to: paths.orders },
  { key: 'invoices', to: paths.invoices },
  { key: 'products', to: paths.products },
] as const satisfies readonly NavigationEntry[]

/** Those of the bar at the top, which is narrow: orders and batches are in the rail beside the page. */
export const TOP_NAVIGATION = MEMBER_NAVIGATION.filter(({ key }) => key !== 'orders' && key !== 'batches')

/** Pages that the palette finds. */
export const PALETTE_NAVIGATION = [
  ...MEMBER_NAVIGATION,
  { key: 'settings', to: paths.settings },
  { key: 'bin', to: paths.bin },
  { key: 'receive', to: paths.receive },
  { key: 'menus', to: paths.menus },
  { key: 'lostMargins', to: paths.lostMargins },
  { key: 'unpriced', to: paths.unpriced },
] as const satisfies readonly NavigationEntry[]

export const SIDE_NAVIGATION = [
  { key: 'dashboard', to: paths.dashboard },
  { key: 'tomorrow', to: paths.tomorrow },
  { key: 'batches', to: paths.batches },
  { key: 'recipes', to: paths.recipes, also: [paths.portions] },
  { key: 'products', to: paths.products },
  { key: 'suppliers', to: paths.suppliersDashboard, also: [SUPPLIER_PAGES] },
  { key: 'orders', to: paths.orders },
  { key: 'invoices', to: paths.invoices },
  { key: 'settings', to: paths.settings },
  { key: 'bin', to: paths.bin },
] as const satisfies readonly NavigationEntry[]

/** For the operator of the installation alone, after the others. */
export const OPERATOR_ENTRY = { key: 'operator', to: paths.operator } as const satisfies NavigationEntry

/** On the pages of suppliers, in the place of the other. */
export const SUPPLIER_NAVIGATION = [
  { key: 'suppliersDashboard', to: paths.suppliersDashboard, also: [paths.priceLists] },
  {
    key: 'suppliers',
    to: paths.suppliers,
    also: [SUPPLIER_PAGES],
    except: [paths.suppliersDashboard, paths.priceLists],
  },
  { key: 'products', to: paths.products },
  { key: 'settings', to: paths.settings },
  { key: 'bin', to: paths.bin },
] as const satisfies readonly NavigationEntry[]

export function sideNavigation(pathname: string) {
  return pathname.startsWith(`${SUPPLIER_PAGES}/`) ? SUPPLIER_NAVIGATION : SIDE_NAVIGATION
}

/** The pages that a phone in a kitchen needs. Keys are those of the texts in shell.bottomBar. */
export const BOTTOM_BAR = [
  { key: 'home', to: paths.dashboard },
  { key: 'tomorrow', to: paths.tomorrow, also: [paths.batches] },
  { key: 'recipes', to: paths.recipes, also: [paths.portions] },
  { key: 'carte', to: paths.cartes, also: [paths.menus] },
  { key: 'products', to: paths.products },
] as const satisfies readonly NavigationEntry[]

/** Whether the page shown belongs to an entry of a navigation. */
export function isCurrent(entry: Omit<NavigationEntry, 'key'>, pathname: string): boolean {
  if (entry.exact) return pathname === entry.to
  const under = (place: AppPath) => pathname === place || pathname.startsWith(`${place}/`)
  return [entry.to, ...(entry.also ?? [])].some(under) && !entry.except?.some(under)
}
