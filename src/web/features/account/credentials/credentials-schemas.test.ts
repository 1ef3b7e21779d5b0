import { expect, test } from 'vitest'
import { credentials } from '#contract/credentials.ts'
import { findProblems, type FormSchema } from '#web/lib/form/field-problem.ts'
import { missingFirst, resetRequestSchema, signInSchema } from './credentials-schemas.ts'
import { passwordChangeSchema, passwordResetSchema, signUpSchema } from './new-password-schemas.ts'

const RIGHT = {
  name: 'Léa',
  email: 'lea@exemple.fr',
  password: 'une cuisine ouverte',
  confirmation: 'une cuisine ouverte',
  terms: 'on',
}

const rulesOf = (schema: FormSchema<unknown>, values: object) =>
  Object.fromEntries(missingFirst(findProblems(schema, values)).map(({ path, rule }) => [path, rule]))

test('a complete sign-up has no problem', () => {
  expect(rulesOf(signUpSchema, RIGHT)).toEqual({})
})

test('what is empty is asked for before anything else is reported', () => {
  expect(rulesOf(signUpSchema, { ...RIGHT, name: ' ', email: '', password: 'court', terms: '' })).toEqual({
    name: 'required',
    email: 'required',
    terms: 'required',
  })
  expect(rulesOf(signInSchema, { email: '', password: '' })).toEqual({
    email: 'required',
    password: 'required',
  })
})

test('every other rule of a sign-up is reported at once', () => {
  const wrong = { ...RIGHT, email: 'lea@exemple', password: '1234567', confirmation: '7654321', terms: '' }
  expect(rulesOf(signUpSchema, wrong)).toEqual({
    email: 'email-invalid',
    password: 'too-short',
    confirmation: 'passwords-differ',
    terms: 'required',
  })
})

test('a sign-in asks for an address, and for any password', () => {
  expect(rulesOf(signInSchema, { email: ' lea@exemple.fr ', password: 'x' })).toEqual({})
  expect(rulesOf(signInSchema, { email: 'lea', password: 'x' })).toEqual({ email: 'email-invalid' })
})

test('a forgotten password needs an address', () => {
  expect(rulesOf(resetRequestSchema, { email: ' ' })).toEqual({ email: 'required' })
  expect(rulesOf(resetRequestSchema, { email: 'lea' })).toEqual({ email: 'email-invalid' })
  expect(rulesOf(resetRequestSchema, { email: 'lea@exemple.fr' })).toEqual({})
})

test('a new password is long enough and typed twice alike', () => {
  expect(rulesOf(passwordResetSchema, { newPassword: '', confirmation: '' })).toEqual({
    newPassword: 'required',
    confirmation: 'required',
  })
  expect(rulesOf(passwordResetSchema, { newPassword: '1234567', confirmation: '12345678' })).toEqual({
    newPassword: 'too-short',
    confirmation: 'passwords-differ',
  })
  const long = 'x'.repeat(129)
  expect(rulesOf(passwordResetSchema, { newPassword: long, confirmation: long })).toEqual({
    newPassword: 'too-long',
  })
  expect(
    rulesOf(passwordChangeSchema, {
      currentPassword: '',
      newPassword: 'au four !',
      confirmation: 'au four !',
    }),
  ).toEqual({ currentPassword: 'required' })
})

test('a new password is another one than the current one', () => {
  const same = 'une cuisine ouverte'
  expect(
    rulesOf(passwordChangeSchema, { currentPassword: same, newPassword: same, confirmation: same }),
  ).toEqual({ newPassword: 'password-unchanged' })
})

const found = (schema: FormSchema<unknown>, values: object) =>
  findProblems(schema, values).map(({ path, rule }) => `${path} ${rule}`)

test.each([
  {},
  { name: ' ' },
  { name: 'x'.repeat(200) },
  { name: 'x'.repeat(201) },
  { email: 'lea' },
  { email: `${'x'.repeat(250)}@exemple.fr` },
  { password: '1234567' },
  { password: 'au four !'.padEnd(128, ' 7h30') },
  { password: 'x'.repeat(128) },
  { password: 'azerty1234' },
  { password: 'lea@exemple.fr' },
  { password: 'Léa exemple 2024', name: 'x'.repeat(201) },
  { password: 'x'.repeat(129) },
  { name: '', email: '', password: '' },
])('%j is what the server finds in it too', (change) => {
  const { terms: _, ...typed } = { ...RIGHT, ...change }
  const asked = { ...typed, confirmation: typed.password || 'x', terms: 'on' }
  const ofForm = found(signUpSchema, asked).filter((problem) => !problem.startsWith('confirmation'))
  expect(ofForm).toEqual(found(credentials['/sign-up/email'], typed))
})
