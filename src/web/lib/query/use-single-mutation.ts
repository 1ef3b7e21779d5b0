import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { dedupeInFlight } from './dedupe-in-flight.ts'
import { refusedInDemo } from '../demo/demo-refusal.ts'

/**
 * A write that is deaf to the same request while its answer is awaited. The second click of a double click comes
 * before the button has been painted as disabled, and before `isPending` says so. Of different requests at a time
 * all are sent, but only the last has its own answers called: those of each belong into `options`. The demo refuses it before it begins.
 */
export function useSingleMutation<Data, Failure, Variables, Result>(
  options: UseMutationOptions<Data, Failure, Variables, Result>,
) {
  const [awaited] = useState(dedupeInFlight<Variables>)
  const {
    mutate,
    mutateAsync: _,
    ...mutation
  } = useMutation<Data, Failure, Variables, Result>({
    ...options,
    onSettled: async (...outcome) => {
      try {
        await options.onSettled?.(...outcome)
      } finally {
        awaited.answered(outcome[2])
      }
    },
  })
  const once = useCallback(
    (variables: Variables, own?: MutateOptions<Data, Failure, Variables, Result>) => {
      if (!refusedInDemo() && awaited.begin(variables)) mutate(variables, own)
    },
    [awaited, mutate],
  )
  return { ...mutation, mutate: once }
}
