import { expect, test } from 'vitest'
import { codeOfHash, isWholeCode, shownCode } from './pairing-code.ts'

test('a code is shown in two groups, however it is typed', () => {
  expect(['ab', 'abcd', 'abcd2', 'abcd-2345', ' ABCD 2345 6'].map(shownCode)).toEqual([
    'AB',
    'ABCD',
    'ABCD 2',
    'ABCD 2345',
    'ABCD 2345',
  ])
})

test('a code has eight signs, and none of those that are read as another one', () => {
  expect(['abcd 2345', 'ABCD234', 'ABCD2345X', 'ABCD0123'].map(isWholeCode)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an address that ends with something else has no code', () => {
  expect(['#ABCD2345', '#content', ''].map(codeOfHash)).toEqual(['ABCD 2345', undefined, undefined])
})
