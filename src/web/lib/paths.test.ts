import { expect, test } from 'vitest'
import { ownPath } from './paths.ts'

test('the page a visitor came from is kept with its search and hash', () => {
  expect(ownPath('/recipes?category=Plat#bas')).toBe('/recipes?category=Plat#bas')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/recipes',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'recipes',
  'javascript:alert(1)',
  undefined,
  42,
])('an address that leads elsewhere is refused: %j', (value) => {
  expect(ownPath(value)).toBeUndefined()
})
