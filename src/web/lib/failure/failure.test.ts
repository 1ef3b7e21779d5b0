import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { decodeError } from '../query/decode-error.ts'
import {
  codeOf,
  fieldIssuesOf,
  HttpError,
  isNetworkFailure,
  isTransient,
  makeFile,
  statusOf,
  FileCreationError,
} from './failure.ts'

test("the server's refusal keeps its code, status and fields", () => {
  const fields = [{ path: 'ingredients.3.quantity', rule: 'quantity-too-low' }]
  const refusal = decodeError(
    { code: 'VALIDATION', message: 'A field breaks a rule', data: { fields } },
    { status: 422 },
  )
  expect(refusal).toBeInstanceOf(ORPCError)
  expect([codeOf(refusal), statusOf(refusal), fieldIssuesOf(refusal)]).toEqual(['VALIDATION', 422, fields])
})

test('an error response without a code is left to the default decoder', () => {
  expect(decodeError('<html>Bad gateway</html>', { status: 502 })).toBeNull()
  expect(decodeError(null, { status: 500 })).toBeNull()
})

test('a refusal without fields has none', () => {
  expect(fieldIssuesOf(new HttpError(404, 'NOT_FOUND'))).toEqual([])
  expect(fieldIssuesOf(new TypeError('Failed to fetch'))).toEqual([])
})

test('only what may pass by itself is tried again', () => {
  expect(isTransient(new TypeError('Failed to fetch'))).toBe(true)
  expect(isTransient(new HttpError(503))).toBe(true)
  expect(isTransient(new HttpError(422, 'VALIDATION'))).toBe(false)
  expect(isTransient(new HttpError(401, 'UNAUTHORIZED'))).toBe(false)
  expect(isTransient(new Error('a mistake of ours'))).toBe(false)
})

test('a file that was not created for lack of a network differs from data that was never read', async () => {
  const cut = new TypeError('Failed to fetch')
  await expect(makeFile(() => Promise.reject(cut))).rejects.toBeInstanceOf(FileCreationError)
  expect(isNetworkFailure(new FileCreationError())).toBe(true)
  const down = new HttpError(503)
  await expect(makeFile(() => Promise.reject(down))).rejects.toBe(down)
  await expect(makeFile(() => Promise.resolve('carte.pdf'))).resolves.toBe('carte.pdf')
})

test('no answer at all is a matter of connection', () => {
  expect(isNetworkFailure(new TypeError('Failed to fetch'))).toBe(true)
  expect(isNetworkFailure(new HttpError(500))).toBe(false)
})
