import * as fc from 'fast-check'

/**
 * Draws the usual in so many of a hundred, and otherwise one of the others.
 * @param percent a whole number
 */
export function mostly<Value>(
  usual: fc.Arbitrary<Value>,
  percent: number,
  ...others: fc.Arbitrary<Value>[]
): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: percent * others.length, arbitrary: usual },
    ...others.map((arbitrary) => ({ weight: 100 - percent, arbitrary })),
  )
}
