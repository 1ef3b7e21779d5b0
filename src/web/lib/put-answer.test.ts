import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { putAnswer } from './put-answer.ts'

const queryKey = ['sales']

test('what was being read before the change does not come after it', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, ['12'])
  const slow = Promise.withResolvers<string[]>()
  const reading = queryClient
    .fetchQuery({ queryKey, queryFn: () => slow.promise, retry: false })
    .catch(() => undefined)
  await putAnswer<string[]>(queryClient, queryKey, (before) => [...before, '120'])
  slow.resolve(['12'])
  await reading
  expect(queryClient.getQueryData(queryKey)).toEqual(['12', '120'])
})

test('what is read for the first time is read on', async () => {
  const queryClient = new QueryClient()
  const slow = Promise.withResolvers<string[]>()
  const reading = queryClient.fetchQuery({ queryKey, queryFn: () => slow.promise })
  await putAnswer<string[]>(queryClient, queryKey, () => [])
  slow.resolve(['12'])
  expect(await reading).toEqual(['12'])
})
