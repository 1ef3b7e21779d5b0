import { expect, test } from 'vitest'
import { recoveryToken } from './recovery-link.ts'

test('the link of the mail carries a recovery type and a token', () => {
  expect(recoveryToken('#type=recovery&token=a-b_c')).toBe('a-b_c')
  expect(recoveryToken('token=abc&type=recovery')).toBe('abc')
})

test.each(['', '#', '#token=abc', '#type=recovery', '#type=recovery&token=', '#type=signup&token=abc'])(
  '%j is no recovery link',
  (hash) => {
    expect(recoveryToken(hash)).toBeUndefined()
  },
)
