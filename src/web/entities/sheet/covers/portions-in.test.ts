import { expect, test } from 'vitest'
import { portionsIn } from './portions-in.ts'

test.each([
  ['12', 12],
  [' 8 ', 8],
  ['1\u202f000', 1000],
  ['100 000', 100_000],
])('%j is %d portions', (text, portions) => {
  expect(portionsIn(text)).toBe(portions)
})

test.each(['', '0', '1,5', '1.5', '-3', '100001', '8 portions', '1e3', '½'])(
  '%j is no number of portions, and no other one in silence',
  (text) => {
    expect(portionsIn(text)).toBeNull()
  },
)
