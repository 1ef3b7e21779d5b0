import { createProcedureClient, os, type Schema } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { euros } from '#contract/shapes.ts'
import type { Role } from '#domain/house/role.ts'
import type { Context } from '../context.ts'
import { checkAnswers } from './check-answers.ts'

const OUTPUT: Schema<unknown, unknown> = z.object({ title: z.string(), cost: euros.optional() })
const UNCHECKED = { initialOutputValidationIndex: Number.NaN }

/** Calls a route that answers this, with or without the check. */
const call = (answer: unknown, ...interceptors: (typeof checkAnswers)[]) =>
  callAs('owner', answer, interceptors)

/** The same by someone of a role. */
const callAs = (role: Role, answer: unknown, interceptors: (typeof checkAnswers)[]) => {
  const sheet = os
    .$config(UNCHECKED)
    .$context<Context>()
    .output(OUTPUT)
    .handler(({ context }) => {
      context.answersTo({ userId: 'u', houseId: 'u', role })
      return answer
    })
  const context = { answersTo: () => {} } as unknown as Context
  return createProcedureClient(sheet, { interceptors, path: ['sheets', 'get'], context })(undefined)
}

test('an answer that keeps to its contract passes the check', async () => {
  expect(await call({ title: 'Tarte' }, checkAnswers)).toEqual({ title: 'Tarte' })
})

test('an answer with a property that its contract does not have fails the check', async () => {
  await expect(call({ title: 'Tarte', secret: 'la vanille' }, checkAnswers)).rejects.toThrow(
    'sheets.get answers more than its contract has',
  )
})

test('an answer that breaks its contract fails the check', async () => {
  await expect(call({ title: 12 }, checkAnswers)).rejects.toThrow('sheets.get breaks its contract')
})

test('without the check an answer is given as it is', async () => {
  const answer = { title: 'Tarte', secret: 'la vanille' }
  expect(await call(answer)).toBe(answer)
})

test('money is no answer to a role that is shown none, and null is none to any other', async () => {
  const [hidden, shown] = [
    { title: 'Tarte', cost: null },
    { title: 'Tarte', cost: 4.2 },
  ]
  expect(await callAs('cook', hidden, [checkAnswers])).toEqual(hidden)
  await expect(callAs('cook', shown, [checkAnswers])).rejects.toThrow('breaks its contract')
  expect(await call(shown, checkAnswers)).toEqual(shown)
  await expect(call(hidden, checkAnswers)).rejects.toThrow('breaks its contract')
})
