import { expect, test } from 'vitest'
import { linesWithSecrets, refuseSecrets } from './log-secrets.ts'

test.each([
  ['an address', '{"detail":"Key (email)=(chef@exemple.fr)"}'],
  ['a link that resets', '/reset-password#type=recovery&token=abc'],
  ['a hash of a password', '$argon2id$v=19$m=19456'],
  ['a value that was in use', '{"params":["a known password"]}'],
])('%s in a log is found', (_what, line) => {
  const log = `{"level":40}\n${line}\n{"level":50}`
  expect(linesWithSecrets(log, ['a known password'])).toHaveLength(1)
  expect(() => refuseSecrets('the log', log, ['a known password'])).toThrow('the log holds secrets')
})

test('a log of codes and names holds none', () => {
  expect(linesWithSecrets('{"level":50,"err":{"type":"DatabaseError","code":"23505"}}', ['known'])).toEqual(
    [],
  )
})
