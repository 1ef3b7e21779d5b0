import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=nonsense', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that says %j is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
