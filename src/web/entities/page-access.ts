import type { FileRoutesByPath } from '@tanstack/react-router'
import { type Role, ROLES } from '#domain/house/role.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'

/** A page behind the sign-in: the id of its route. */
export type PageId = Extract<keyof FileRoutesByPath, `/_workspace/${string}` | `/_print/${string}`>

const OFFICE: readonly Role[] = ['owner', 'chef']

/**
 * For which roles of a house each page is: one without its line does not compile. A page for a role without money reads answers
 * that are redacted; what a role may be answered is decided by the server alone.
 */
export const PAGE_ROLES: Readonly<Record<PageId, readonly Role[]>> = {
  '/_print/batches/$id/trace': OFFICE,
  '/_print/batches/trace': OFFICE,
  '/_print/cartes/$carteId/allergenes': OFFICE,
  '/_print/cartes/$carteId/print': OFFICE,
  '/_print/cartes/versions/$versionId': OFFICE,
  '/_print/invoices/$invoiceId/claim': OFFICE,
  '/_print/orders/receive/paper': OFFICE,
  '/_print/recipes/$id/preview': OFFICE,
  '/_print/recipes/preview': OFFICE,
  '/_print/tomorrow/paper': OFFICE,
  '/_workspace/batches/$id': OFFICE,
  '/_workspace/batches/': OFFICE,
  '/_workspace/bin': OFFICE,
  '/_workspace/cartes/$carteId/textes-anglais': OFFICE,
  '/_workspace/cartes/$carteId/ventes/': OFFICE,
  '/_workspace/cartes/$carteId/ventes/caisse': OFFICE,
  '/_workspace/cartes/': OFFICE,
  '/_workspace/cartes/service': OFFICE,
  '/_workspace/dashboard': OFFICE,
  '/_workspace/gammes/$id/': OFFICE,
  '/_workspace/gammes/$id/view': OFFICE,
  '/_workspace/gammes/': OFFICE,
  '/_workspace/invoices/$invoiceId': OFFICE,
  '/_workspace/invoices/': OFFICE,
  '/_workspace/invoices/purchases': OFFICE,
  '/_workspace/menus/$id': OFFICE,
  '/_workspace/menus/': OFFICE,
  '/_workspace/operator': ROLES,
  '/_workspace/orders/$id': OFFICE,
  '/_workspace/orders/': OFFICE,
  '/_workspace/orders/receive/$id': OFFICE,
  '/_workspace/orders/receive/': OFFICE,
  '/_workspace/orders/receive/new': OFFICE,
  '/_workspace/orders/receive/unordered/$id': OFFICE,
  '/_workspace/portions': OFFICE,
  '/_workspace/products/$id/edit': OFFICE,
  '/_workspace/products/': OFFICE,
  '/_workspace/products/imported': OFFICE,
  '/_workspace/products/manage': OFFICE,
  '/_workspace/products/prices': OFFICE,
  '/_workspace/recipes/$id/': OFFICE,
  '/_workspace/recipes/$id/edit': OFFICE,
  '/_workspace/recipes/': OFFICE,
  '/_workspace/recipes/builder': OFFICE,
  '/_workspace/recipes/import': OFFICE,
  '/_workspace/recipes/margins': OFFICE,
  '/_workspace/recipes/new': OFFICE,
  '/_workspace/recipes/prices': OFFICE,
  '/_workspace/recipes/purchases': OFFICE,
  '/_workspace/recipes/simulator': OFFICE,
  '/_workspace/settings': ROLES,
  '/_workspace/suppliers/$id/price-list': OFFICE,
  '/_workspace/suppliers/$id/products/': OFFICE,
  '/_workspace/suppliers/$id/products/new': OFFICE,
  '/_workspace/suppliers/dashboard': OFFICE,
  '/_workspace/suppliers/list': OFFICE,
  '/_workspace/suppliers/price-lists': OFFICE,
  '/_workspace/tomorrow': OFFICE,
}

export function isPage(id: string): id is PageId {
  return Object.hasOwn(PAGE_ROLES, id)
}

/** The page behind the sign-in at an address without parameters; undefined where there is none. */
export function pageAt(path: AppPath): PageId | undefined {
  return [`/_workspace${path}`, `/_workspace${path}/`].find(isPage)
}

/** Whether an address without parameters is that of a page behind the sign-in which is for the role. */
export function isOpenTo(role: Role, path: AppPath): boolean {
  const page = pageAt(path)
  return page !== undefined && PAGE_ROLES[page].includes(role)
}
