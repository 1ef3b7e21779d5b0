import { expect, test } from 'vitest'
import { linesWithSecrets, refuseSecrets } from './log-secrets.ts'

test.each([
  ['an address', '{"detail":"Key (email)=(chef@exemple.fr)"}'],
  ['a link that resets', '/reset-password#type=recovery&token=abc'],
  ['a hash of a password', '$argon2id$v=19$m=19456'],
  ['a value that was in use', '{"params":["a known password"]}'],
])('%s in a log is found', (_what, line) => {
  const log = `{"level":40}\n${line}\n{"level":50}`
  const found = linesWithSecrets(log, ['a known password'])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^line 2/)
  expect(found[0]).not.toMatch(/@exemple|token=|argon2|known/)
  expect(() => refuseSecrets('the log', log, ['a known password'])).toThrow('the log holds secrets')
})

test('a log of codes and names holds none', () => {
  expect(linesWithSecrets('{"level":50,"err":{"type":"DatabaseError","code":"23505"}}', ['known'])).toEqual(
    [],
  )
})
