import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '#contract/contract.ts'

const QUESTIONS = [
  'POST /invoices/{id}/preview',
  'POST /user-products/matches',
  'POST /user-products/{id}/impact',
  'POST /sheet-imports/names',
]

interface Operation {
  method: string
  path: string
}

function operationsOf(routes: object): Operation[] {
  return Object.values(routes).flatMap((route: object) => {
    if (!('~orpc' in route)) return operationsOf(route)
    const { method = 'GET', path = '' } = (route['~orpc'] as { route: Partial<Operation> }).route
    return [{ method, path }]
  })
}

const operations = operationsOf(contract)
const requestOf = ({ method, path }: Operation) =>
  new Request(`https://gramme.example/api${path.replaceAll(/\{\w+\}/g, '4c2a')}`, { method })

afterEach(() => {
  vi.resetModules()
})

test('outside the demo every request goes as it is', async () => {
  const { blockWritesInDemo } = await import('./demo-gate.ts')
  for (const operation of operations) {
    const request = requestOf(operation)
    expect(blockWritesInDemo(request)).toBe(request)
  }
})

test('in the demo every request says so, and none that writes leaves', async () => {
  const { visitDemo } = await import('./demo.ts')
  const { blockWritesInDemo } = await import('./demo-gate.ts')
  visitDemo()
  const passed = operations.filter((operation) => {
    try {
      expect(blockWritesInDemo(requestOf(operation)).headers.get('gramme-visitor')).toBe('demo')
      return true
    } catch (refusal) {
      expect(refusal).toMatchObject({ code: 'DEMO_READ_ONLY', status: 403 })
      return false
    }
  })
  expect(passed.length).toBeGreaterThan(QUESTIONS.length)
  expect(
    passed.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual(QUESTIONS)
})
