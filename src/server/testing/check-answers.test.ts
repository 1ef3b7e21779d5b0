import { createProcedureClient, os, type Schema } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { checkAnswers } from './check-answers.ts'

const OUTPUT: Schema<unknown, unknown> = z.object({ title: z.string() })
const UNCHECKED = { initialOutputValidationIndex: Number.NaN }

/** Calls a route that answers this, with or without the check. */
const call = (answer: unknown, ...interceptors: (typeof checkAnswers)[]) => {
  const sheet = os
    .$config(UNCHECKED)
    .output(OUTPUT)
    .handler(() => answer)
  return createProcedureClient(sheet, { interceptors, path: ['sheets', 'get'], context: {} as Context })(
    undefined,
  )
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
