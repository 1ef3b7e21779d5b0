import { call, os } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkingAnswers, trustingAnswers } from './answers.ts'

const answering = (answer: { title: string; secret?: string }) => ({
  sheet: os.output(z.object({ title: z.string() })).handler(() => answer),
})

test('checked, an answer that keeps to its contract is given', async () => {
  expect(await call(checkingAnswers(answering({ title: 'Tarte' })).sheet, undefined)).toEqual({
    title: 'Tarte',
  })
})

test('checked, an answer that says more than its contract names fails', async () => {
  const { sheet } = checkingAnswers(answering({ title: 'Tarte', secret: 'la vanille' }))
  await expect(call(sheet, undefined)).rejects.toThrow('Output validation failed')
})

test('checked, an answer that breaks its contract fails', async () => {
  const { sheet } = checkingAnswers(answering({ title: 12 as unknown as string }))
  await expect(call(sheet, undefined)).rejects.toThrow('Output validation failed')
})

test('trusted, an answer is given as it is, and no time is spent on it', async () => {
  const answer = { title: 'Tarte' }
  expect(await call(trustingAnswers(answering(answer)).sheet, undefined)).toBe(answer)
})
