import { expect, test } from 'vitest'
import { invitationIn, linkToken, tokensIn } from './mail-link.ts'

test('the link of a mail carries its type and a token', () => {
  expect(linkToken('#type=recovery&token=a-b_c', 'recovery')).toBe('a-b_c')
  expect(linkToken('token=abc&type=confirmation', 'confirmation')).toBe('abc')
})

test.each(['', '#', '#token=abc', '#type=recovery', '#type=recovery&token=', '#type=confirmation&token=abc'])(
  '%j is no recovery link',
  (hash) => {
    expect(linkToken(hash, 'recovery')).toBeUndefined()
  },
)

test.each([
  ['#type=recovery&token=abc&tokens=2', 2],
  ['#type=recovery&token=abc', 0],
  ['#type=recovery&token=abc&tokens=-1', 0],
  ['#type=recovery&token=abc&tokens=plus', 0],
])('%j counts %d access tokens', (hash, count) => {
  expect(tokensIn(hash)).toBe(count)
})

test('the link of an invitation carries its address', () => {
  const hash = '#type=invitation&token=abc&email=lea%2Broux%40exemple.fr'
  expect(invitationIn(hash)).toEqual({ token: 'abc', email: 'lea+roux@exemple.fr', toHouse: false })
})

test('the link that makes an account in a house may be for any address', () => {
  expect(invitationIn('#type=house&token=abc')).toEqual({ token: 'abc', email: undefined, toHouse: true })
})

test.each([
  '',
  '#type=invitation&token=abc',
  '#type=invitation&email=a%40b.fr',
  '#type=recovery&token=abc&email=a%40b.fr',
])('%j is no invitation', (hash) => {
  expect(invitationIn(hash)).toBeUndefined()
})
