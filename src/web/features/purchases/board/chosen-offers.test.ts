import { expect, test } from 'vitest'
import { LONGEST_OFFERS } from '../purchases-search.ts'
import { readOffers, writeOffers } from './chosen-offers.ts'

const id = () => crypto.randomUUID()

test('what is written is read, and what is no choice is left out', () => {
  const offers = new Map([
    [id(), id()],
    [id(), id()],
  ])
  expect(readOffers(writeOffers(offers))).toEqual(offers)
  expect(readOffers('')).toEqual(new Map())
  expect(readOffers(`${id()}*x_${id()}*${id()}_${id()}_3`)).toEqual(new Map())
})

test('an address holds the last choices of very many', () => {
  const many = new Map(Array.from({ length: 300 }, () => [id(), id()] as const))
  const text = writeOffers(many)
  expect(text.length).toBeLessThanOrEqual(LONGEST_OFFERS)
  expect(text).toContain([...many.keys()].at(-1))
})
