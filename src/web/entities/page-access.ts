import type { FileRoutesByPath } from '@tanstack/react-router'
import { type Role, ROLES } from '#domain/house/role.ts'

/** A page behind the sign-in: the id of its route. */
export type PageId = Extract<keyof FileRoutesByPath, `/_workspace/${string}` | `/_print/${string}`>

/**
 * For which roles of a house each page is: one without its line does not compile. A page for a role without money reads answers
 * that are redacted; what a role may be answered is decided by the server alone.
 */
export const PAGE_ROLES: Readonly<Record<PageId, readonly Role[]>> = {
  '/_print/batches/$id/trace': ['owner'],
  '/_print/batches/trace': ['owner'],
  '/_print/cartes/$carteId/allergenes': ['owner'],
  '/_print/cartes/$carteId/print': ['owner'],
  '/_print/cartes/versions/$versionId': ['owner'],
  '/_print/invoices/$invoiceId/claim': ['owner'],
  '/_print/recipes/$id/preview': ['owner'],
  '/_print/recipes/preview': ['owner'],
  '/_print/tomorrow/paper': ['owner'],
  '/_workspace/batches/$id': ['owner'],
  '/_workspace/batches/': ['owner'],
  '/_workspace/bin': ['owner'],
  '/_workspace/cartes/$carteId/textes-anglais': ['owner'],
  '/_workspace/cartes/$carteId/ventes/': ['owner'],
  '/_workspace/cartes/$carteId/ventes/caisse': ['owner'],
  '/_workspace/cartes/': ['owner'],
  '/_workspace/cartes/service': ['owner'],
  '/_workspace/dashboard': ['owner'],
  '/_workspace/gammes/$id/': ['owner'],
  '/_workspace/gammes/$id/view': ['owner'],
  '/_workspace/gammes/': ['owner'],
  '/_workspace/invoices/$invoiceId': ['owner'],
  '/_workspace/invoices/': ['owner'],
  '/_workspace/invoices/purchases': ['owner'],
  '/_workspace/menus/$id': ['owner'],
  '/_workspace/menus/': ['owner'],
  '/_workspace/operator': ROLES,
  '/_workspace/portions': ['owner'],
  '/_workspace/products/$id/edit': ['owner'],
  '/_workspace/products/': ['owner'],
  '/_workspace/products/imported': ['owner'],
  '/_workspace/products/manage': ['owner'],
  '/_workspace/products/prices': ['owner'],
  '/_workspace/recipes/$id/': ['owner'],
  '/_workspace/recipes/$id/edit': ['owner'],
  '/_workspace/recipes/': ['owner'],
  '/_workspace/recipes/builder': ['owner'],
  '/_workspace/recipes/import': ['owner'],
  '/_workspace/recipes/margins': ['owner'],
  '/_workspace/recipes/new': ['owner'],
  '/_workspace/recipes/prices': ['owner'],
  '/_workspace/recipes/purchases': ['owner'],
  '/_workspace/recipes/simulator': ['owner'],
  '/_workspace/settings': ['owner'],
  '/_workspace/suppliers/$id/price-list': ['owner'],
  '/_workspace/suppliers/$id/products/': ['owner'],
  '/_workspace/suppliers/$id/products/new': ['owner'],
  '/_workspace/suppliers/dashboard': ['owner'],
  '/_workspace/suppliers/list': ['owner'],
  '/_workspace/suppliers/price-lists': ['owner'],
  '/_workspace/tomorrow': ['owner'],
}
