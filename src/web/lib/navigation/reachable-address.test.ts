import { expect, test } from 'vitest'
import { reachableAddress } from './reachable-address.ts'

test('an address of the server alone is opened at the origin of the page, any other as it is', () => {
  expect(reachableAddress('https://gramme.exemple.fr/cuisine#AB', 'http://10.0.0.2:3000')).toEqual({
    url: 'https://gramme.exemple.fr/cuisine#AB',
    onlyHere: false,
  })
  expect(reachableAddress('http://localhost:3000/cuisine#AB', 'http://10.0.0.2:3000')).toEqual({
    url: 'http://10.0.0.2:3000/cuisine#AB',
    onlyHere: false,
  })
  expect(reachableAddress('http://localhost:3000/fiche/x', 'http://127.0.0.1:3000')).toEqual({
    url: 'http://127.0.0.1:3000/fiche/x',
    onlyHere: true,
  })
})
