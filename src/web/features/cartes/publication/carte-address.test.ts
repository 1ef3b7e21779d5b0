import { expect, test } from 'vitest'
import { carteAddress } from './carte-address.ts'

const TOKEN = 'AbCdEf01234567'

test('guests are sent to the house’s own address, wherever the chef sits', () => {
  expect(carteAddress(TOKEN, 'https://carte.exemple.fr', 'http://localhost:3000/cartes')).toEqual({
    url: 'https://carte.exemple.fr/c/AbCdEf01234567',
    onlyHere: false,
  })
})

test('an address with a path keeps it', () => {
  expect(carteAddress(TOKEN, 'https://exemple.fr/gramme', 'http://localhost:3000').url).toBe(
    'https://exemple.fr/gramme/c/AbCdEf01234567',
  )
})

test('without one, to the address the chef came by', () => {
  expect(carteAddress(TOKEN, null, 'http://192.168.1.20:3000')).toEqual({
    url: 'http://192.168.1.20:3000/c/AbCdEf01234567',
    onlyHere: false,
  })
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a code for %s is of no use to a telephone',
  (here) => expect(carteAddress(TOKEN, null, here).onlyHere).toBe(true),
)
