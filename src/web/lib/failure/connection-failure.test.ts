import { expect, test } from 'vitest'
import { isNetworkFailure } from '#web/lib/failure/failure.ts'
import { connectionFailure } from './connection-failure.ts'

test.each([
  'Failed to fetch dynamically imported module: https://gramme.test/assets/settings.js',
  'error loading dynamically imported module: https://gramme.test/assets/settings.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/settings.css',
])('%j is a lost connection', (message) => {
  expect(isNetworkFailure(connectionFailure(new Error(message), true))).toBe(true)
})

test('whatever fails offline fails for want of a connection', () => {
  expect(isNetworkFailure(connectionFailure(new Error('Anything'), false))).toBe(true)
})

test('any other failure stays what it is', () => {
  const failure = new Error('Anything')
  expect(connectionFailure(failure, true)).toBe(failure)
})
