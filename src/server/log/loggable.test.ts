import * as fc from 'fast-check'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { loggable } from './loggable.ts'

const SECRET = 'chef@exemple.fr'

function databaseError(): Error {
  const error = new DatabaseError(`duplicate key value: ${SECRET}`, 10, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: `unnamed portal parameter $1 = '${SECRET}'`,
    constraint: 'users_email_unique',
    table: 'users',
  })
}

test('an error of the database is logged by its codes and names, wherever it is wrapped', () => {
  const wrapped = Object.assign(
    new Error(`Failed query: insert … params: ${SECRET}`, { cause: databaseError() }),
    {
      query: 'insert into auth.users',
      params: [SECRET],
    },
  )
  const logged = loggable(wrapped)
  expect(JSON.stringify(logged)).not.toContain(SECRET)
  expect(logged.causes).toMatchObject([
    { type: 'DatabaseError', code: '23505', constraint: 'users_email_unique', table: 'users' },
  ])
  expect(logged.frames.join('\n')).toContain('loggable.test.ts')
})

test('a message is left out of the frames too, over however many lines it goes', () => {
  const { frames } = loggable(new Error(`one\n    at ${SECRET}\n    at f (${SECRET})\n at /${SECRET} x:1:2`))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.join('\n')).not.toContain(SECRET)
})

test('several errors are logged each, and a circle of causes ends', () => {
  const first = new Error('first')
  const second = new Error('second', { cause: first })
  first.cause = second
  expect(JSON.stringify(loggable(new AggregateError([first, databaseError()]))).length).toBeLessThan(100_000)
  expect(loggable(new AggregateError([databaseError()])).causes).toMatchObject([{ code: '23505' }])
})

test('no value of any property is logged that is no name', () => {
  const value = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `${text} ${SECRET}`)
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), value, (facts, message) => {
      const names = ['code', 'table', 'column', 'constraint', 'routine', 'syscall', 'schema', 'severity']
      const error = Object.assign(
        new Error(message),
        facts,
        Object.fromEntries(names.map((name) => [name, message])),
      )
      expect(JSON.stringify(loggable(error))).not.toContain(SECRET)
    }),
  )
})

test('what is thrown and is no error says no more than its type', () => {
  expect(loggable(SECRET)).toEqual({ type: 'string', frames: [] })
  expect(loggable({ password: SECRET })).toEqual({ type: 'object', frames: [] })
})
