import { expect, test } from 'vitest'
import { pageAt } from '#web/entities/page-access.ts'
import {
  BOTTOM_BAR,
  isCurrent,
  MEMBER_NAVIGATION,
  OPERATOR_ENTRY,
  PALETTE_NAVIGATION,
  SIDE_NAVIGATION,
  sideNavigation,
  SUPPLIER_NAVIGATION,
  VISITOR_NAVIGATION,
} from './navigation.ts'

const currentAt = (pathname: string) =>
  MEMBER_NAVIGATION.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.key)

test.each([
  ['/dashboard', 'dashboard'],
  ['/recipes', 'recipes'],
  ['/recipes/4c2a/edit', 'recipes'],
  ['/portions', 'recipes'],
  ['/batches/4c2a', 'batches'],
  ['/gammes/4c2a/view', 'gammes'],
  ['/cartes', 'carte'],
  ['/suppliers/list', 'suppliers'],
  ['/suppliers/4c2a/products/new', 'suppliers'],
  ['/invoices', 'invoices'],
  ['/products/imported', 'products'],
])('%s belongs to %s alone', (pathname, key) => {
  expect(currentAt(pathname)).toEqual([key])
})

test.each([
  ['/recipes/4c2a/edit', 'recipes'],
  ['/products/imported', 'products'],
  ['/suppliers/dashboard', 'suppliersDashboard'],
  ['/suppliers/price-lists', 'suppliersDashboard'],
  ['/suppliers/list', 'suppliers'],
  ['/suppliers/4c2a/products/new', 'suppliers'],
])('at the side, %s belongs to %s alone', (pathname, key) => {
  const entries = sideNavigation(pathname).filter((entry) => isCurrent(entry, pathname))
  expect(entries.map((entry) => entry.key)).toEqual([key])
})

test('beside the catalogue of a supplier, five places', () => {
  const keys = sideNavigation('/suppliers/4c2a/products').map(({ key }) => key)
  expect(keys).toEqual(['suppliersDashboard', 'suppliers', 'products', 'settings', 'bin'])
})

test('the settings are no entry of the top bar', () => {
  expect(currentAt('/settings')).toEqual([])
})

test('the home page is current at its own address only', () => {
  const current = VISITOR_NAVIGATION.filter((entry) => isCurrent(entry, '/about')).map((entry) => entry.key)
  expect(current).toEqual(['about'])
})

test('the phone has five places under the thumb, among them what is made tomorrow', () => {
  expect(BOTTOM_BAR.map(({ key }) => key)).toEqual(['home', 'tomorrow', 'recipes', 'carte', 'products'])
})

test('every entry behind the sign-in leads to a page that says for which roles it is', () => {
  const entries = [
    ...PALETTE_NAVIGATION,
    ...SIDE_NAVIGATION,
    ...SUPPLIER_NAVIGATION,
    ...BOTTOM_BAR,
    OPERATOR_ENTRY,
  ]
  expect(entries.filter(({ to }) => pageAt(to) === undefined)).toEqual([])
})
