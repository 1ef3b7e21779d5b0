import { expect, test } from 'vitest'
import { cachedReadOf } from './refresh-cached-read.ts'

const ID = '0b0e7c2e-5b1f-4a52-9a51-3f6a4f0f9a11'

test.each([
  [`/api/tech-sheets/${ID}`, `/api/tech-sheets/${ID}`],
  [`/api/tech-sheets/${ID}/publication`, `/api/tech-sheets/${ID}`],
  [`/api/gammes/${ID}/recipes/order`, `/api/gammes/${ID}`],
  [`/api/cartes/${ID}`, `/api/cartes/${ID}`],
])('what %s changes is read at %s', (written, read) => {
  expect(cachedReadOf(written)).toBe(read)
})

test.each(['/api/tech-sheets', '/api/gammes/order', `/api/suppliers/${ID}/price-list`, '/api/auth/sign-out'])(
  '%s changes nothing that is kept under its own address',
  (written) => {
    expect(cachedReadOf(written)).toBeUndefined()
  },
)
