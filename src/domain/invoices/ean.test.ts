import { expect, test } from 'vitest'
import { bareEan } from './ean.ts'

test.each([
  ['3017620422003', '3017620422003'],
  ['03017620422003', '3017620422003'],
  ['3 017620 422003', '3017620422003'],
  ['96385074', '96385074'],
])('the GTIN %s is compared as %s', (ean, bare) => expect(bareEan(ean)).toBe(bare))

test.each([null, '', '3017620422004', '301762042200', '12345', '0000000000000', 'A017620422003'])(
  '%j is no GTIN',
  (ean) => expect(bareEan(ean)).toBeNull(),
)
