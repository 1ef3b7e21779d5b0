import type { UseMutationOptions } from '@tanstack/react-query'
import { madeBeforeOf } from '../failure/made-before.ts'
import type { CallContext } from './api.ts'
import { useIdempotencyKeys } from './use-idempotency-keys.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type Create<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>

type Options<Input, Output> = Omit<UseMutationOptions<Output, unknown, Input>, 'mutationFn'> & {
  /** Names what is created, where one place creates several things; a form is for one at a time. */
  intentionOf?: (input: Input) => string
}

/** Creates something once, even where an answer was lost and it is sent again, with the same content or with other. */
export function useCreateOnce<Input, Output>(
  create: Create<Input, Output>,
  { intentionOf, ...options }: Options<Input, Output>,
) {
  const once = useIdempotencyKeys(create, intentionOf)
  const mutation = useSingleMutation({ ...options, mutationFn: once.create })
  const made = madeBeforeOf(mutation.error)
  return {
    ...mutation,
    /** What was made by an earlier send of other content; null when that is not why the last one was refused. */
    madeBefore: made === undefined ? null : (made as Output),
    forget: once.forget,
  }
}
