import { expect, test } from 'vitest'
import { wayTo } from './preparation-cycle.ts'

const edge = (from: string, to: string) => ({ from, to })

test('the shortest of several ways down is named', () => {
  const edges = [edge('sauce', 'jus'), edge('jus', 'fond'), edge('sauce', 'fond'), edge('fond', 'os')]
  expect(wayTo('os', ['sauce'], edges)).toEqual(['sauce', 'fond', 'os'])
  expect(wayTo('sauce', ['sauce'], edges)).toEqual(['sauce'])
  expect(wayTo('plat', ['sauce'], edges)).toBeUndefined()
})

test('a way through tens of thousands of preparations is found in a moment', () => {
  const edges = Array.from({ length: 50_000 }, (_, at) => edge(String(at), String(at + 1)))
  expect(wayTo('50000', ['0'], edges)).toHaveLength(50_001)
})
