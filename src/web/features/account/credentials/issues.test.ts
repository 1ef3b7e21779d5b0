import { expect, test } from 'vitest'
import {
  changePasswordIssues,
  forgotIssues,
  issuesOf,
  resetIssues,
  signInIssues,
  signUpIssues,
} from './issues.ts'

const RIGHT = {
  name: 'Léa',
  email: 'lea@exemple.fr',
  password: '12345678',
  confirmation: '12345678',
  terms: 'on',
}

test('a complete sign-up has no issue', () => {
  expect(signUpIssues(RIGHT)).toEqual({})
})

test('what is empty is asked for before anything else is judged', () => {
  expect(signUpIssues({ ...RIGHT, name: ' ', email: '', password: 'court', terms: '' })).toEqual({
    name: 'empty',
    email: 'empty',
    terms: 'empty',
  })
  expect(signInIssues({ email: '', password: '', rememberMe: '' })).toEqual({
    email: 'empty',
    password: 'empty',
  })
})

test('every other rule of a sign-up is told at once', () => {
  const wrong = { ...RIGHT, email: 'lea@exemple', password: '1234567', confirmation: '7654321', terms: '' }
  expect(signUpIssues(wrong)).toEqual({
    email: 'emailInvalid',
    password: 'passwordTooShort',
    confirmation: 'passwordsDiffer',
    terms: 'termsRefused',
  })
})

test('a sign-in asks for what looks like an address, and for any password', () => {
  expect(signInIssues({ email: ' lea@exemple.fr ', password: 'x', rememberMe: '' })).toEqual({})
  expect(signInIssues({ email: 'lea', password: 'x', rememberMe: 'on' })).toEqual({ email: 'emailInvalid' })
})

test('a forgotten password needs an address', () => {
  expect(forgotIssues({ email: ' ' })).toEqual({ email: 'emailEmpty' })
  expect(forgotIssues({ email: 'lea' })).toEqual({ email: 'emailInvalid' })
  expect(forgotIssues({ email: 'lea@exemple.fr' })).toEqual({})
})

test('a new password is long enough and typed twice alike', () => {
  expect(resetIssues({ newPassword: '', confirmation: '' })).toEqual({
    newPassword: 'empty',
    confirmation: 'empty',
  })
  expect(resetIssues({ newPassword: '1234567', confirmation: '12345678' })).toEqual({
    newPassword: 'passwordTooShort',
    confirmation: 'passwordsDiffer',
  })
  expect(resetIssues({ newPassword: 'x'.repeat(129), confirmation: 'x'.repeat(129) })).toEqual({
    newPassword: 'tooLong',
  })
  expect(
    changePasswordIssues({ currentPassword: '', newPassword: '12345678', confirmation: '12345678' }),
  ).toEqual({ currentPassword: 'empty' })
})

test('the server’s refusals are told in the same words, and what it names beside the form is left out', () => {
  const refused = [
    { path: 'email', rule: 'email-invalid' },
    { path: 'password', rule: 'too-short' },
    { path: 'language', rule: 'invalid' },
  ]
  expect(issuesOf(refused, ['email', 'password'])).toEqual({
    email: 'emailInvalid',
    password: 'passwordTooShort',
  })
})
