import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * A mutation that is deaf while an answer is awaited. The second click of a double click comes before the button has
 * been painted as disabled, and before `isPending` says so.
 */
export function useSingleMutation<Data, Failure, Variables, Result>(
  options: UseMutationOptions<Data, Failure, Variables, Result>,
) {
  const sent = useRef(false)
  const mutation = useMutation<Data, Failure, Variables, Result>({
    ...options,
    onSettled: (...outcome) => {
      sent.current = false
      return options.onSettled?.(...outcome)
    },
  })
  const { mutate } = mutation
  const once = useCallback(
    (variables: Variables, own?: MutateOptions<Data, Failure, Variables, Result>) => {
      if (sent.current) return
      sent.current = true
      mutate(variables, own)
    },
    [mutate],
  )
  return { ...mutation, mutate: once }
}
