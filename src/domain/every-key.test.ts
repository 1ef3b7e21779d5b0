import { expect, test } from 'vitest'
import { everyKey } from './every-key.ts'

interface Facts {
  name: string
  price: number | null
  note?: string
}

test('the keys of a type are in the order in which they are written', () => {
  expect(everyKey<Facts>({ price: true, name: true, note: true })).toEqual(['price', 'name', 'note'])
})

test('a key that is missing does not compile, nor does one that the type does not have', () => {
  // @ts-expect-error: the note is missing
  expect(everyKey<Facts>({ price: true, name: true })).toHaveLength(2)
  // @ts-expect-error: facts have no brand
  expect(everyKey<Facts>({ price: true, name: true, note: true, brand: true })).toHaveLength(4)
})
