import { expect, test } from 'vitest'
import type { Operation } from '../operations.ts'
import { DocumentedAnswers } from './documented-answers.ts'

const schema = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } }
const operation: Operation = {
  name: 'GET /sheet',
  method: 'GET',
  prefix: '/api',
  path: '/sheet',
  query: [],
  idsInQuery: [],
  body: undefined,
  takesFile: false,
  answers: { 200: { 'application/json': { schema } } },
}

const faultOf = (status: number, body: unknown, mediaType = 'application/json', method = 'GET') =>
  new DocumentedAnswers().fault(
    operation,
    { method, isPage: false },
    {
      status,
      headers: { 'content-type': mediaType },
      bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    },
  )

test.each([
  ['a documented answer', 200, { title: 'Tarte' }, undefined],
  ['an answer of another shape', 200, { title: 1 }, 'data/title must be string'],
  ['an answer without a property', 200, {}, "data must have required property 'title'"],
  ['a status that is not documented', 201, { title: 'Tarte' }, 'status 201 is not documented'],
  ['a refusal', 422, { code: 'VALIDATION', message: 'no', data: { fields: [] } }, undefined],
  ['a refusal without a code', 400, { error: 'Bad Request' }, 'an error without code or message'],
  [
    'a refusal with a code that is none',
    400,
    { code: 'FST', message: '' },
    'the code FST is none of the list',
  ],
  [
    'a code with the status of another',
    400,
    { code: 'NOT_FOUND', message: '' },
    'the code NOT_FOUND with the status 400',
  ],
  ['a refusal that says more', 404, { code: 'NOT_FOUND', message: '', stack: '' }, 'an error with stack'],
  ['a refusal without a body', 417, undefined, 'an error that is no object of JSON'],
  ['an error of the server', 503, { code: 'UNAVAILABLE', message: '' }, 'an error of the server'],
])('%s', (_what, status, body, fault) => {
  expect(faultOf(status, body)).toBe(fault)
})

test('an answer of another media type, and a body where a HEAD is answered, are faults', () => {
  expect(faultOf(200, { title: 'Tarte' }, 'text/html')).toBe('media type text/html is not documented')
  expect(faultOf(200, { title: 'Tarte' }, undefined, 'HEAD')).toBe('a body where none is allowed')
})
