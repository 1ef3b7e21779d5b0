import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { offlineReads } from '../build/offline-reads.ts'
import { changesWhoIsSignedIn, cacheKindOf } from './cacheable-reads.ts'

const READS = offlineReads()

const ID = '0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'

/** The paths of all reads of the contract, with an id where they have a place for one. */
function readsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const definition: unknown = Reflect.get(node, '~orpc')
  if (typeof definition !== 'object' || definition === null) return Object.values(node).flatMap(readsOf)
  const { method, path } = Reflect.get(definition, 'route') as { method?: string; path?: string }
  return method === 'GET' && path !== undefined ? [`/api${path.replaceAll(/\{[^}]+\}/g, ID)}`] : []
}

const KEPT = [
  '/api/account',
  '/api/tech-sheets',
  '/api/tech-sheets/statistics',
  `/api/tech-sheets/${ID}`,
  `/api/tech-sheets/${ID}/use`,
  `/api/tech-sheets/${ID}/tree`,
  `/api/tech-sheets/${ID}/totals`,
  `/api/tech-sheets/${ID}/ingredients`,
  `/api/tech-sheets/${ID}/photo/${ID}`,
  '/api/user-products',
  `/api/user-products/${ID}`,
  `/api/user-products/${ID}/use`,
  `/api/user-products/${ID}/prices`,
  '/api/price-changes',
  '/api/price-changes/lost-margins',
  '/api/price-lists',
  '/api/purchases',
  '/api/services',
  '/api/services/kitchen',
  '/api/day-sales',
  '/api/search/recent',
  '/api/simulation',
  '/api/suppliers',
  '/api/suppliers/statistics',
  `/api/suppliers/${ID}`,
  `/api/suppliers/${ID}/products`,
  '/api/gammes',
  `/api/gammes/${ID}`,
  '/api/orders',
  '/api/orders/due',
  '/api/orders/today',
  `/api/orders/${ID}`,
  '/api/deliveries',
  `/api/deliveries/${ID}`,
  `/api/deliveries/${ID}/photos/${ID}`,
  '/api/kitchen',
  '/api/kitchen/sheets',
  `/api/kitchen/sheets/${ID}`,
  `/api/kitchen/sheets/${ID}/photo/${ID}`,
  '/api/kitchen/batches',
  '/api/kitchen/deliveries',
  `/api/kitchen/deliveries/${ID}`,
  '/api/kitchen/marks',
  '/api/kitchen/plan',
  '/api/kitchen/plan/making',
  '/api/batches',
  `/api/batches/${ID}`,
  `/api/batches/${ID}/origins`,
  '/api/invoices',
  `/api/invoices/${ID}`,
  `/api/invoices/${ID}/receipts`,
  '/api/invoices/purchases',
  '/api/menus',
  `/api/menus/${ID}`,
  '/api/carte',
  '/api/cartes',
  `/api/carte-versions/${ID}`,
  `/api/carte-versions/${ID}/logo/${ID}`,
  `/api/cartes/${ID}`,
  `/api/cartes/${ID}/logo/${ID}`,
  `/api/cartes/${ID}/publication`,
  `/api/cartes/${ID}/sales`,
  `/api/cartes/${ID}/sales/${ID}`,
  `/api/cartes/${ID}/sales/${ID}/sheets/${ID}`,
  `/api/cartes/${ID}/versions`,
]

test('of all that can be read, this is kept and nothing else', () => {
  const kept = readsOf(contract).filter((path) => cacheKindOf(path, READS) !== undefined)
  expect(kept.toSorted()).toEqual(KEPT.toSorted())
})

test.each([
  '/api/account/export',
  '/api/auth/sign-in/email',
  '/api/auth/get-session/other',
  `/api/suppliers/${ID}/price-list`,
  '/api/public/cartes/jeton',
  '/api/health',
  '/api/health/live',
  '/api/openapi.json',
  '/api/tech-sheets/pas-un-identifiant',
  '/recipes',
])('%s is not kept', (path) => {
  expect(cacheKindOf(path, READS)).toBeUndefined()
})

test('the session and pictures are kept apart from other answers', () => {
  expect(cacheKindOf('/api/auth/get-session', READS)).toBe('session')
  expect(cacheKindOf('/api/kitchen', READS)).toBe('kitchen')
  expect(cacheKindOf(`/api/tech-sheets/${ID}/photo/${ID}`, READS)).toBe('picture')
  expect(cacheKindOf(`/api/tech-sheets/${ID}`, READS)).toBe('answer')
})

test.each([
  ['POST', '/api/auth/sign-in/email', true],
  ['POST', '/api/auth/sign-up/email', true],
  ['POST', '/api/auth/sign-out', true],
  ['POST', '/api/auth/reset-password', true],
  ['POST', '/api/kitchen/pairing', true],
  ['POST', '/api/kitchen/leave', true],
  ['POST', '/api/kitchen/unlock', false],
  ['POST', '/api/houses/switch', true],
  ['POST', '/api/houses/join', true],
  ['POST', '/api/members/leave', true],
  ['POST', '/api/houses/invitation', false],
  ['DELETE', '/api/account', true],
  ['PATCH', '/api/account', false],
  ['POST', '/api/auth/request-password-reset', false],
  ['POST', '/api/auth/change-password', false],
  ['PUT', `/api/tech-sheets/${ID}`, false],
])('%s %s may change who is signed in: %s', (method, path, may) => {
  expect(changesWhoIsSignedIn(method, path)).toBe(may)
})
