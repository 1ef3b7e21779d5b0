import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findProblems, problemsOfServer } from './field-problem.ts'

const dish = z.object({
  name: z.string('required').trim().min(1, 'required').min(3, 'too-short').max(9, 'too-long'),
  price: z.number('invalid').min(0, 'price-negative').max(100, 'out-of-range'),
  courses: z.array(z.object({ name: z.string().min(1, 'required') })),
})
const RIGHT = { name: 'Tarte', price: 8, courses: [] }

describe('the problems that a schema finds', () => {
  test('are none in values that it takes', () => {
    expect(findProblems(dish, RIGHT)).toEqual([])
  })

  test('name the path and the first rule that is broken there, in the order of the schema', () => {
    expect(findProblems(dish, { name: ' ', price: 101, courses: [{ name: '' }] })).toMatchObject([
      { path: 'name', rule: 'required' },
      { path: 'price', rule: 'out-of-range' },
      { path: 'courses.0.name', rule: 'required' },
    ])
  })

  test('name the limit: the highest of what is above it, the lowest of what is below', () => {
    expect(findProblems(dish, { ...RIGHT, price: 101 })).toMatchObject([{ maximum: 100, minimum: undefined }])
    expect(findProblems(dish, { ...RIGHT, name: 'ab' })).toMatchObject([{ minimum: 3, maximum: undefined }])
  })

  test('distinguish an empty number field from a text that is no number', () => {
    expect(findProblems(dish, { ...RIGHT, price: null })).toMatchObject([{ path: 'price', rule: 'required' }])
    expect(findProblems(dish, { ...RIGHT, price: Number.NaN })).toMatchObject([{ rule: 'invalid' }])
  })
})

test('what the server refuses has the same form, with a rule that is not known as plainly invalid', () => {
  const issues = [
    { path: 'email', rule: 'email-invalid' },
    { path: 'email', rule: 'too-long' },
    { path: 'name', rule: 'a rule of a later release' },
  ]
  expect(problemsOfServer(issues)).toEqual([
    { path: 'email', rule: 'email-invalid' },
    { path: 'name', rule: 'invalid' },
  ])
})
