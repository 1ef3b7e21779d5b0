import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const queryKey = ['sales']

/** A server that delays each answer until released, and then answers with the state at the time of the request. */
function slowServer() {
  let stored = '12'
  const requests: (() => void)[] = []
  return {
    requests,
    read: () => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const found = stored
      requests.push(() => resolve(found))
      return promise
    },
    write: async (value: string) => {
      stored = value
      return value
    },
  }
}

test('what was being read before a change does not come after it', async () => {
  const server = slowServer()
  const queryClient = createQueryClient(() => undefined)
  queryClient.setQueryData(queryKey, '1')
  const reading = queryClient
    .fetchQuery({ queryKey, queryFn: server.read, staleTime: 0 })
    .catch(() => undefined)
  const change = new MutationObserver(queryClient, {
    mutationFn: server.write,
    onSuccess: (value) => queryClient.setQueryData(queryKey, value),
  })
  await change.mutate('120')
  expect(queryClient.getQueryData(queryKey)).toBe('120')
  expect(server.requests).toHaveLength(2)
  for (const answer of server.requests) answer()
  await reading
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(queryClient.getQueryData(queryKey)).toBe('120')
})

test('idle queries are left alone', async () => {
  const server = slowServer()
  const queryClient = createQueryClient(() => undefined)
  queryClient.setQueryData(queryKey, '1')
  await new MutationObserver(queryClient, { mutationFn: server.write }).mutate('120')
  expect(server.requests).toEqual([])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
})
