import { expect, test } from 'vitest'
import { linkToken } from './mail-link.ts'

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
