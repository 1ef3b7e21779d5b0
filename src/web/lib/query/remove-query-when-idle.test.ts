import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { removeQueryWhenIdle } from './remove-query-when-idle.ts'

const KEY = ['product', 'get', { id: '1' }]

function known() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(KEY, { name: 'Beurre' })
  queryClient.setQueryData(['product', 'get', { id: '2' }], { name: 'Farine' })
  return queryClient
}

test('what nothing shows goes at once, and nothing else does', () => {
  const queryClient = known()
  removeQueryWhenIdle(queryClient, KEY)
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
  expect(queryClient.getQueryData(['product', 'get', { id: '2' }])).toBeDefined()
})

test('what is on the screen stays until the last that shows it leaves, without being asked for again', () => {
  const queryClient = known()
  let requests = 0
  const options = { queryKey: KEY, staleTime: Number.POSITIVE_INFINITY, queryFn: () => (requests += 1) }
  const [card, page] = [new QueryObserver(queryClient, options), new QueryObserver(queryClient, options)]
  const leave = [card.subscribe(() => {}), page.subscribe(() => {})]
  removeQueryWhenIdle(queryClient, KEY)
  leave[0]?.()
  expect(queryClient.getQueryData(KEY)).toEqual({ name: 'Beurre' })
  leave[1]?.()
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
  expect(requests).toBe(0)
})
