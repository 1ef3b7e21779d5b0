import { expect, test } from 'vitest'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import { isForeignOrigin } from './own-origin.ts'

const PUBLIC_URL = 'https://gramme.exemple.fr'

test.each([
  ['https://gramme.exemple.fr/login', PUBLIC_URL],
  ['http://192.168.1.20:3000/login', PUBLIC_URL],
  ['http://[fe80::1]:3000/login', PUBLIC_URL],
  ['http://localhost:3000/login', PUBLIC_URL],
  ['http://cuisine.local/login', PUBLIC_URL],
  ['https://ailleurs.exemple.fr/login', ORIGIN_PLACEHOLDER],
  ['https://ailleurs.exemple.fr/login', undefined],
])('a page at %s can write to the server of %s', (page, publicUrl) => {
  expect(isForeignOrigin(new URL(page), publicUrl)).toBe(false)
})

test.each([
  ['https://ailleurs.exemple.fr/login', PUBLIC_URL],
  ['http://gramme.exemple.fr/login', PUBLIC_URL],
  ['https://gramme.exemple.fr/login', 'http://localhost:3000'],
])('a page at %s lacks its address in the configuration of %s', (page, publicUrl) => {
  expect(isForeignOrigin(new URL(page), publicUrl)).toBe(true)
})
