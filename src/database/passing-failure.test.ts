import { getSystemErrorMap } from 'node:util'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isPassing } from './passing-failure.ts'

const failed = (code: string, message = `connect ${code}`) => Object.assign(new Error(message), { code })

/** A file that a call of the system does not find. */
const missing = (syscall: string) => Object.assign(failed('ENOENT'), { syscall })

/** As Drizzle wraps a failure. */
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'EADDRNOTAVAIL',
  'ENOSPC',
])('%s is over by the next attempt, wrapped or one of several addresses of a host', (code) => {
  expect(code === 'ENOTFOUND' || [...getSystemErrorMap().values()].some(([name]) => name === code)).toBe(true)
  for (const error of [failed(code), wrapped(failed(code)), wrapped(new AggregateError([failed(code)]))])
    expect(isPassing(error)).toBe(true)
})

test('so is a socket file that is not there while PostgreSQL is stopped, and no other missing file', () => {
  expect(isPassing(wrapped(missing('connect')))).toBe(true)
  expect(isPassing(missing('open'))).toBe(false)
})

test.each(['08006', '40001', '40P01', '53300', '55P03', '57014', '57P01', '25P03'])('so is %s', (code) => {
  const refused = Object.assign(new DatabaseError('refused', 7, 'error'), { code })
  expect(isPassing(wrapped(refused))).toBe(true)
})

test.each(['23505', '42P01', '28P01', 'XX000'])('%s is not', (code) => {
  const refused = Object.assign(new DatabaseError('Connection terminated', 7, 'error'), { code })
  expect(isPassing(wrapped(refused))).toBe(false)
})

test('a failure that no code explains is not', () => {
  for (const error of [new TypeError('x is undefined'), 'ECONNREFUSED', undefined])
    expect(isPassing(error)).toBe(false)
})
