import { expect, test } from 'vitest'
import { hasTypeMismatch } from './photo-type-mismatch.ts'

test.each([
  ['lie.png', 'image/png', 'image/jpeg'],
  ['lie.PNG', '', 'image/jpeg'],
  ['plat', 'image/webp', 'image/jpeg'],
  ['plat.jpg', 'image/jpeg', 'image/webp'],
  ['plat.jpg', 'image/png', 'image/jpeg'],
  ['plat.gif', 'image/gif', 'image/png'],
] as const)('a picture called %s of type "%s" that is %s in truth lies', (name, type, actual) => {
  expect(hasTypeMismatch({ name, type }, actual)).toBe(true)
})

test.each([
  ['plat.jpg', 'image/jpeg', 'image/jpeg'],
  ['IMG_0042.JPEG', 'image/jpg', 'image/jpeg'],
  ['plat.png', 'image/png', 'image/png'],
  ['plat.webp', 'image/webp', 'image/webp'],
  ['1000012345', '', 'image/jpeg'],
  ['menu du 3.12', 'application/octet-stream', 'image/png'],
  ['photo', 'image/png', 'image/png'],
] as const)('a picture called %s of type "%s" that is %s is taken', (name, type, actual) => {
  expect(hasTypeMismatch({ name, type }, actual)).toBe(false)
})
