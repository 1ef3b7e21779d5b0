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

  test('name the bound that a value is beyond, and of a number both bounds', () => {
    const bounds = { minimum: { value: 0, inclusive: true }, maximum: { value: 100, inclusive: true } }
    expect(findProblems(dish, { ...RIGHT, price: 101 })).toMatchObject([{ beyond: 'maximum', bounds }])
    expect(findProblems(dish, { ...RIGHT, price: -1 })).toMatchObject([{ beyond: 'minimum', bounds }])
    expect(findProblems(dish, { ...RIGHT, name: 'ab' })).toMatchObject([
      { beyond: 'minimum', bounds: undefined },
    ])
  })

  test('distinguish an empty number field from a text that is no number', () => {
    expect(findProblems(dish, { ...RIGHT, price: null })).toMatchObject([{ path: 'price', rule: 'required' }])
    expect(findProblems(dish, { ...RIGHT, price: Number.NaN })).toMatchObject([{ rule: 'invalid' }])
  })
})

test('what the server refuses has the same form, with a rule that is not known as plainly invalid', () => {
  const issues = [
    { path: 'price', rule: 'out-of-range' },
    { path: 'price', rule: 'invalid' },
    { path: 'name', rule: 'a rule of a later release' },
  ]
  expect(problemsOfServer(dish, issues)).toMatchObject([
    { path: 'price', rule: 'out-of-range', bounds: { maximum: { value: 100 } } },
    { path: 'name', rule: 'invalid' },
  ])
})
