import { expect, test } from 'vitest'
import { linesWithSecrets, refuseSecrets } from './log-secrets.ts'

test.each([
  ['an address', '{"detail":"Key (email)=(chef@exemple.fr)"}'],
  ['a link that resets', '/reset-password#type=recovery&token=abc'],
  ['a hash of a password', '$argon2id$v=19$m=19456'],
  ['an address of a link', '{"url":"/register#email=chef%40exemple.fr"}'],
  ['a link within another', '"next":"%2Fconfirm%23token%3Dabc"'],
  ['a statement with its parameters', '"message":"Failed query: select 1"'],
  ['an access token', `"sent":"gramme_${'aB3-_'.repeat(9).slice(0, 43)}"`],
  ['a value that was in use', '{"params":["a known password"]}'],
])('%s in a log is found', (_what, line) => {
  const log = `{"level":40}\n${line}\n{"level":50}`
  const found = linesWithSecrets(log, ['a known password'])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^line 2/)
  expect(found[0]).not.toMatch(/@exemple|token=|argon2|known/)
  expect(() => refuseSecrets('the log', log, ['a known password'])).toThrow('the log holds secrets')
})

test.each([
  ['JSON', JSON.stringify('mot "de" passe\n')],
  ['JSON within JSON', JSON.stringify(JSON.stringify('mot "de" passe\n'))],
  ['an address', encodeURIComponent('mot "de" passe\n')],
  ['a form', new URLSearchParams({ a: 'mot "de" passe\n' }).toString()],
  ['base64', Buffer.from('mot "de" passe\n').toString('base64')],
  ['the base64 of Basic', Buffer.from('chef:mot "de" passe\n').toString('base64url')],
  ['hexadecimal', Buffer.from('mot "de" passe\n').toString('hex')],
])('a value that was in use is found where it is written as %s', (_form, written) => {
  expect(linesWithSecrets(`{"at":${written}}`, ['mot "de" passe\n'])).toHaveLength(1)
})

test('the token of a signed cookie is found without its signature', () => {
  const token = 'Zp2rQhqYtutgasCWrSjiya0P3ndRYXxq'
  expect(
    linesWithSecrets(`"where":"token = ${token}"`, [`${token}.Q7g5C89Sj3fFXVoUPbr+0p1901Q=`]),
  ).toHaveLength(1)
})

test('a log of codes and names holds none', () => {
  expect(linesWithSecrets('{"level":50,"err":{"type":"DatabaseError","code":"23505"}}', ['known'])).toEqual(
    [],
  )
})
