import { expect, test } from 'vitest'
import { contains } from './contains.ts'
import { Parameters } from './parameters.ts'

function condition(search: string) {
  const { add, values } = new Parameters()
  return [contains('name', search, add), values]
}

test('a word is looked for as it is typed, what stands for any text in SQL too', () => {
  expect(condition(' Crème_\\%')).toEqual(['name LIKE $1', ['%creme\\_\\\\\\%%']])
})

test('of several, every one is looked for', () => {
  expect(condition('soupe oignon')).toEqual(['name LIKE ALL ($1::text[])', [['%soupe%', '%oignon%']]])
})

test('blanks alone keep everything', () => {
  expect(condition('  ')).toEqual(['name LIKE ALL ($1::text[])', [[]]])
})
